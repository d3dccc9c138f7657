"""Teach a game's nets who is ahead where a turn begins, from games that hints play.

    python -m tools.foresee el-dorado-two-pawns
    python -m tools.foresee el-dorado-one-pawn
    python -m tools.foresee origins --games 12000

Every game begins wildly for some rounds, so that odd positions are known, too, and goes on by hints; from then on some
positions are kept with their signs, who won, and a goal for every seat: the turns that it took in El Dorado, the points
that it had in Origins. The net learns the goal first (far more is to be learned from it than from a victory), then,
with further units beside them, who wins. One game in ten is held out, and what the net and the weights of before make
of it is told. Games are kept in a folder, 500 a file, and a run goes on where it stopped; with the same games and seed
the net is the same. A net for several numbers of players learns from so many games of each. Run it on the compiled
engine (`make fast`, then PYTHONPATH=build/fast:.).
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from .layers import Rows, alone, chances, judged, learn_goal, learn_victory, merged, spread, surprise
from .lessons import GAMES_FOLDER, Expeditions, Lesson, Realms, Row

EACH = 500  # games in a file


class Task(NamedTuple):
    """A net, and what it is for."""

    lesson: Lesson
    seats: tuple[int, ...]  # numbers of players
    file: Path
    goal: int  # hidden units that learn the goal
    victory: int  # hidden units that learn who wins


TASKS = {
    "el-dorado-two-pawns": Task(Expeditions(), (2,), GAMES_FOLDER / "el_dorado/advice/net_two_pawns.json", 20, 12),
    "el-dorado-one-pawn": Task(Expeditions(), (3, 4), GAMES_FOLDER / "el_dorado/advice/net_one_pawn.json", 20, 12),
    "origins": Task(Realms(), (3, 4), GAMES_FOLDER / "origins/advice/net.json", 11, 12),
}


def games(lesson: Lesson, players: int, request: argparse.Namespace) -> Rows:
    """The rows of all games for so many players; those that the folder does not hold are played."""
    folder = request.folder / type(lesson).__name__.lower()
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for first in range(0, request.games, EACH):
        file = folder / f"{players}-{request.seed}-{first}.npz"
        if not file.exists():
            seeds = range(1_000_000 * request.seed + first, 1_000_000 * request.seed + first + EACH)
            write(file, [row for seed in seeds for row in lesson.play(players, seed)])
        files.append(np.load(file))
        print(f"\r{players} players: {first + EACH} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return {name: np.concatenate([file[name] for file in files]) for name in files[0]}


def write(file: Path, rows: list[Row]) -> None:
    """Keep rows; a file is there when it is whole."""
    columns = zip(("signs", "goal", "won", "present", "seed"), zip(*rows, strict=True), strict=True)
    fresh = file.with_suffix(".fresh.npz")
    kept: dict[str, Any] = {name: np.array(column, np.float32) for name, column in columns}
    np.savez_compressed(fresh, **kept)
    fresh.replace(file)


def seated(rows: Rows, seats: int) -> Rows:
    """The same rows for so many seats, some of which may be empty."""
    lacking = seats - rows["won"].shape[1]
    wider = {name: np.pad(rows[name], [(0, 0), (0, lacking)]) for name in ("goal", "won", "present")}
    there = np.pad(np.ones_like(rows["won"]), [(0, 0), (0, lacking)])
    return {
        **wider,
        "signs": np.pad(rows["signs"], [(0, 0), (0, lacking), (0, 0)]),
        "there": there,
        "seed": rows["seed"],
    }


def main() -> None:
    """Read the request, play and learn."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("net", choices=sorted(TASKS))
    parser.add_argument("--games", type=int, default=24000, help="for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--decay", type=float, default=0.1, help="how firmly what is added is held near nothing")
    parser.add_argument("--folder", type=Path, default=Path("foresee"), help="games are kept here")
    parser.add_argument("--to", type=Path, help="where the net is written; default: where it ships from")
    teach(parser.parse_args())


def teach(request: argparse.Namespace) -> None:
    """Play, learn, tell how well the games held out are foretold, and write the net."""
    task, luck = TASKS[request.net], np.random.default_rng(request.seed)
    lesson, seats = task.lesson, task.seats
    parts = [seated(games(lesson, players, request), seats[-1]) for players in seats]
    rows = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    held_out = rows["seed"] % 10 == 9
    known = {name: column[~held_out] for name, column in rows.items()}
    test = {name: column[held_out] for name, column in rows.items()}
    scale = spread(known) if lesson.whole else np.ones(known["signs"].shape[2], np.float32)
    known["signs"] /= scale
    test["signs"] /= scale
    goal = learn_goal(known, lesson.goal(known["goal"]), task.goal, request.epochs, luck)
    sure = np.float32(lesson.steep) * judged(goal, known)
    victory = learn_victory(known, sure, task.victory, request.epochs, request.decay, luck)
    told = chances(judged(victory, test) + np.float32(lesson.steep) * judged(goal, test), test["there"])
    before, after = surprise(test["present"], test), surprise(told, test)
    print(f"{len(known['won'])} positions, loss on {len(told)} of games held out {before:.4f} -> {after:.4f}")
    net = json.dumps(merged(goal, lesson.steep, victory, lesson.parts, scale)).replace("], ", "],\n") + "\n"
    (request.to or task.file).write_text(net, encoding="utf-8")


if __name__ == "__main__":
    alone()
    main()
