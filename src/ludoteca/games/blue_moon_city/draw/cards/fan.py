"""How a hand is laid out: sorted by people, equal cards together, closer when there are many, in rows when too many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from ...data import COLOUR

SHOWN, CROWD = 4, 12
"""Of equal cards no more than so many are drawn; only one of each, if the hand has more different cards than that."""

Kinds = list[tuple[int, int, int]]
"""Each card once: how many there are of it, and how many of these are drawn."""


@dataclass(frozen=True, eq=False)
class PeopleFan:
    """From one card to the next, at ease and at least. Two fans are equal only if they are one: quick to look up."""

    card: tuple[float, float]  # width and height
    people: tuple[float, float]  # to the next people
    value: tuple[float, float]  # to the next value of the same people
    equal: tuple[float, float]  # to the next equal card


class Bundle(NamedTuple):
    """Equal cards: where they lie in the row, and how far one is from the next."""

    card: int
    copies: int
    shown: int  # how many of them are drawn; a number tells of the others
    x: float
    step: float

    @property
    def reach(self) -> float:
        """How far the last card lies from the first."""
        return (self.shown - 1) * self.step

    def anywhere(self) -> Bundle:
        """The same cards wherever they lie; a single one is no distance from the next."""
        return Bundle(self.card, self.copies, self.shown, 0.0, self.step if self.shown > 1 else 0.0)


WIDE = PeopleFan(card=(94, 128), people=(104, 50), value=(97, 40), equal=(40, 12))
NARROW = PeopleFan(card=(66, 92), people=(74, 30), value=(68, 26), equal=(8, 4))
OPEN = PeopleFan(card=(47, 64), people=(54, 44), value=(49, 26), equal=(22, 8))


def kinds(cards: Sequence[int]) -> Kinds:
    """Each card once, with how many there are, people by people."""
    found = sorted(set(cards))
    most = SHOWN if len(found) <= CROWD else 1
    return [(card, cards.count(card), min(most, cards.count(card))) for card in found]


def lay(cards: Sequence[int], fan: PeopleFan, width: float) -> list[list[Bundle]]:
    """The bundles of each row."""
    return laid(tuple(cards), fan, width)


@lru_cache(maxsize=1024)
def laid(cards: tuple[int, ...], fan: PeopleFan, width: float) -> list[list[Bundle]]:
    """The same, worked out once: from board to board most hands stay as they are."""
    lines: list[Kinds] = [[]]
    for kind in kinds(cards):
        if lines[-1] and breadth([*lines[-1], kind], fan, 0) > width:
            lines.append([])
        lines[-1].append(kind)
    return [spread(line, fan, width) for line in lines if line]


def between(steps: tuple[float, float], ease: float) -> float:
    """A step between its least (`ease` 0) and its most (1)."""
    return steps[1] + (steps[0] - steps[1]) * ease


def places(line: Kinds, fan: PeopleFan, ease: float) -> list[float]:
    """Where each kind begins."""
    found, x = [], 0.0
    for i, (card, _, shown) in enumerate(line):
        found.append(x)
        if i + 1 < len(line):
            same = COLOUR[line[i + 1][0]] == COLOUR[card]
            x += between(fan.value if same else fan.people, ease) + (shown - 1) * between(fan.equal, ease)
    return found


def breadth(line: Kinds, fan: PeopleFan, ease: float) -> float:
    """How wide a row is."""
    return places(line, fan, ease)[-1] + (line[-1][2] - 1) * between(fan.equal, ease) + fan.card[0]


def spread(line: Kinds, fan: PeopleFan, width: float) -> list[Bundle]:
    """One row, as much at ease as its width allows."""
    tight, full = breadth(line, fan, 0), breadth(line, fan, 1)
    ease = 1.0 if full <= width else max(0.0, (width - tight) / (full - tight))
    step = round(between(fan.equal, ease), 1)
    return [
        Bundle(card, count, shown, round(x, 1), step) for (card, count, shown), x in zip(line, places(line, fan, ease))
    ]
