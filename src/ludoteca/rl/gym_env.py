"""One learner at a table of bots: Gymnasium's environment."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..bots import Bot, Sight, bot
from ..bots.asked import until_asked
from ..core.chance import Chance
from ..core.game import AnyGame
from ..core.language.vocabulary import ActionError
from ..core.setup.options import OptionError, Value
from .aec_env import RENDER_MODES, rendered
from .lens import Lens, Mask, NotBegun, Row, at_most, luck_of
from .rewards import Reward

THINKING = 60.0  # seconds that a bot may think
RANDOM = "random"  # plays at the speed of the engine


class Seat:
    """A learner's seat at a table, with bots in the others: forced choices are taken for it, and it is never asked."""

    def __init__(self, lens: Lens, against: str, reward: str, seat: int | None, limit: int | None) -> None:
        if seat is not None and seat not in range(lens.players):
            raise OptionError(f"there is no seat {seat!r} with {lens.players} players")
        bot(against, lens.game, 1)  # what is no bot is refused before a game begins
        self.lens = lens
        self.against = against
        self.reward = Reward(reward, lens.game, lens.players)
        self.always = seat
        self.most = at_most(limit)
        self.seat = 0

    def __getattr__(self, name: str) -> Any:
        """What a seat has only since its first game."""
        raise NotBegun if name == "state" else AttributeError(name)

    def begin(self, generator: np.random.Generator) -> None:
        """A new game, until the learner is asked; one in which it never is does not count."""
        self.deal(generator)
        while self.state.over:
            self.deal(generator)

    def deal(self, generator: np.random.Generator) -> None:
        """A new game, until the learner is asked or the game is over."""
        lens = self.lens
        self.state = lens.begin(luck_of(generator))
        self.seat = int(generator.integers(lens.players)) if self.always is None else self.always
        seeds = [luck_of(generator) for _ in range(lens.players)]
        if self.against == RANDOM:
            self.lucks = [Chance(seed) for seed in seeds]
        else:
            self.bots: list[Bot] = [bot(self.against, lens.game, seed) for seed in seeds]
        self.decisions = 0
        self.go_on()
        self.reward.begin(self.state)

    def go_on(self) -> None:
        """The others choose, until the learner is asked."""
        if self.against == RANDOM:
            self.decisions += until_asked(self.state, self.seat, self.lucks, self.most - self.decisions)
        else:
            self.let_bots_choose()

    def let_bots_choose(self) -> None:
        """The same with bots that think."""
        state = self.state
        while state.agenda and (state.actor != self.seat or len(state.legal) == 1) and not self.cut:
            action = state.legal[0]
            if len(state.legal) > 1:
                action = self.bots[state.actor].choose(Sight(self.lens.game, state, state.actor, THINKING))
            state.play(action)
            self.decisions += 1

    @property
    def cut(self) -> bool:
        """Whether the game is cut off."""
        return self.decisions >= self.most

    def choose(self, number: Any) -> float:
        """The learner's choice; what it gets until it is asked again."""
        return self.play(self.lens.action(self.state, self.seat, number))

    def play(self, action: int) -> float:
        """The learner's action, which is legal, and whatever follows; what it gets for that."""
        self.state.play(action)
        self.decisions += 1
        self.go_on()
        return self.reward.now(self.state)[self.seat]

    def info(self) -> dict[str, Any]:
        """How the learner stands."""
        game = self.lens.game
        told: dict[str, Any] = {"seat": self.seat, "score": game.scores(self.state)[self.seat]}
        if self.state.over:
            told["rank"] = game.ranks(self.state)[self.seat]
        return told


class GymEnv(gymnasium.Env[Row, Any]):
    """One learner, bots elsewhere. `action_masks` says what may be chosen; an illegal choice loses the game at once."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(self, seat: Seat, render_mode: str | None) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise OptionError(f"there is no render mode {render_mode!r}: there is {', '.join(RENDER_MODES)}")
        self.table = seat
        self.render_mode = render_mode
        self.observation_space = seat.lens.box()
        self.action_space = spaces.Discrete(seat.lens.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """A new game."""
        super().reset(seed=seed)
        self.table.begin(self.np_random)
        self.row = np.zeros(self.table.lens.size, dtype=np.int16)
        self.table.lens.fill_scene(self.table.state, self.row)
        return self.look(), self.table.info()

    def look(self) -> Row:
        """What the learner sees now."""
        self.table.lens.fill(self.table.state, self.table.seat, self.row)
        return self.row.copy()

    def step(self, action: Any) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """The learner's choice, and whatever the others choose until it is asked again."""
        try:
            given = self.table.choose(action)
        except ActionError as error:
            return self.look(), -1.0, True, False, {**self.table.info(), "illegal": str(error)}
        over = self.table.state.over
        return self.look(), given, over, self.table.cut and not over, self.table.info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which numbers may be chosen now."""
        mask: Mask = np.zeros(self.table.lens.actions, dtype=np.int8)
        self.table.lens.mask(self.table.state, self.table.seat, mask)
        return mask.astype(bool)

    def render(self) -> Any:
        """The table as text, or drawn as SVG."""
        return rendered(self.table.lens, self.table.state, self.render_mode)


def gym(
    game: str | AnyGame,
    against: str = "random",
    players: int | None = None,
    reward: str = "rank",
    seat: int | None = None,
    options: dict[str, Value] | None = None,
    limit: int | None = None,
    render_mode: str | None = None,
) -> GymEnv:
    """A learner among bots of one kind; it sits anywhere, or always on the same *seat*.

    *game* is a game or its name, *against* the text of a bot (`ludoteca.bots.bot`), *players* how many sit there (else
    two, or the fewest there may be), *reward* one of `REWARDS`, *options* the game's own by their names. After *limit*
    decisions of anybody, if there is one, the game is cut off; *render_mode* is "human", "ansi" or "svg".

    >>> from ludoteca import rl
    >>> env = rl.gym("unreal-estate", against="beginner")
    >>> row, info = env.reset(seed=7)
    >>> row, reward, over, cut, info = env.step(env.action_masks().argmax())
    >>> reward, over, sorted(info)
    (0.0, False, ['score', 'seat'])
    """
    return GymEnv(Seat(Lens(game, players, options), against, reward, seat, limit), render_mode)
