"""Tune the numbers by which a game's hints judge, by games of hints against hints.

    python tools/tune.py el-dorado-two-pawns --rounds 15000 --seed 1

Simultaneous perturbation (SPSA): all numbers are moved up or down by luck, two bots that play the most natural choices
play a few deals from both sides, one with the numbers moved one way and one with them moved the other, and all numbers
follow the winner a little. With about a hundred games a second 15,000 rounds of six games take a quarter of an hour. It
is kept in a file how far it has come, so that a run that was stopped goes on and ends as if it had never been; equal
seeds give equal numbers. It begins with the numbers that ship, with those of a file (`--from`), or, `--from-nothing`,
where no number says anything yet. The result is written to the game's data file, which ships with it, or to another
(`--to`); `--against FILE` lets the numbers there play against those that ship instead and tells who wins. Run it on the
compiled engine (`make fast`, then PYTHONPATH=build/fast).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from ludoteca.bots.contests.ladder import wilson
from ludoteca.core.advice.adviser import Adviser
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame
from ludoteca.core.state import State
from ludoteca.games import GAMES
from ludoteca.games.blue_moon_city.advice import survey as buildings
from ludoteca.games.blue_moon_city.advice import value as city
from ludoteca.games.blue_moon_city.advice.sense import Sense as CitySense
from ludoteca.games.el_dorado.advice import value as expedition
from ludoteca.games.el_dorado.advice.sense import Sense
from ludoteca.games.origins.advice import value as world
from ludoteca.games.origins.advice.prices import Tariff
from ludoteca.games.unreal_estate.advice import value as estate
from ludoteca.games.unreal_estate.advice.hints import Habits

Numbers = dict[str, float]

GAMES_FOLDER = Path(__file__).parents[1] / "src" / "ludoteca" / "games"
SHIFT = 0.18  # by how much of itself each number is moved
DEALS = 3  # from both sides
FAST, SLOW = 0.008, 0.0015  # how far the numbers follow the winner, at first and at last
KEEP = 25  # rounds after which it is noted how far it has come
ENDLESS = 6000  # choices after which a game is nobody's


def expedition_adviser(numbers: Numbers) -> Adviser[State]:
    """An adviser of El Dorado; the same numbers for one pawn and for two, for only one of them is played."""
    return expedition.ExpeditionAdviser(expedition.ADVISER_WEIGHTS, Sense(numbers), Sense(numbers))


def city_adviser(numbers: Numbers) -> Adviser[State]:
    """An adviser of Blue Moon City."""
    return city.CityAdviser(city.ADVISER_WEIGHTS, buildings.Archive(CitySense(numbers)))


def world_adviser(numbers: Numbers) -> Adviser[State]:
    """An adviser of Origins."""
    return world.RealmAdviser(world.ADVISER_WEIGHTS, Tariff(numbers))


def estate_adviser(numbers: Numbers) -> Adviser[State]:
    """An adviser of Unreal Estate; the same numbers however many play, for only those that are tuned for do."""
    return estate.EstateAdviser(estate.ADVISER_WEIGHTS, dict.fromkeys(GAMES["unreal-estate"].seats, Habits(numbers)))


class Tunable(NamedTuple):
    """A game whose hints judge by numbers."""

    game: AnyGame
    file: Path
    adviser: Callable[[Numbers], Adviser[State]]
    small: float  # what a number near nothing is moved by, as if it were this large
    seats: tuple[int, ...]  # one of them by luck; four are two for each
    neutral: float = 0.0  # what every number is where none says anything yet; 1 where some are divided by


TUNABLE = {
    "blue-moon-city": Tunable(
        GAMES["blue-moon-city"],
        GAMES_FOLDER / "blue_moon_city" / "advice" / "sense.json",
        city_adviser,
        0.05,
        (2, 2, 4),
    ),
    "el-dorado-two-pawns": Tunable(
        GAMES["el-dorado"],
        GAMES_FOLDER / "el_dorado" / "advice" / "sense_two_pawns.json",
        expedition_adviser,
        0.0,
        (2,),
        1.0,
    ),
    "el-dorado-one-pawn": Tunable(
        GAMES["el-dorado"],
        GAMES_FOLDER / "el_dorado" / "advice" / "sense_one_pawn.json",
        expedition_adviser,
        0.0,
        (4,),
        1.0,
    ),
    "origins": Tunable(
        GAMES["origins"],
        GAMES_FOLDER / "origins" / "advice" / "prices.json",
        world_adviser,
        0.5,
        (2, 2, 2, 4),
    ),
    "unreal-estate": Tunable(
        GAMES["unreal-estate"],
        GAMES_FOLDER / "unreal_estate" / "advice" / "habits.json",
        estate_adviser,
        0.5,
        (2, 2, 2, 3, 4, 5),
    ),
    "unreal-estate-four": Tunable(
        GAMES["unreal-estate"],
        GAMES_FOLDER / "unreal_estate" / "advice" / "habits_four.json",
        estate_adviser,
        0.5,
        (4,),
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


class Way:
    """How far a run has come: kept in a file."""

    def __init__(self, file: Path, key: str, numbers: Numbers) -> None:
        self.file = file
        self.key = key
        kept = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        mine = kept.get(key, {"begun": numbers, "numbers": numbers, "round": 0})
        self.begun: Numbers = mine["begun"]
        self.numbers: Numbers = mine["numbers"]
        self.round: int = mine["round"]

    def keep(self, numbers: Numbers, number: int) -> None:
        """Note the numbers after so many rounds."""
        self.numbers, self.round = numbers, number
        kept = json.loads(self.file.read_text(encoding="utf-8")) if self.file.exists() else {}
        kept[self.key] = {"begun": self.begun, "numbers": numbers, "round": number}
        fresh = self.file.with_suffix(".fresh")  # whoever is stopped here still has the old one
        fresh.write_text(json.dumps(kept), encoding="utf-8")
        fresh.replace(self.file)


class Duel(NamedTuple):
    """Two sets of numbers for the same hints, and the deal on which they meet."""

    key: str  # of TUNABLE
    numbers: Numbers
    others: Numbers
    seats: int
    deal: int


def won(duel: Duel) -> float:
    """What the first numbers win of the two games, of 2."""
    one, two = adviser(duel.key, *duel.numbers.items()), adviser(duel.key, *duel.others.items())
    return both_sides(TUNABLE[duel.key], one, two, duel.seats, duel.deal)


@lru_cache(maxsize=2)
def adviser(key: str, *numbers: tuple[str, float]) -> Adviser[State]:
    """An adviser by these numbers, kept while both are still playing: it remembers what it found out about routes."""
    return TUNABLE[key].adviser(dict(numbers))


def tune(key: str, way: Way, rounds: int, seed: int, pool: Executor) -> Numbers:
    """Better numbers, after so many rounds, each with luck of its own."""
    tunable, numbers = TUNABLE[key], way.numbers
    for number in range(way.round, rounds):
        luck = Chance(seed * 1_000_003 + number)
        moves = {name: SHIFT * (abs(x) + tunable.small) * (1 - 2 * luck.pick(2)) for name, x in numbers.items()}
        up = {name: x + moves[name] for name, x in numbers.items()}
        down = {name: x - moves[name] for name, x in numbers.items()}
        seats = tunable.seats[luck.pick(len(tunable.seats))]
        ahead = sum(pool.map(won, [Duel(key, up, down, seats, luck.pick(1 << 30)) for _ in range(DEALS)])) - DEALS
        rate = FAST * (1.0 - number / rounds) + SLOW
        numbers = {name: x + 2 * rate * ahead * moves[name] for name, x in numbers.items()}
        if (number + 1) % KEEP == 0 or number + 1 == rounds:
            way.keep(numbers, number + 1)
            print(f"\r{number + 1} of {rounds} rounds", end="", file=sys.stderr, flush=True)
    return numbers


def compare(key: str, numbers: Numbers, others: Numbers, games: int, pool: Executor) -> str:
    """How often *numbers* win against *others*, for every number of players that is tuned for."""
    told: list[str] = []
    for seats in sorted(set(TUNABLE[key].seats)):
        duels = [Duel(key, numbers, others, seats, deal) for deal in range(games // 2)]
        wins = sum(pool.map(won, duels, chunksize=10))
        low, high = wilson(wins, games)
        told.append(f"{wins / games:.1%} of {games} games for {seats} [{low:.1%}, {high:.1%}]")
    return ", ".join(told)


def main() -> None:
    """Read the request."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(TUNABLE))
    parser.add_argument("--rounds", type=int, default=15_000, help="of six games each")
    parser.add_argument("--games", type=int, default=1000, help="to compare by")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, default=Path("tune.json"), help="how far it has come is kept here")
    start = parser.add_mutually_exclusive_group()
    start.add_argument("--from", dest="start", type=Path, help="numbers to begin with; default: those that ship")
    start.add_argument("--from-nothing", action="store_true", help="begin where no number says anything yet")
    parser.add_argument("--to", type=Path, help="where the numbers are written; default: where they ship from")
    parser.add_argument("--against", type=Path, help="numbers to play against, instead of tuning")
    parser.add_argument("--workers", type=int, default=1, help="processes; the numbers are the same with any number")
    request = parser.parse_args()
    with ProcessPoolExecutor(request.workers, get_context("fork")) as pool:
        work(request, pool)


def read(file: Path, shipped: Numbers | None = None) -> Numbers:
    """The numbers of a file, which must be those that the game has."""
    numbers: Numbers = json.loads(file.read_text(encoding="utf-8"))
    if shipped is not None and numbers.keys() != shipped.keys():
        raise SystemExit(f"{file} has other numbers: {', '.join(sorted(numbers.keys() ^ shipped.keys()))}")
    return {name: numbers[name] for name in shipped or numbers}


def beginning(request: argparse.Namespace, shipped: Numbers) -> tuple[str, Numbers]:
    """What a run begins with, and what it is called in the file."""
    if request.from_nothing:
        return ", from nothing", dict.fromkeys(shipped, TUNABLE[request.game].neutral)
    return (f", from {request.start}", read(request.start, shipped)) if request.start else ("", shipped)


def work(request: argparse.Namespace, pool: Executor) -> None:
    """Tune or compare."""
    shipped = read(TUNABLE[request.game].file)
    if request.against:
        print(compare(request.game, shipped, read(request.against, shipped), request.games, pool))
        return
    whence, before = beginning(request, shipped)
    way = Way(request.file, f"{request.game}, seed {request.seed}, {request.rounds} rounds{whence}", before)
    after = tune(request.game, way, request.rounds, request.seed, pool)
    print(f"\rthe new numbers win {compare(request.game, after, way.begun, request.games, pool)} against the old ones")
    rounded = {name: float(f"{number:.3g}") for name, number in after.items()}
    file = request.to or TUNABLE[request.game].file
    file.write_text(json.dumps(rounded, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
