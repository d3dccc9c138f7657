"""Why a plan is good for a realm: what it adds to the numbers that count."""

from __future__ import annotations

from typing import Final

from ....core.advice.adviser import Gain
from ..data import COLOURS
from ..preview import standing
from ..rules.table import Realm

POINTS: Final = ("points", "final")
ORDER: Final = ("districts", "towers", "tiles", "dice", "speakers")  # what has words of its own, before resources


def gains(before: Realm, after: Realm, seat: int) -> list[Gain]:
    """Points first, those of which there are more before the others; then what the city and its people gain."""
    old, new = standing(before, seat), standing(after, seat)
    more = {key: new[key] - old[key] for key in old if new[key] > old[key]}
    points = sorted([(-more[key], key) for key in POINTS if key in more])
    found: list[Gain] = [("change-" + key, [-less]) for less, key in points]
    grown_before, grown = growth(before, seat), growth(after, seat)
    for number, key in enumerate(ORDER):
        if grown[number] > grown_before[number]:
            found.append(("why-" + key, [grown[number] - grown_before[number]]))
    return found + [("change-" + key, [more[key]]) for key in reversed(list(more)) if key not in POINTS]


def growth(realm: Realm, seat: int) -> list[int]:
    """See ORDER."""
    towers = sum(realm.towers[len(COLOURS) * seat : len(COLOURS) * (seat + 1)])
    return [
        len(realm.closed[seat]),
        towers,
        len(realm.cells[seat]),
        len(realm.freemen[seat]),
        len(realm.hired[seat]),
    ]
