"""The pace: for how long a board with somebody else's doing is shown before the next one takes its place."""

from __future__ import annotations

from ..live.tables.scene import Scene
from .look import Look
from .regions.log import heard

FIRST, FURTHER, WHOLE = 1200, 800, 4000  # milliseconds: the first board of a turn, each further one, and all of them


def pace(look: Look) -> int:
    """The milliseconds of a board; none if nothing is told on it. The page makes them longer or shorter as it is set."""
    return hold(boards_before(look.scene)) if heard(look, look.scene.news) else 0


def hold(before: int) -> int:
    """The milliseconds of a board after so many others of the same turn: never more than half of what is left."""
    left, span = WHOLE, FIRST
    for _ in range(before):
        left -= span
        span = min(FURTHER, left // 2)
    return span


def boards_before(scene: Scene) -> int:
    """How many boards whoever decided last has filled before this one, with nobody else in between."""
    plies = scene.match.plies if scene.match is not None else []
    turn: set[int] = set()
    for ply, revision in zip(reversed(plies), reversed(scene.revisions), strict=True):
        if ply.actor != plies[-1].actor:
            break
        turn.add(revision)
    return max(0, len(turn) - 1)
