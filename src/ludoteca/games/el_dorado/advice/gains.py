"""Why a plan is good for an expedition: the turns that it saves, by its way and by its deck."""

from __future__ import annotations

from typing import Final

from ....core.advice.adviser import Gain
from ..rules.table import Expedition
from .atlas import Atlas

TRUE: Final = 16.0  # turns to go up to which as many turns really follow, give or take one


def gains(before: Expedition, after: Expedition, seat: int, atlas: Atlas) -> list[Gain]:
    """The arrival, the turns saved, the larger saving first, then blockades and tokens."""
    found: list[Gain] = []
    if seat in after.arrivals and seat not in before.arrivals:
        found.append(("why-arrived", []))
    else:
        found += turns_saved(before, after, seat, atlas)
    if len(after.taken[seat]) > len(before.taken[seat]):
        found.append(("why-blockade", [len(after.taken[seat]) - len(before.taken[seat])]))
    if len(after.tokens[seat]) > len(before.tokens[seat]):
        found.append(("why-token", [len(after.tokens[seat]) - len(before.tokens[seat])]))
    return found


def turns_saved(before: Expedition, after: Expedition, seat: int, atlas: Atlas) -> list[Gain]:
    """In tenths: what the pawns save with the deck as it was, and what the deck saves from where they stand then."""
    chart = atlas.chart(before.route)
    start = atlas.pace(before, seat).left()
    walked = chart.pace(after, seat, chart.deck_of(before, seat)).left()
    way, deck = round(10 * (start - walked)), round(10 * (walked - atlas.pace(after, seat).left()))
    found: list[Gain] = []
    if way > 0:
        found.append(saving("why-way", way, start))
    if deck > 0:
        found.insert(0 if deck > way else len(found), saving("why-deck", deck, start))
    return found


def saving(key: str, tenths: int, turns: float) -> Gain:
    """The turns saved; far from El Dorado they are overrated, so they are not counted out there."""
    return (key, [tenths // 10, tenths % 10]) if turns <= TRUE else (key + "-far", [])
