"""The goal of a game as it stands: what wins, how far everybody is, what ends it and when. Keys and numbers only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

Phrase = tuple[str, tuple[int, ...]]
"""A sentence of the game's `says` and its numbers. Where there is little room, its form with "-short" is said."""


def phrase(key: str, *numbers: int) -> Phrase:
    """A sentence and its numbers."""
    return key, numbers


class Goal:
    """What wins, how far everybody is and what ends the game, made from a view alone.

    `measure` says what the standings count. What `ends` the game comes nearest first; in the `last` round, or where one
    more step wins, the first of it says so. Where a game can end for one of several reasons, `ended` names those that
    came true.
    """

    def __init__(
        self,
        wins: Phrase,
        measure: Phrase,
        standings: Sequence[Phrase],
        ends: Sequence[Phrase],
        last: bool,
        ended: Sequence[Phrase] = (),
    ) -> None:
        self.wins: Final = wins
        self.measure: Final = measure
        self.standings: Final = standings  # of each seat
        self.ends: Final = ends
        self.last: Final = last
        self.ended: Final = ended
