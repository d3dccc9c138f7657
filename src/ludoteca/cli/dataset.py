"""The dataset command: many games of bots in one Parquet file."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..bots.contests.arena import job
from ..bots.contests.tournament import Book, tournament
from ..core.records.record import read
from ..data import GameRow, game_row, write_games
from ..data.parquet import schema
from ..games import GAMES
from .arguments import add_where, check_folder, mapper_for, named, positive
from .progress import Progress
from .study import read_options, seats_for


def add_commands(commands: Any) -> None:
    """dataset."""
    made = commands.add_parser("dataset", help="let bots play many games, and write them into a Parquet file")
    made.add_argument("game", type=named, choices=sorted(GAMES), metavar="GAME")
    made.add_argument("output", type=Path, metavar="FILE", help="games.parquet")
    made.add_argument("--games", type=positive, default=10_000)
    made.add_argument("--players", type=int, default=None, help="default: one per bot, else the fewest")
    made.add_argument("--bots", default="natural", help="a,b,...: one for all, or one for each seat")
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    add_where(made)
    made.add_argument("--file", type=Path, default=None, help="every game is appended here; a second run goes on")
    made.add_argument("--json", action="store_true", help="one JSON object for machines")
    made.set_defaults(command=make_dataset)


def make_dataset(request: argparse.Namespace) -> int:
    """Play, replay, and write every game."""
    game = GAMES[request.game]
    schema()  # where pyarrow is missing nobody need play first
    check_folder(request.output)
    specs = seats_for(game, request.bots.split(","), request.players)
    options = game.settle(read_options(request.option), people=False)
    wanted = [job(game, specs, request.seed, number, options, 60.0, record=True) for number in range(request.games)]
    book = Book(request.file) if request.file else None
    with Progress(request.games, "games", quiet=request.json) as progress, mapper_for(request) as mapper:

        def rows() -> Iterator[GameRow]:
            for number, row in enumerate(tournament(wanted, mapper, book)):
                yield game_row(read(row["record"], GAMES), row["bots"])
                progress.at(number + 1)

        count = write_games(rows(), request.output)
    size = request.output.stat().st_size
    if request.json:
        print(json.dumps({"game": game.name, "games": count, "bytes": size, "file": str(request.output)}))
    else:
        print(f"{request.output}: {count} games of {game.name}, {size:,} bytes", file=sys.stderr)
    return 0
