"""Measure the games in OpenSpiel: our search against OpenSpiel's at equal time, and how fast the games are played.

    python tools/openspiel_figures.py match --games 100 --seconds 0.1 --file match.jsonl
    python tools/openspiel_figures.py match --games 100 --seconds 0.1 --ours ismcts:playouts=2400
    python tools/openspiel_figures.py speed

In a match of two, both have the same seconds of CPU for a choice. Where others work too, ours stops earlier, since it
also looks at the wall clock: name it by playouts there, and compare what both took. They change seats on every deal,
every game is appended to a file, and a run goes on where it stopped. Run it on the compiled engine (`make fast`, then
PYTHONPATH=build/fast).
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import process_time
from typing import Final

from ludoteca import openspiel
from ludoteca.bots.contests.ladder import wilson
from ludoteca.bots.contests.tournament import Book, Job, Row, tournament
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame, Game
from ludoteca.core.native import compiled
from ludoteca.games import GAMES
from ludoteca.openspiel import SpielGame

OURS: Final = "ismcts:playouts=1000000:seconds={}"
THEIRS: Final = "ludoteca.openspiel:Ismcts:playouts=1000000:seconds={}"
NO_LIMIT: Final = 3600.0  # seconds: the bots' own decide
LOOKS: Final = ("nothing", "numbers", "information state")


# -- a match -----------------------------------------------------------------------------------------------------------


def job(game: AnyGame, ours: str, theirs: str, number: int) -> Job:
    """Game *number*: ours sits in each seat in turn, on every deal once."""
    bots = (ours, theirs) if number % 2 == 0 else (theirs, ours)
    seeds = (97 * number, 97 * number + 1)
    return Job(game, bots=bots, seeds=seeds, luck=1 + number // 2, seconds=NO_LIMIT, clock=True)


def told(game: AnyGame, rows: list[Row]) -> str:
    """What came out, as a line of a table: the wins of ours, a shared one by half, and the time of both sides."""
    seats = [number % 2 for number in range(len(rows))]
    wins = sum((seat in row["winners"]) / len(row["winners"]) for seat, row in zip(seats, rows) if row["winners"])
    low, high = wilson(wins, len(rows))
    each = []
    for other in (0, 1):
        places = [(row, seat ^ other) for row, seat in zip(rows, seats)]
        choices = sum(row["choices"][place] for row, place in places)
        each.append(1000 * sum(row["spent"][place] for row, place in places) / max(1, choices))
    share = f"{wins:g} of {len(rows)}, {wins / max(1, len(rows)):.1%} | {low:.0%} to {high:.0%}"
    return f"| {game.name} | {share} | {each[0]:.0f} / {each[1]:.0f} |"


def match(request: argparse.Namespace) -> None:
    """Play the match and print its line."""
    game = GAMES[request.game]
    ours, theirs = request.ours or OURS.format(request.seconds), request.theirs or THEIRS.format(request.seconds)
    jobs = [job(game, ours, theirs, number) for number in range(request.games)]
    rows: list[Row] = []
    for row in tournament(jobs, book=Book(request.file) if request.file else None):
        rows.append(row)
        print(f"\r{told(game, rows)}", end="", file=sys.stderr, flush=True)
    print("\n| game | ours won | 95 % | ms of CPU for a choice, ours / theirs |\n|---|---:|---|---:|")
    print(told(game, rows))


# -- speed -------------------------------------------------------------------------------------------------------------


def paced(game: SpielGame, decisions: int, look: str) -> tuple[float, float]:
    """Decisions in a second of CPU in random games, and moves of luck for each; whoever chooses may look first."""
    luck, made, asked, state = Chance(1), 0, 0, game.new_initial_state()
    start = process_time()
    while made < decisions:
        if state.is_terminal():
            state = game.new_initial_state()
        chance = state.is_chance_node()
        if not chance and look == "numbers":
            state.observation_tensor()
        elif not chance and look == "information state":
            state.information_state_string()
        legal = state.legal_actions()
        state.apply_action(legal[luck.pick(len(legal))])
        made, asked = made + (not chance), asked + chance
    return made / (process_time() - start), asked / made


def observed(game: AnyGame) -> bool:
    """Whether a game tells learners what its seats see; it may do without."""
    return type(game).observer is not Game.observer


def speed(request: argparse.Namespace) -> None:
    """Play games of two at random and print a line for each game."""
    print(f"| {'compiled' if compiled() else 'interpreted'} | {' | '.join(LOOKS)} | moves of luck for a decision |")
    print("|---|---:|---:|---:|---:|")
    for game in filter(observed, GAMES.values()):
        found = [paced(openspiel.load(game, 2), request.decisions, look) for look in LOOKS]
        print(f"| {game.name} | {' | '.join(f'{rate:,.0f}' for rate, _ in found)} | {found[0][1]:.2f} |", flush=True)


def main(words: list[str] | None = None) -> None:
    """Read the request and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    kinds = parser.add_subparsers(required=True)
    playing = kinds.add_parser("match", help="our search against OpenSpiel's")
    playing.add_argument("--game", choices=sorted(GAMES), default="unreal-estate")
    playing.add_argument("--games", type=int, default=100)
    playing.add_argument("--seconds", type=float, default=0.1, help="of CPU that both have for a choice")
    playing.add_argument("--ours", help="another bot of ours")
    playing.add_argument("--theirs", help="another bot of theirs")
    playing.add_argument("--file", type=Path, help="every game is appended here")
    playing.set_defaults(measure=match)
    pacing = kinds.add_parser("speed", help="decisions in a second")
    pacing.add_argument("--decisions", type=int, default=3000)
    pacing.set_defaults(measure=speed)
    request = parser.parse_args(words)
    request.measure(request)


if __name__ == "__main__":
    main()
