"""§6 Specials that act when they are taken from the proposal table."""

from __future__ import annotations

from typing import Final

from ....core.menu import Menu
from ....core.shared import listed, without
from ....core.state import NO_OPTIONS, Step
from ..data import AMOUNT, BUILDING, BUILDINGS, CARDS, KIND
from ..data import KEEP as KEEP_KIND
from .reveals import DrawCards, drop
from .table import DONE, DROP, KEEP, NOTHING, ROB, SALVAGE, Estate

SALVAGES_OR_DONE: Final = Menu([SALVAGE + b for b in range(BUILDINGS)], [DONE])
DROPS_OR_DONE: Final = Menu([DROP + b for b in range(BUILDINGS)], [DONE])


class Rob(Step):
    """§6 Thieves' Den: take a random card from an opponent who has one."""

    def options(self, estate: Estate) -> list[int]:
        return [ROB + victim for victim in estate.left_of(self.seat) if estate.held[victim]]

    def resolve(self, estate: Estate, action: int) -> None:
        victim, me = action - ROB, self.seat
        card = estate.chance.draw(listed(estate.hands[victim]))
        estate.from_hand_unseen(victim, card)
        estate.to_hand(me, card, seen=False)
        estate.whisper([me, victim], "robbed", me, victim, card)
        estate.tell_others([me, victim], "robbed-unseen", me, victim)

    def refuse(self, estate: Estate, action: int) -> str:
        if action == ROB + self.seat:
            return "yourself"
        return "empty-hand" if ROB <= action < ROB + estate.seats else "not-now"


class Survey(Step):
    """§6 Surveyor's Lodge: look at the top cards of the deck."""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def run(self, estate: Estate) -> None:
        for _ in range(self.count):
            card = estate.draw_card()
            if card != NOTHING:
                estate.looked = sorted([*estate.looked, card])
        estate.shows(self.seat)
        estate.tell("looked", self.seat, len(estate.looked))
        estate.next(KeepOne(self.seat))


class KeepOne(Step):
    """§6 Surveyor's Lodge: keep a building or a special for the hand; the others are shown and put away."""

    def options(self, estate: Estate) -> list[int]:
        found: list[int] = []
        for card in estate.looked:
            if KIND[card] in (BUILDING, KEEP_KIND) and KEEP + card not in found:
                found.append(KEEP + card)
        return found

    def resolve(self, estate: Estate, action: int) -> None:
        card = action - KEEP
        estate.looked = without(estate.looked, card)
        estate.to_hand(self.seat, card, seen=False)
        estate.tell_only("kept", self.seat, card)
        estate.tell_rest("kept-unseen", self.seat)
        self.run(estate)

    def run(self, estate: Estate) -> None:
        for card in estate.looked:
            estate.away(card)
            estate.tell("put-away" if KIND[card] == BUILDING else "discarded", self.seat, card)
        estate.looked = []

    def refuse(self, estate: Estate, action: int) -> str:
        if not KEEP <= action < KEEP + CARDS:
            return "not-now"
        return "cannot-keep" if action - KEEP in estate.looked else "not-looked-at"


class Salvage(Step):
    """§6 Salvage Depot: take cards of different names from the drawer into your hand."""

    def __init__(self, seat: int, left: int, before: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.before: Final = before

    def options(self, estate: Estate) -> list[int]:
        piles = estate.piled & ~(1 << self.before) if self.before != NOTHING else estate.piled
        return SALVAGES_OR_DONE.of(piles) if piles and self.left else NO_OPTIONS

    def resolve(self, estate: Estate, action: int) -> None:
        if action == DONE:
            return
        building = action - SALVAGE
        estate.from_drawer(building, 1)
        estate.to_hand(self.seat, building, seen=True)
        estate.tell("salvaged", self.seat, building)
        estate.next(Salvage(self.seat, self.left - 1, building))

    def refuse(self, estate: Estate, action: int) -> str:
        if action == SALVAGE + self.before:
            return "different-names"
        return "no-plan-in-drawer" if SALVAGE <= action < SALVAGE + BUILDINGS else "not-now"

    def numbers(self, estate: Estate) -> list[int]:
        return [self.left]


class Mint(Step):
    """§6 Royal Mint: points for each different name in the drawer."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def run(self, estate: Estate) -> None:
        names, each = len(estate.piles()), AMOUNT[self.card]
        estate.gain(self.seat, names * each)
        estate.tell("minted", self.seat, names, each, names * each)


class Carpenter(Step):
    """§6 Carpenter's Yard: move buildings from hand to drawer, then draw as many cards."""

    def __init__(self, seat: int, left: int, moved: int = 0) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.moved: Final = moved

    def options(self, estate: Estate) -> list[int]:
        return DROPS_OR_DONE.of(estate.buildings(self.seat)) if self.left else NO_OPTIONS

    def resolve(self, estate: Estate, action: int) -> None:
        if action == DONE:
            self.run(estate)
            return
        drop(estate, self.seat, action - DROP)
        estate.next(Carpenter(self.seat, self.left - 1, self.moved + 1))

    def run(self, estate: Estate) -> None:
        estate.next(DrawCards(self.seat, self.moved))

    def refuse(self, estate: Estate, action: int) -> str:
        return "not-held" if DROP <= action < DROP + BUILDINGS else "not-now"

    def numbers(self, estate: Estate) -> list[int]:
        return [self.left]
