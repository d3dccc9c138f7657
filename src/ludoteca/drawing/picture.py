"""A picture: one drawn panel of a table, its still ground apart from what changes; and pictures as one document."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from importlib.resources import files

from .glyphs import symbols, used
from .palette import CLASSES, COLOURS, CONSTANTS, value
from .svg import num

GAP = 12
VARIABLE = re.compile(r"var\(--([a-z0-9-]+)\)")
CLASS = re.compile(r'class="([^"]*)"')


@dataclass(frozen=True)
class Picture:
    """One drawn panel, such as the board or the hand.

    `still` never changes during a game for one viewer and language, so a page receives it once; `living` is the rest.
    """

    name: str
    label: str
    width: float
    height: float
    still: str
    living: str

    @property
    def box(self) -> str:
        """The picture's own units."""
        return f"0 0 {num(self.width)} {num(self.height)}"

    def inside(self) -> str:
        """Both layers. What stands still says nothing that the living things do not say."""
        still = f'<g id="{self.name}-still" aria-hidden="true">{self.still}</g>'
        return f'{still}<g id="{self.name}-living">{self.living}</g>'

    def update(self) -> str:
        """The living layer as a message carries it: in single quotes, each of which is one letter there and not two."""
        return f'<g id="{self.name}-living">{self.living}</g>'.replace('"', "'")

    def inline(self) -> str:
        """The picture for a page that holds the sprite and the stylesheets."""
        head = f'id="{self.name}" class="picture" role="group" aria-label="{escape(self.label)}" viewBox="{self.box}"'
        return f"<svg {head}>{self.inside()}</svg>"

    def placed(self, x: float, y: float) -> str:
        """The picture as a part of a larger document."""
        head = f'id="{self.name}" class="picture" role="group" aria-label="{escape(self.label)}" viewBox="{self.box}"'
        place = f'x="{num(x)}" y="{num(y)}" width="{num(self.width)}" height="{num(self.height)}"'
        return f"<svg {head} {place}>{self.inside()}</svg>"


def standalone(pictures: Sequence[Picture], title: str, theme: str = "light") -> str:
    """One SVG document with the pictures below each other, their own style, and only the glyphs they use."""
    width = max(picture.width for picture in pictures) + 2 * GAP
    top, parts = float(GAP), []
    for picture in pictures:
        parts.append(picture.placed((width - picture.width) / 2, top))
        top += picture.height + GAP
    body = f'<rect width="{num(width)}" height="{num(top)}" class="f-ground"/>' + "".join(parts)
    return document(width, top, title, body, theme)


def document(width: float, height: float, title: str, body: str, theme: str = "light") -> str:
    """A drawing as a document of its own: it opens in any browser, notebook or drawing program."""
    glyphs = symbols(used(body))
    size = f'viewBox="0 0 {num(width)} {num(height)}" width="{num(width)}" height="{num(height)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="group" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title><style>{style(glyphs + body, theme)}</style><defs>{glyphs}</defs>{body}</svg>\n"
    )


def style(drawing: str, theme: str) -> str:
    """The rules a drawing needs, with plain colours: not every program that shows SVG knows custom properties."""
    names = sorted({name for names in CLASS.findall(drawing) for name in names.split()})
    rules = []
    for name in names:
        head, _, colour = name.partition("-")
        if head in CLASSES and colour in COLOURS:
            rules.append(f".{name}{{{CLASSES[head]}:{value(colour, theme)}}}")
    return "".join(rules) + picture_rules(theme)


@lru_cache(maxsize=4)
def picture_rules(theme: str) -> str:
    """The page's rules for pictures, with the values of one theme filled in."""
    rules = (files("ludoteca") / "web" / "static" / "ludoteca" / "pictures.css").read_text("utf-8")
    rules = re.sub(r"/\*.*?\*/|\s*\n\s*", "", rules, flags=re.DOTALL)
    return VARIABLE.sub(lambda found: CONSTANTS.get(found[1]) or value(found[1], theme), rules)
