"""Luck. One int for simulation and search; the system's secure source, always noted, at a live table."""

from __future__ import annotations

import secrets
from typing import Final

from .native import i64, mypyc_attr

PRIME: Final = (1 << 31) - 1
FACTOR: Final = 1583458089  # a full-period multiplier for this prime; products stay within 62 bits
SPREAD: Final = 0x45D9F3B  # neighbouring seeds must not give neighbouring games
LOW: Final = (1 << 31) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Luck for simulation and search: one int of state, cheap to make and to copy, nothing noted.

    >>> Chance(7).pick(6) == Chance(7).pick(6)
    True
    """

    def __init__(self, seed: int) -> None:
        mixed = (((seed & LOW) ^ (seed >> 16 & LOW)) * SPREAD) & LOW
        mixed = ((mixed ^ mixed >> 15) * SPREAD) & LOW
        self.seed: i64 = (mixed ^ seed >> 31 & LOW) % (PRIME - 1) + 1

    def pick(self, n: int) -> int:
        """A number in ``range(n)``."""
        self.seed = self.seed * FACTOR % PRIME  # a machine word where compiled
        return self.seed % n

    def draw(self, bag: list[int]) -> int:
        """Take one thing out of *bag*. A bag has no order, so there is no order to hide."""
        i = self.pick(len(bag))
        thing = bag[i]
        bag[i] = bag[-1]
        bag.pop()
        return thing

    def shuffle(self, things: list[int]) -> None:
        """Put *things* into a random order."""
        for last in range(len(things) - 1, 0, -1):
            i = self.pick(last + 1)
            things[i], things[last] = things[last], things[i]


class SecureChance(Chance):
    """Luck at a live table, from the system's secure source: nobody can compute it ahead."""

    def __init__(self) -> None:
        super().__init__(1)

    def pick(self, n: int) -> int:
        """A number in ``range(n)`` that cannot be foretold."""
        return secrets.randbelow(n)


class AsWritten(Chance):
    """Luck that leaves everything as its author wrote it: bags are taken from their end, and nothing is shuffled."""

    def __init__(self) -> None:
        super().__init__(1)

    def pick(self, n: int) -> int:
        """The last of ``range(n)``."""
        return n - 1


class ScriptedChance(Chance):
    """Luck that was written down before: the picks of a record, or the story a test wants to tell."""

    def __init__(self, picks: list[int], then: Chance | None = None) -> None:
        super().__init__(1)
        self.left = picks[::-1]
        self.then = then

    def pick(self, n: int) -> int:
        """The next number of the script; after its end, the luck of *then*."""
        if not self.left:
            if self.then is None:
                raise ScriptError("luck is asked once more than was written down")
            return self.then.pick(n)
        value = self.left.pop()
        if not 0 <= value < n:
            raise ScriptError(f"luck {value} does not fit: there were {n} possibilities")
        return value


class ScriptError(ValueError):
    """A script of luck that does not fit what was played."""


class NotedChance(Chance):
    """Luck of another source, with every pick noted for the record."""

    def __init__(self, source: Chance) -> None:
        super().__init__(1)
        self.source = source
        self.picks: list[int] = []

    def pick(self, n: int) -> int:
        """A pick of the source, noted."""
        value = self.source.pick(n)
        self.picks.append(value)
        return value
