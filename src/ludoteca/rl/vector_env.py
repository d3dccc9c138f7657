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
from ..core.language.vocabulary import ActionError
from ..core.setup.options import OptionError, Value
from .gym_env import Seat
from .lens import Lens, Row


class VectorGames(VectorEnv[Row, Any, Any]):
    """So many tables. A game that is over begins anew in the same step; ``infos["action_mask"]`` is for the next one.

    Rows and masks are the caller's own, unless *copy* is off: then the same memory is written again at every step. An
    illegal choice loses the game.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(self, tables: list[Seat], copy: bool = True) -> None:
        lens = tables[0].lens
        self.tables = tables
        self.copy = copy
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
        infos: dict[str, Any] = {}
        return self.told(infos), infos

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

    def told(self, infos: dict[str, Any]) -> Row:
        """What all learners see; into *infos* goes what they may choose."""
        infos["action_mask"] = self.masks.copy() if self.copy else self.masks
        return self.rows.copy() if self.copy else self.rows

    def step(
        self, actions: Any
    ) -> tuple[Row, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """The choices of all learners."""
        numbers = self.numbers(actions)
        rewards = np.zeros(self.num_envs)
        ended, cut = np.zeros(self.num_envs, dtype=bool), np.zeros(self.num_envs, dtype=bool)
        infos: dict[str, Any] = {}
        for place, number in enumerate(numbers):
            table = self.tables[place]
            legal = 0 <= number < table.lens.actions and self.marks[place][number]
            rewards[place] = table.play(table.lens.actions_of[table.seat][number]) if legal else -1.0
            self.look(place)
            over = not legal or table.state.over
            if over or table.cut:
                ended[place], cut[place] = over, not over
                last = {"final_obs": self.rows[place].copy(), "final_info": table.info()}
                infos = self._add_info(infos, last, place)  # as Gymnasium wants it: arrays, and who has something there
                self.begin(place)
        return self.told(infos), rewards, ended, cut, infos

    def numbers(self, actions: Any) -> list[int]:
        """One number for each table; anything else is refused before anybody has played."""
        found = np.asarray(actions)
        if found.shape != (self.num_envs,) or found.dtype.kind not in "iu":
            raise ActionError(f"step takes {self.num_envs} numbers, one for each table, not {str(actions)[:60]}")
        numbers: list[int] = found.tolist()
        return numbers


def vector(
    game: str | AnyGame,
    tables: int,
    against: str = "random",
    players: int | None = None,
    reward: str = "rank",
    options: dict[str, Value] | None = None,
    limit: int | None = None,
    copy: bool = True,
) -> VectorGames:
    """Many tables with a learner at each, in rows of one array; everything else as for `gym`.

    Without *copy* the arrays are written in place at every step, which is faster: whoever keeps them copies them.

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
    return VectorGames([Seat(lens, against, reward, None, limit) for _ in range(tables)], copy)
