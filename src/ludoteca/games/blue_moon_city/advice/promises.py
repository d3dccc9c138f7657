"""What a turn may bring: about what a hand can pay, and what it is worth to stand on a tile with it. In crystals."""

from __future__ import annotations

from typing import Final

from ..data import (
    ANY,
    COURTYARD,
    FIRST_CARD,
    HOAX,
    HOAX_1,
    KHIND,
    KHIND_1,
    MIMIX,
    MIMIX_1,
    OFFERINGS_TO_WIN,
    PAIR,
    SPECIAL,
)
from ..rules.afford import plain
from ..rules.table import City
from .sense import Sense

VICTORY: Final = 15.0  # the last offering, beyond its crystals
SOMETHING: Final = 0.02  # a tile where anything can be done, even if it seems to bring nothing
RECOLOURED: Final = 3  # the most that a Hoax of value 2 adds
PLAIN: Final[list[int]] = [colour for colour in range(ANY) if colour not in (KHIND, MIMIX)]  # paid with faces
OFFERS: Final[list[bool]] = [tile == COURTYARD or SPECIAL[tile] == "offering" for tile in range(len(SPECIAL))]


def purse(hand: list[int]) -> list[int]:
    """About the most that a hand can pay in each colour; the last entry is for a space of any colour."""
    wild = hand[KHIND_1] + PAIR * ((hand[MIMIX_1] + hand[MIMIX_1 + 1]) // 2)
    found = [wild] * (ANY + 1)
    best = second = most = 0
    source = ANY
    for colour in PLAIN:
        first = FIRST_CARD[colour]
        faces = hand[first] + 2 * hand[first + 1] + 3 * hand[first + 2]
        found[colour] = wild + faces
        if colour != HOAX:
            if faces > best:
                best, second, source = faces, best, colour
            elif faces > second:
                second = faces
    found[MIMIX] = plain(hand, MIMIX)
    if recolours(hand):
        recolour(hand, found, source, best, second)
    for colour in range(ANY):
        if found[colour] > most:
            most = found[colour]
    found[ANY] = most
    return found


def recolours(hand: list[int]) -> bool:
    """§5.6 Whether there is a Hoax with a power: without one a hand pays what its `plain` cards are worth."""
    return hand[HOAX_1] > 0 or hand[HOAX_1 + 1] > 0


def recolour(hand: list[int], found: list[int], source: int, best: int, second: int) -> None:
    """§5.6 Add to a purse what a Hoax may turn into each colour: the best of the others."""
    if not hand[HOAX_1]:
        best, second = min(best, RECOLOURED), min(second, RECOLOURED)
    for colour in range(ANY):
        if colour != HOAX:
            found[colour] = found[colour] + (second if colour == source else best)


def majority_chance(mine: int, others: int, leftmost: bool, empty: int) -> float:
    """How likely most markers on a building will be mine; of those tied the leftmost counts."""
    ahead = mine > others or (mine == others and leftmost)
    if not empty:
        return 1.0 if ahead else 0.0
    if mine == others:
        return 0.5 + (0.25 if leftmost else -0.25) / (empty + 1)
    return max(0.0, min(1.0, 0.5 + (mine - others) / (2.0 * (empty + 1)))) if mine - others <= empty else 1.0


def offering(sense: Sense, city: City, seat: int, markers: int) -> float:
    """What an offering brings beyond its crystals, less the marker that is gone for good."""
    if city.offerings(seat) + 1 >= OFFERINGS_TO_WIN[city.seats]:
        return VICTORY
    return sense.offering - sense.short[markers - 1] + sense.short[markers]
