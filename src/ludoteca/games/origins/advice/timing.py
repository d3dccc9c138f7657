"""How much of a game of Origins is still to come."""

from __future__ import annotations

from typing import Final

from ..data import FEW_COLOURS, SOLO_ROUNDS, TEMPLES, TOP
from ..rules.table import Realm

STEPS_A_ROUND: Final = 3.5  # that the leader climbs
LEVELS_A_ROUND: Final = 0.83  # of those that end the game
LONG: Final = 3.21  # rounds ahead that count in full
USUAL_ROUNDS: Final = 9.24
AT_LEAST: Final = 0.67  # rounds to come while nothing has ended the game


def rounds_left(realm: Realm) -> float:
    """How many rounds may follow this one: until the leader's temples, the towers or the limit end the game."""
    if realm.seats == 1:
        return float(SOLO_ROUNDS - realm.round)
    if realm.ending:
        return 0.0
    steps = 0
    for seat in range(realm.seats):
        climbed = 0
        for temple in range(len(TEMPLES)):
            climbed += realm.heights[temple * realm.seats + seat]
        steps = max(steps, climbed)
    left = 0.5 + (TOP * len(TEMPLES) - steps) / STEPS_A_ROUND
    left = min(left, 0.5 + levels_left(realm) / LEVELS_A_ROUND)
    left = min(left, max(AT_LEAST, USUAL_ROUNDS - realm.round))
    return min(left, float(realm.round_limit - realm.round)) if realm.round_limit else left


def levels_left(realm: Realm) -> int:
    """How many tower levels end the game at the earliest: one colour more than may be left in the supply runs out."""
    colours = total = most = second = third = 0
    for discs in realm.discs:
        if discs:
            colours += 1
            total += discs
            if discs > most:
                most, second, third = discs, most, second
            elif discs > second:
                second, third = discs, second
            elif discs > third:
                third = discs
    return total - most - second - third if colours > FEW_COLOURS else 0


def time_that_counts(rounds: float) -> float:
    """The share of the time ahead that counts, where so many rounds may follow: 1 for LONG ones or more."""
    return max(0.0, min(1.0, rounds / LONG))


assert FEW_COLOURS == 3  # the three fullest colours may stay
