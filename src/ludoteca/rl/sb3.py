"""Stable-Baselines3 at our tables: many games as its kind of environment, and what it has learned as one of our bots.

The extra `train` brings what it needs.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..bots import BotError, Sight
from ..core.chance import Chance
from ..core.extras import extra
from ..core.game import AnyGame
from .lens import Lens, Row
from .vector_env import VectorGames

VEC_ENV: Any = extra("stable_baselines3.common.vec_env", "train").VecEnv
Numbers = NDArray[np.float32]


class Scale:
    """What is seen, from 0 to 1: each number by the highest that it can be."""

    def __init__(self, lens: Lens) -> None:
        box: Any = lens.box()
        self.parts = 1 / np.maximum(box.high, 1).astype(np.float32)
        self.box = spaces.Box(0.0, 1.0, box.shape, dtype=np.float32)

    def of(self, rows: Row) -> Numbers:
        """Rows of numbers as parts of the highest."""
        parts: Numbers = rows * self.parts
        return parts


class Tables(VEC_ENV):  # type: ignore[misc]  # the library may be absent where types are checked
    """Many tables as one environment of Stable-Baselines3, with the masks that MaskablePPO asks for."""

    def __init__(self, games: VectorGames, seed: int) -> None:
        self.games = games
        self.scale = Scale(games.tables[0].lens)
        self.first = seed  # of the first reset; later games go on from there
        super().__init__(games.num_envs, self.scale.box, games.single_action_space)

    def reset(self) -> Numbers:
        """New games at all tables."""
        rows, self.infos = self.games.reset(seed=self.first)
        return self.scale.of(rows)

    def step_async(self, actions: Any) -> None:
        """Take the choices."""
        self.chosen = actions

    def step_wait(self) -> tuple[Numbers, Any, Any, list[dict[str, Any]]]:
        """Play them; a game that is over begins anew, and its last look is told apart."""
        rows, rewards, ended, cut, self.infos = self.games.step(self.chosen)
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for place in np.flatnonzero(ended | cut):
            last = self.scale.of(self.infos["final_obs"][place])
            told[place] = {"terminal_observation": last, "TimeLimit.truncated": bool(cut[place])}
        return self.scale.of(rows), rewards.astype(np.float32), ended | cut, told

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **named: Any) -> list[Any]:
        """The masks of all tables; nothing else can be asked."""
        if method_name != "action_masks":
            raise AttributeError(method_name)
        return list(self.infos["action_mask"].astype(bool))

    def has_attr(self, attr_name: str) -> bool:
        """Whether the tables have something that a learner may ask for."""
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """Tables are not drawn while a learner plays."""
        if attr_name != "render_mode":
            raise AttributeError(attr_name)
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Nothing at a table can be set."""
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """No table is wrapped in anything."""
        return [False] * self.num_envs

    def close(self) -> None:
        """Nothing is left behind."""


def learned(model: str) -> Any:
    """What was saved in a file; read again only if the file has changed."""
    file = Path(model)
    if not file.is_file():
        raise BotError(f"there is no file {model}")
    return read(model, file.stat().st_mtime_ns)


@lru_cache(maxsize=4)
def read(model: str, written: int) -> Any:
    """What was saved in a file at a moment."""
    algorithm = extra("sb3_contrib", "train").MaskablePPO
    try:
        return algorithm.load(model, device="cpu")
    except (OSError, ValueError, KeyError) as error:
        raise BotError(f"{model} holds nothing that MaskablePPO has learned: {error}") from error


class Trained:
    """A bot that chooses what a saved model likes best: ``ludoteca.rl.sb3:Trained:model=ppo.zip``."""

    def __init__(self, game: AnyGame, seed: int, model: str) -> None:
        self.game = game
        self.luck = Chance(seed)
        self.model = learned(model)

    def choose(self, sight: Sight) -> int:
        """What the model likes best. An imagined position is observed: it shows the same numbers as the true one."""
        state = sight.imagine(self.luck)
        lens, scale = looking(self.game.name, state.seats)
        if lens.size != self.model.observation_space.shape[0]:
            raise BotError(f"this model has not learned {self.game.name} with {state.seats} players")
        row, mask = np.zeros(lens.size, dtype=np.int16), np.zeros(lens.actions, dtype=np.int8)
        lens.fill_scene(state, row)
        lens.fill(state, sight.seat, row)
        mask[lens.number[sight.seat][sight.legal]] = 1
        number, _ = self.model.predict(scale.of(row), deterministic=True, action_masks=mask.astype(bool))
        return int(lens.meant[sight.seat][int(number)])


@lru_cache
def looking(game: str, players: int) -> tuple[Lens, Scale]:
    """How a game with so many players is looked at."""
    lens = Lens(game, players, None)
    return lens, Scale(lens)
