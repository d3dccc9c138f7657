"""What a player's cards can do, wherever they are."""

from __future__ import annotations

from typing import Final

from ..data import DRAWS, ITEM, KINDS, NATIVE, PURPLE, RIVER, STRENGTH, SYMBOL, TRANSMITTER, VILLAGE, WHITE, WORTH
from ..rules.table import Expedition
from .sense import Sense

STRONGEST: Final = 4  # no space needs more


class Deck:
    """The power of a deck by symbol. Items serve once, so they are counted apart.

    Single numbers instead of lists, for a deck is summed up wherever a purchase is thought about.
    """

    def __init__(self, sense: Sense) -> None:
        self.sense: Final = sense
        self.size = 0
        self.machetes = 0.0  # power, all together
        self.paddles = 0.0
        self.coins = 0.0
        self.machete = 0  # the strongest card, up to STRONGEST
        self.paddle = 0
        self.coin = 0
        self.money = 0  # in half coins
        self.draws = 0
        self.once = 0  # items
        self.once_machetes = 0  # their power
        self.once_paddles = 0
        self.once_coins = 0
        self.once_white = 0
        self.once_drawn = 0  # cards that they draw
        self.transmitters = 0

    def add_all(self, cards: list[int]) -> None:
        """Add the cards of one place."""
        for card in cards:
            self.add(card % KINDS)

    def add(self, card: int) -> None:
        """Add a card."""
        symbol, strength = SYMBOL[card], STRENGTH[card]
        if ITEM[card]:
            self.add_item(card, symbol, strength)
            return
        self.size += 1
        self.money += WORTH[card]
        if symbol < WHITE:
            self.add_power(symbol, strength, strength)
        elif symbol == WHITE:
            self.add_any(self.sense.white_share * strength, strength)
        else:
            self.draws += DRAWS[card]
            if card == NATIVE:
                self.add_any(self.sense.guided, 1)

    def add_power(self, symbol: int, power: float, strength: int) -> None:
        """Add what one card does of one symbol."""
        if symbol == VILLAGE:
            self.coins += power
            self.coin = min(STRONGEST, max(self.coin, strength))
        elif symbol == RIVER:
            self.paddles += power
            self.paddle = min(STRONGEST, max(self.paddle, strength))
        else:
            self.machetes += power
            self.machete = min(STRONGEST, max(self.machete, strength))

    def add_any(self, power: float, strength: int) -> None:
        """Add a card that serves every symbol."""
        for symbol in range(WHITE):
            self.add_power(symbol, power, strength)

    def add_item(self, card: int, symbol: int, strength: int) -> None:
        """Add a card that serves once."""
        self.once += 1
        if symbol == PURPLE:
            self.once_drawn += DRAWS[card]
            self.transmitters += 1 if card == TRANSMITTER else 0
        elif symbol == WHITE:
            self.once_white += strength
        elif symbol == VILLAGE:
            self.once_coins += strength
        elif symbol == RIVER:
            self.once_paddles += strength
        else:
            self.once_machetes += strength

    def strongest(self, symbol: int) -> int:
        """The strongest card of a symbol."""
        return self.coin if symbol == VILLAGE else (self.paddle if symbol == RIVER else self.machete)

    def with_card(self, card: int) -> Deck:
        """The same deck with one card more."""
        deck = Deck(self.sense)
        deck.size = self.size
        deck.machetes = self.machetes
        deck.paddles = self.paddles
        deck.coins = self.coins
        deck.machete = self.machete
        deck.paddle = self.paddle
        deck.coin = self.coin
        deck.money = self.money
        deck.draws = self.draws
        deck.once = self.once
        deck.once_machetes = self.once_machetes
        deck.once_paddles = self.once_paddles
        deck.once_coins = self.once_coins
        deck.once_white = self.once_white
        deck.once_drawn = self.once_drawn
        deck.transmitters = self.transmitters
        deck.add(card)
        return deck


def deck_of(table: Expedition, seat: int, sense: Sense) -> Deck:
    """All cards of a player."""
    deck = Deck(sense)
    deck.add_all(table.hands[seat])
    deck.add_all(table.draws[seat])
    deck.add_all(table.discards[seat])
    deck.add_all(table.plays[seat])
    return deck


def deck_without(table: Expedition, seat: int, card: int, sense: Sense) -> Deck:
    """All cards of a player but one."""
    cards = table.hands[seat] + table.draws[seat] + table.discards[seat] + table.plays[seat]
    cards.remove(card if card in cards else card + KINDS)
    deck = Deck(sense)
    deck.add_all(cards)
    return deck
