"""§6 Specials that are kept in the hand and played later, as an action of their own."""

from __future__ import annotations

from typing import Final

from ....core.menu import Menu
from ....core.shared import replaced, without
from ....core.state import Step
from ..data import AMOUNT, BUILDINGS, VALUE
from .table import GIVE, NOTHING, RUIN, SWAP, VISIT, Estate

GIFTS: Final = Menu([GIVE + b for b in range(BUILDINGS)], [])
SWAPS: Final = Menu([SWAP + b for b in range(BUILDINGS)], [])
RUINS: Final = Menu([RUIN + b for b in range(BUILDINGS)], [])


class LayToll(Step):
    """§6 Toll House: it lies open in front of you until an opponent scores a set."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def run(self, estate: Estate) -> None:
        estate.aside = without(estate.aside, self.card)
        estate.tolls = replaced(estate.tolls, self.seat, [*estate.tolls[self.seat], self.card])


def partners(estate: Estate, seat: int) -> list[int]:
    """§6 Back-Alley Exchange: the opponents who hold a building card."""
    return [other for other in estate.left_of(seat) if estate.buildings(other)]


class Visit(Step):
    """§6 Back-Alley Exchange: choose an opponent who holds a building and look at that hand."""

    def options(self, estate: Estate) -> list[int]:
        return [VISIT + other for other in partners(estate, self.seat)]

    def resolve(self, estate: Estate, action: int) -> None:
        other = action - VISIT
        estate.tell("visited", self.seat, other)
        estate.shows(self.seat)
        estate.then([Give(self.seat, other), Swap(self.seat, other)])

    def refuse(self, estate: Estate, action: int) -> str:
        if action == VISIT + self.seat:
            return "yourself"
        return "no-building-there" if VISIT <= action < VISIT + estate.seats else "not-now"


class Give(Step):
    """§6 Back-Alley Exchange: the building that you give."""

    def __init__(self, seat: int, other: int) -> None:
        super().__init__(seat)
        self.other: Final = other

    def options(self, estate: Estate) -> list[int]:
        return GIFTS.of(estate.buildings(self.seat))

    def resolve(self, estate: Estate, action: int) -> None:
        estate.from_hand_unseen(self.seat, action - GIVE)
        estate.passing = replaced(estate.passing, self.seat, action - GIVE)

    def refuse(self, estate: Estate, action: int) -> str:
        return "not-held" if GIVE <= action < GIVE + BUILDINGS else "not-now"

    def numbers(self, estate: Estate) -> list[int]:
        return [self.other]


class Swap(Step):
    """§6 Back-Alley Exchange: the building that you take for it."""

    def __init__(self, seat: int, other: int) -> None:
        super().__init__(seat)
        self.other: Final = other

    def options(self, estate: Estate) -> list[int]:
        return SWAPS.of(estate.buildings(self.other))

    def resolve(self, estate: Estate, action: int) -> None:
        mine, theirs = estate.passing[self.seat], action - SWAP
        estate.passing = replaced(estate.passing, self.seat, NOTHING)
        estate.from_hand_unseen(self.other, theirs)
        estate.to_hand(self.other, mine, seen=False)
        estate.to_hand(self.seat, theirs, seen=False)
        pair = [self.seat, self.other]
        estate.whisper(pair, "swapped", self.seat, self.other, mine, theirs)
        estate.tell_others(pair, "swapped-unseen", self.seat, self.other)
        estate.shows(self.other)

    def refuse(self, estate: Estate, action: int) -> str:
        return "not-there" if SWAP <= action < SWAP + BUILDINGS else "not-now"

    def numbers(self, estate: Estate) -> list[int]:
        return [self.other]


class Ruin(Step):
    """§6 Museum of Ruins: discard all cards of one name for a multiple of their value; the drawer is not needed."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def options(self, estate: Estate) -> list[int]:
        return RUINS.of(estate.buildings(self.seat))

    def resolve(self, estate: Estate, action: int) -> None:
        building = action - RUIN
        held = estate.hands[self.seat][building]
        gained = held * VALUE[building] * AMOUNT[self.card]
        estate.from_hand(self.seat, building, held)
        estate.to_discard(building, held)
        estate.gain(self.seat, gained)
        estate.tell("ruined", self.seat, building, held, AMOUNT[self.card], gained)

    def refuse(self, estate: Estate, action: int) -> str:
        return "not-held" if RUIN <= action < RUIN + BUILDINGS else "not-now"

    def numbers(self, estate: Estate) -> list[int]:
        return [AMOUNT[self.card]]
