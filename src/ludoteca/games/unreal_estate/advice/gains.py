"""Why a choice is good for an estate, by what its worth is made of."""

from __future__ import annotations

from ....core.advice.adviser import Gain
from ..data import BUILDINGS, KEPT
from ..rules.table import Estate, points


def gains(before: Estate, after: Estate, seat: int) -> list[Gain]:
    """Points scored, the set that grew most, cards for a later set, and a special to keep."""
    found: list[Gain] = []
    if after.scores[seat] > before.scores[seat]:
        found.append(("why-points", [after.scores[seat] - before.scores[seat]]))
    building, worth = best_grown(before, after, seat)
    if worth:
        found.append(("why-set", [worth, building]))
    for b in range(BUILDINGS):
        if after.hands[seat][b] > before.hands[seat][b] and b != building:
            found.append(("why-cards", [after.hands[seat][b], b]))
    for card in KEPT:
        if after.hands[seat][card] > before.hands[seat][card]:
            found.append(("why-special", [card]))
    return found


def best_grown(before: Estate, after: Estate, seat: int) -> tuple[int, int]:
    """The set that gained most, and what it is worth now; worth 0 if none did."""
    best, most, worth = -1, 0, 0
    for b in range(BUILDINGS):
        now = points(after.hands[seat][b], b, after.drawer[b])
        grown = now - points(before.hands[seat][b], b, before.drawer[b])
        if grown > most:
            best, most, worth = b, grown, now
    return best, worth
