"""The picture on the shelf: a Mothership over a temple, and the dice that will build a city, 300 x 196."""

from __future__ import annotations

from functools import lru_cache

from ....drawing.svg import circle, group, path, rect, text
from .board.sites import ship
from .pieces.dice import base, citizen
from .pieces.houses import CITADEL, RESIDENCES, SANCTUARY, on_land

RED_4, BLUE_6, YELLOW_2 = 3, 17, 25


@lru_cache(maxsize=1)
def cover() -> str:
    """The inside of the picture; it needs the glyphs and the palette of the page, and no names of shapes."""
    return (
        rect(0, 0, 300, 196, "f-day-sky")
        + circle(234, 60, 60, "f-cream", opacity=0.35)
        + path("M0 128C60 96 120 118 170 106S260 96 300 112V196H0Z", "f-lit-2")
        + path("M110 40L66 150H204L158 40Z", "f-cream", opacity=0.4)
        + path("M0 150C80 136 210 140 300 150V196H0Z", "f-farm-2")
        + group(on_land(SANCTUARY, "cream", "o-grey-2", "brick-2", "leather"), at=(134, 158), scale=1.25)
        + group(on_land(CITADEL, "brick-2", "leather", "brick-2", "glow"), at=(250, 152), scale=0.8)
        + group(on_land(RESIDENCES, "cream", "paper-2", "brick-2", "leather"), at=(36, 154), scale=0.8)
        + group(ship("purple"), text(0, -5, 4, 22, "f-cream", "middle", 700), at=(134, 52), scale=1.35)
        + group(base(0), citizen(RED_4), at=(48, 166), scale=1.1)
        + group(base(1), citizen(BLUE_6), at=(226, 168))
        + group(citizen(YELLOW_2), at=(268, 170), scale=0.9)
    )
