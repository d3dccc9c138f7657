"""The picture on the shelf: three houses fanned out on the desk, 300 x 196."""

from __future__ import annotations

from functools import lru_cache

from ....drawing.shapes.pieces import seal, sheet, soft
from ....drawing.svg import el, group, lines, rect
from ..data import VALUE
from .cards.faces import banner
from .cards.houses import BOX, SCENES, STANDING

W, H = 118.0, 164.0
FAN = ((5, 72, 114, -10), (7, 226, 114, 10), (2, 149, 100, 0))
"""Card, place and turn: treehouse and castle behind, the tower in front."""


@lru_cache(maxsize=1)
def cover() -> str:
    """The inside of the picture; it needs the glyphs and the palette of the page, and no names of shapes."""
    across = [(0.0, y, 300.0, y) for y in range(20, 196, 20)]
    along = [(x, 0.0, x, 196.0) for x in range(20, 300, 20)]
    mat = rect(0, 0, 300, 196, "f-desk") + lines([*across, *along], "s-desk-2", 1, opacity=0.7)
    return mat + "".join(group(card(k), at=(x, y), rot=turn, scale=0.95) for k, x, y, turn in FAN)


def card(k: int) -> str:
    """A building without words, its middle at 0, 0."""
    window = (6.0, 6.0, W - 12, H - 46)
    art = el("svg", SCENES[k](), x=6, y=6, width=W - 12, height=H - 46, viewBox=BOX, preserveAspectRatio=STANDING)
    ribbon = banner(W, H - 38, 22, "f-banner s-banner-2")
    parts = soft(0, 0, W, H, 12, 5, 0.18) + art + sheet(W, H, 12, window, 8) + ribbon + seal(20, 20, VALUE[k])
    return group(parts, at=(-W / 2, -H / 2))
