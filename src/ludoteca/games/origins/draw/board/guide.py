"""What each part of the table is for: a small mark at its heading that says so."""

from __future__ import annotations

from .....drawing.svg import SMALL, Point, circle, el, remember, text
from ..size import Box, Table

PARTS = ("road", "market", "supply", "temples", "districts")


def still(table: Table) -> str:
    """The marks, each with what its part is."""
    return "".join(el("g", mark(*spot(part, table)), look="ask", data_thing=part) for part in PARTS)


def mark(x: float, y: float) -> str:
    """A question mark."""
    return circle(x, y, 8.2, "f-sand-2") + text(x, y + 4.5, "?", SMALL, "f-sand-ink", "middle", 700)


@remember
def spot(part: str, table: Table) -> Point:
    """Where the mark of a part is: at its upper right, in the supply before the Speakers' end."""
    boxes: dict[str, Box] = {
        "road": table.road,
        "market": table.market,
        "supply": table.supply,
        "temples": table.temples,
        "districts": table.districts,
    }
    x, y, w, h = boxes[part]
    if part == "supply":
        return x + w - 14, y + h - 14
    if part == "temples":
        return x + 14, y + 15
    if part == "road":
        return (x + w / 2, y + 15) if table.narrow else (x + 66, y + 39)
    return x + w - 14, y + 14
