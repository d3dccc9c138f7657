"""A player who does not see everything: some options are overlooked, and the rest is weighed as by any other bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.chance import Chance
from ..core.game import AnyGame
from ..core.seen.view import View
from ..core.state import State
from .search import LUCK
from .sight import Sight

if TYPE_CHECKING:
    from .bot import Bot

PARTS = 1000  # of a probability


class Glance(Sight):
    """The same sight, of somebody who sees only some of the legal actions."""

    __slots__ = ("__sight",)

    def __init__(self, sight: Sight, legal: list[int]) -> None:
        self.seat, self.legal, self.seconds = sight.seat, legal, sight.seconds
        self.__sight = sight

    @property
    def view(self) -> View:
        """What the seat may know."""
        return self.__sight.view

    def imagine(self, chance: Chance) -> State:
        """A position that agrees with all that the seat knows."""
        return self.__sight.imagine(chance)


class Forgetful:
    """Overlooks each sensible option with a probability, as somebody does who does not know the game well yet.

    Where it would overlook all, it does one of them that comes to mind; bookkeeping is done with care. What it does is
    never nonsense: it is sensible in itself, and what the bot behind it would do if there were nothing else.
    """

    def __init__(self, bot: Bot, game: AnyGame, seed: int, overlook: float) -> None:
        self.bot = bot
        self.adviser = game.adviser
        self.luck = Chance(seed)
        self.overlook = overlook

    def choose(self, sight: Sight) -> int:
        """The best of what it sees."""
        if len(sight.legal) == 1:
            return sight.legal[0]
        world = sight.imagine(Chance(self.luck.pick(LUCK)))
        if self.adviser.minor(world):
            return self.bot.choose(sight)
        options = [action for action in self.adviser.search(world) if action in sight.legal] or sight.legal
        seen = [action for action in options if self.luck.pick(PARTS) >= self.overlook * PARTS]
        if len(seen) > 1:
            return self.bot.choose(Glance(sight, seen))
        return seen[0] if seen else options[self.luck.pick(len(options))]
