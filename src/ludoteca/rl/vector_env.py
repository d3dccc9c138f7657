"""Many learners' seats at once, in rows of one array: Gymnasium's vectorised environment."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ..bots.asked import mark_choices
from ..core.game import AnyGame
from ..core.options import OptionError, Value
from .gym_env import Seat
from .lens import Lens, Row


class VectorGames(VectorEnv[Row, Any, Any]):
    """So many tables. A game that is over begins anew in the same step; ``infos["action_mask"]`` is for the next one.

    The rows are written in place: whoever keeps an observation copies it. An illegal choice loses the game.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(self, tables: list[Seat]) -> None:
        lens = tables[0].lens
        self.tables = tables
        self.num_envs = len(tables)
        self.single_observation_space = lens.box()
        self.single_action_space = spaces.Discrete(lens.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.rows = np.zeros((self.num_envs, lens.size), dtype=np.int16)
        self.masks = np.zeros((self.num_envs, lens.actions), dtype=np.int8)
        self.views = list(self.rows)  # the rows and masks of each table, made once
        self.marks = [mask.data.cast("B") for mask in self.masks]

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """New games at all tables."""
        super().reset(seed=seed if isinstance(seed, int) or seed is None else seed[0])
        for place in range(self.num_envs):
            self.begin(place)
        return self.rows, {"action_mask": self.masks}

    def begin(self, place: int) -> None:
        """A new game at one table."""
        table = self.tables[place]
        table.begin(self.np_random)
        table.lens.fill_scene(table.state, self.views[place])
        self.look(place)

    def look(self, place: int) -> None:
        """Write what one learner sees, and what it may choose."""
        table = self.tables[place]
        lens, state, seat = table.lens, table.state, table.seat
        lens.told.fill(state, seat, self.views[place])
        mark_choices(state.legal if state.actor == seat else [], lens.numbers_of[seat], self.marks[place], lens.nothing)

    def step(
        self, actions: Any
    ) -> tuple[Row, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """The choices of all learners."""
        rewards = np.zeros(self.num_envs)
        ended, cut = np.zeros(self.num_envs, dtype=bool), np.zeros(self.num_envs, dtype=bool)
        infos: dict[str, Any] = {"action_mask": self.masks}
        for place, number in enumerate(np.asarray(actions).tolist()):
            table, legal = self.tables[place], self.marks[place][number]
            given = table.play(table.lens.actions_of[table.seat][number]) if legal else -1.0
            self.look(place)
            rewards[place], over = given, not legal or table.state.over
            if over or table.cut:
                ended[place], cut[place] = over, not over
                infos.setdefault("final_obs", {})[place] = self.rows[place].copy()
                infos.setdefault("final_info", {})[place] = table.info()
                self.begin(place)
        return self.rows, rewards, ended, cut, infos


def vector(
    game: str | AnyGame,
    tables: int,
    against: str = "random",
    players: int | None = None,
    reward: str = "rank",
    options: dict[str, Value] | None = None,
    limit: int | None = None,
) -> VectorGames:
    """Many tables with a learner at each, in rows of one array; everything else as for `gym`.

    >>> from ludoteca import rl
    >>> envs = rl.vector("unreal-estate", 16, against="random")
    >>> rows, infos = envs.reset(seed=7)
    >>> rows.shape == (16, *envs.single_observation_space.shape)
    True
    >>> rows, rewards, ended, cut, infos = envs.step(infos["action_mask"].argmax(axis=1))
    >>> rewards.shape
    (16,)
    """
    if tables < 1:
        raise OptionError("there must be at least one table")
    lens = Lens(game, players, options)
    return VectorGames([Seat(lens, against, reward, None, limit) for _ in range(tables)])
