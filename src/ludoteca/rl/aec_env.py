"""Every seat is an agent that is asked in its turn: PettingZoo's AEC."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from ..core.game import AnyGame
from ..core.setup.options import OptionError, Value
from ..core.state import State
from .lens import Lens, NotBegun, at_most, luck_of
from .rewards import Reward

RENDER_MODES = ["human", "ansi", "svg"]


class AecEnv(AECEnv):  # type: ignore[misc]  # PettingZoo says nothing of its types
    """A table. An observation has the numbers and the mask of what may be chosen, which only the one asked has."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "ludoteca_v1",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
    }

    def __init__(self, lens: Lens, reward: str, limit: int | None, render_mode: str | None) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise OptionError(f"there is no render mode {render_mode!r}: there is {', '.join(RENDER_MODES)}")
        self.lens = lens
        self.reward = Reward(reward, lens.game, lens.players)
        self.most = at_most(limit)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(lens.players)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        mask = spaces.Box(0, 1, (lens.actions,), dtype=np.int8)
        space: dict[str, spaces.Space[Any]] = {"observation": lens.box(), "action_mask": mask}
        self.observation_spaces = {agent: spaces.Dict(space) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(lens.actions) for agent in self.possible_agents}
        self.generator, _ = seeding.np_random()

    def __getattr__(self, name: str) -> Any:
        """What a table has only since its first game."""
        raise NotBegun if name in ("state_now", "agent_selection") else AttributeError(name)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may ever choose."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game."""
        if seed is not None:
            self.generator, _ = seeding.np_random(seed)
        self.state_now = self.lens.begin(luck_of(self.generator))
        self.row = np.zeros(self.lens.size, dtype=np.int16)
        self.lens.fill_scene(self.state_now, self.row)
        self.reward.begin(self.state_now)
        self.decisions = 0
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.tell()

    def tell(self) -> None:
        """Say whose turn it is, and how everybody stands."""
        state, game = self.state_now, self.lens.game
        if state.agenda:
            self.agent_selection = self.possible_agents[state.actor]
        scores, ranks = game.scores(state), game.ranks(state) if state.over else None
        for agent, seat in self.seat_of.items():
            forced = state.actor == seat and len(state.legal) == 1
            self.infos[agent] = {"score": scores[seat], "forced": forced}
            if ranks is not None:
                self.infos[agent]["rank"] = ranks[seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and what it may choose."""
        seat, state = self.seat_of[agent], self.state_now
        row, mask = self.row.copy(), np.zeros(self.lens.actions, dtype=np.int8)
        self.lens.fill(state, seat, row)
        if not (self.truncations.get(agent) or self.terminations.get(agent)):
            self.lens.mask(state, seat, mask)
        return {"observation": row, "action_mask": mask}

    def step(self, action: Any) -> None:
        """The choice of whoever is asked; what is not legal is refused, and nothing changes."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = self.lens.action(self.state_now, self.seat_of[agent], action)
        self.state_now.play(chosen)
        self.decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.reward.now(self.state_now)))
        over = self.state_now.over
        cut = not over and self.decisions >= self.most
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, cut)
        self._accumulate_rewards()
        self.tell()

    def render(self) -> str | None:
        """The table as text, or drawn as SVG."""
        return rendered(self.lens, self.state_now, self.render_mode)

    def close(self) -> None:
        """Nothing is left behind."""


def rendered(lens: Lens, state: State, mode: str | None) -> str | None:
    """A position as a mode of rendering wants it; for people it is printed."""
    if mode == "human":
        print(lens.text(state))
    return state._repr_svg_() if mode == "svg" else lens.text(state) if mode == "ansi" else None


def aec(
    game: str | AnyGame,
    players: int | None = None,
    reward: str = "rank",
    options: dict[str, Value] | None = None,
    limit: int | None = None,
    render_mode: str | None = None,
) -> AecEnv:
    """A table at which every seat is an agent.

    *game* is a game or its name, *players* how many sit there (else two, or the fewest there may be), *reward* one of
    `REWARDS`, *options* the game's own by their names. After *limit* decisions, if there is one, the game is cut off;
    *render_mode* is "human", "ansi" or "svg".

    >>> from ludoteca import rl
    >>> env = rl.aec("unreal-estate", players=3)
    >>> env.reset(seed=7)
    >>> env.agents
    ['seat_0', 'seat_1', 'seat_2']
    >>> seen, reward, over, cut, info = env.last()
    >>> sorted(seen), seen["action_mask"].sum() > 1
    (['action_mask', 'observation'], np.True_)
    """
    return AecEnv(Lens(game, players, options), reward, limit, render_mode)
