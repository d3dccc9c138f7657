"""§4 The four phases: why an action of another phase cannot be chosen now."""

from __future__ import annotations

from typing import Final

from ..data import COURTYARD, SPECIAL, TILES
from .actions import CONTRIBUTE, DISCARD, END_CONTRIBUTION, OFFER, TARGET, USE
from .table import City

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
    if TARGET <= action < TARGET + TILES:
        return refuse_target_now(city, seat, now)
    if phase == now:
        return "not-now"
    if phase == MOVEMENT:
        return "movement-over"
    if phase == CONTRIBUTION:
        return "movement-first" if now == MOVEMENT else refuse_contribution(city, seat, action)
    if phase == SPECIAL_BUILDING:
        return refuse_special(city, seat) if now == RESET else "special-later"
    return "reset-later"


def refuse_target_now(city: City, seat: int, now: int) -> str:
    """§5.2, §10.1 Why no tile is asked for: no power was played, or the Main Hall was not used."""
    if now == SPECIAL_BUILDING and SPECIAL[city.figures[seat]] == "relocate":
        return "hall-first"
    return "power-first" if now == MOVEMENT else "movement-over"


def refuse_contribution(city: City, seat: int, action: int) -> str:
    """§4.2 Why nothing more of the contribution phase can be done on this tile."""
    tile = city.figures[seat]
    if city.brought:
        return "brought-here"
    if not city.markers(seat):
        return "no-marker"
    if action == END_CONTRIBUTION:
        return "contribution-over"
    if action >= OFFER:
        return "contribution-over" if tile == COURTYARD else refuse_offering(tile, action, False)
    if tile == COURTYARD:
        return "no-building"
    return "rebuilt" if city.rebuilt[tile] else "contribution-over"


def refuse_offering(tile: int, action: int, contributing: bool) -> str:
    """§8.1, §10.3 Why there is no offering, or Pillar, away from the Courtyard: the Golden Shrine has its own."""
    if SPECIAL[tile] != "offering":
        return "not-on-courtyard"
    if action != OFFER:
        return "shrine-no-pillar"
    return "shrine-later" if contributing else "shrine-action"


def refuse_special(city: City, seat: int) -> str:
    """§10 Why there is no special action."""
    if city.brought:
        return "brought-here"
    special = SPECIAL[city.figures[seat]]
    if special == "none":
        return "no-special"
    return "no-marker" if special == "offering" and not city.markers(seat) else "special-over"
