"""The log as HTML. In single quotes: each of them is one letter of a message and not two."""

from __future__ import annotations

from ..language import gettext as _
from ..language import once
from ..regions.log import LogLine
from .shapes import safe


def log_markup(lines: list[str], eyes: int | str = "") -> str:
    """The log, heard through somebody's eyes."""
    return opening(eyes) + "".join(lines or [nothing()]) + CLOSING


@once
def opening(eyes: int | str) -> str:
    """What comes before the lines."""
    return f"""<section id='log' class='log' aria-labelledby='log-title'>
<h2 id='log-title'>{_("Log")}</h2>
<ol id='lines' data-eyes='{eyes}' tabindex='0' aria-labelledby='log-title'>"""


CLOSING = "\n</ol>\n</section>"


@once
def nothing() -> str:
    """What stands in the place of lines before there are any."""
    return f"\n<li class='round'>{_('Nothing has happened yet.')}</li>"


def within(line: LogLine) -> str:
    """What a line says, with what it was made of folded inside."""
    if not line.atoms:
        return f"<p>{line.text}</p>"
    atoms = "".join([f"<li>{safe(atom)}" for atom in line.atoms])
    return f"<details><summary>{line.text}</summary><ul>{atoms}</ul></details>"


def link_markup(line: LogLine, base: str, rest: str) -> str:
    """A line of a finished game, which leads to the position after it."""
    current = " aria-current='true'" if line.last else ""
    address = f"{safe(base)}?ply={line.ply}&amp;{safe(rest)}"
    return entry(line, f"<p><a href='{address}'{current}>{line.text}</a></p>", line.look)


def entry(line: LogLine, inside: str, look: str) -> str:
    """One line of the list, with the classes of its *look*."""
    places = f" data-places='{safe(line.places)}'" if line.places else ""
    looks = f" class='{look}'" if look else ""
    token = "" if line.head else f"<svg><use href='#g-token-{line.number}'/></svg>"
    return f"\n<li id='line-{line.index}' data-line='{line.index}'{places}{looks}>{token}{inside}</li>"
