"""What a seat may know as numbers, for those who learn: blocks with names, the own seat first, in the caller's memory.

A game says which blocks it has and gives their numbers. Counts stay counts, kinds are one-hot, and whatever belongs to
seats comes in turn order from the observer on. Only what is in the view may be here: equal views, equal observations.
"""

from __future__ import annotations

import sys
from struct import Struct
from typing import Any, Final

from ..native import mypyc_attr
from ..state import State, Step

MARK: Final = Struct("h")
BYTE: Final = 255
WIDER: Final = f"utf-16-{'le' if sys.byteorder == 'little' else 'be'}"  # a letter below 256 as two bytes: an int16


class Block:
    """Numbers that belong together: so many of them, each from 0 to *high*, once or for each of several seats."""

    def __init__(self, name: str, size: int, high: int = 1, each: int = 1) -> None:
        self.name: Final = name
        self.size: Final = size
        self.high: Final = high
        self.each: Final = each

    @property
    def whole(self) -> int:
        """All its numbers."""
        return self.size * self.each

    def names(self) -> list[str]:
        """What each of its numbers is: ``hand.3``, or ``scores@1`` for the next one."""
        of = [f"{self.name}@{one}" if self.each > 1 else self.name for one in range(self.each)]
        return [f"{name}.{i}" if self.size > 1 else name for name in of for i in range(self.size)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """What one game tells of its table. The blocks of `marked` are mostly 0 and told by what is not.

    The scene is what does not change while a game is played (a map): it is told once.
    """

    def __init__(self, dense: list[Block], marked: list[Block], scene: list[Block], seat_verbs: list[str]) -> None:
        self.dense: Final = dense
        self.marked: Final = marked
        self.scene: Final = scene
        self.seat_verbs: Final = seat_verbs  # verbs of actions whose things are seats

    def numbers(self, state: Any, seat: int) -> list[int]:
        """The numbers of the dense blocks, in their order: always a new list."""
        return []

    def marks(self, state: Any, seat: int) -> list[int]:
        """Place and number of whatever is not 0 in the marked blocks: place, number, place, number ..."""
        return []

    def scenery(self, state: Any) -> list[int]:
        """The same for the blocks of the scene."""
        return []


class Observation:
    """Every number that is told to a seat, by its place: ``fill`` writes them into any memory of int16.

    The first blocks are the same in every game: what is asked, and who is asked (the observer first), one-hot each.
    """

    def __init__(self, steps: list[str], seats: int, observer: Observer) -> None:
        self.seats: Final = seats  #: how many play
        self.observer: Final = observer  #: what the game has to tell
        first = [Block("step", len(steps)), Block("actor", 1, 1, seats)]
        self.blocks: Final = [*first, *observer.dense, *observer.marked]  #: each has `name`, `size`, `high` and `each`
        self.size: Final = sum([block.whole for block in self.blocks])  #: how many numbers there are
        self.scene: Final = observer.scene  #: the blocks that stay the same for a whole game
        self.scene_size: Final = sum([block.whole for block in observer.scene])  #: and how many numbers they have
        self.sparse: Final = sum([block.whole for block in observer.marked])  #: the numbers at the end
        self._steps: Final = {step: one_hot(place, len(steps)) for place, step in enumerate(steps)}
        self._asked: Final[dict[type, list[int]]] = {}  # the same by kind of step, as they come
        self._nothing: Final = [0] * len(steps)
        self._actors: Final = [*[one_hot(place, seats) for place in range(seats)], [0] * seats]
        self._whole: Final = Struct(f"{2 * (self.size - self.sparse)}s")
        self._wide: Final = [place for place, high in enumerate(self.highs()[: self.size - self.sparse]) if high > BYTE]
        self._blank: Final = bytes(2 * self.sparse)

    def slice(self, name: str) -> slice:
        """Where the numbers of a block are."""
        start = 0
        for block in self.blocks:
            if block.name == name:
                return slice(start, start + block.whole)
            start += block.whole
        raise KeyError(f"there is no block {name!r}: there is {', '.join([block.name for block in self.blocks])}")

    def names(self) -> list[str]:
        """What every number is: ``hand.3``, or ``scores@1`` for the seat to the left."""
        return [name for block in self.blocks for name in block.names()]

    def highs(self) -> list[int]:
        """The highest value of every number; the lowest is 0."""
        return [block.high for block in self.blocks for _ in range(block.whole)]

    def dense(self, state: State, seat: int) -> list[int]:
        """All numbers but those of the marked blocks."""
        asked = self._nothing
        turned = self.seats
        if state.agenda:
            step = state.agenda[-1]
            asked = self.asked(step)
            turned = (step.seat - seat) % self.seats
        found = self.observer.numbers(state, seat)
        found[:0] = asked + self._actors[turned]  # cheaper than a second long list
        return found

    def asked(self, step: Step) -> list[int]:
        """What is asked, one-hot."""
        kind = type(step)
        if kind not in self._asked:
            self._asked[kind] = self._steps.get(step.key(), self._nothing)
        return self._asked[kind]

    def fill(self, state: State, seat: int, row: Any, at: int = 0) -> None:
        """Write what *seat* may know into *row*, a writable buffer of int16, from number *at* on.

        Numbers that fit into a byte, as they nearly always do, are made wider all at once: much faster. The few that
        do not are written over it.
        """
        found = self.dense(state, seat)
        wide = self.beyond_a_byte(found)
        self._whole.pack_into(row, 2 * at, bytearray(found).decode("latin-1").encode(WIDER))
        for i in range(0, len(wide), 2):
            MARK.pack_into(row, 2 * (at + wide[i]), wide[i + 1])
        if self.sparse:
            put(self.observer.marks(state, seat), row, at + self.size - self.sparse, self._blank)

    def beyond_a_byte(self, found: list[int]) -> list[int]:
        """Take out what does not fit into a byte: place, number, place, number ..."""
        taken: list[int] = []
        for place in self._wide:
            if found[place] > BYTE:
                taken += [place, found[place]]
                found[place] = 0
        return taken

    def fill_scene(self, state: State, row: Any, at: int = 0) -> None:
        """Write what stays the same for the whole game into *row*, from number *at* on."""
        put(self.observer.scenery(state), row, at, bytes(2 * self.scene_size))

    def numbers(self, state: State, seat: int) -> list[int]:
        """What *seat* may know, as a list."""
        tail = [0] * self.sparse
        marks = self.observer.marks(state, seat)
        for i in range(0, len(marks), 2):
            tail[marks[i]] = marks[i + 1]
        return self.dense(state, seat) + tail


def put(marks: list[int], row: Any, start: int, blank: bytes) -> None:
    """Write marks into memory that is otherwise 0."""
    memoryview(row).cast("B")[2 * start : 2 * start + len(blank)] = blank
    for i in range(0, len(marks), 2):
        MARK.pack_into(row, 2 * (start + marks[i]), marks[i + 1])


def one_hot(place: int, size: int) -> list[int]:
    """A 1 at one place, 0 elsewhere; for a place below 0 nothing.

    >>> one_hot(1, 3)
    [0, 1, 0]
    """
    return [1 if i == place else 0 for i in range(size)]


def one_hots(size: int) -> list[list[int]]:
    """All of them, made once; the last one, for place -1, is empty."""
    return [*[one_hot(place, size) for place in range(size)], [0] * size]


def counted(things: list[int], kinds: int) -> list[int]:
    """How many there are of each kind.

    >>> counted([2, 0, 2], 3)
    [1, 0, 2]
    """
    found = [0] * kinds
    count_into(found, 0, things)
    return found


def count_into(found: list[int], at: int, things: list[int]) -> None:
    """The same, added to the numbers that begin at *at*: where many kinds are counted, one list is enough."""
    for thing in things:
        found[at + thing] = found[at + thing] + 1  # += on a list is slower, compiled
