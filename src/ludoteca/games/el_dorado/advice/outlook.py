"""What a player can do now: the turns that moves, cards and purchases save."""

from __future__ import annotations

from typing import Final

from ..data import DRAWS, ITEM, KINDS, NATIVE, PURPLE, STRENGTH, SYMBOL, WHITE, WORTH
from ..rules.table import OVERCOME, STEP, Expedition
from ..rules.ways import open_spaces, touched
from .atlas import Atlas
from .pace import Pace
from .payment import usefulness
from .reach import saved_by

DRAWN: Final = 5.0  # drawing cards comes before everything


class Outlook:
    """What a seat gains by moves, cards and purchases, each worked out when it is first asked for."""

    def __init__(self, table: Expedition, seat: int, most: int, atlas: Atlas) -> None:
        self.chart: Final = atlas.chart(table.route)
        self.sense: Final = atlas.sense
        self.table: Final = table
        self.seat: Final = seat
        self.most: Final = most  # power, of one card
        self.pawns: Final = table.own_pawns(seat)
        self.known: Pace | None = None
        self.reaches: Final[dict[int, list[float]]] = {}  # by pawn and symbol: the gain by power
        self.removals: Final[dict[int, float]] = {}  # by card
        self.turns = -1.0

    def pace(self) -> Pace:
        """How fast the seat goes; worked out when it is first asked for."""
        if self.known is None:
            deck = self.chart.deck_of(self.table, self.seat)
            self.known = self.chart.pace(self.table, self.seat, deck)
        return self.known

    def reach(self, pawn: int, symbol: int) -> list[float]:
        """The most turns that a pawn saves by so much power of a symbol, for every power."""
        key = pawn * WHITE + symbol
        if key not in self.reaches:
            here = self.table.pawns[pawn]
            self.reaches[key] = saved_by(self.table, self.chart, self.pace(), here, symbol, self.most)
        return self.reaches[key]

    def gain(self, symbol: int, power: int) -> float:
        """The most turns that a card saves; WHITE has every symbol, PURPLE is a Native."""
        best = -1.0
        for pawn in self.pawns:
            best = max(best, self.gain_of(pawn, symbol, power))
        return best

    def gain_of(self, pawn: int, symbol: int, power: int) -> float:
        """The most turns that a card saves one pawn."""
        if symbol == PURPLE:
            return self.guided(pawn)
        power = min(power, self.most)
        if symbol == WHITE:
            return max(self.reach(pawn, 0)[power], self.reach(pawn, 1)[power], self.reach(pawn, 2)[power])
        return self.reach(pawn, symbol)[power]

    def guided(self, pawn: int) -> float:
        """The most turns that a Native saves a pawn."""
        here = self.table.pawns[pawn]
        start = self.pace().from_space(here)
        best = self.sense.blockade if touched(self.table, here) else -1.0
        for space in open_spaces(self.table, here):
            best = max(best, start - self.pace().from_space(space))
        return best

    def step_saves(self, here: int, action: int) -> float:
        """What entering a space, or overcoming a blockade, saves."""
        if action >= OVERCOME:
            return self.sense.blockade
        return self.pace().from_space(here) - self.pace().from_space(action - STEP)

    def card_gain(self, card: int) -> float:
        """What playing a card saves now."""
        if SYMBOL[card] < PURPLE:
            kept = self.sense.item_kept * STRENGTH[card] if ITEM[card] else 0.0
            return self.gain(SYMBOL[card], STRENGTH[card]) - kept
        if DRAWS[card]:
            return DRAWN
        return self.gain(PURPLE, 0) if card == NATIVE else 1.0

    def left(self) -> float:
        """The turns to go."""
        if self.turns < 0.0:
            self.turns = self.pace().left()
        return self.turns

    def purchase(self, kind: int) -> float:
        """The turns that a new card saves: it comes only after the draw pile is used up."""
        table, turns = self.table, self.left()
        if not turns:
            return -1.0
        wait = 1.0 + len(table.draws[self.seat]) / self.pace().seen
        if wait >= turns:
            return -0.1
        then = self.chart.pace(table, self.seat, self.chart.with_card(self.pace().deck, kind)).left()
        return (turns - then) * max(0.0, 1.0 - self.sense.patience * wait / turns) - self.sense.effort

    def removal(self, card: int) -> float:
        """The turns that a deck without this card saves, less what the card could do now; worked out once."""
        if card not in self.removals:
            self.removals[card] = self.saved_without(card)
        return self.removals[card]

    def saved_without(self, card: int) -> float:
        """The turns that a deck without this card saves, less what the card could do now."""
        table = self.table
        lost = max(0.0, self.card_gain(card)) if SYMBOL[card] < PURPLE and not table.bought else 0.0
        turns = self.left()
        if not turns:
            return -lost
        then = self.chart.pace(table, self.seat, self.chart.without_card(self.pace().deck, card)).left()
        return (turns - then) * turns / (turns + self.sense.removal) - lost

    def usefulness(self, card: int) -> float:
        """What a card is good for in the turns to come, roughly in power."""
        return usefulness(self.sense, card)

    def coins(self) -> int:
        """The half coins in hand without items."""
        total = 0
        for card in self.table.hands[self.seat]:
            if card < KINDS and not ITEM[card]:
                total += WORTH[card]
        return total
