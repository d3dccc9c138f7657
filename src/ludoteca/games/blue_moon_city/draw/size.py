"""Where things lie on the table: once for a wide window, once for a phone."""

from __future__ import annotations

from dataclasses import dataclass

from ....drawing.svg import Point, remember
from ..data import SIDE, SPACES

Box = tuple[float, float, float, float]
"""x, y, width, height."""


@dataclass(frozen=True, eq=False)
class Table:
    """The measures of the table, in its own units. Two tables are equal only if they are one: quick to look up."""

    narrow: bool
    width: float
    height: float
    tile: float  # how wide and high a tile is
    step: float  # from one tile to the next
    city: Point  # the upper left corner of the city
    here: Box  # the card that tells about a building
    obelisk: Point  # the middle of its foot; on a phone the middle of its first space
    outside: Point  # the first dragon outside the city
    apart: float  # from one such dragon to the next
    deck: Box
    discard: Box
    piece: float  # how large figures and dragons are


WIDE = Table(
    narrow=False,
    width=988,
    height=540,
    tile=100,
    step=105,
    city=(224, 10),
    here=(760, 88, 214, 300),
    obelisk=(112, 508),
    outside=(792, 438),
    apart=74,
    deck=(764, 488, 34, 44),
    discard=(872, 488, 34, 44),
    piece=0.94,
)
NARROW = Table(
    narrow=True,
    width=390,
    height=612,
    tile=71,
    step=75.3,
    city=(9, 9),
    here=(9, 392, 372, 114),
    obelisk=(23, 536),
    outside=(317, 581),
    apart=25,
    deck=(198, 562, 46, 44),
    discard=(248, 562, 46, 44),
    piece=0.76,
)


@remember
def cell_place(table: Table, cell: int) -> Point:
    """The upper left corner of a cell of the city."""
    x, y = table.city
    return round(x + cell % SIDE * table.step, 1), round(y + cell // SIDE * table.step, 1)


@remember
def space_place(table: Table, tile: int, number: int) -> Box:
    """A contribution space on its tile; many spaces stand in two rows."""
    count = SPACES[tile]
    columns = min(count, 4)
    if table.narrow:
        step, w, top, high, row = (21.0, 18.5, 42.0, 25.0, 0.0) if count < 4 else (16.8, 15.0, 42.0, 25.0, 0.0)
        if count > 4:
            top, high, row = 33.5, 16.0, 18.5
    else:
        step, w, top, high, row = 27.0 if count < 4 else 24.0, 21.0, 70.0, 25.0, 0.0
        if count > 4:
            top, high, row = 58.0, 17.0, 20.0
    x = table.tile / 2 + (number % columns - (columns - 1) / 2) * step - w / 2
    return round(x, 2), top + number // columns * row, w, high
