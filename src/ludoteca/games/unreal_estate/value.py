"""What a position is worth: the chance of each seat to win."""

from __future__ import annotations

from math import exp
from typing import Final

from ...core.adviser import Adviser
from ...core.state import State
from .data import BUILDINGS, KEEP, KIND, TABLE, VALUE
from .rules.table import Estate, points

# Weights in points: how much a thing counts beside a point already scored.
BEST: Final = 0.75  # the best set that could be scored now
SECOND: Final = 0.4  # the second best, for the final scoring
GROWTH: Final = 0.35  # what a held name may still become, per round left up to LONG
LONG: Final = 4.0
SPECIAL: Final = 4.0  # a kept special
TOLL: Final = 6.0
SCALE: Final = 9.0  # points that make a lead e times as likely to win


class EstateAdviser(Adviser):
    """Points scored, the sets in hand, and what they may grow to while rounds are left."""

    def worth(self, state: State) -> list[float]:
        """Each seat's chance to win."""
        assert isinstance(state, Estate)
        merits = [merit(state, seat) for seat in range(state.seats)]
        top = max(merits)
        odds = [exp((m - top) / SCALE) for m in merits]
        total = sum(odds)
        return [odd / total for odd in odds]


def merit(estate: Estate, seat: int) -> float:
    """What a seat has and may hope for, in points."""
    hand = estate.hands[seat]
    rounds = min(LONG, len(estate.deck) / TABLE[estate.seats]) if estate.agenda else 0.0
    best = second = 0.0
    hope = 0.0
    for b in range(BUILDINGS):
        if not hand[b]:
            continue
        now = float(points(hand[b], b, estate.drawer[b]))
        hope += hand[b] * VALUE[b] * GROWTH * rounds
        if now > best:
            best, second = now, best
        elif now > second:
            second = now
    if not estate.agenda:
        return float(estate.scores[seat])
    specials = sum([hand[card] for card in range(BUILDINGS, len(hand)) if KIND[card] == KEEP])
    extras = SPECIAL * specials * min(1.0, rounds) + TOLL * len(estate.tolls[seat]) * min(1.0, rounds)
    return estate.scores[seat] + BEST * best + SECOND * second + hope + extras
