"""OpenSpiel's search as a guest at our tables: `ludoteca.openspiel:Ismcts` is a bot wherever bots are named."""

from __future__ import annotations

from time import thread_time
from typing import Any, Final

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from ..bots import Sight
from ..core.chance import Chance
from ..core.game import AnyGame
from .moment import IMAGINED, Moment
from .spiel_game import SpielGame, load
from .spiel_state import SpielState
from .table import Table

LUCK: Final = 1 << 31


class TimeUp(Exception):
    """The seconds of a search are over."""


class TimedIsmcts(ismcts.ISMCTSBot):  # type: ignore[misc]  # OpenSpiel says nothing of its types
    """OpenSpiel's search, which counts simulations, with seconds of work besides."""

    seconds = 60.0
    until = 0.0

    def run_search(self, state: Any) -> Any:
        """Search until the simulations are made or the seconds are over."""
        self.until = thread_time() + self.seconds
        try:
            return super().run_search(state)
        except TimeUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        """Every simulation begins here: there is one, at least, that has tried an action."""
        if self._root_node.total_visits > 0 and thread_time() >= self.until:
            raise TimeUp
        return super().sample_root_state(state)


class Ismcts:
    """OpenSpiel's information-set search with random playouts, for so many playouts or seconds."""

    def __init__(
        self, game: AnyGame, seed: int, playouts: int = 100, seconds: float = 60.0, explore: float = 1.4
    ) -> None:
        self.game = game
        self.luck = Chance(seed)
        self.random = np.random.RandomState(self.luck.pick(LUCK))
        self.playouts = playouts
        self.seconds = seconds
        self.explore = explore
        self.loaded: SpielGame | None = None

    def choose(self, sight: Sight) -> int:
        """What the search favours, in a game that the seat imagines."""
        world = sight.imagine(Chance(self.luck.pick(LUCK)))
        if self.loaded is None or self.loaded.rules.players != world.seats:
            self.loaded = load(self.game, world.seats)
        state = SpielState(self.loaded, Table(self.loaded.rules, Moment(self.game, world, [], None, IMAGINED)))
        evaluator = mcts.RandomRolloutEvaluator(1, self.random)
        search = TimedIsmcts(self.loaded, evaluator, self.explore, self.playouts, random_state=self.random)
        search.set_resampler(lambda state, player: state.resample_from_infostate(player, self.random.uniform))
        search.seconds = min(self.seconds, sight.seconds)
        return int(search.step(state))
