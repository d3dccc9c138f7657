"""Directions on the map as it is drawn, on every screen alike: what a player means by north."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....drawing.shapes.hexes import AROUND, distance
from .chart import angle_of

if TYPE_CHECKING:
    from ...view import ExpeditionView

Way = tuple[int, int]
"""So many steps in a direction: an eighth of a turn each, clockwise from the east."""


def spot(view: ExpeditionView, space: int) -> tuple[int, int] | None:
    """Where a space lies; nowhere if it is not on the route."""
    found = [(q, r) for number, q, r, *_ in view["spaces"] if number == space]
    return found[0] if found else None


def away(view: ExpeditionView, one: int, other: int) -> int:
    """How many spaces lie between two, as the crow flies; a great many if one of them is not on the map."""
    a, b = spot(view, one), spot(view, other)
    return distance(a, b) if a and b else 1000


def toward(view: ExpeditionView, start: int, end: int) -> list[Way]:
    """How one gets from a space to another, straight: in one direction, or in two that lie side by side."""
    a, b = spot(view, start), spot(view, end)
    if a is None or b is None or a == b:
        return []
    q, r = b[0] - a[0], b[1] - a[1]
    for side, (one, two) in enumerate(zip(AROUND, (*AROUND[1:], AROUND[0]), strict=True)):
        turn = one[0] * two[1] - one[1] * two[0]
        first, second = (q * two[1] - r * two[0]) * turn, (one[0] * r - one[1] * q) * turn
        if first > 0 and second >= 0:
            found = [(first, eighth(view, side)), (second, eighth(view, side + 1))]
            return [(steps, direction) for steps, direction in found if steps]
    return []


def eighth(view: ExpeditionView, side: int) -> int:
    """The direction in which a side of a hex looks on the map."""
    pieces = tuple((piece, turn, q, r) for piece, turn, q, r in view["pieces"])
    return round((60 * side + angle_of(pieces, view["spaces"][-1][3])) / 45) % 8
