"""Pictures as one document of its own, with its style and the glyphs it uses."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from html import escape
from importlib.resources import files

from ..core.seen.picture import Art, Colours, Picture
from .glyphs import symbols, used
from .palette import CLASSES, COLOURS, CONSTANTS, THEMES
from .shared import SHARED
from .svg import num

GAP = 12
VARIABLE = re.compile(r"var\(--([a-z0-9-]+)\)")
CLASS = re.compile(r'class="([^"]*)"')


def placed(picture: Picture, x: float, y: float) -> str:
    """A picture as a part of a larger document."""
    place = f'x="{num(x)}" y="{num(y)}" width="{num(picture.width)}" height="{num(picture.height)}"'
    return f"<svg {picture.head} {place}>{picture.inside()}</svg>"


def standalone(pictures: Sequence[Picture], title: str, art: Art, theme: str = "light") -> str:
    """One SVG document with the pictures below each other, their own style, and only the glyphs they use."""
    width = max(picture.width for picture in pictures) + 2 * GAP
    top, parts = float(GAP), []
    for picture in pictures:
        parts.append(placed(picture, (width - picture.width) / 2, top))
        top += picture.height + GAP
    body = f'<rect width="{num(width)}" height="{num(top)}" class="f-ground"/>' + "".join(parts)
    return document(width, top, title, body, art, theme)


def document(width: float, height: float, title: str, body: str, art: Art, theme: str = "light") -> str:
    """A drawing as a document of its own: it opens in any browser, notebook or drawing program."""
    both = SHARED.joined(art)
    glyphs = symbols(used(body), both.glyphs)
    rules = style(glyphs + body, both.colours, theme)
    size = f'viewBox="0 0 {num(width)} {num(height)}" width="{num(width)}" height="{num(height)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="group" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title><style>{rules}</style><defs>{glyphs}</defs>{body}</svg>\n"
    )


def style(drawing: str, colours: Colours, theme: str) -> str:
    """The rules a drawing needs, with plain colours: not every program that shows SVG knows custom properties."""
    names = sorted({name for names in CLASS.findall(drawing) for name in names.split()})
    rules = []
    for name in names:
        head, _, colour = name.partition("-")
        if head in CLASSES and colour in colours:
            rules.append(f".{name}{{{CLASSES[head]}:{colours[colour][THEMES.index(theme)]}}}")
    return "".join(rules) + picture_rules(theme)


@lru_cache(maxsize=4)
def picture_rules(theme: str) -> str:
    """The rules for pictures, with the values of one theme filled in."""
    rules = re.sub(r"/\*.*?\*/|\s*\n\s*", "", pictures_css(), flags=re.DOTALL)
    return VARIABLE.sub(lambda found: CONSTANTS.get(found[1]) or COLOURS[found[1]][THEMES.index(theme)], rules)


def pictures_css() -> str:
    """The rules that every picture needs, on a page or as a document: rings, flags, letters."""
    return (files(__package__) / "pictures.css").read_text("utf-8")
