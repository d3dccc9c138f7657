"""Where things lie on the desk: once for a wide window, once for a phone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ....drawing.svg import Point
from ..data import BUILDINGS, LEAST_PLAYERS


@dataclass(frozen=True, eq=False)
class Desk:
    """The measures of the desk, in its own units."""

    narrow: bool
    width: float
    height: float
    card: Point  # width and height of a card on the proposal table
    table: Point  # the upper left corner of the first card
    reach: float  # how wide the proposal table is
    order: Point  # this round
    drawers: Point  # the first pile of the project drawer
    sheet: float  # how far the plans stick out of a drawer
    wood: float  # how high the front of a drawer is
    lift: float  # where plans begin, below the edges of those behind them
    tape: tuple[float, float, float]  # where the score begins, and how long a hundred is


WIDE = Desk(
    narrow=False,
    width=988,
    height=530,
    card=(118, 164),
    table=(20, 46),
    reach=646,
    order=(776, 42),
    drawers=(17, 262),
    sheet=66,
    wood=76,
    lift=30,
    tape=(28, 488, 916),
)
NARROW = Desk(
    narrow=True,
    width=390,
    height=650,
    card=(69, 106),
    table=(10, 40),
    reach=370,
    order=(10, 214),
    drawers=(10, 320),
    sheet=34,
    wood=68,
    lift=14,
    tape=(20, 606, 340),
)


@lru_cache(maxsize=8)
def names_in_play(seats: int) -> tuple[int, ...]:
    """The building names that take part."""
    return tuple(b for b in range(BUILDINGS) if LEAST_PLAYERS[b] <= seats)


@lru_cache(maxsize=16)
def drawer_places(desk: Desk, seats: int) -> tuple[tuple[Point, ...], float]:
    """The upper left corner of each drawer, and how wide a drawer is."""
    count = len(names_in_play(seats))
    columns = (count + 1) // 2 if desk.narrow else count
    x, y = desk.drawers
    step = (desk.width - 2 * x + 6) / columns
    high = desk.lift + desk.sheet + desk.wood + 6
    return tuple((x + i % columns * step, y + i // columns * high) for i in range(count)), step - 6
