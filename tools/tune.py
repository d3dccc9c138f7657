"""Tune the numbers by which a game's hints judge, by games of hints against hints.

    python tools/tune.py el-dorado-two-pawns --minutes 15 --seed 1

Simultaneous perturbation (SPSA): all numbers are moved up or down by luck, two bots that play the most natural choices
play a few deals from both sides, one with the numbers moved one way and one with them moved the other, and all numbers
follow the winner a little. With about a hundred games a second a quarter of an hour is enough. The result is written to
the game's data file, which ships with it; `--against FILE` lets the numbers there play against it instead and tells
who wins. Run it on the compiled engine (`make fast`, then PYTHONPATH=build/fast).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from ludoteca.bots.ladder import wilson
from ludoteca.core.adviser import Adviser
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame
from ludoteca.core.state import State
from ludoteca.games import GAMES
from ludoteca.games.el_dorado.advice import value as expedition
from ludoteca.games.el_dorado.advice.sense import Sense
from ludoteca.games.origins.advice import value as world
from ludoteca.games.origins.advice.prices import Tariff

Numbers = dict[str, float]

GAMES_FOLDER = Path(__file__).parents[1] / "src" / "ludoteca" / "games"
SHIFT = 0.18  # by how much of itself each number is moved
DEALS = 3  # from both sides
FAST, SLOW = 0.008, 0.0015  # how far the numbers follow the winner, at first and at last
ENDLESS = 6000  # choices after which a game is nobody's


def expedition_adviser(numbers: Numbers) -> Adviser[State]:
    """An adviser of El Dorado; the same numbers for one pawn and for two, for only one of them is played."""
    return expedition.ExpeditionAdviser(expedition.ADVISER_WEIGHTS, Sense(numbers), Sense(numbers))


def world_adviser(numbers: Numbers) -> Adviser[State]:
    """An adviser of Origins."""
    return world.RealmAdviser(world.ADVISER_WEIGHTS, Tariff(numbers))


class Tunable(NamedTuple):
    """A game whose hints judge by numbers."""

    game: AnyGame
    file: Path
    adviser: Callable[[Numbers], Adviser[State]]
    small: float  # what a number near nothing is moved by, as if it were this large
    seats: tuple[int, ...]  # one of them by luck; four are two for each


TUNABLE = {
    "el-dorado-two-pawns": Tunable(
        GAMES["el-dorado"],
        GAMES_FOLDER / "el_dorado" / "advice" / "sense_two_pawns.json",
        expedition_adviser,
        0.0,
        (2,),
    ),
    "el-dorado-one-pawn": Tunable(
        GAMES["el-dorado"],
        GAMES_FOLDER / "el_dorado" / "advice" / "sense_one_pawn.json",
        expedition_adviser,
        0.0,
        (4,),
    ),
    "origins": Tunable(
        GAMES["origins"],
        GAMES_FOLDER / "origins" / "advice" / "prices.json",
        world_adviser,
        0.5,
        (2, 2, 2, 4),
    ),
}


def play(game: AnyGame, advisers: list[Adviser[State]], seats: int, deal: int, luck: Chance) -> float:
    """What the first adviser wins, who takes every other seat from the first on."""
    state = game.new(seats, Chance(deal), **some_options(game, luck))
    for _ in range(ENDLESS):
        if not state.agenda:
            break
        mind = advisers[state.actor % 2]
        state.play(state.legal[0] if len(state.legal) == 1 else mind.natural(state))
    winners = [] if state.agenda else game.winners(state)
    return sum(seat % 2 == 0 for seat in winners) / len(winners) if winners else 0.5


def some_options(game: AnyGame, luck: Chance) -> dict[str, str | int | bool]:
    """The game as it comes in half of the games; in the others the first option by luck, such as a route."""
    if luck.pick(2) or not game.options:
        return {}
    option = game.options[0]
    return {option.name: option.values[luck.pick(len(option.values))]}


def both_sides(tunable: Tunable, one: Adviser[State], two: Adviser[State], seats: int, deal: int) -> float:
    """What *one* wins of two games on the same deal, of 2."""
    first = play(tunable.game, [one, two], seats, deal, Chance(deal))
    return first + 1.0 - play(tunable.game, [two, one], seats, deal, Chance(deal))


def tune(tunable: Tunable, numbers: Numbers, minutes: float, luck: Chance) -> Numbers:
    """Better numbers, after so many minutes."""
    start, rounds = monotonic(), 0
    while (gone := (monotonic() - start) / (60 * minutes)) < 1.0:
        moves = {name: SHIFT * (abs(x) + tunable.small) * (1 - 2 * luck.pick(2)) for name, x in numbers.items()}
        up = tunable.adviser({name: number + moves[name] for name, number in numbers.items()})
        down = tunable.adviser({name: number - moves[name] for name, number in numbers.items()})
        seats = tunable.seats[luck.pick(len(tunable.seats))]
        won = sum(both_sides(tunable, up, down, seats, luck.pick(1 << 30)) - 1.0 for _ in range(DEALS))
        rate = FAST * (1.0 - gone) + SLOW
        numbers = {name: number + 2 * rate * won * moves[name] for name, number in numbers.items()}
        rounds += 1
    print(f"{rounds * DEALS * 2} games")
    return numbers


def compare(tunable: Tunable, numbers: Numbers, others: Numbers, games: int) -> str:
    """How often *numbers* win against *others*."""
    one, two = tunable.adviser(numbers), tunable.adviser(others)
    won = sum(both_sides(tunable, one, two, tunable.seats[0], deal) for deal in range(games // 2))
    low, high = wilson(won, games)
    return f"{won / games:.1%} of {games} games [{low:.1%}, {high:.1%}]"


def main() -> None:
    """Read the request, tune or compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(TUNABLE))
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--games", type=int, default=1000, help="to compare by")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", type=Path, help="numbers to play against, instead of tuning")
    request = parser.parse_args()
    tunable = TUNABLE[request.game]
    before: Numbers = json.loads(tunable.file.read_text(encoding="utf-8"))
    if request.against:
        print(compare(tunable, before, json.loads(request.against.read_text(encoding="utf-8")), request.games))
        return
    after = tune(tunable, before, request.minutes, Chance(request.seed))
    print(f"the new numbers win {compare(tunable, after, before, request.games)} against the old ones")
    rounded = {name: float(f"{number:.3g}") for name, number in after.items()}
    tunable.file.write_text(json.dumps(rounded, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
