"""Luck that somebody else decides: what is still to be picked becomes a move of its own."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.chance import Chance


class MoreLuck(Exception):
    """Luck was asked for one pick more than it has: one of so many outcomes."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(f"luck has to pick one of {outcomes}")
        self.outcomes = outcomes


class AskedChance(Chance):
    """Gives the picks that were made so far, and stops the game where it is asked for another.

    Where there is only one outcome, nobody needs to be asked.
    """

    def __init__(self, picks: Sequence[int]) -> None:
        super().__init__(1)
        self.left = list(picks[::-1])

    def pick(self, n: int) -> int:
        """The next of the picks."""
        if n == 1:
            return 0
        if not self.left:
            raise MoreLuck(n)
        return self.left.pop()
