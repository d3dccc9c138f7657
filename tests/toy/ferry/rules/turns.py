"""§1, §2 The set-up, and a turn."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.core.state import Step

from ..data import HAND, KINDS, all_cards
from .buying import Buy, Refill
from .shipping import Bribe, Load, Payment, Raid
from .table import BRIBE, BUY, LOAD, Ferry


def set_table(seats: int, chance: Chance, convoy: int) -> Ferry:
    """§1 Deal three cards to each player, then lay out the market."""
    ferry = Ferry(seats, chance)
    ferry.convoy = convoy
    ferry.bag = all_cards()
    for hand in ferry.hands:
        hand.extend(sorted([chance.draw(ferry.bag) for _ in range(HAND)]))
    ferry.then([Refill(0), Turn(0)])
    return ferry


class Turn(Step):
    """§2 On your turn, buy one card, or load all your cargo of one kind."""

    def options(self, ferry: Ferry) -> list[int]:
        kinds = range(len(KINDS))
        buy = [BUY + kind for kind in kinds if kind in ferry.market]
        return buy + [LOAD + kind for kind in kinds if kind in ferry.hands[self.seat]]

    def resolve(self, ferry: Ferry, action: int) -> None:
        me, others = self.seat, ferry.left_of(self.seat)
        if action < LOAD:
            ferry.then([Buy(me, action - BUY), Refill(me), Turn(others[0])])
            return
        bribes: list[Step] = [Bribe(seat) for seat in others]
        ferry.then([Load(me, action - LOAD), *bribes, Payment(me), Raid(me), Turn(others[0])])

    def refuse(self, ferry: Ferry, action: int) -> str:
        if BUY <= action < LOAD:
            return "not-in-market"
        return "not-in-hand" if LOAD <= action < BRIBE else "not-now"


def ranks(ferry: Ferry) -> list[int]:
    """§9 Most coins win; equal coins share the place."""
    return [1 + len([other for other in ferry.coins if other > mine]) for mine in ferry.coins]
