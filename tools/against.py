"""Let a bot play against one of another Ludoteca: an earlier wheel, or a folder that holds one.

    python tools/against.py dist/ludoteca-0.1.0-cp311-linux.whl --bot master --share 10 --games 200
    python tools/against.py build/before --game origins --players 3 --file against.jsonl

One bot of this Ludoteca sits among others of the other one, in each seat in turn, on every deal once. Every game is
appended to a file, and a run goes on where it stopped. Who wins how often is told with its interval, and how many
seconds of work a decision took on both sides. Run it on the compiled engine (`make fast`, then PYTHONPATH=build/fast).
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import zipfile
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from time import process_time
from typing import Any

from ludoteca.bots import Bot, Sight, bot
from ludoteca.bots.contests.ladder import results, wilson
from ludoteca.bots.levels import lighter
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame
from ludoteca.core.records.match import Match
from ludoteca.games import GAMES

GUEST = Path(__file__).with_name("guest_bot.py")
NO_LIMIT = 3600.0  # seconds: playouts decide


class Other:
    """The other Ludoteca, as this one sees it."""

    def __init__(self, folder: Path) -> None:
        env = {**os.environ, "PYTHONPATH": str(folder)}
        self.process = subprocess.Popen(
            [sys.executable, str(GUEST)], env=env, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def say(self, **said: Any) -> None:
        """Tell it something."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(said) + "\n")
        self.process.stdin.flush()

    def choose(self) -> tuple[str, float]:
        """What it chooses, and the seconds of work that it took."""
        self.say(choose=True)
        assert self.process.stdout is not None
        found = json.loads(self.process.stdout.readline())
        return str(found["action"]), float(found["seconds"])


@cache
def guest(folder: Path) -> Other:
    """The other Ludoteca in a folder."""
    return Other(folder)


class Duel:
    """One of ours among theirs."""

    def __init__(self, name: str, players: int, folder: Path, request: argparse.Namespace) -> None:
        self.game_name = name
        self.players = players
        self.folder = folder
        self.ours = str(request.bot)
        self.theirs = str(request.against or request.bot)
        self.share = int(request.share)
        self.name = str(request.name)

    @property
    def game(self) -> AnyGame:
        """The game."""
        return GAMES[self.game_name]

    @property
    def other(self) -> Other:
        """The other Ludoteca, once for each process."""
        return guest(self.folder)

    def key(self) -> list[Any]:
        """What names this duel in the file."""
        return [self.name, self.game.name, self.players, self.ours, self.theirs, self.share]

    def play(self, number: int) -> dict[str, Any]:
        """Game *number*."""
        own, luck = number % self.players, Chance(1_000 + number // self.players)
        match = Match.start(self.game, self.players, self.game.settle({}, people=False), luck)
        others = [seat for seat in range(self.players) if seat != own]
        setup = match.setup.write()
        told = {"bot": self.theirs, "share": self.share, "seats": others, "seed": 97 * number}
        self.other.say(header=match.header.write(), setup=setup, **told)
        mine = bot(lighter(self.ours, self.share), self.game, 97 * number + own)
        spent, choices = [0.0, 0.0], [0, 0]
        while match.state.agenda:
            action, side, seconds = self.chosen(match, mine, own)
            spent[side] += seconds
            choices[side] += seconds > 0.0
            self.other.say(played=match.play(action, luck).entry.write())
        winners = self.game.winners(match.state)
        won = 1 / len(winners) if own in winners else 0.0
        return {"pairing": self.key(), "game": number, "won": won, "seconds": spent, "choices": choices}

    def chosen(self, match: Match, mine: Bot, own: int) -> tuple[int, int, float]:
        """What is played next, whose choice it was (0: ours) and the seconds that it took."""
        state = match.state
        if len(state.legal) == 1:
            return state.legal[0], 0, 0.0
        if state.actor != own:
            text, seconds = self.other.choose()
            return self.game.actions.read(text), 1, seconds
        start = process_time()
        action = mine.choose(Sight(self.game, state, own, NO_LIMIT))
        return action, 0, process_time() - start


def run(duel: Duel, request: argparse.Namespace) -> list[dict[str, Any]]:
    """All games of a duel, playing those that the file does not hold."""
    games, file = request.games, request.file
    rows = [row for row in results(file) if row["pairing"] == duel.key() and row["game"] < games]
    known = {row["game"] for row in rows}
    lacking = [number for number in range(games) if number not in known]
    with ProcessPoolExecutor(request.workers, get_context("spawn")) as pool:
        for row in pool.map(duel.play, lacking):
            rows.append(row)
            with file.open("a", encoding="utf-8") as book:
                book.write(json.dumps(row) + "\n")
            told = f"\r{duel.game.name}, {duel.players} players: {len(rows)} of {games}"
            print(told, end="", file=sys.stderr, flush=True)
    return rows


def told(duel: Duel, rows: list[dict[str, Any]]) -> str:
    """What came out, as a line of a table."""
    wins = sum(row["won"] for row in rows)
    low, high = wilson(wins, len(rows))
    each = [
        sum(row["seconds"][side] for row in rows) / max(1, sum(row["choices"][side] for row in rows)) for side in (0, 1)
    ]
    share = f"{wins / max(1, len(rows)):.1%} | {low:.0%} to {high:.0%} | {1 / duel.players:.0%}"
    return (
        f"| {duel.game.name} | {duel.players} | {len(rows)} | {share} | {1000 * each[0]:.2f} / {1000 * each[1]:.2f} |"
    )


def unpacked(path: Path) -> Path:
    """The folder of the other Ludoteca; a wheel is unpacked first."""
    if path.is_dir():
        return path.resolve()
    folder = Path(tempfile.mkdtemp(prefix="ludoteca-"))
    with zipfile.ZipFile(path) as wheel:
        wheel.extractall(folder)
    return folder


def main() -> None:
    """Read the request and play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", type=Path, help="a wheel, or the folder in which the package ludoteca lies")
    parser.add_argument("--bot", default="master", help="our bot")
    parser.add_argument("--against", help="their bot; default: the same")
    parser.add_argument("--share", type=int, default=10, help="both play at one such part of their playouts")
    parser.add_argument("--games", type=int, default=200, help="of each kind")
    parser.add_argument("--game", action="append", choices=sorted(GAMES), help="default: all games")
    parser.add_argument("--players", type=int, action="append", help="default: two")
    parser.add_argument("--name", default="", help="what the games are called in the file, to tell two builds apart")
    parser.add_argument("--workers", type=int, default=1, help="games at a time, each in a process of its own")
    parser.add_argument("--file", type=Path, default=Path("against.jsonl"), help="every game is appended here")
    request = parser.parse_args()
    folder = unpacked(request.other)
    print("| game | players | games | wins | 95 % | par | ms per decision, ours / theirs |")
    print("|---|---:|---:|---:|---|---:|---:|")
    for name in request.game or list(GAMES):
        for players in [n for n in request.players or [2] if n in GAMES[name].seats]:
            duel = Duel(name, players, folder, request)
            print("\r" + told(duel, run(duel, request)), flush=True)


if __name__ == "__main__":
    main()
