"""Luck. Two words for simulation and search; the system's secure source, always noted, at a live table."""

from __future__ import annotations

import secrets
from typing import Final, TypeVar

from .native import i64, mypyc_attr

WORD: Final = (1 << 32) - 1  # luck is two words of 32 bits: the same in machine words and in Python's own numbers
GOLDEN: Final = 0x9E3779BB
SPREAD: Final = 0x45D9F3B

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Luck for simulation and search: 64 bits of state, cheap to make and to copy, nothing noted.

    Luck made from the same *seed* brings the same, on any machine, pure or compiled.
    The generator is xoroshiro64* of Blackman and Vigna. Two seeds that differ in their last 64 bits begin differently.

    >>> Chance(7).pick(6) == Chance(7).pick(6)
    True
    """

    def __init__(self, seed: int) -> None:
        low: i64 = seed & WORD
        high: i64 = seed >> 32 & WORD
        high ^= scattered(low ^ GOLDEN)  # each line can be undone: no two seeds come to the same state
        low ^= scattered(high)
        high ^= scattered(low)
        self.low: i64 = low
        self.high: i64 = high if low | high else 1  # from nothing but zeros nothing else would come

    @property
    def seed(self) -> int:
        """All of the state in one number: luck that was made from it is the same wherever it is made."""
        high, low = int(self.high), int(self.low)
        return high << 32 | low

    def twin(self) -> Chance:
        """Plain luck that will bring the same from here on: what a copy of an imagined position gets."""
        twin = Chance(0)
        twin.low, twin.high = self.low, self.high
        return twin

    def pick(self, n: int) -> int:
        """A number in ``range(n)``; *n* is at most 2**31. It comes from the upper bits, which are the better ones."""
        low = self.low
        high = self.high ^ low
        self.low = (low << 26 & WORD | low >> 6) ^ high ^ (high << 9 & WORD)
        self.high = high << 13 & WORD | high >> 19
        return (low * GOLDEN & WORD) * n >> 32

    def draw(self, bag: list[T]) -> T:
        """Take one thing out of *bag*. A bag has no order, so there is no order to hide."""
        i = self.pick(len(bag))
        thing = bag[i]
        bag[i] = bag[-1]
        bag.pop()
        return thing

    def shuffle(self, things: list[T]) -> None:
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


def scattered(word: i64) -> i64:
    """A word whose bits all depend on all bits of *word*: neighbouring seeds must not give neighbouring games."""
    word = (word ^ word >> 16) * SPREAD & WORD
    word = (word ^ word >> 16) * SPREAD & WORD
    return word ^ word >> 16


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
