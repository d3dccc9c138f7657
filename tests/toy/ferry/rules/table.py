"""What lies on the table of Ferry, and what can be done there."""

from __future__ import annotations

from typing import Final

from ludoteca.core.chance import Chance
from ludoteca.core.language.vocabulary import Vocabulary
from ludoteca.core.state import State

from ..data import KINDS, SEATS

ACTIONS: Final = Vocabulary()
PASS: Final = ACTIONS.verb("pass")
BUY: Final = ACTIONS.verb("buy", KINDS)
LOAD: Final = ACTIONS.verb("load", KINDS)
BRIBE: Final = ACTIONS.verb("bribe", KINDS)
RAID: Final = ACTIONS.verb("raid", [str(seat + 1) for seat in range(SEATS[-1])])


class Ferry(State):
    """What lies on the table; cargo is counted by kind."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.bag: list[int] = []
        self.market: list[int] = []
        self.hold: list[int] = []  # what is being shipped
        self.sunk: list[int] = []  # out of the game
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.coins: list[int] = [0] * seats
        self.convoy = 0  # pieces that make a convoy

    def clone(self, chance: Chance | None = None) -> Ferry:
        """A copy to play on."""
        twin = Ferry(self.seats, self.luck(chance))
        twin.follow(self)
        twin.bag = self.bag.copy()
        twin.market = self.market.copy()
        twin.hold = self.hold.copy()
        twin.sunk = self.sunk.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.coins = self.coins.copy()
        twin.convoy = self.convoy
        return twin
