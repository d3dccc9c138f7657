"""Teach Unreal Estate's adviser what a position is worth, from the points that everybody has in the end.

    python -m tools.appraise --players 2

First hints play, then the search by what the games of hints taught, and its games count most: it plays otherwise. Of
every seat of a position the features are kept, and how far ahead its score was in the end: a victory says little about
what a single card is worth, the points say more. The weights are those that foretell the points best (least squares),
times what makes the victories most likely, phase by phase. Games are kept in a folder, 500 a file, and a run goes on
where it stopped; with the same games the weights are the same. One game in ten is held out, and it is told how
well the weights foretell those. They are written to the game's `weights.json`. Run it on the compiled engine
(`make fast`, then PYTHONPATH=build/fast:.).
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ludoteca.bots import Bot, Sight, bot
from ludoteca.core.chance import Chance
from ludoteca.core.state import State
from ludoteca.games import GAMES

from .layers import alone
from .train import chances, learned, write

GAME = GAMES["unreal-estate"]
EACH = 500  # games in a file
LUCK = 1 << 30
HELD = 30.0  # how firmly weights are held near nothing, as so many positions would
OF_HINTS = 0.1  # what a game of hints counts beside one of the search
NEWTON = 40  # steps towards the scale that makes the victories most likely
Array = npt.NDArray[np.float64]
Rows = dict[str, Array]  # phase, features, won, points and game, a row for each position


class Lesson(NamedTuple):
    """Games to learn from."""

    spec: str
    games: dict[int, int]  # by the number of players
    wild: int  # one choice in so many is random
    keep: dict[int, int]  # one position in so many is kept
    seed: int


HINTS = Lesson("natural", {2: 24000, 3: 14000, 4: 14000, 5: 14000}, 15, {2: 4, 3: 5, 4: 5, 5: 5}, 1)
SEARCH = Lesson("ismcts:playouts=24:slack=0.05", {2: 6000, 3: 2000, 4: 1500, 5: 1000}, 30, {2: 2, 3: 2, 4: 2, 5: 2}, 7)


# -- games -------------------------------------------------------------------------------------------------------------


def play(players: int, seed: int, lesson: Lesson) -> list[tuple[Any, ...]]:
    """One game: the rows of its positions."""
    adviser, luck, rows = learned(GAME), Chance(seed), []
    state = GAME.new(players, Chance(luck.pick(LUCK)))
    bots = [] if lesson.spec == "natural" else [bot(lesson.spec, GAME, luck.pick(LUCK)) for _ in range(players)]
    while state.agenda:
        if luck.pick(lesson.keep[players]) == 0:
            rows.append((adviser.phase(state), [adviser.features(state, seat) for seat in range(players)]))
        wild = luck.pick(lesson.wild) == 0
        state.play(state.legal[luck.pick(len(state.legal))] if wild else chosen(state, bots))
    winners = GAME.winners(state)
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    return [(phase, features, won, GAME.scores(state), seed) for phase, features in rows]


def chosen(state: State, bots: list[Bot]) -> int:
    """What the bot whose turn it is chooses; without bots the hints choose."""
    if len(state.legal) == 1:
        return state.legal[0]
    if not bots:
        return learned(GAME).natural(state)
    return bots[state.actor].choose(Sight(GAME, state, state.actor, 60.0))


def games(players: int, lesson: Lesson, folder: Path) -> Rows:
    """The rows of a lesson; the games that the folder does not hold are played."""
    folder.mkdir(exist_ok=True)
    files = []
    for first in range(0, lesson.games[players], EACH):
        file = folder / f"{lesson.spec.split(':')[0]}-{players}-{first}.npz"
        if not file.exists():
            seeds = range(1_000_000 * lesson.seed + first, 1_000_000 * lesson.seed + first + EACH)
            keep(file, [row for seed in seeds for row in play(players, seed, lesson)])
        files.append(np.load(file))
        print(f"\r{lesson.spec}, {players} players: {first + EACH} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return {name: np.concatenate([file[name] for file in files]).astype(np.float64) for name in files[0]}


def keep(file: Path, rows: list[tuple[Any, ...]]) -> None:
    """Keep rows; a file is there when it is whole."""
    columns = zip(("phase", "features", "won", "points", "game"), zip(*rows, strict=True), strict=True)
    fresh = file.with_suffix(".fresh.npz")
    kept: dict[str, Any] = {name: np.array(column, np.float32) for name, column in columns}
    np.savez_compressed(fresh, **kept)
    fresh.replace(file)


# -- learning ----------------------------------------------------------------------------------------------------------


def part(rows: Rows, which: npt.NDArray[np.bool_]) -> Rows:
    """Some of the rows."""
    return {name: column[which] for name, column in rows.items()}


def ahead(column: Array) -> Array:
    """By how much everybody is ahead of the average, seat after seat."""
    found: Array = (column - column.mean(axis=1, keepdims=True)).reshape(-1, *column.shape[2:])
    return found


def equations(rows: Rows) -> tuple[Array, Array]:
    """The normal equations of the points by the features."""
    x, y = ahead(rows["features"]), ahead(rows["points"])
    return x.T @ x, x.T @ y


def fit(lessons: list[tuple[float, Rows]]) -> Array:
    """The weights of one phase, from rows that count so much each; the last lesson tells what they count for."""
    width = lessons[0][1]["features"].shape[2]
    left, right = HELD * np.eye(width), np.zeros(width)
    for counts, rows in lessons:
        more_left, more_right = equations(rows)
        left, right = left + counts * more_left, right + counts * more_right
    points: Array = np.linalg.solve(left, right).astype(np.float64)
    points *= steepness(lessons[-1][1], points)
    return points


def steepness(rows: Rows, points: Array) -> float:
    """What a point counts, so that the victories are most likely."""
    told, found = rows["features"] @ points, 0.1
    for _ in range(NEWTON):
        chance = chances(rows["features"], found * points)
        mean = (chance * told).sum(axis=1, keepdims=True)
        slope = ((chance - rows["won"]) * told).sum(axis=1).mean()
        found -= float(slope / (chance * (told - mean) ** 2).sum(axis=1).mean())
    return found


def surprise(rows: Rows, weights: Array) -> float:
    """How surprising the victories are (cross-entropy); the lower the better."""
    return float(-(rows["won"] * np.log(chances(rows["features"], weights) + 1e-9)).sum(axis=1).mean())


def taught(lessons: list[tuple[float, Rows]]) -> list[list[float]]:
    """The weights of all phases; what they make of games held out is told."""
    weights = []
    for phase, before in enumerate(learned(GAME).weights[2]):
        of_phase = [(counts, part(rows, rows["phase"] == phase)) for counts, rows in lessons]
        known = [(counts, part(rows, rows["game"] % 10 != 9)) for counts, rows in of_phase]
        test = part(of_phase[-1][1], of_phase[-1][1]["game"] % 10 == 9)
        found = fit(known)
        weights.append([round(float(weight), 4) for weight in found])
        told = f"loss on {len(test['won'])} positions of games held out {surprise(test, found):.4f}"
        print(f"phase {phase} of {len(before)} features: {told}", flush=True)
    return weights


def main(arguments: list[str] | None = None) -> None:
    """Read the request, play and learn."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, choices=(2, 3, 4, 5), required=True)
    parser.add_argument("--folder", type=Path, default=Path("appraise"), help="games are kept here")
    request = parser.parse_args(arguments)
    hints = games(request.players, HINTS, request.folder)
    learned(GAME).weights[request.players] = taught([(1.0, hints)])
    search = games(request.players, SEARCH, request.folder)
    write(GAME, {str(request.players): taught([(OF_HINTS, hints), (1.0, search)])})


if __name__ == "__main__":
    alone()
    main()
