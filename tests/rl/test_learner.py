"""A learner in NumPy alone gets better: what the environments tell and give is enough."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from ludoteca import GAMES, rl
from ludoteca.bots import BotError
from ludoteca.bots.contests.arena import simulate


class Walker(rl.Policy):
    """Chooses by verb, and for a step by how much nearer it leads."""

    def __init__(self, lens: rl.Lens) -> None:
        self.first = lens.game.actions.verbs.index("step")
        self.spaces = lens.told.scene[0].each
        self.nearest = lens.told.slice("steps_left").start  # of the own first pawn
        super().__init__(lens)

    def kinds_of_actions(self) -> NDArray[np.int64]:
        verbs = self.lens.game.actions.verbs
        kinds = list(dict.fromkeys(verbs))
        return np.array([kinds.index(verb) for verb in verbs])

    def width(self) -> int:
        return 2

    def looks(self, row: NDArray[np.int16], legal: NDArray[np.int64]) -> NDArray[np.float64]:
        far = row[self.lens.told.size :].reshape(self.spaces, -1)[:, -1]
        steps = (legal >= self.first) & (legal < self.first + self.spaces)
        nearer = np.where(steps, row[self.nearest] - far[np.where(steps, legal - self.first, 0)], 0)
        return np.stack([np.ones(len(legal)), np.clip(nearer, -2, 2)], axis=1)


def test_a_tiny_learner_gets_better() -> None:
    env = rl.gym("el-dorado", against="random", reward="progress", limit=150)
    learner = rl.Learner(env, 2, Walker(env.table.lens), rate=0.8)
    before = np.mean([learner.play(learn=False) for _ in range(20)])
    for _ in range(40):
        learner.play()
    after = np.mean([learner.play(learn=False) for _ in range(20)])
    assert after > 1.5 * before


def test_what_was_learned_plays_as_a_bot(tmp_path: Path) -> None:
    game, file = GAMES["unreal-estate"], tmp_path / "weights.npy"
    policy = rl.Policy(rl.Lens(game, 2, None))
    hand = policy.lens.told.slice("hand")
    for card, action in enumerate(range(game.actions.verbs.index("score"), hand.stop - hand.start)):
        policy.weights[action, hand.start + card] = 1.0  # likes to score what it holds
    rl.save(policy, file)
    tally = simulate(game, [f"ludoteca.rl:Trained:file={file}", "random"], 20, 1, {})
    assert tally.finished == 20
    with pytest.raises(BotError, match="were not learned for unreal-estate with 3 players"):
        simulate(game, [f"ludoteca.rl:Trained:file={file}", "random", "random"], 1, 1, {})


def test_a_file_without_weights_is_refused(tmp_path: Path) -> None:
    (tmp_path / "diary").write_text("a diary")
    for name in ("diary", "nowhere.npy"):
        with pytest.raises(BotError, match="holds no weights"):
            simulate(GAMES["unreal-estate"], [f"ludoteca.rl:Trained:file={tmp_path / name}", "random"], 1, 1, {})
