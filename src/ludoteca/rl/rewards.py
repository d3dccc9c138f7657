"""What a learner gets: by place at the end (the usual one), by how far ahead it was, or on the way in El Dorado."""

from __future__ import annotations

from collections.abc import Callable
from math import tanh
from typing import Any, Final

from ..core.game import AnyGame
from ..core.ranking import by_rank
from ..core.setup.options import OptionError
from ..core.state import State


def by_margin(game: AnyGame, state: State) -> list[float]:
    """How far ahead of the best other, in points, squeezed into -1 to 1; alone, by rank."""
    scores = game.scores(state)
    if len(scores) == 1:
        return by_rank(game, state)
    usual = max(1.0, sum([abs(score) for score in scores]) / len(scores))
    leads = [mine - max(scores[:seat] + scores[seat + 1 :]) for seat, mine in enumerate(scores)]
    return [tanh(lead / usual) for lead in leads]


FINAL: Final[dict[str, Callable[[AnyGame, State], list[float]]]] = {
    "rank": by_rank,
    "margin": by_margin,
    "progress": by_rank,
}
REWARDS: Final = tuple(FINAL)  #: the names of the rewards
SHORT_ROUTE: Final = "b:2:0,0/c:5:7,-3/river:1:10,-3"  #: two tiles of El Dorado: even random play arrives now and then


class Reward:
    """What is given for a game: at its end, and by "progress" also for the way that was made since the last time."""

    def __init__(self, kind: str, game: AnyGame, players: int) -> None:
        if kind not in FINAL:
            raise OptionError(f"there is no reward {kind[:40]!r}: there is {', '.join(FINAL)}")
        if kind == "progress" and game.name != "el-dorado":
            raise OptionError(f"the reward 'progress' is for el-dorado, not for {game.name}")
        self.kind = kind
        self.game = game
        self.made = [0.0] * players

    def begin(self, state: State) -> None:
        """A new game."""
        self.made = self.progress(state)

    def now(self, state: State) -> list[float]:
        """What everybody gets since the last time."""
        given = FINAL[self.kind](self.game, state) if state.over else [0.0] * state.seats
        if self.kind != "progress":
            return given
        before, self.made = self.made, self.progress(state)
        return [more + new - old for more, new, old in zip(given, self.made, before)]

    def progress(self, state: State) -> list[float]:
        """Which part of the way everybody has made."""
        if self.kind != "progress":
            return []
        view: Any = self.game.view(state, 0)
        return [percent / 100 for percent in view["progress"]]
