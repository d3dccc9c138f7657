"""The rules of a game as a page: our rulebooks are written in a small part of Markdown, and this reads exactly that.

Headings, paragraphs, lists, tables, **bold** and *emphasis*, and ![caption](name) for a picture that the game draws.
All else is plain text, and is shown as such.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from html import escape
from itertools import groupby
from typing import NamedTuple

from django.utils.safestring import SafeString, mark_safe

from ....games import GAMES
from .plates import figure

HEADING = re.compile(r"(#{1,3}) (.+)")
ITEM = re.compile(r"(-|\d+\.) (.+)")
PICTURE = re.compile(r"!\[(.+)\]\(([a-z0-9-]+)\)")
SECTION = re.compile(r"§([0-9]+(?:\.[A-Z]?[0-9]+)*)")
BOLD = re.compile(r"\*\*(?=\S)(.+?)(?<=\S)\*\*")
EMPHASIS = re.compile(r"\*(?=\S)([^*]+?)(?<=\S)\*")


Draw = Callable[[str, str], str]  # a picture's name and its caption become markup


class Heading(NamedTuple):
    """A line of the table of contents."""

    id: str
    text: str
    level: int


class Rulebook(NamedTuple):
    """A rulebook as a page: its title, its body, and what is in it."""

    title: str
    html: SafeString
    contents: list[Heading]


def anchor(section: str) -> str:
    """Where a section stands on its page: §4.1 is at "s4-1"."""
    match = SECTION.search(section)
    return "s" + match[1].replace(".", "-").lower() if match else ""


@lru_cache(maxsize=16)
def rulebook(game: str, language: str) -> Rulebook:
    """The rules of a game in a language."""
    text = (GAMES[game].folder() / "rulebook" / f"{language}.md").read_text("utf-8")
    return read(text, lambda name, caption: figure(game, language, name, caption))


def no_picture(name: str, caption: str) -> str:
    """The caption alone."""
    return f"<p>{caption}</p>"


def read(text: str, draw: Draw = no_picture) -> Rulebook:
    """A text in our part of Markdown as a rulebook."""
    blocks = [block.splitlines() for block in re.split(r"\n{2,}", text.strip())]
    headings = [heading(lines[0]) for lines in blocks if HEADING.fullmatch(lines[0])]
    title = next((each.text for each in headings if each.level == 1), "")
    html = "\n".join(part for lines in blocks for part in written(lines, draw))
    return Rulebook(title, mark_safe(html), [each for each in headings if each.level > 1])


def heading(line: str) -> Heading:
    """A heading and its address: its section's, or else its words."""
    match = HEADING.fullmatch(line)
    assert match is not None
    words = re.sub(r"[^\w]+", "-", match[2].lower()).strip("-")
    own = SECTION.match(match[2])
    return Heading(anchor(own[0]) if own else words, match[2], len(match[1]))


def written(lines: list[str], draw: Draw) -> Iterator[str]:
    """A block of lines as HTML."""
    picture = PICTURE.fullmatch(" ".join(lines))
    if picture:
        yield draw(picture[2], inline(picture[1]))
    elif HEADING.fullmatch(lines[0]):
        yield heading_html(heading(lines[0]))
        if lines[1:]:
            yield from written(lines[1:], draw)
    elif lines[0].startswith("|"):
        yield table(lines)
    elif ITEM.fullmatch(lines[0]):
        yield from lists(lines)
    else:
        yield f"<p>{inline(' '.join(lines))}</p>"


def heading_html(line: Heading) -> str:
    """A heading that can be linked to."""
    return f'<h{line.level} id="{escape(line.id)}">{inline(line.text, links=False)}</h{line.level}>'


def lists(lines: list[str]) -> Iterator[str]:
    """Items, with or without numbers; a line that is no item goes on with the one before."""
    items: list[tuple[str, str]] = []
    for line in lines:
        match = ITEM.fullmatch(line)
        if match:
            items.append(("ul" if match[1] == "-" else "ol", match[2]))
        elif items:
            items[-1] = (items[-1][0], f"{items[-1][1]} {line}")
    for kind, group in groupby(items, key=lambda item: item[0]):
        yield f"<{kind}>" + "".join(f"<li>{inline(words)}</li>" for _, words in group) + f"</{kind}>"


def table(lines: list[str]) -> str:
    """A table: its head, a ruled line, its rows."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    head = "".join(f'<th scope="col">{inline(cell)}</th>' for cell in rows[0])
    body = "".join("<tr>" + "".join(f"<td>{inline(cell)}</td>" for cell in row) + "</tr>" for row in rows[2:])
    return f'<div class="ruled"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def inline(words: str, links: bool = True) -> str:
    """Bold, emphasis and links to sections inside a line; everything else is only text."""
    html = EMPHASIS.sub(r"<em>\1</em>", BOLD.sub(r"<strong>\1</strong>", escape(words, quote=False)))
    return SECTION.sub(lambda section: f'<a href="#{anchor(section[0])}">{section[0]}</a>', html) if links else html
