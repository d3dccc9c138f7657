"""Menu: lists of actions that are made once, and chosen by which things there are."""

from __future__ import annotations

from typing import Final

WIDTH: Final = 12  # things whose every combination has a list of its own
LOW: Final = (1 << WIDTH) - 1


class Menu:
    """The actions that things allow: which things there are is a set of bits, bit 0 for the first action.

    The lists are ready: nobody may change what `of` returns. Up to twelve things it is always a list made before;
    of more things such lists are joined, twelve things at a time.

    >>> Menu([10, 11, 12], [99]).of(0b101)
    [10, 12, 99]
    """

    def __init__(self, actions: list[int], after: list[int]) -> None:
        parts = [actions[start : start + WIDTH] for start in range(0, len(actions), WIDTH)] or [[]]
        self.first: Final = combinations(parts[0], after if len(parts) == 1 else [])
        self.more: Final = [combinations(part, []) for part in parts[1:-1]]
        if len(parts) > 1:
            self.more.append(combinations(parts[-1], after))

    def of(self, there: int) -> list[int]:
        """The actions of the things that are *there*, in order, and those that always come after them."""
        found = self.first[there & LOW]
        for part in self.more:
            there >>= WIDTH
            found = found + part[there & LOW]
        return found


def combinations(actions: list[int], after: list[int]) -> list[list[int]]:
    """For every combination of actions, as bits, the list of them, with *after* at its end."""
    found: list[list[int]] = [[]]
    for action in actions:
        found += [[*before, action] for before in found]
    return [[*before, *after] for before in found]


def bits(counts: list[int]) -> int:
    """Which things there are at all, by how many there are of each."""
    found = 0
    for thing in range(len(counts)):
        if counts[thing]:
            found |= 1 << thing
    return found
