"""What each part of the table is for: a small mark at its heading, and a tip."""

from __future__ import annotations

from ....drawing.svg import SMALL, Point, circle, el, remember, text
from .lettering import Lettering
from .scene import Scene
from .size import Box, Table
from .tiles import tip

PARTS = ("road", "market", "supply", "temples", "districts")


def definitions(words: Lettering) -> str:
    """The tip of each part."""
    return "".join(
        el("g", tip(words.say(f"{part}-help-title"), words.say(f"{part}-help")), id=f"o-tip-{part}") for part in PARTS
    )


def still(table: Table) -> str:
    """The marks themselves: they lie under everything, so that no mark covers a tip."""
    return "".join(mark(*spot(part, table)) for part in PARTS)


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


def marks(scene: Scene) -> str:
    """Over each mark, what shows its tip."""
    return "" if scene.lean else "".join(asked(scene, part) for part in PARTS)


def asked(scene: Scene, part: str) -> str:
    """A mark that can be pointed at, and its tip."""
    x, y = spot(part, scene.table)
    return el("g", circle(x, y, 12, "hit"), look="ask") + scene.tip(f"-{part}", (x, y - 11))
