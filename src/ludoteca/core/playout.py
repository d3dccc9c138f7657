"""A game played at random to its end: the bare speed of the engine."""

from __future__ import annotations

from .chance import Chance
from .state import State


def playout(state: State, luck: Chance) -> int:
    """Play *state* on at random until the game is over, and return the number of decisions."""
    decisions = 0
    while state.agenda:
        legal = state.legal
        state.play(legal[luck.pick(len(legal))])
        decisions += 1
    return decisions
