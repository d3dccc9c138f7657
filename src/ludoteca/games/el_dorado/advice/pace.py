"""How far it is: the turns that the way to El Dorado takes with what a deck can do."""

from __future__ import annotations

import math
from typing import Final

from ..data import BLOCKADE_POWER, BLOCKADE_TERRAIN, HAND, JUNGLE, RIVER, RUBBLE, VILLAGE
from .deck import Deck
from .journey import CARDS, LACK, NEEDS, Journey
from .sense import Sense

SPARE: Final = 8  # cards of a deck that can spare some


class Pace:
    """How fast a player goes: the turns that each need of the way takes with these cards.

    It is kept for all positions with the same pawns, cards and blockades (`Chart.pace`).
    """

    def __init__(self, pawns: list[int], blockades: list[int], deck: Deck, journey: Journey, sense: Sense) -> None:
        self.sense: Final = sense
        self.pawns: Final = pawns  # where they stand
        self.lying: Final = blockades
        self.deck: Final = deck
        self.journey: Final = journey
        self.needs: Final = journey.needs
        self.total = -1.0  # of turns to go; found when it is first asked for
        self.basis: list[float] = []  # what the net makes of all this; likewise
        self.saved: Final[dict[int, list[float]]] = {}  # by power, for every walk that was asked for: see reach.py
        size = max(HAND, deck.size)
        self.seen: Final = HAND + sense.drawing * HAND * min(1.0, deck.draws / size)  # cards in a turn
        far = 0.0
        for space in self.pawns:
            far += journey.cost[space] / len(self.pawns)
        known = sense.grown + (1.0 - sense.grown) * max(0.0, 1.0 - far / sense.late)
        ripe, share = math.pow(sense.ripe, 1.0 - known), size / self.seen
        # The turns that each power takes:
        self.machete: Final = ripe * math.pow(share / max(sense.weakest, deck.machetes), known)
        self.paddle: Final = ripe * math.pow(share / max(sense.weakest, deck.paddles), known)
        self.coin: Final = ripe * math.pow(share / max(sense.weakest, deck.coins), known)
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
            + needs[first + LACK] * self.sense.missing
        )

    def left(self) -> float:
        """How many turns the player's pawns still need, all together, with the help of items and coins."""
        if self.total < 0.0:
            self.total = self.to_go()
        return self.total

    def to_go(self) -> float:
        """Count them."""
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
        for number in self.lying:
            if number:
                terrain, power = BLOCKADE_TERRAIN[number], BLOCKADE_POWER[number]
                found += self.sense.shared * power * self.each(terrain)
                if terrain < RUBBLE and power > self.deck.strongest(terrain):
                    found += self.sense.missing * (power - self.deck.strongest(terrain))
        return found

    def items(self) -> float:
        """The turns that items save, once."""
        deck = self.deck
        power = self.served(JUNGLE, deck.once_machetes)
        power += self.served(RIVER, deck.once_paddles)
        power += self.served(VILLAGE, deck.once_coins)
        power += self.sense.power_once * deck.once_white
        drawn = self.sense.drawn_once * deck.once_drawn - deck.once
        return power + drawn * self.card + self.sense.transmitted * deck.transmitters

    def served(self, symbol: int, power: int) -> float:
        """The turns that so much power of items saves, no more than the way takes of that symbol."""
        if not power:
            return 0.0
        needed = 0
        for space in self.pawns:
            needed += self.needs[space * NEEDS + symbol]
        return min(self.sense.power_once * power, self.each(symbol) * needed)

    def purse(self, turns: float) -> float:
        """The turns that coins may save by what they buy."""
        coins = self.deck.money / 2 * HAND / max(1, self.deck.size)  # in a hand
        return self.sense.purse * coins * min(turns, self.sense.purse_long)
