"""What a position of Ferry is worth."""

from __future__ import annotations

from ludoteca.core.advice.adviser import Adviser

from ..data import price
from ..rules.shipping import Payment
from ..rules.table import Ferry


class FerryAdviser(Adviser[Ferry]):
    """Coins, what is about to be paid, and half the price of the cargo in hand."""

    def worth(self, ferry: Ferry) -> list[float]:
        """Each seat's chance to win."""
        merits = [1 + coins + 0.5 * price(hand) for coins, hand in zip(ferry.coins, ferry.hands, strict=True)]
        for step in ferry.agenda:
            if isinstance(step, Payment):
                merits[step.seat] += price(ferry.hold)
        return [merit / sum(merits) for merit in merits]
