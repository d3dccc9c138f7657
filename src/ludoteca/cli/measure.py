"""The bench command: how fast the engine is here and now, pure or compiled, and what a move costs the site."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from time import perf_counter
from typing import Any

from ..bots.ismcts import Ismcts
from ..bots.sight import Sight
from ..core.chance import Chance
from ..core.game import AnyGame
from ..core.match import Match
from ..core.native import compiled
from ..core.picture import Choices
from ..core.playout import playout
from ..core.record import replay
from ..core.state import State
from ..games import GAMES
from .host import of_the_site
from .progress import Progress
from .study import positive

SECONDS = 1.0  # for each measurement


def add_commands(commands: Any) -> None:
    """bench."""
    bench = commands.add_parser("bench", help="measure the engine's speed")
    bench.add_argument("game", nargs="?", choices=sorted(GAMES), metavar="GAME", help="default: all games")
    bench.add_argument("--site", action="store_true", help="measure the site instead: a server of its own, many tables")
    bench.add_argument("--tables", type=positive, default=24, help="of the site; each has three viewers")
    bench.add_argument("--rate", type=positive, default=60, help="moves a second at which the site is measured")
    bench.add_argument("--seconds", type=positive, default=20, help="for which the site is played on")
    bench.add_argument("--database", default="", metavar="URL", help="of the site: an empty PostgreSQL, not SQLite")
    bench.add_argument("--json", action="store_true", help="one JSON object for machines")
    bench.set_defaults(command=run_bench)


def run_bench(request: argparse.Namespace) -> int:
    """Measure the site, one game or all."""
    if request.site:
        return bench_site(request)
    names = [request.game] if request.game else list(GAMES)
    rows = {}
    with Progress(len(names), "games", quiet=request.json) as progress:
        for number, name in enumerate(names):
            rows[name] = measure(GAMES[name])
            progress.at(number + 1)
    if request.json:
        print(json.dumps({"compiled": compiled(), "games": rows}))
        return 0
    print(f"{'compiled' if compiled() else 'pure Python'} engine, one process, random legal play")
    for name, row in rows.items():
        print(name)
        for what, value in row.items():
            print(f"    {what.replace('_', ' '):<28}{value:>12,.1f}")
    return 0


def bench_site(request: argparse.Namespace) -> int:
    """Measure the site."""
    figures: dict[str, float] = of_the_site("bench").run(
        request.tables, request.rate, request.seconds, request.database
    )
    if request.json:
        print(json.dumps({"compiled": compiled(), **figures}))
        return 0
    print(f"{'compiled' if compiled() else 'pure Python'} engine, {request.tables} tables, three viewers at each")
    for what, value in figures.items():
        print(f"    {what.replace('_', ' '):<32}{value:>10,.1f}")
    return 0


def measure(game: AnyGame) -> dict[str, float]:
    """Every figure of one game, with the fewest players it has for two or more."""
    seats = max(2, game.seats[0])
    middle = middle_position(game, seats)
    match = finished_match(game, seats)
    record = match.record()
    return {
        "decisions_per_game": float(len(match.plies)),
        "decisions_per_second": bare_play(game, seats),
        "decisions_per_second_with_view": play_with_view(game, seats),
        "search_playouts_per_second": search_rate(game, middle),
        "clone_microseconds": 1e6 * each(lambda: middle.clone(Chance(1))),
        "imagine_microseconds": 1e6 * each(lambda: game.imagine(middle, middle.actor, Chance(1))),
        "load_finished_game_ms": 1e3 * each(lambda: replay(record)),
        "view_and_draw_ms": 1e3 * each(lambda: show(game, middle)),
    }


def each(work: Callable[[], object]) -> float:
    """The seconds that *work* takes, warm."""
    work()
    start, times = perf_counter(), 0
    while perf_counter() - start < SECONDS:
        work()
        times += 1
    return (perf_counter() - start) / times


def bare_play(game: AnyGame, seats: int) -> float:
    """Random legal play without bots or checks: decisions a second, set-up included."""
    luck, decisions, seed = Chance(1), 0, 0
    start = perf_counter()
    while perf_counter() - start < SECONDS:
        decisions += playout(game.new(seats, Chance(seed)), luck)
        seed += 1
    return decisions / (perf_counter() - start)


def play_with_view(game: AnyGame, seats: int) -> float:
    """The same with the actor's view made at every decision."""
    luck, decisions, seed = Chance(1), 0, 0
    start = perf_counter()
    while perf_counter() - start < SECONDS:
        state = game.new(seats, Chance(seed))
        seed += 1
        while state.agenda:
            game.view(state, state.actor)
            state.play(state.legal[luck.pick(len(state.legal))])
            decisions += 1
    return decisions / (perf_counter() - start)


def search_rate(game: AnyGame, state: State) -> float:
    """Playouts a second of the tree search at one decision."""
    bot = Ismcts(game, 1, playouts=10_000_000, seconds=SECONDS)
    start = perf_counter()
    made = bot.search(Sight(game, state, state.actor, SECONDS)).root.visits
    return made / (perf_counter() - start)


def finished_match(game: AnyGame, seats: int) -> Match:
    """A whole random game with its record."""
    luck = Chance(11)
    match = Match.start(game, seats, game.settle({}, people=False), luck)
    while not match.state.over:
        match.play(match.state.legal[luck.pick(len(match.state.legal))], luck)
    return match


def middle_position(game: AnyGame, seats: int) -> State:
    """A position half way through that game, or the next one that gives a search something to choose."""
    match = finished_match(game, seats)
    for ply in range(len(match.plies) // 2, len(match.plies)):
        state = match.back_to(ply).state
        if len(game.adviser.search(state)) > 1 and not game.adviser.minor(state):
            return state
    return match.back_to(len(match.plies) // 2).state


def show(game: AnyGame, state: State) -> object:
    """What one viewer costs: the view, the labels and the drawing."""

    words, seat = game.words("en"), state.actor
    view = game.view(state, seat)
    choices = Choices({game.actions.write(action): game.label(view, action, words) for action in state.legal})
    return game.draw(view, choices, words, False)
