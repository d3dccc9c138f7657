"""§5 Scoring a set, and the specials that do it better."""

from __future__ import annotations

from typing import Final

from ....core.menu import Menu
from ....core.shared import replaced
from ....core.state import NO_OPTIONS, Step
from ..data import AMOUNT, BUILDINGS, EFFECTS
from .table import DONE, SCORE, Estate, points

SETS: Final = Menu([SCORE + b for b in range(BUILDINGS)], [])
SETS_OR_DONE: Final = Menu([SCORE + b for b in range(BUILDINGS)], [DONE])


def score_set(estate: Estate, seat: int, building: int, more_held: int = 0, more_planned: int = 0) -> int:
    """§5 Play all cards of the name: held x value x planned points. The cards played go to the discard."""
    held = estate.hands[seat][building]
    estate.from_hand(seat, building, held)
    gained = points(held + more_held, building, estate.drawer[building] + more_planned)
    estate.to_discard(building, held)
    estate.gain(seat, gained)
    estate.tell("scored", seat, building, held + more_held, estate.drawer[building] + more_planned, gained)
    pay_tolls(estate, seat, gained)
    return gained


def clear_pile(estate: Estate, building: int) -> None:
    """§5 The whole pile of the name leaves the drawer."""
    planned = estate.drawer[building]
    estate.from_drawer(building, planned)
    estate.to_discard(building, planned)


def pay_tolls(estate: Estate, scorer: int, gained: int) -> None:
    """§6 Toll House: every one that lies in front of an opponent pays its owner half of the set, rounded down."""
    for place in range(1, estate.seats):
        owner = (scorer + place) % estate.seats
        if estate.tolls[owner]:
            for card in estate.tolls[owner]:
                estate.gain(owner, gained // AMOUNT[card])
                estate.tell("toll", owner, scorer, gained // AMOUNT[card], card)
                estate.discard.append(card)
            estate.tolls = replaced(estate.tolls, owner, [])


def refuse_set(estate: Estate, seat: int, building: int) -> str:
    """§5 Why a set cannot be scored."""
    return "no-card-of-name" if not estate.hands[seat][building] else "no-plan-in-drawer"


class BestowedSet(Step):
    """§6 Score a set with the help of a special; it must be legal without the help."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def options(self, estate: Estate) -> list[int]:
        return SETS.of(estate.sets(self.seat))

    def resolve(self, estate: Estate, action: int) -> None:
        building, effect, amount = action - SCORE, EFFECTS[self.card], AMOUNT[self.card]
        more_held = amount if effect == "studio" else 0
        more_planned = amount if effect == "crier" else 0
        score_set(estate, self.seat, building, more_held, more_planned)
        if effect != "vault":
            clear_pile(estate, building)
        if effect == "crane":
            estate.next(FurtherSet(self.seat, building, amount - 1))

    def refuse(self, estate: Estate, action: int) -> str:
        if SCORE <= action < SCORE + len(estate.drawer):
            return refuse_set(estate, self.seat, action - SCORE)
        return "not-now"

    def obvious(self, estate: Estate) -> bool:
        return estate.is_open(self.seat)

    def numbers(self, estate: Estate) -> list[int]:
        return [self.card]


class FurtherSet(Step):
    """§6 Crane Works: if possible and wanted, a second set of another name."""

    def __init__(self, seat: int, before: int, left: int) -> None:
        super().__init__(seat)
        self.before: Final = before
        self.left: Final = left

    def options(self, estate: Estate) -> list[int]:
        others = estate.sets(self.seat) & ~(1 << self.before)
        return SETS_OR_DONE.of(others) if others and self.left else NO_OPTIONS

    def resolve(self, estate: Estate, action: int) -> None:
        if action == DONE:
            return
        building = action - SCORE
        score_set(estate, self.seat, building)
        clear_pile(estate, building)
        estate.next(FurtherSet(self.seat, building, self.left - 1))

    def refuse(self, estate: Estate, action: int) -> str:
        if action == SCORE + self.before:
            return "another-name"
        if SCORE <= action < SCORE + len(estate.drawer):
            return refuse_set(estate, self.seat, action - SCORE)
        return "not-now"


class FinalSet(Step):
    """§7.3 In the final scoring each player scores one set, if any is legal; no specials are played."""

    def options(self, estate: Estate) -> list[int]:
        return SETS.of(estate.sets(self.seat))

    def resolve(self, estate: Estate, action: int) -> None:
        score_set(estate, self.seat, action - SCORE)
        clear_pile(estate, action - SCORE)

    def run(self, estate: Estate) -> None:
        estate.tell("no-final-set", self.seat)

    def refuse(self, estate: Estate, action: int) -> str:
        if SCORE <= action < SCORE + len(estate.drawer):
            return refuse_set(estate, self.seat, action - SCORE)
        return "only-sets-now"

    def obvious(self, estate: Estate) -> bool:
        return estate.is_open(self.seat)
