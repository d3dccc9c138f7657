"""A position as a seat may imagine it."""

from __future__ import annotations

from ludoteca.core.chance import Chance

from .rules.table import Ferry


def imagine(ferry: Ferry, seat: int, chance: Chance) -> Ferry:
    """A clone in which the bag and the other hands are dealt again; sorted first, so that equal seeds agree."""
    twin = ferry.clone(chance)
    others = [other for other in range(twin.seats) if other != seat]
    for other in others:
        twin.bag.extend(twin.hands[other])
    twin.bag.sort()
    for other in others:
        twin.hands[other] = sorted([chance.draw(twin.bag) for _ in ferry.hands[other]])
    twin.bag.sort()
    twin.ask_anew()
    return twin
