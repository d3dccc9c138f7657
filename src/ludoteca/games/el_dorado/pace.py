"""How far it is: the turns that the way to El Dorado takes with what a deck can do."""

from __future__ import annotations

import math
from typing import Final

from .data import BLOCKADE_POWER, BLOCKADE_TERRAIN, HAND, JUNGLE, RIVER, RUBBLE, VILLAGE
from .deck import Deck
from .journey import CARDS, LACK, NEEDS, journey_on
from .rules.table import Expedition

SPARE: Final = 8  # cards of a deck that can spare some
# Turns.
MISSING_TURNS: Final = 2.5
DEAREST: Final = 0.25  # turns that a power of an item saves at most
WEAKEST: Final = 0.35  # the power of a deck that has none of a symbol: a market is near
SHARED: Final = 0.5  # the part of the blockades that one has to overcome oneself
ONCE: Final = 0.7  # the part of an item's power that will be of use
TRANSMITTED: Final = 1.0  # a Transmitter in the deck
PURSE: Final = 0.03  # a coin in the deck, per turn to go, for what it may buy
RIPE: Final = 0.3  # turns that a power takes a good deck ...
GROWN: Final = 0.5  # ... and how much of a pace is what the deck does now: the rest is what it will do when it is ripe
LATE: Final = 5.0  # so near to the end a deck grows no more
DRAWN: Final = 1.0  # what cards that draw cards are worth
LONG: Final = 15.0  # turns beyond which coins gain nothing more


class Pace:
    """How fast a player goes: the turns that each need of the way takes with these cards."""

    def __init__(self, table: Expedition, seat: int, deck: Deck) -> None:
        self.table: Final = table
        self.pawns: Final = [table.pawns[pawn] for pawn in table.own_pawns(seat)]
        self.deck: Final = deck
        journey = journey_on(table.route, deck.machete, deck.paddle, deck.coin, deck.size >= SPARE)
        self.needs: Final = journey.needs
        size = max(HAND, deck.size)
        self.seen: Final = HAND + DRAWN * HAND * min(1.0, deck.draws / size)  # cards in a turn
        far = 0.0
        for space in self.pawns:
            far += journey.cost[space] / len(self.pawns)
        known = GROWN + (1.0 - GROWN) * max(0.0, 1.0 - far / LATE)
        ripe, share = math.pow(RIPE, 1.0 - known), size / self.seen
        self.machete: Final = ripe * math.pow(share / max(WEAKEST, deck.machetes), known)  # turns that each power takes
        self.paddle: Final = ripe * math.pow(share / max(WEAKEST, deck.paddles), known)
        self.coin: Final = ripe * math.pow(share / max(WEAKEST, deck.coins), known)
        self.card: Final = 1.0 / self.seen

    def each(self, terrain: int) -> float:
        """The turns that a power, or a card for rubble, takes."""
        if terrain == VILLAGE:
            return self.coin
        if terrain == RIVER:
            return self.paddle
        return self.card if terrain == RUBBLE else self.machete

    def from_space(self, space: int) -> float:
        """The turns that the way from a space takes, blockades apart."""
        needs, first = self.needs, space * NEEDS
        return (
            needs[first] * self.machete
            + needs[first + RIVER] * self.paddle
            + needs[first + VILLAGE] * self.coin
            + needs[first + CARDS] * self.card
            + needs[first + LACK] * MISSING_TURNS
        )

    def left(self) -> float:
        """How many turns the player's pawns still need, all together, with the help of items and coins."""
        turns = 0.0
        for space in self.pawns:
            turns += self.from_space(space)
        if not turns:
            return 0.0
        turns += self.blockades()
        saved = self.purse(turns) + (self.items() if self.deck.once else 0.0)
        return max(0.1, turns - min(saved, turns / 2))

    def blockades(self) -> float:
        """The turns that the blockades ahead take: others may overcome them, but who cannot depends on that."""
        found = 0.0
        for number in self.table.blockades:
            if number:
                terrain, power = BLOCKADE_TERRAIN[number], BLOCKADE_POWER[number]
                found += SHARED * power * self.each(terrain)
                if terrain < RUBBLE and power > self.deck.strongest(terrain):
                    found += MISSING_TURNS * (power - self.deck.strongest(terrain))
        return found

    def items(self) -> float:
        """The turns that items save, once."""
        deck = self.deck
        power = self.served(JUNGLE, deck.once_machetes)
        power += self.served(RIVER, deck.once_paddles)
        power += self.served(VILLAGE, deck.once_coins)
        power += min(DEAREST, max(self.machete, self.paddle, self.coin)) * deck.once_white
        return ONCE * (power + deck.once_drawn * self.card) + TRANSMITTED * deck.transmitters - deck.once * self.card

    def served(self, symbol: int, power: int) -> float:
        """The turns that so much power of items saves, no more than the way takes of that symbol."""
        if not power:
            return 0.0
        needed = 0
        for space in self.pawns:
            needed += self.needs[space * NEEDS + symbol]
        each = self.each(symbol)
        return min(min(DEAREST, each) * power, each * needed)

    def purse(self, turns: float) -> float:
        """The turns that coins may save by what they buy."""
        return PURSE * self.deck.money / 2 * HAND / max(1, self.deck.size) * min(turns, LONG)
