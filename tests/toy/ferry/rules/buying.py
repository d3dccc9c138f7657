"""§3, §4 Buying: a card from the market, which is then filled up again."""

from __future__ import annotations

from typing import Final

from ludoteca.core.state import Step

from ..data import MARKET
from .table import Ferry


class Buy(Step):
    """§3 Take the card into your hand."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def run(self, ferry: Ferry) -> None:
        ferry.market.remove(self.kind)
        ferry.hands[self.seat].append(self.kind)
        ferry.hands[self.seat].sort()
        ferry.tell("bought", self.seat, self.kind)


class Refill(Step):
    """§4 Refill the market from the bag. If you cannot, the game is over."""

    def run(self, ferry: Ferry) -> None:
        while len(ferry.market) < MARKET:
            if not ferry.bag:
                ferry.finish()
                return
            ferry.market.append(ferry.chance.draw(ferry.bag))
