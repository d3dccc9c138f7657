"""How cards lie beside each other: equal ones together, closer when there are many, in rows when too many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .size import Desk


@dataclass(frozen=True)
class Fan:
    """The measures of a row of cards."""

    scale: float  # of the card as it is defined
    card: tuple[float, float]  # its width and height then
    step: float  # from one kind to the next, at ease ...
    tight: float  # ... and at least
    equal: float  # from a card to the next of the same kind, at ease ...
    tucked: float  # ... and at least

    @staticmethod
    def of(desk: Desk) -> Fan:
        """The fan of a desk."""
        return NARROW if desk.narrow else WIDE


WIDE = Fan(scale=0.93, card=(104.2, 139.5), step=117, tight=36, equal=110, tucked=22)
NARROW = Fan(scale=0.8, card=(89.6, 120), step=93, tight=46, equal=93, tucked=22)


@dataclass(frozen=True)
class Heap:
    """Equal cards: where they lie in the fan, and how far one is from the next."""

    card: int
    count: int
    x: float
    step: float


def lay(cards: Sequence[int], fan: Fan, width: float) -> list[list[Heap]]:
    """The heaps of each row."""
    rows: list[list[tuple[int, int]]] = [[]]
    for card in sorted(set(cards)):
        kind = (card, cards.count(card))
        if rows[-1] and breadth([*rows[-1], kind], fan, 0) > width:
            rows.append([])
        rows[-1].append(kind)
    return [spread(row, fan, width) for row in rows]


def breadth(kinds: Sequence[tuple[int, int]], fan: Fan, ease: float) -> float:
    """How wide a row is: `ease` 0 is tight, 1 is at ease."""
    step = fan.tight + (fan.step - fan.tight) * ease
    equal = fan.tucked + (fan.equal - fan.tucked) * ease
    return sum(step + (count - 1) * equal for _, count in kinds) - step + fan.card[0]


def spread(kinds: Sequence[tuple[int, int]], fan: Fan, width: float) -> list[Heap]:
    """One row, as much at ease as its width allows."""
    if not kinds:
        return []
    tight, full = breadth(kinds, fan, 0), breadth(kinds, fan, 1)
    ease = 1.0 if full <= width else max(0.0, (width - tight) / (full - tight))
    step = fan.tight + (fan.step - fan.tight) * ease
    equal = fan.tucked + (fan.equal - fan.tucked) * ease
    heaps, x = [], 0.0
    for card, count in kinds:
        heaps.append(Heap(card, count, round(x, 1), round(equal, 1)))
        x += step + (count - 1) * equal
    return heaps
