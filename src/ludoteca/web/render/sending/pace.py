"""The pace: for how long a board with somebody else's doing is shown before the next one takes its place."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.records.match import Ply

FIRST, FURTHER, WHOLE = 1200, 800, 4000  # milliseconds: the first board of a turn, each further one, and all of them


def pace(plies: Sequence[Ply], revisions: Sequence[int]) -> int:
    """The milliseconds of the board after these decisions; the page makes them longer or shorter as it is set."""
    return hold(boards_before(plies, revisions))


def hold(before: int) -> int:
    """The milliseconds of a board after so many others of the same turn: never more than half of what is left."""
    left, span = WHOLE, FIRST
    for _ in range(before):
        left -= span
        span = min(FURTHER, left // 2)
    return span


def boards_before(plies: Sequence[Ply], revisions: Sequence[int]) -> int:
    """How many boards whoever decided last has filled before this one, with nobody else in between."""
    turn: set[int] = set()
    for ply, revision in zip(reversed(plies), reversed(revisions), strict=True):
        if ply.actor != plies[-1].actor:
            break
        turn.add(revision)
    return max(0, len(turn) - 1)
