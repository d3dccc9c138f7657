"""Whether this Ludoteca plays the games of another one: an earlier wheel that was unpacked, or a folder that holds one.

    python tools/same_games.py build/before --game origins --seeds 500

The other one plays at random, with all options in turn, for every number of players, and writes down its picks of luck
and its choices. Here the same game is played with these picks, and what may be chosen, who chooses at which step, and
how it ends must be the same at every decision. Run both compiled (PYTHONPATH=build/fast): it takes some minutes.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludoteca.core.chance import Chance, NotedChance, ScriptedChance
from ludoteca.core.game import AnyGame
from ludoteca.core.state import State
from ludoteca.games import GAMES

MOST = 20_000  # decisions of a game: nobody plays on for ever
Told = dict[str, Any]  # a game as one line of JSON


def digest(game: AnyGame, state: State, actions: Iterator[int]) -> str:
    """Play a game and sum up what could be chosen at every decision, by whom and where, and how it ended."""
    seen = hashlib.sha256()
    for action in actions:
        seen.update(f"{state.actor} {state.agenda[-1].key()} {state.legal} {action}\n".encode())
        state.play(action)
    ended = (game.scores(state), game.winners(state)) if state.over else state.legal
    seen.update(repr(ended).encode())
    return seen.hexdigest()


def at_random(state: State, luck: Chance, chosen: list[int]) -> Iterator[int]:
    """Choices at random, written down as they are made."""
    while not state.over and len(chosen) < MOST:
        chosen.append(state.legal[luck.pick(len(state.legal))])
        yield chosen[-1]


def options_of(game: AnyGame, seed: int) -> dict[str, Any]:
    """Each option takes all of its values in turn, one with every seed."""
    found = {}
    for option in game.options:
        seed, place = divmod(seed, len(option.values))
        found[option.name] = option.values[place]
    return found


def tell(game: AnyGame, seats: int, seed: int) -> Told:
    """One game of random play, as the other Ludoteca tells it."""
    luck, chosen, options = NotedChance(Chance(seed)), list[int](), options_of(game, seed)
    state = game.new(seats, luck, **options)
    seen = digest(game, state, at_random(state, Chance(seed + 1), chosen))
    return {"seats": seats, "options": options, "picks": luck.picks, "actions": chosen, "digest": seen}


def tell_all(game: AnyGame, seeds: int) -> None:
    """All games for every number of players, a line each."""
    for seats in game.seats:
        for seed in range(seeds):
            print(json.dumps(tell(game, seats, seed)), flush=True)


def same(game: AnyGame, told: Told) -> bool:
    """Whether a game that was told is the same here."""
    state = game.new(told["seats"], ScriptedChance(told["picks"]), **told["options"])
    return bool(digest(game, state, iter(told["actions"])) == told["digest"])


def compare(folder: Path, game: AnyGame, seeds: int) -> int:
    """Hear the other one's games, play them here, and say what came of it; how many differ."""
    line = [sys.executable, __file__, "--tell", "--game", game.name, "--seeds", str(seeds)]
    env = {**os.environ, "PYTHONPATH": str(folder.resolve())}
    games = decisions = other = 0
    with subprocess.Popen(line, env=env, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for text in process.stdout:
            told: Told = json.loads(text)
            games, decisions = games + 1, decisions + len(told["actions"])
            if not same(game, told):
                other += 1
                print(f"{game.name}: game {games} differs: {told['seats']} players, {told['options']}")
    if process.returncode or not games:
        raise SystemExit(f"{folder} does not play {game.name}.")
    print(f"{game.name}: {games} games, {decisions:,} decisions, {other} differ", flush=True)
    return other


def main(arguments: list[str] | None = None) -> int:
    """Compare one game or all; the exit code tells whether any differs."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="?", default=Path())
    parser.add_argument("--game", choices=sorted(GAMES), action="append")
    parser.add_argument("--seeds", type=int, default=500)
    parser.add_argument("--tell", action="store_true", help=argparse.SUPPRESS)
    request = parser.parse_args(arguments)
    games = [GAMES[name] for name in request.game or sorted(GAMES)]
    if request.tell:
        tell_all(games[0], request.seeds)
        return 0
    return int(sum([compare(request.folder, game, request.seeds) for game in games]) > 0)


if __name__ == "__main__":
    sys.exit(main())
