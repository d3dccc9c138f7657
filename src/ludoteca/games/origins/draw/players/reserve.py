"""Tiles that a Construction Site keeps for a player: bought later, without wisdom."""

from __future__ import annotations

from .....drawing.shapes.pieces import hit
from .....drawing.svg import SMALL, place_at, text, use
from ..lettering import THINGS
from ..pieces.shapes import ring
from ..pieces.tiles import tile_name
from ..scene import Scene


def reserve(scene: Scene, x: float, y: float) -> str:
    """The viewer's reserved tiles: below each other on a wide table, side by side on a phone."""
    tiles, narrow = scene.view["players"][scene.view["seat"]]["reserve"], scene.table.narrow
    if not tiles:
        return ""
    k = 0.74
    step = min(56.0, (320 if narrow else 150) / max(1, len(tiles) - 1))
    out = text(x, y - 8 if not narrow else y + 12, scene.words.say("reserve"), SMALL, "f-ink-2")
    for i, design in enumerate(tiles):
        left, top = (x + i * step, y + 20) if narrow else (x, y + i * step)
        action = f"buy-reserved {THINGS[design]}"
        out += scene.thing(
            action,
            scene.words.building(design),
            hit(0, 0, 62, 62),
            use(tile_name(design, False, k)),
            what=f"tile:{design}",
            ring=ring("tile"),
            transform=f"{place_at(round(left, 1), round(top, 1))} scale({k})",
        )
    return out
