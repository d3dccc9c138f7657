"""A whole learner in NumPy alone, small enough to be read: a place to begin, and something to compare with.

>>> from ludoteca import rl
>>> learner = rl.Learner(rl.gym("unreal-estate", reward="margin"), seed=1)
>>> given = [learner.play() for _ in range(10)]

What it has learned plays wherever bots play: ``rl.save(learner.policy, "weights.npy")``, and the bot's text is
``ludoteca.rl:Trained:file=weights.npy``.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ..bots import BotError, Sight
from ..core.chance import Chance
from ..core.game import AnyGame
from .gym_env import GymEnv
from .lens import Lens, Row

RATE: Final = 0.05  # how far the first games move what is liked
PACE: Final = 0.02  # how fast the usual result follows the results
LUCK: Final = 1 << 30
Numbers = NDArray[np.float64]
Legal = NDArray[np.int64]  # numbers of actions, as the learner's seat counts them


class Policy:
    """How much each action is liked: a sum of what is seen, weighted for each action apart."""

    def __init__(self, lens: Lens) -> None:
        self.lens = lens
        self.scale = np.sqrt(np.maximum(1, lens.told.highs()))  # counts stay small, and signs stay seen
        self.kinds = self.kinds_of_actions()
        self.weights: Numbers = np.zeros((self.kinds.max() + 1, self.width()))

    def kinds_of_actions(self) -> Legal:
        """Which weights belong to each action: here its own."""
        return np.arange(self.lens.actions)

    def width(self) -> int:
        """How many numbers `looks` gives for an action."""
        return self.lens.told.size + 1

    def looks(self, row: Row, legal: Legal) -> Numbers:
        """What each legal action looks like: here all that is seen, for each the same."""
        seen = np.append(row[: self.lens.told.size] / self.scale, 1.0)
        return np.broadcast_to(seen, (len(legal), len(seen)))

    def liked(self, looks: Numbers, legal: Legal) -> Numbers:
        """How much each legal action is liked."""
        likings: Numbers = np.einsum("ij,ij->i", self.weights[self.kinds[legal]], looks)
        return likings


class Learner:
    """Plays by chance, more often what is liked more, and likes more what went better than usual (REINFORCE).

    Each weight moves the less, the more it was moved before (Adagrad).
    """

    def __init__(self, env: GymEnv, seed: int, policy: Policy | None = None, rate: float = RATE) -> None:
        env.reset(seed=seed)
        self.rate: Final = rate
        self.env: Final = env
        self.policy: Final = policy if policy is not None else Policy(env.table.lens)
        self.luck: Final = np.random.default_rng(seed)
        self.moved: Final[Numbers] = np.full_like(self.policy.weights, 1e-3)
        self.usual = 0.0

    def play(self, learn: bool = True) -> float:
        """One game; what it gave in all."""
        row, _ = self.env.reset()
        pulls: list[tuple[Legal, Numbers]] = []
        rewards: list[float] = []
        ended = False
        while not ended:
            chosen, legal, pull = self.choose(row)
            row, reward, over, cut, _ = self.env.step(chosen)
            pulls.append((legal, pull))
            rewards.append(float(reward))
            ended = over or cut
        if learn:
            self.learn(pulls, np.cumsum(rewards[::-1])[::-1])
        return sum(rewards)

    def choose(self, row: Row) -> tuple[int, Legal, Numbers]:
        """An action by chance, what was legal, and how weights would make the choice more likely."""
        legal = np.flatnonzero(self.env.action_masks())
        looks = self.policy.looks(row, legal)
        liked = self.policy.liked(looks, legal)
        chances = np.exp(liked - liked.max())
        chances /= chances.sum()
        chosen = min(int(np.searchsorted(chances.cumsum(), self.luck.random())), len(legal) - 1)
        more = -chances
        more[chosen] += 1
        return int(legal[chosen]), legal, more[:, None] * looks

    def learn(self, pulls: list[tuple[Legal, Numbers]], still: Numbers) -> None:
        """Take a game to heart: *still* is what was given from each choice on."""
        change = np.zeros_like(self.policy.weights)
        for (legal, pull), later in zip(pulls, still):
            np.add.at(change, self.policy.kinds[legal], (later - self.usual) * pull)
        self.usual += PACE * float(still.mean() - self.usual)
        self.moved[:] += change * change
        self.policy.weights += self.rate * change / np.sqrt(self.moved)


# -- what was learned, as a bot ----------------------------------------------------------------------------------------


def save(policy: Policy, file: str | Path) -> None:
    """Keep what was learned in a file of NumPy's (.npy)."""
    np.save(file, policy.weights)


class Trained:
    """A bot that takes what a kept policy likes best."""

    def __init__(self, game: AnyGame, seed: int, file: str) -> None:
        try:
            self.weights: Numbers = np.load(file)
        except (OSError, ValueError) as error:
            raise BotError(f"{file} holds no weights: {error}") from error
        self.game: Final = game
        self.luck: Final = Chance(seed)
        self.policy: Policy | None = None

    def choose(self, sight: Sight) -> int:
        """The action that is liked best by what is seen; imagined positions show what the real one shows."""
        state = sight.imagine(Chance(self.luck.pick(LUCK)))
        policy = self.policy = self.policy or self.fitted(state.seats)
        lens = policy.lens
        row = np.zeros(lens.size, dtype=np.int16)
        lens.fill_scene(state, row)
        lens.fill(state, sight.seat, row)
        legal = lens.number[sight.seat][sight.legal]
        best = int(np.argmax(policy.liked(policy.looks(row, legal), legal)))
        return sight.legal[best]

    def fitted(self, players: int) -> Policy:
        """The policy for so many players."""
        policy = Policy(Lens(self.game, players, None))
        if policy.weights.shape != self.weights.shape:
            raise BotError(f"these weights were not learned for {self.game.name} with {players} players")
        policy.weights = self.weights
        return policy
