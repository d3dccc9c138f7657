"""Train a player with MaskablePPO and watch it get better: `python examples/train_ppo.py --out build/ppo`.

It learns at many tables at once against one of our bots, and is measured now and then by games of our own arena. The
folder holds what it has learned (`model.zip`), what was measured (`curve.jsonl`) and the picture of that (`curve.svg`);
called again, it goes on where it was. What it needs: `pip install 'ludoteca[rl,train]'`. Told in docs/training.md.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from ludoteca import GAMES, rl
from ludoteca.bots import simulate, wilson
from ludoteca.bots.contests.tournament import add_line, lines_of
from ludoteca.core.game import AnyGame
from ludoteca.core.seen.picture import Art
from ludoteca.drawing.picture import document
from ludoteca.drawing.shapes.curve import BOTTOM, HEIGHT, LEFT, RIGHT, WIDTH, curve, sample
from ludoteca.drawing.svg import group, rect, text
from ludoteca.rl.sb3 import Tables

TABLES = 32  # at which it plays at once
RIVALS = ("random", "beginner")  # against whom it is measured
SEED = 20_000  # of the games by which it is measured: none of those it learns from
PROOF = 400  # games against the last of them at the end
SETTINGS: dict[str, Any] = {
    "n_steps": 128,  # decisions at each table before it learns from them
    "batch_size": 1024,
    "n_epochs": 6,
    "gamma": 1.0,  # a game counts by its end alone
    "ent_coef": 0.01,
    "policy_kwargs": {"net_arch": [256, 256]},
}


def main() -> None:
    """Train, or go on training, until so many steps are made."""
    request = asked()
    request.out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(1)  # such small nets only wait for each other
    game, kept = GAMES[request.game], request.out / "model.zip"
    tables = Tables(rl.vector(game, TABLES, against=request.against, reward="margin"), request.seed)
    if kept.exists():
        model = MaskablePPO.load(kept, tables, device="cpu")
        tables.first += model.num_timesteps  # other games than before
    else:
        model = MaskablePPO("MlpPolicy", tables, learning_rate=rate, seed=request.seed, device="cpu", **SETTINGS)
    curve_of = Curve(game, request.out, request.every, request.games)
    model.learn(max(0, request.steps - model.num_timesteps), curve_of, reset_num_timesteps=False)
    print(told(measured(game, kept, RIVALS[-1], PROOF, SEED + 1)))


def asked() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="unreal-estate")
    parser.add_argument("--against", default="beginner", help="the bot at the other seats while it learns")
    parser.add_argument("--steps", type=int, default=800_000, help="decisions of the learner")
    parser.add_argument("--every", type=int, default=100_000, help="steps between two measurements")
    parser.add_argument("--games", type=int, default=200, help="of each measurement")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True, help="the folder for what it learns; if there, it goes on")
    return parser.parse_args()


def rate(left: float) -> float:
    """How fast it learns: ever more slowly, the less is left."""
    return 6e-4 * max(left, 0.05)


class Curve(BaseCallback):  # type: ignore[misc]  # the library may be absent where types are checked
    """Saves the model now and then, measures it and draws how it came on."""

    def __init__(self, game: AnyGame, out: Path, every: int, games: int) -> None:
        super().__init__()
        self.game = game
        self.out = out
        self.every = every
        self.games = games

    def _on_rollout_start(self) -> None:
        self.measure(self.every)

    def _on_training_end(self) -> None:
        self.measure(1)

    def measure(self, since: int) -> None:
        """Measure the model, if so many steps were made since it was measured last."""
        file, steps = self.out / "curve.jsonl", int(self.model.num_timesteps)
        points = lines_of(file)
        if points and steps < points[-1]["steps"] + since:
            return
        self.model.save(self.out / "model.zip")
        for rival in RIVALS:
            points.append({"steps": steps} | measured(self.game, self.out / "model.zip", rival, self.games, SEED))
            add_line(file, points[-1])
            print(f"{steps} steps, {told(points[-1])}", flush=True)
        (self.out / "curve.svg").write_text(picture(points, self.game.text.title), encoding="utf-8")

    def _on_step(self) -> bool:
        return True


def measured(game: AnyGame, model: Path, rival: str, games: int, seed: int) -> dict[str, Any]:
    """What share of games it wins against a bot, with the 95 % interval; both sit in each seat equally often."""
    trained = f"ludoteca.rl.sb3:Trained:model={model}"
    players = max(2, game.seats[0])
    wins = simulate(game, [trained, *[rival] * (players - 1)], games, seed, {}).wins[0]
    low, high = wilson(wins, games)
    return {"against": rival, "games": games, "share": wins / games, "low": low, "high": high}


def told(point: dict[str, Any]) -> str:
    """A measurement in words."""
    share = f"{point['share']:.1%} ({point['low']:.1%} to {point['high']:.1%})"
    return f"against {point['against']}: {share} of {point['games']} games"


def picture(points: list[dict[str, Any]], title: str) -> str:
    """The share of wins against each rival, by steps."""
    shares = [[point["share"] for point in points if point["against"] == rival] for rival in RIVALS]
    last = f"{points[-1]['steps']:,} steps"
    ends = [
        text(LEFT, BOTTOM + 14, f"{points[0]['steps']:,}", 10.5, "f-ink-2", "start"),
        text(RIGHT, BOTTOM + 14, last, 10.5, "f-ink-2", "end"),
    ]
    legend = [
        group(sample(row), text(40, 10, f"against {rival}", 11.5, "f-ink"), at=(LEFT + 140 * row, HEIGHT + 4))
        for row, rival in enumerate(RIVALS)
    ]
    ground = rect(0, 0, WIDTH, HEIGHT + 26, "f-ground")
    drawn = curve(list(zip(*shares)), [], [])
    words = f"{title}: share of games won, as it learns"
    return document(WIDTH, HEIGHT + 26, words, ground + drawn + "".join(ends + legend), Art())


if __name__ == "__main__":
    main()
