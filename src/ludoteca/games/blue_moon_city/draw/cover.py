"""The picture on the shelf: ruins in dashes, two houses in light, a figure and a dragon, 300 x 196."""

from __future__ import annotations

from functools import lru_cache

from ....drawing.svg import circle, el, group, path
from .city.paint import lit_house, ruin, torn
from .city.pieces import dragon, figure
from .city.sky import gradient, moon

WATER_TEMPLE, ROYAL_PALACE, FLIGHT_TOWER, LIBRARY = 4, 1, 14, 12


@lru_cache(maxsize=1)
def cover() -> str:
    """The inside of the picture."""
    w, h, sky, clip = 300, 196, "bm-cover-sky", "bm-cover-torn"
    stars = "".join(
        circle((i * 67 + 13) % w, (i * 41 + 7) % 110, (0.8, 1.2, 1.6)[i % 3], "f-moon", opacity=0.7) for i in range(34)
    )
    return (
        el("defs", gradient(sky), torn(clip))
        + el("rect", width=w, height=h, fill=f"url(#{sky})")
        + stars
        + moon(64, 56, 34)
        + path(f"M0 138C60 116 120 140 180 126S270 120 {w} 132V{h}H0Z", "f-rub-2")
        + group(ruin(FLIGHT_TOWER, clip), at=(128, 150), scale=1.35)
        + group(ruin(LIBRARY, clip), at=(262, 152), scale=1.2)
        + path(f"M0 152C80 140 200 160 {w} 146V{h}H0Z", "f-rub-1")
        + circle(70, 132, 50, "f-lit-1", opacity=0.16)
        + group(lit_house(WATER_TEMPLE), at=(70, 168), scale=1.55)
        + circle(196, 132, 56, "f-lit-1", opacity=0.16)
        + group(lit_house(ROYAL_PALACE), at=(196, 172), scale=1.6)
        + path(f"M0 170C90 162 190 176 {w} 168V{h}H0Z", "f-sky-2")
        + group(dragon(0), at=(258, 52), scale=1.5)
        + group(figure(0), at=(134, 166), scale=1.2)
    )
