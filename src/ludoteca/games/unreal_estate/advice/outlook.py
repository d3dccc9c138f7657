"""What a position of Unreal Estate holds for everybody: the rounds and the cards to come."""

from __future__ import annotations

from typing import Final

from ....core.menu import Menu
from ....core.native import i64
from ..data import BUILDINGS, CARDS, TABLE
from ..rules.table import LYING, Estate

PHASES: Final[list[float]] = [5.0, 2.0, 1.0]  # a phase has as many rounds to come; the last has fewer
NAMES: Final = Menu(list(range(BUILDINGS)), [])  # the building names of bits
ROOM: Final[i64] = 6  # bits for how many cards there are of a name: all names together are one machine word
MOST: Final[i64] = (1 << 6) - 1
ONE_OF: Final[list[int]] = [
    1 << 6 * card if card < BUILDINGS else 0 for card in range(CARDS)
]  # as a part of such a word


def rounds_left(estate: Estate) -> float:
    """The rounds that may follow this one: the discard comes back once where there is a reshuffle."""
    cards = len(estate.deck) + (len(estate.discard) if estate.reshuffle else 0)
    return cards * 1.0 / TABLE[estate.seats]


def phase_of(estate: Estate) -> int:
    """How old the game is, by the rounds that may still follow."""
    rounds = rounds_left(estate)
    for phase, most in enumerate(PHASES):
        if rounds >= most:
            return phase
    return len(PHASES)


class Outlook:
    """What all seats look at; made once for a position."""

    def __init__(self, estate: Estate) -> None:
        self.estate: Final = estate
        self.moment: Final = estate.moment
        self.phase: Final = phase_of(estate)
        self.dealt: Final = counted(estate.deck) + (counted(estate.discard) if estate.reshuffle else 0)
        self.shown: Final = shown(estate)

    def stands(self, estate: Estate) -> bool:
        """Whether it is of this very position."""
        return self.estate is estate and self.moment == estate.moment

    def coming(self, building: i64) -> int:
        """How many cards of a name are still to be dealt."""
        return int(self.dealt >> ROOM * building & MOST)

    def lying(self, building: i64) -> int:
        """How many cards of a name lie on the proposal table."""
        return int(self.shown >> ROOM * building & MOST)


def counted(cards: list[int]) -> i64:
    """How many cards there are of each building name, in one word."""
    found: i64 = 0
    for card in cards:
        one: i64 = ONE_OF[card]
        found += one
    return found


def shown(estate: Estate) -> i64:
    """How many cards of each building name lie on the proposal table, in one word."""
    found: i64 = 0
    for slot in range(len(estate.table)):
        if estate.takers[slot] == LYING:
            one: i64 = ONE_OF[estate.table[slot]]
            found += one
    return found


def rival(estate: Estate, seat: int, building: int) -> int:
    """The most cards of a name that another player holds."""
    most = 0
    for other in range(estate.seats):
        if other != seat and estate.hands[other][building] > most:
            most = estate.hands[other][building]
    return most
