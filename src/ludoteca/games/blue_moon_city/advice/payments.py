"""The cheapest payments, each found once: a search pays from the same hands again and again."""

from __future__ import annotations

from typing import Final

from ....core.state import Step
from ..data import ANY, SPACE_VALUE
from ..rules.afford import NO_SOURCE, number_of
from ..rules.cheapest import cheapest
from ..rules.payment import PalaceColour, Partner, Payment

KEPT: Final = 20_000  # payments before they are forgotten all at once
KINDS: Final = 2  # of payments that are kept


class Payments:
    """The first action of the cheapest way to complete a payment, by the hand and what is due."""

    def __init__(self, prices: list[int]) -> None:
        self.prices: Final = prices
        self.known: Final[dict[int, list[int]]] = {}

    def first(self, hand: list[int], step: Step) -> list[int]:
        """What to do first; nothing where *step* cannot be completed."""
        if isinstance(step, (Payment, Partner)):
            key = number_of(hand, step.colour, step.due, step.source, step.places) * KINDS
            if isinstance(step, Partner):
                key += 1
        elif isinstance(step, PalaceColour):
            key = number_of(hand, ANY, SPACE_VALUE[step.space], NO_SOURCE, 0) * KINDS
        else:
            return cheapest(hand, step, self.prices)[:1]  # seldom
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= KEPT:
                self.known.clear()
            found = self.known[key] = cheapest(hand, step, self.prices)[:1]
        return found
