"""Commands for those who study the games: games, simulate, replay, draw."""

from __future__ import annotations

import argparse
import json
import os
import sys
from functools import partial
from pathlib import Path
from typing import Any

from ..bots.contests.arena import Keep
from ..bots.contests.arena import simulate as play_many
from ..bots.contests.tournament import Book
from ..core.game import AnyGame
from ..core.language.text import LANGUAGES
from ..core.records.match import Match
from ..core.records.record import Record, RecordError, read
from ..core.setup.options import OptionError
from ..core.story import OPEN
from ..games import GAMES, READABLE
from .arguments import add_where, mapper_for, named, positive
from .progress import Progress

MOST = 10_000_000  # characters of a record


def add_commands(commands: Any) -> None:
    """games, simulate, replay, draw."""
    games = commands.add_parser("games", help="list the games")
    games.set_defaults(command=list_games)

    simulate = commands.add_parser("simulate", help="let bots play many games")
    simulate.add_argument("game", type=named, choices=sorted(GAMES), metavar="GAME")
    simulate.add_argument("--players", type=int, default=None, help="default: one per bot, else the fewest")
    simulate.add_argument("--games", type=positive, default=100)
    simulate.add_argument("--seed", type=int, default=1)
    simulate.add_argument("--bots", default="random", help="a,b,...: random, greedy:worlds=3, package.module:Class")
    simulate.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    simulate.add_argument("--record", type=Path, default=None, metavar="FOLDER", help="write each game down there")
    add_where(simulate)
    simulate.add_argument("--file", type=Path, default=None, help="every game is appended here; a second run goes on")
    simulate.set_defaults(command=run_simulation)

    replay = commands.add_parser("replay", help="check a record and say how the game stands")
    replay.add_argument("file", type=Path)
    replay.set_defaults(command=run_replay)

    draw = commands.add_parser("draw", help="draw a position of a record as an SVG file")
    draw.add_argument("file", type=Path)
    draw.add_argument("--ply", type=int, default=None, help="after so many decisions; default: the last")
    draw.add_argument("--seat", type=int, default=None, help="with the eyes of this seat, 1 the first; default: all")
    draw.add_argument("--language", choices=LANGUAGES, default="en")
    draw.add_argument("--theme", choices=("light", "dark"), default="light")
    draw.add_argument("-o", "--output", type=Path, required=True)
    draw.set_defaults(command=run_draw)
    for command in (games, simulate, replay):
        command.add_argument("--json", action="store_true", help="one JSON object for machines")


def list_games(request: argparse.Namespace) -> int:
    """Every game with its players, length and options."""
    shelf = [describe(game) for game in GAMES.values()]
    if request.json:
        print(json.dumps(shelf))
        return 0
    for entry in shelf:
        print(f"{entry['name']}: {entry['title']}, {entry['players']} players")
        for option in entry["options"]:
            print(f"    --option {option['name']}={'|'.join(option['values'])}")
    return 0


def describe(game: AnyGame) -> dict[str, Any]:
    """A game as plain data."""
    options = [
        {"name": option.name, "values": option.texts(), "default": option.write(option.default)}
        | {"automatic": option.write(option.automatic)}
        for option in game.options
    ]
    return {
        "name": game.name,
        "title": game.text.title,
        "seats": list(game.seats),
        "players": game.players(),
        "minutes": game.minutes,
        "version": game.version,
        "digest": game.digest,
        "actions": game.actions.size,
        "options": options,
    }


def run_simulation(request: argparse.Namespace) -> int:
    """Bots play; seats rotate."""
    game = GAMES[request.game]
    specs = seats_for(game, request.bots.split(","), request.players)
    options = game.settle(read_options(request.option), people=False)
    keep = keeper(request.record, f"{game.name}-{request.seed}") if request.record else None
    if request.file and keep:
        raise OptionError("games are written into a folder (--record) or appended to a file (--file), not both")
    book = Book(request.file) if request.file else None
    series = partial(play_many, game, specs, request.games, request.seed, options, keep=keep, book=book)
    with Progress(request.games, "games", quiet=request.json) as progress, mapper_for(request) as mapper:
        tally = series(progress=progress.at, mapper=mapper)
    report = tally.report()
    if request.json:
        print(json.dumps(report))
        return 0
    for place, spec in enumerate(specs):
        share = report["wins"][place] / max(1, report["finished"])
        print(f"{spec}: {report['wins'][place]:g} wins ({share:.1%}), {report['mean_scores'][place]:g} points a game")
    ended = ", ".join([f"{count} {how}" for how, count in report["endings"].items()])
    print(f"how they ended: {ended}; {report['without_winner']} without a winner, {report['shared_wins']} shared")
    rate = f"{report['decisions']} decisions, {report['decisions_per_second']} a second"
    print(f"{report['finished']} games of {game.name}, {rate}, {'compiled' if report['compiled'] else 'pure'} engine")
    return 0


def seats_for(game: AnyGame, bots: list[str], wanted: int | None) -> list[str]:
    """The bot of each seat: one for all, or one for each of the players."""
    players = wanted if wanted is not None else max(len(bots), game.seats[0])
    if players not in game.seats:
        raise OptionError(f"{game.name} is for {game.players(' to ')} players, not {players}")
    if len(bots) not in (1, players):
        raise OptionError(f"name one bot for all, or one for each of the {players} players")
    return bots * players if len(bots) == 1 else bots


def keeper(folder: Path, name: str) -> Keep:
    """Writes every game into *folder*, which is made if need be: ``unreal-estate-1-17.txt`` is game 17 of seed 1."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OptionError(f"no records can be written into {folder}: {error.strerror}") from error
    if not os.access(folder, os.W_OK | os.X_OK):
        raise OptionError(f"no records can be written into {folder}: Permission denied")

    def keep(number: int, record: str) -> None:
        (folder / f"{name}-{number}.txt").write_text(record, encoding="utf-8")

    return keep


def read_options(texts: list[str]) -> dict[str, str | int | bool]:
    """``--option name=value``, any number of times."""
    found: dict[str, str | int | bool] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError(f"{text[:40]!r}: an option reads name=value")
        found[name] = value
    return found


def read_record(file: Path) -> Record:
    """The record in a file."""
    if file.stat().st_size > MOST:
        raise RecordError(1, "the file is too large for a record")
    return read(file.read_text(encoding="utf-8"), READABLE)


def run_replay(request: argparse.Namespace) -> int:
    """Check every line of a record."""
    match = Match.load(read_record(request.file))
    game, state = match.game, match.state
    report = {
        "game": game.name,
        "players": state.seats,
        "decisions": len(match.plies),
        "over": state.over,
        "scores": game.scores(state),
        "ranks": game.ranks(state) if state.over else None,
        "winners": game.winners(state),
    }
    if request.json:
        print(json.dumps(report))
        return 0
    print(f"{game.name}, {state.seats} players, {len(match.plies)} decisions, all legal.")
    print(f"Scores: {', '.join(map(str, game.scores(state)))}")
    winners = ", ".join([f"player {seat + 1}" for seat in game.winners(state)]) or "nobody"
    print(f"Won by {winners}." if state.over else f"Player {state.actor + 1} is to choose.")
    return 0


def run_draw(request: argparse.Namespace) -> int:
    """Draw a position as a picture that carries its own style."""
    from ..show import show

    record = read_record(request.file)
    if request.ply is not None and not 0 <= request.ply < len(record.entries):
        raise RecordError(1, f"the record has plies 0 to {len(record.entries) - 1}")
    match = Match.load(record, request.ply)
    game, state = match.game, match.state
    if request.seat is not None and not 1 <= request.seat <= state.seats:
        raise OptionError(f"seats are 1 to {state.seats}")
    seat = OPEN if request.seat is None else request.seat - 1
    picture = show(game, state, seat, request.language, request.theme)
    request.output.write_text(picture.svg, encoding="utf-8")
    print(f"{request.output}: {game.name} after {len(match.plies)} decisions", file=sys.stderr)
    return 0
