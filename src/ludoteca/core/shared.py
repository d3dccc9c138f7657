"""Lists that positions share, and counts of things.

What changes seldom is replaced, never changed: then a clone need not copy it.
"""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def replaced(things: list[T], place: int, thing: T) -> list[T]:
    """The same list with another *thing* at one place.

    >>> replaced([4, 5, 6], 1, 9)
    [4, 9, 6]
    """
    found = things.copy()
    found[place] = thing
    return found


def added(counts: list[int], place: int, more: int) -> list[int]:
    """The same counts with so many *more* at one place.

    >>> added([4, 5, 6], 1, -2)
    [4, 3, 6]
    """
    found = counts.copy()
    found[place] = found[place] + more
    return found


def without(things: list[T], thing: T) -> list[T]:
    """The same list without the first such *thing*.

    >>> without([4, 5, 4], 4)
    [5, 4]
    """
    found = things.copy()
    found.remove(thing)
    return found


def inserted(things: list[int], thing: int) -> list[int]:
    """The same sorted list with one more *thing* at its place.

    >>> inserted([4, 6], 5)
    [4, 5, 6]
    """
    place = 0
    while place < len(things) and things[place] < thing:
        place += 1
    found = things.copy()
    found.insert(place, thing)
    return found


def listed(counts: list[int]) -> list[int]:
    """Things of which there are so many of each, one by one.

    >>> listed([0, 2, 1])
    [1, 1, 2]
    """
    found: list[int] = []
    for thing in range(len(counts)):
        if counts[thing]:
            found += [thing] * counts[thing]
    return found
