"""§6 Specials that act as soon as they are dealt."""

from __future__ import annotations

from typing import Final

from ....core.menu import Menu
from ....core.shared import replaced
from ....core.state import Step
from ..data import BUILDINGS, CARDS, KIND, REVEAL, SELECT, TABLE, VALUE
from .sets import clear_pile
from .table import DROP, LYING, NOTHING, PASS, Estate

DROPS: Final = Menu([DROP + b for b in range(BUILDINGS)], [])


class Demolish(Step):
    """§6 Demolition Yard: discard the largest pile of the drawer; of equal ones the dearer, then the first."""

    def run(self, estate: Estate) -> None:
        piles = estate.piles()
        if not piles:
            return
        largest = max(piles, key=lambda b: (estate.drawer[b], VALUE[b], -b))
        estate.tell("demolished", self.seat, largest, estate.drawer[largest])
        clear_pile(estate, largest)


class SwapMeet(Step):
    """§6 Goblin Swap Meet: everybody who has a card chooses one in secret; all are passed to the left together."""

    def run(self, estate: Estate) -> None:
        givers: list[Step] = [PassOn(seat) for seat in estate.from_seat(self.seat) if estate.held[seat]]
        estate.then([*givers, HandOver(self.seat)])


class PassOn(Step):
    """§6 Goblin Swap Meet: choose the card that goes to your left neighbour."""

    def options(self, estate: Estate) -> list[int]:
        hand = estate.hands[self.seat]
        return [PASS + card for card in range(CARDS) if hand[card]]

    def resolve(self, estate: Estate, action: int) -> None:
        card = action - PASS
        estate.from_hand_unseen(self.seat, card)
        estate.passing = replaced(estate.passing, self.seat, card)

    def refuse(self, estate: Estate, action: int) -> str:
        return "not-held" if PASS <= action < PASS + CARDS else "not-now"

    def obvious(self, estate: Estate) -> bool:
        return estate.is_open(self.seat)

    def numbers(self, estate: Estate) -> list[int]:
        return [estate.left_of(self.seat)[0]]


class HandOver(Step):
    """§6 Goblin Swap Meet: the chosen cards change hands at the same time."""

    def run(self, estate: Estate) -> None:
        for giver in estate.from_seat(self.seat):
            card, receiver = estate.passing[giver], estate.left_of(giver)[0]
            if card == NOTHING:
                continue
            estate.passing = replaced(estate.passing, giver, NOTHING)
            estate.to_hand(receiver, card, seen=False)
            estate.tell_only("received", receiver, giver, card)
            estate.tell_rest("received-unseen", receiver, giver)
            estate.shows(receiver)


class Roost(Step):
    """§6 Dragon Roost: everybody tied for the most cards in hand puts one building into the drawer."""

    def run(self, estate: Estate) -> None:
        most = max([estate.size(seat) for seat in range(estate.seats)])
        estate.then([GiveUp(seat) for seat in estate.from_seat(self.seat) if most and estate.size(seat) == most])


class GiveUp(Step):
    """§6 Dragon Roost: choose the building that goes from your hand into the drawer."""

    def options(self, estate: Estate) -> list[int]:
        return DROPS.of(estate.buildings(self.seat))

    def resolve(self, estate: Estate, action: int) -> None:
        drop(estate, self.seat, action - DROP)

    def refuse(self, estate: Estate, action: int) -> str:
        return "not-held" if DROP <= action < DROP + BUILDINGS else "not-now"

    def obvious(self, estate: Estate) -> bool:
        return estate.is_open(self.seat)

    def numbers(self, estate: Estate) -> list[int]:
        return [estate.size(self.seat)]


def drop(estate: Estate, seat: int, building: int) -> None:
    """Move a building from the hand into the drawer."""
    estate.from_hand(seat, building, 1)
    estate.to_drawer(building)
    estate.tell("dropped", seat, building)


class AddCards(Step):
    """§6 Architects' Hall: cards from the deck are added to the proposal table."""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def run(self, estate: Estate) -> None:
        estate.lay(self.count)


class ClearTable(Step):
    """§6 Collapsed Archive: buildings to the drawer, specials to the discard without effect, then a full table."""

    def run(self, estate: Estate) -> None:
        for card, taker in zip(estate.table, estate.takers, strict=True):
            if taker == LYING:
                estate.away(card)
        estate.clear_table()
        estate.lay(TABLE[estate.seats])


class Alms(Step):
    """§6 Almshouse: every player tied for the lowest score draws a card."""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def run(self, estate: Estate) -> None:
        least = min(estate.scores)
        poor = [seat for seat in estate.from_seat(self.seat) if estate.scores[seat] == least]
        estate.then([DrawCards(seat, self.count) for seat in poor])


class DrawCards(Step):
    """§6 Draw: specials that act when dealt or taken are discarded without effect and replaced by the next card."""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def run(self, estate: Estate) -> None:
        for _ in range(self.count):
            card = estate.draw_card()
            while card != NOTHING and KIND[card] in (REVEAL, SELECT):
                estate.tell("discarded", self.seat, card)
                estate.discard.append(card)
                card = estate.draw_card()
            if card == NOTHING:
                return
            estate.to_hand(self.seat, card, seen=False)
            estate.tell_only("drew", self.seat, card)
            estate.tell_rest("drew-unseen", self.seat)
