"""A learner's seat among random players, compiled: played on until it is asked, and then what it may choose."""

from __future__ import annotations

from typing import Any

from ..core.chance import Chance
from ..core.state import State


def until_asked(state: State, seat: int, lucks: list[Chance], most: int) -> int:
    """Play on until *seat* has a choice, the others by their *lucks*; at most so many decisions. How many it took.

    A forced choice is nobody's.
    """
    made = 0
    while made < most and state.agenda:
        legal = state.legal
        actor = state.agenda[-1].seat
        action = legal[0]
        if len(legal) > 1:
            if actor == seat:
                break
            action = legal[lucks[actor].pick(len(legal))]
        state.play(action)
        made += 1
    return made


def mark_choices(legal: list[int], numbers: list[int], mask: Any, blank: bytes) -> None:
    """Write 1 into *mask*, a writable memory of bytes, for the number of every legal action, and 0 elsewhere."""
    mask[:] = blank
    for action in legal:
        mask[numbers[action]] = 1
