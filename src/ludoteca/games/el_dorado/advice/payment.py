"""With which cards a purchase is paid."""

from __future__ import annotations

from typing import Final

from ..data import ITEM, PURPLE, STRENGTH, SYMBOL, WHITE, WORTH
from .sense import Sense

ITEM_LOST: Final = 5.0  # an item whose function is used up


def usefulness(sense: Sense, card: int) -> float:
    """What a card is good for in the turns to come, roughly in power."""
    if SYMBOL[card] == PURPLE:
        return sense.useful_purple
    white = sense.useful_white if SYMBOL[card] == WHITE else 0.0
    return STRENGTH[card] + white + (1.0 if ITEM[card] else 0.0)


def fitness(sense: Sense, left: int, card: int) -> float:
    """How well a card pays, *left* being due: what fits best, nothing of much use, and no item."""
    overshoot = max(0, WORTH[card] - left)
    lost = ITEM_LOST if ITEM[card] and WORTH[card] > 1 else 0.0
    return WORTH[card] / 10 - overshoot - lost - sense.frugal * usefulness(sense, card)
