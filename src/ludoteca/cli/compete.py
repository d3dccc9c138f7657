"""The tournament command: bots against each other, everybody with everybody, rated."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from ..bots import bot
from ..bots.contests.ratings import CrossTable
from ..bots.contests.tournament import Book, Row, meetings, tournament
from ..core.game import AnyGame
from ..core.setup.options import OptionError
from ..games import GAMES
from . import crosstable
from .arguments import add_where, check_folder, mapper_for, named, positive
from .progress import Progress
from .study import read_options


def add_commands(commands: Any) -> None:
    """tournament."""
    compete = commands.add_parser("tournament", help="rate bots by games of everybody against everybody")
    compete.add_argument("game", type=named, choices=sorted(GAMES), metavar="GAME")
    compete.add_argument("--bots", default="random,beginner,middle", help="a,b,...: two or more, as for simulate")
    compete.add_argument("--players", type=positive, default=2, help="at a table; at least as many bots")
    compete.add_argument("--games", type=positive, default=20, help="of each group of bots that meet")
    compete.add_argument("--seed", type=int, default=1)
    compete.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    add_where(compete)
    compete.add_argument("--file", type=Path, default=None, help="every game is appended here; a second run goes on")
    compete.add_argument("--picture", type=Path, default=None, metavar="SVG", help="draw the cross-table there")
    compete.add_argument("--json", action="store_true", help="one JSON object for machines")
    compete.set_defaults(command=run_tournament)


def run_tournament(request: argparse.Namespace) -> int:
    """Play what is missing, and say how strong everybody is."""
    game, specs = GAMES[request.game], request.bots.split(",")
    check(game, specs, request.players)
    if request.picture:
        check_folder(request.picture)
    options = game.settle(read_options(request.option), people=False)
    jobs = list(meetings(game, specs, request.players, request.games, request.seed, options))
    book = Book(request.file) if request.file else None
    rows: list[Row] = []
    with Progress(len(jobs), "games", quiet=request.json) as progress, mapper_for(request) as mapper:
        for row in tournament(jobs, mapper, book):
            rows.append(row)
            progress.at(len(rows))
    table = CrossTable(rows)
    if request.picture:
        title = f"{game.text.title}, {request.players} players"
        request.picture.write_text(crosstable.picture(table, title), encoding="utf-8")
    if request.json:
        print(json.dumps({"game": game.name, "games": len(rows), "ratings": table.ratings(), "wins": table.wins}))
        return 0
    for rating in table.ratings():
        interval = f"({rating['low']:+.0f} to {rating['high']:+.0f})"
        print(f"{rating['rating']:+6.0f}  {interval:<18} {rating['bot']}, {rating['games']} games")
    print(f"{len(rows)} games of {game.name}; 95 % intervals; 400 points ahead: ten wins for one loss")
    return 0


def check(game: AnyGame, specs: list[str], players: int) -> None:
    """Refuse what cannot be played."""
    if players not in game.seats or players < 2:
        raise OptionError(f"{game.name} is for {game.players(' to ')} players, and a tournament for at least two")
    if len({*specs}) != len(specs) or len(specs) < players:
        raise OptionError(f"name at least {players} bots, each once")
    for spec in specs:
        bot(spec, game, 1)
