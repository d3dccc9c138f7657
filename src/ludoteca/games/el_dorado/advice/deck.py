"""What a player's cards can do, wherever they are."""

from __future__ import annotations

from math import prod
from typing import Final

from ..data import (
    COPIES,
    DRAWS,
    ITEM,
    KINDS,
    NATIVE,
    PURPLE,
    RIVER,
    STARTING,
    STRENGTH,
    SYMBOL,
    TRANSMITTER,
    VILLAGE,
    WHITE,
    WORTH,
)
from ..rules.table import Expedition
from .sense import Sense

STRONGEST: Final = 4  # no space needs more

# A deck as one number, small enough to be a machine word: a digit for each kind, twice as large as it gets in a game.
DIGITS: Final[list[int]] = [2 * (STARTING[kind] + COPIES[kind]) + 1 for kind in range(KINDS)]
WEIGHTS: Final[list[int]] = [
    prod(DIGITS[:kind]) for kind in range(KINDS)
] * 2  # a card gained in this turn is like others


class Deck:
    """The power of a deck by symbol. Items serve once, so they are counted apart. Never changed once made."""

    def __init__(self, number: int, serial: int, sense: Sense) -> None:
        self.number: Final = number  # which cards these are: see `number_of`
        self.serial: Final = serial  # how many decks were known before it
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
        self.basis: list[float] = []  # what the net makes of it; found when it is first asked for
        for kind in range(KINDS):
            for _ in range(number // WEIGHTS[kind] % DIGITS[kind]):
                self.add(kind)

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

    def kinds(self) -> list[int]:
        """How many cards of each kind there are."""
        return [self.number // WEIGHTS[kind] % DIGITS[kind] for kind in range(KINDS)]

    def strongest(self, symbol: int) -> int:
        """The strongest card of a symbol."""
        return self.coin if symbol == VILLAGE else (self.paddle if symbol == RIVER else self.machete)


def number_of(table: Expedition, seat: int) -> int:
    """All cards of a player as one number."""
    return (
        summed(table.hands[seat]) + summed(table.draws[seat]) + summed(table.discards[seat]) + summed(table.plays[seat])
    )


def summed(cards: list[int]) -> int:
    """The cards of one place as one number."""
    number = 0
    for card in cards:
        number += WEIGHTS[card]
    return number
