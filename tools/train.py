"""Teach a game's adviser what a position is worth, from games that bots play among themselves.

    python tools/train.py unreal-estate --players 2 --games 600 --rounds 3

Each round plays games with the weights so far (after the first, by tree search), keeps the features of every seat and
who won, and fits a softmax over the seats, held near the weights so far: what the games do not tell stays as it was.
One game in ten is held out; new weights of a phase are kept only if they foretell those better. They are written to the
game's `weights.json`, which ships with it. Blue Moon City's phase within a turn is not taught but derived from the
others. What was played is kept in a file, with the weights at the beginning: a run that was stopped goes on there and
ends as if it had never been; one with other flags has games of its own. `--from-nothing` begins with weights of 0. Run
it on the compiled engine (`make fast`, then PYTHONPATH=build/fast).
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ludoteca.bots import Sight, bot
from ludoteca.bots.contests.tournament import add_line, lines_of
from ludoteca.core.advice.adviser import Learned
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame
from ludoteca.core.state import State
from ludoteca.games import GAMES
from ludoteca.games.blue_moon_city.advice import value as city
from ludoteca.games.blue_moon_city.advice.features import FEATURES

MATTER = ("games", "first", "then", "wild", "keep", "phases", "margin", "l2", "seed", "from_nothing")  # to the games
FEWEST = 50  # positions from which something can be learned
DIGITS = 4
TEMPO = {"promise of this turn": 2.6, "on turn, walking": 0.7, "on turn, after the walk": 0.7}
WITHIN = {  # a phase that is not taught, for only `greedy` asks for it: what the turn may still do counts for more
    "blue-moon-city": {city.WITHIN: {FEATURES.index(name): weight for name, weight in TEMPO.items()}}
}
NEAR = 0.15  # of the best score: so much less makes a victory e times less near
GAMES_FOLDER = Path(__file__).parents[1] / "src" / "ludoteca" / "games"
Array = npt.NDArray[np.float64]
Sample = tuple[int, list[list[float]], list[float]]  # phase, features of every seat, shares of the victory


def learned(game: AnyGame) -> Learned[State]:
    """The game's adviser, which must be one that learns."""
    if not isinstance(game.adviser, Learned):
        raise SystemExit(f"{game.name} has no adviser that learns")
    return game.adviser


def play(game: AnyGame, players: int, seed: int, spec: str, request: argparse.Namespace) -> list[Sample]:
    """One game: of the positions in which nobody is in the middle of something some are kept; some choices are wild."""
    adviser, luck = learned(game), Chance(seed)
    bots = [bot(spec, game, luck.pick(1 << 30)) for _ in range(players)]
    state = game.new(players, Chance(luck.pick(1 << 30)))
    kept: list[tuple[int, list[list[float]]]] = []
    last = state.actor
    while state.agenda:
        fresh, last = state.actor != last, state.actor
        if (fresh or adviser.calm(state)) and luck.pick(request.keep) == 0:
            kept.append((adviser.phase(state), [adviser.features(state, seat) for seat in range(players)]))
        if luck.pick(request.wild) == 0:
            action = state.legal[luck.pick(len(state.legal))]
        else:
            action = bots[state.actor].choose(Sight(game, state, state.actor, 60.0))
        state.play(action)
    shares = victory(game, state, request.margin)
    return [(phase, features, shares) for phase, features in kept]


def victory(game: AnyGame, state: State, margin: float) -> list[float]:
    """Everybody's share of the victory; by *margin* it also counts how near one came."""
    scores, winners = game.scores(state), game.winners(state) or list(range(state.seats))
    scale = NEAR * max(1, *scores)
    odds = [float(np.exp((score - max(scores)) / scale)) for score in scores]
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
    return [(1 - margin) * share + margin * odd / sum(odds) for share, odd in zip(won, odds, strict=True)]


def fit(samples: list[Sample], start: list[float], l2: float, steps: int = 600) -> list[float]:
    """Weights near *start* that make the victories most likely (Adam on the cross-entropy)."""
    x, y = arrays(samples)
    w = np.array(start)
    m, v = np.zeros_like(w), np.zeros_like(w)
    for step in range(1, steps + 1):
        gradient = np.einsum("ns,nsf->f", chances(x, w) - y, x) / len(x) + l2 * (w - start)
        m = 0.9 * m + 0.1 * gradient
        v = 0.999 * v + 0.001 * gradient**2
        w -= 0.02 * (m / (1 - 0.9**step)) / (np.sqrt(v / (1 - 0.999**step)) + 1e-8)
    return [round(float(weight), DIGITS) for weight in w]


def arrays(samples: list[Sample]) -> tuple[Array, Array]:
    """The features and the victories of all samples."""
    return np.array([features for _, features, _ in samples]), np.array([shares for _, _, shares in samples])


def chances(x: Array, w: Array) -> Array:
    """Each seat's chance to win, by the weights *w*."""
    merit = x @ w
    odds: Array = np.exp(merit - merit.max(axis=1, keepdims=True))
    odds /= odds.sum(axis=1, keepdims=True)
    return odds


def loss(samples: list[Sample], weights: list[float]) -> float:
    """How surprising the victories are (cross-entropy); the lower the better."""
    x, y = arrays(samples)
    return float(-(y * np.log(chances(x, np.array(weights)) + 1e-9)).sum(axis=1).mean())


class Book:
    """The games of a run that were played already, in a file; with other flags they would have been others."""

    def __init__(self, game: AnyGame, players: int, request: argparse.Namespace) -> None:
        self.file: Path = request.file
        self.key = [game.name, players, {name: getattr(request, name) for name in MATTER}]
        rows = [row for row in lines_of(self.file) if row["of"] == self.key]
        self.games: dict[int, list[Sample]] = {row["seed"]: row["samples"] for row in rows if "seed" in row}
        self.begun: list[list[float]] | None = next((row["weights"] for row in rows if "weights" in row), None)

    def write(self, **row: Any) -> None:
        """Keep something."""
        add_line(self.file, {"of": self.key, **row})


def begin(game: AnyGame, players: int, book: Book, request: argparse.Namespace) -> None:
    """Begin with the weights that the run began with, or note those of now."""
    weights = learned(game).weights
    if book.begun is not None:
        weights[players] = book.begun
        return
    if request.from_nothing:
        weights[players] = [[0.0] * len(phase) for phase in weights[players]]
    book.write(weights=weights[players])


def train(game: AnyGame, players: int, request: argparse.Namespace) -> None:
    """Play and fit, round after round."""
    adviser, book = learned(game), Book(game, players, request)
    begin(game, players, book, request)
    for number in range(request.rounds):
        spec = request.first if number == 0 else request.then
        samples: list[Sample] = []
        held_out: list[Sample] = []
        seeds = [1_000_000 * (number + request.seed) + place for place in range(request.games)]
        play_all(game, players, [seed for seed in seeds if seed not in book.games], spec, request, book)
        for place, seed in enumerate(seeds):
            (held_out if place % 10 == 9 else samples).extend(book.games[seed])
        for phase in [phase for phase in request.phases if phase not in WITHIN.get(game.name, {})]:
            part = [sample for sample in samples if sample[0] == phase]
            test = [sample for sample in held_out if sample[0] == phase]
            if len(part) < FEWEST or not test:
                continue
            old = adviser.weights[players][phase]
            new = fit(part, old, request.l2)
            before, after = loss(test, old), loss(test, new)
            if after < before:
                adviser.weights[players][phase] = new
            told = f"{len(part)} positions, loss on games held out {before:.4f} -> {after:.4f}"
            print(f"{game.name}, {players} players, round {number}, phase {phase}: {told}", flush=True)
        derive(game, adviser.weights[players])
        write(game, {str(players): adviser.weights[players]})


def derive(game: AnyGame, weights: list[list[float]]) -> None:
    """Give a phase that is not taught the mean of the others, but for what is set by hand."""
    for phase, by_hand in WITHIN.get(game.name, {}).items():
        columns = zip(*[row for number, row in enumerate(weights) if number != phase], strict=True)
        means = [round(sum(column) / len(column), DIGITS) for column in columns]
        weights[phase] = [by_hand.get(feature, mean) for feature, mean in enumerate(means)]


def play_all(game: AnyGame, players: int, seeds: list[int], spec: str, request: argparse.Namespace, book: Book) -> None:
    """Play the games of these seeds, several at a time on request, and keep them; forks have the weights of now."""
    one = partial(played, game.name, players, spec, request)
    with ProcessPoolExecutor(request.workers, get_context("fork")) as pool:
        for number, (seed, samples) in enumerate(pool.map(one, seeds), 1):
            book.games[seed] = samples
            book.write(seed=seed, samples=samples)
            print(f"\r{number} of {len(seeds)} games", end="", file=sys.stderr, flush=True)
    print("\r", end="", file=sys.stderr)


def played(name: str, players: int, spec: str, request: argparse.Namespace, seed: int) -> tuple[int, list[Sample]]:
    """A game with its seed."""
    return seed, play(GAMES[name], players, seed, spec, request)


def write(game: AnyGame, found: dict[str, Any]) -> None:
    """Put new weights into the game's file, one line a phase."""
    path = GAMES_FOLDER / game.name.replace("-", "_") / "advice" / "weights.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    data["weights"] |= found
    rows = [
        f'    "{players}": [\n' + ",\n".join([f"      {json.dumps(phase)}" for phase in phases]) + "\n    ]"
        for players, phases in sorted(data["weights"].items())
    ]
    path.write_text('{\n  "weights": {\n' + ",\n".join(rows) + "\n  }\n}\n", encoding="utf-8")


def main(arguments: list[str] | None = None) -> None:
    """Read the request and train."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--players", type=int, default=None, help="default: every number of players in turn")
    parser.add_argument("--games", type=int, default=600, help="games a round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--first", default="greedy:worlds=1", help="the bot of the first round")
    parser.add_argument("--then", default="ismcts:playouts=60", help="the bot of the other rounds")
    parser.add_argument("--wild", type=int, default=10, help="one choice in so many is random")
    parser.add_argument("--keep", type=int, default=3, help="one position in so many is kept")
    parser.add_argument("--phases", type=int, nargs="+", default=[0, 1, 2], help="which phases to teach")
    parser.add_argument("--margin", type=float, default=0.0, help="how much it counts how near one came to the victory")
    parser.add_argument("--l2", type=float, default=1e-3, help="how firmly the weights are held where they are")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes; the weights are the same with any number")
    parser.add_argument("--from-nothing", action="store_true", help="forget the weights so far")
    parser.add_argument("--file", type=Path, default=Path("train.jsonl"), help="every game is appended here")
    request = parser.parse_args(arguments)
    game = GAMES[request.game]
    for players in [request.players] if request.players else [n for n in game.seats if n > 1]:
        train(game, players, request)


if __name__ == "__main__":
    main()
