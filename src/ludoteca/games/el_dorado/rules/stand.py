"""A pawn's place on the route, and everything that it may do from there: lists made once and kept with the route."""

from __future__ import annotations

from typing import Final

from ..data import STRENGTH

OUT_OF_REACH: Final = 99  # more than any card's power
POWERS: Final[int] = max(STRENGTH) + 1  # of a card or token, from none on


class Stand:
    """What a pawn may do from its space, as pawns stand around it and blockades lie beside it.

    Clones and games share it, so nothing of it is ever changed. `ways.py` finds it, by the rules.
    """

    def __init__(self, spaces: list[int], blockades: list[int]) -> None:
        self.spaces: Final = spaces  # §6.2 that it may enter
        self.blockades: Final = blockades  # §7.2 the numbers of those that it could overcome
        self.least: list[int] = []  # by symbol: the least power that moves the pawn ...
        self.symbols: list[int] = []  # ... and by power: the symbols that do, as bits
        self.cards = 0  # the kinds of cards that move it, as bits
        self.moves: list[list[int]] = []  # §6.2, §7.3 by symbol, then by power: the actions, ...
        self.moves_or_stop: list[list[int]] = []  # ... and where the pawn has moved already
        self.guided: list[int] = []  # §9.7 what a Native can do
        self.paid: list[list[int]] = []  # §6.7, §6.8, §7.3 by number of cards: what they can pay for
