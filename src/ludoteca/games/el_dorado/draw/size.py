"""Where things lie: once for a wide window, once for a phone."""

from __future__ import annotations

from dataclasses import dataclass

from ....drawing.svg import Point
from .land.chart import Box


@dataclass(frozen=True, eq=False)
class Desk:
    """The measures of the pictures, in their own units."""

    narrow: bool
    width: float
    frame: Box  # what the map may fill; on a phone the overview, as high as the route needs
    race: float  # the top of the line that shows everybody's progress
    stall: Point  # width and height of a pile of the market
    stalls: Point  # the first of them
    step: Point  # from one pile to the next, across and down
    columns: int  # piles in a row
    lot: Point  # width and height of a pile of the reserve
    lots: Point
    lot_step: Point
    lot_columns: int
    aside: Point  # the room of a token or symbol beside the cards
    aside_rows: int
    aside_scale: float


WIDE = Desk(
    narrow=False,
    width=988,
    frame=(12, 10, 964, 412),
    race=426,
    stall=(85, 86),
    stalls=(14, 31),
    step=(89.2, 0),
    columns=6,
    lot=(172, 17),
    lots=(14, 121.5),
    lot_step=(179.5, 20),
    lot_columns=3,
    aside=(44, 37),
    aside_rows=4,
    aside_scale=0.82,
)
NARROW = Desk(
    narrow=True,
    width=390,
    frame=(8, 360, 374, 190),
    race=321,
    stall=(118, 116),
    stalls=(12, 44),
    step=(124, 128),
    columns=3,
    lot=(118, 46),
    lots=(12, 330),
    lot_step=(124, 50),
    lot_columns=3,
    aside=(50, 46),
    aside_rows=3,
    aside_scale=1,
)
TALL: Box = (12, 10, 964, 450)
"""What the map may fill if everybody's progress finds room in a corner beside it."""

CORNER: Point = (232, 190)
"""The room that it needs there."""

HEIGHT, HAND_HEIGHT, HAND_WIDTH, MARKET_WIDTH = 470, 203, 424, 554
"""Of the wide board, of what lies below it, and how that is shared."""

CLOSE: Point = (390, 316)
"""The close-up of a phone."""
