"""§4 The four phases: why an action of another phase cannot be chosen now."""

from __future__ import annotations

from typing import Final

from ..data import COURTYARD, SPECIAL
from .table import CONTRIBUTE, DISCARD, OFFER, TARGET, USE, City

MOVEMENT: Final = 0
CONTRIBUTION: Final = 1
SPECIAL_BUILDING: Final = 2
RESET: Final = 3


def phase_of(action: int) -> int:
    """The phase to which an action belongs: the vocabulary is written in their order."""
    if action < CONTRIBUTE:
        return MOVEMENT
    if action < USE:
        return CONTRIBUTION
    return SPECIAL_BUILDING if action < DISCARD else RESET


def refuse_other(city: City, seat: int, action: int, now: int) -> str:
    """§4 Why *action* is not for this phase: it is over, still to come, or not for the tile where the figure stands."""
    phase = phase_of(action)
    if phase == now or TARGET <= action < CONTRIBUTE:
        return "not-now"
    if phase == MOVEMENT:
        return "movement-over"
    if phase == CONTRIBUTION:
        return "movement-first" if now == MOVEMENT else refuse_contribution(city, seat, action)
    if phase == SPECIAL_BUILDING:
        return refuse_special(city, seat) if now == RESET else "special-later"
    return "reset-later"


def refuse_contribution(city: City, seat: int, action: int) -> str:
    """§4.2 Why nothing more of the contribution phase can be done on this tile."""
    tile = city.figures[seat]
    if not city.markers(seat):
        return "no-marker"
    if action == OFFER:
        return "contribution-over" if tile == COURTYARD else "not-on-courtyard"
    if tile == COURTYARD:
        return "no-building"
    return "rebuilt" if city.rebuilt[tile] else "contribution-over"


def refuse_special(city: City, seat: int) -> str:
    """§10 Why there is no special action."""
    return "no-special" if SPECIAL[city.figures[seat]] == "none" else "special-over"
