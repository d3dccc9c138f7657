"""Menu: lists of actions that are made once, and chosen by which things there are."""

from __future__ import annotations

from typing import Final

WIDTH: Final = 12  # things whose every combination has a list of its own
LOW: Final = (1 << WIDTH) - 1


class Menu:
    """The actions that things allow: which things there are is a set of bits, bit 0 for the first action.

    The lists are ready: nobody may change what `of` returns. Up to twelve things it is always a list made before;
    of more things two such lists are joined.

    >>> Menu([10, 11, 12], [99]).of(0b101)
    [10, 12, 99]
    """

    def __init__(self, actions: list[int], after: list[int]) -> None:
        self.joined: Final = len(actions) > WIDTH
        self.first: Final = combinations(actions[:WIDTH], [] if self.joined else after)
        self.rest: Final = combinations(actions[WIDTH:], after)

    def of(self, there: int) -> list[int]:
        """The actions of the things that are *there*, in order, and those that always come after them."""
        if self.joined:
            return self.first[there & LOW] + self.rest[there >> WIDTH]
        return self.first[there]


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
