"""A budget of thinking: for how long bots think for one guest, and for one address, in any minute.

What bots have thought is counted afterwards; beyond the budget they still play, but at the lowest level.
"""

from __future__ import annotations

import math

from django.conf import settings

from ...limits.limiter import Limiter, Rule, rule

PARTS = 10  # of a second, which is what is counted


class Budget:
    """Counts the thinking, here and (as far as they have told) in other processes."""

    def __init__(self) -> None:
        self.limiter = Limiter()

    def left(self, guest: str, address: str) -> bool:
        """Whether there is some left."""
        return all(self.limiter.room(limit, key) for limit, key in self.limits(guest, address))

    def spend(self, guest: str, address: str, seconds: float) -> None:
        """Bots have thought for so many seconds."""
        for limit, key in self.limits(guest, address):
            self.limiter.add(limit, key, math.ceil(seconds * PARTS))

    def limits(self, guest: str, address: str) -> list[tuple[Rule, str]]:
        """What counts for somebody of whom this much is known."""
        limits = [rule(text) for text in settings.LUDOTECA_THINKING]
        keys = [f"think guest {guest}" if guest else "", f"think address {address}"[:120] if address else ""]
        return [(Rule(limit.most * PARTS, limit.seconds), key) for limit, key in zip(limits, keys, strict=True) if key]


BUDGET = Budget()
