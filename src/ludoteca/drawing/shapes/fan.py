"""How cards are laid beside each other: equal ones together, closer when there are many, in rows when too many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple


@dataclass(frozen=True, eq=False)
class Fan:
    """The measures of a row of cards. Two fans are equal only if they are one: quick to look up."""

    scale: float  # of the card as it is defined
    card: tuple[float, float]  # its width and height then
    step: float  # from one name to the next, at ease ...
    tight: float  # ... and at least
    equal: float  # from a card to the next of the same name, at ease ...
    tucked: float  # ... and at least


class Heap(NamedTuple):
    """Equal cards: where they lie in the fan, and how far one is from the next."""

    card: int
    copies: int
    x: float
    step: float


def equal_cards(cards: Sequence[int]) -> list[tuple[int, int]]:
    """Each card once, with how many there are, in order."""
    return [(card, cards.count(card)) for card in sorted(set(cards))]


def lay(cards: Sequence[int], fan: Fan, width: float) -> list[list[Heap]]:
    """The heaps of each row."""
    return laid(tuple(cards), fan, width)


@lru_cache(maxsize=1024)
def laid(cards: tuple[int, ...], fan: Fan, width: float) -> list[list[Heap]]:
    """The same, worked out once: from board to board most hands stay as they are."""
    rows: list[list[tuple[int, int]]] = [[]]
    for name in equal_cards(cards):
        if rows[-1] and breadth([*rows[-1], name], fan, 0) > width:
            rows.append([])
        rows[-1].append(name)
    return [spread(row, fan, width) for row in rows]


def breadth(names: Sequence[tuple[int, int]], fan: Fan, ease: float) -> float:
    """How wide a row is: `ease` 0 is tight, 1 is at ease."""
    step = fan.tight + (fan.step - fan.tight) * ease
    equal = fan.tucked + (fan.equal - fan.tucked) * ease
    return sum(step + (count - 1) * equal for _, count in names) - step + fan.card[0]


def spread(names: Sequence[tuple[int, int]], fan: Fan, width: float) -> list[Heap]:
    """One row, as much at ease as its width allows."""
    if not names:
        return []
    tight, full = breadth(names, fan, 0), breadth(names, fan, 1)
    ease = 1.0 if full <= width else max(0.0, (width - tight) / (full - tight))
    step = fan.tight + (fan.step - fan.tight) * ease
    equal = fan.tucked + (fan.equal - fan.tucked) * ease
    heaps, x = [], 0.0
    for card, count in names:
        heaps.append(Heap(card, count, round(x, 1), round(equal, 1)))
        x += step + (count - 1) * equal
    return heaps
