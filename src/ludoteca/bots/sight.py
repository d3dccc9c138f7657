"""Sight: all that a bot is given to choose by."""

from __future__ import annotations

from ..core.chance import Chance
from ..core.game import AnyGame
from ..core.seen.view import View
from ..core.state import State


class Sight:
    """What a bot sees: its seat, its legal actions, its view, imagined positions, and the seconds it has.

    The position itself is not among them.
    """

    __slots__ = ("__game", "__state", "legal", "seat", "seconds")

    def __init__(self, game: AnyGame, state: State, seat: int, seconds: float) -> None:
        self.seat = seat  #: whose eyes these are
        self.legal = state.legal.copy() if state.actor == seat else []  #: the actions to choose from
        self.seconds = seconds  #: for which the bot may think
        self.__game = game
        self.__state = state

    @property
    def view(self) -> View:
        """What the seat may know, as plain data: the game's view, whose keys docs/views.md explains."""
        return self.__game.view(self.__state, self.seat)

    def imagine(self, chance: Chance) -> State:
        """A position that agrees with all that the seat knows, its unseen things dealt by *chance*.

        It is the bot's own: to be played on, cloned and judged as it likes. Equal luck gives equal positions.
        """
        return self.__game.imagine(self.__state, self.seat, chance)
