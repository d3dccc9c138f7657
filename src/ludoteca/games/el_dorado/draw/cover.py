"""The picture on the shelf: two explorers on their way to the golden gate, 300 x 196."""

from __future__ import annotations

from functools import lru_cache

from ....drawing.shapes.hexes import centre, outline
from ....drawing.svg import el, group, path, rect, trace
from ..data import CAMP, JUNGLE, MOUNTAIN, RIVER, VILLAGE
from .land import lands
from .land.mat import contour, gate, glory
from .moving.pawns import silhouette

SCALE = 1.72
ROWS = (
    ((JUNGLE, 1), (JUNGLE, 1), (RIVER, 1), (VILLAGE, 1), (JUNGLE, 2)),
    ((MOUNTAIN, 0), (RIVER, 1), (JUNGLE, 1), (VILLAGE, 2), (RIVER, 2), (CAMP, 1)),
)
"""Two rows of hexes: terrain and power."""

LAYERS = ((6, "f-shade s-shade"), (2.5, "f-map-ink s-map-ink"), (0, "f-paper s-paper"))


@lru_cache(maxsize=1)
def cover() -> str:
    """The inside of the picture; it needs the glyphs and the palette of the page, and no names of shapes."""
    hills = "".join(contour(60, 30, i) for i in range(1, 6))
    paper = rect(0, 0, 300, 196, "f-map") + path(hills, "n s-map-2", pen=1.4)
    scene = paper + glory(216, 62, 1.05) + gate(216, 62, 1.05) + group(route(), at=(36, 122), scale=SCALE)
    return el("svg", scene, width=300, height=196, viewBox="0 0 300 196")


def route() -> str:
    """The hexes as one card, a ring around the next step, two pawns."""
    spaces = [(i - row, row, land) for row, row_of_lands in enumerate(ROWS) for i, land in enumerate(row_of_lands)]
    face = outline([(q, r) for q, r, _ in spaces], lands.SIZE)
    card = "".join(
        path(face, look, pen=7, stroke_linejoin="round", transform=f"translate(0 {y})") for y, look in LAYERS
    )
    hexes = "".join(
        group(lands.land(terrain, power, lands.PLAIN, lands.variant_of(terrain, q, r), False), at=centre(q, r, 20))
        for q, r, (terrain, power) in spaces
    )
    d = trace(lands.outline(16.6, flat=False))
    lit = group(path(d, "n s-go-edge", pen=4), path(d, "n s-go", pen=2), at=centre(1, 1, 20))
    men = group(silhouette(0), at=(34.6, -3)) + group(silhouette(1), at=(138.6, 27))
    return card + hexes + lit + men
