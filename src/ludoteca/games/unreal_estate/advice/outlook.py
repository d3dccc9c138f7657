"""What a position of Unreal Estate holds for everybody: the rounds and the cards to come."""

from __future__ import annotations

from typing import Final

from ..data import BUILDINGS, CARDS, TABLE
from ..rules.table import LYING, Estate

PHASES: Final[list[float]] = [5.0, 2.0, 1.0]  # a phase has as many rounds to come; the last has fewer


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
        self.coming: Final = coming(estate)  # cards of each name that will be dealt
        self.lying: Final = lying(estate)  # buildings of each name on the proposal table

    def stands(self, estate: Estate) -> bool:
        """Whether it is of this very position."""
        return self.estate is estate and self.moment == estate.moment


def coming(estate: Estate) -> list[int]:
    """How many cards of each name are still to be dealt."""
    cards = [0] * CARDS
    for card in estate.deck:
        cards[card] = cards[card] + 1
    if estate.reshuffle:
        for card in estate.discard:
            cards[card] = cards[card] + 1
    return cards


def lying(estate: Estate) -> list[int]:
    """How many buildings of each name lie on the proposal table."""
    found = [0] * BUILDINGS
    for slot in range(len(estate.table)):
        card = estate.table[slot]
        if card < BUILDINGS and estate.takers[slot] == LYING:
            found[card] = found[card] + 1
    return found


def rival(estate: Estate, seat: int, building: int) -> int:
    """The most cards of a name that another player holds."""
    most = 0
    for other in range(estate.seats):
        if other != seat and estate.hands[other][building] > most:
            most = estate.hands[other][building]
    return most
