"""Tune the numbers by which an expedition of El Dorado is judged, by games of hints against hints.

    python tools/tune.py --minutes 15 --seed 1

Simultaneous perturbation (SPSA): all numbers are moved up or down by luck, two bots that play the most natural choices
play a few deals from both sides, one with the numbers moved one way and one with them moved the other, and all numbers
follow the winner a little. About a hundred games a second make a quarter of an hour enough. The result is written to
the game's `sense.json`, which ships with it; `--against FILE` plays the numbers there against it instead and tells
who wins. Run it on the compiled engine (`make fast`, then PYTHONPATH=build/fast).
"""

from __future__ import annotations

import argparse
import json
from math import exp, log
from pathlib import Path
from time import monotonic

from ludoteca.bots.ladder import wilson
from ludoteca.core.chance import Chance
from ludoteca.games.el_dorado import EL_DORADO
from ludoteca.games.el_dorado.sense import Sense, load_sense
from ludoteca.games.el_dorado.value import ADVISER_WEIGHTS, ExpeditionAdviser

# As logarithms: all of them are positive, and what counts is by how much of itself one is moved.
Numbers = dict[str, float]

FILE = Path(__file__).parents[1] / "src" / "ludoteca" / "games" / "el_dorado" / "sense.json"
ROUTES = EL_DORADO.options[0].values
SHIFT = 0.18  # by how much each number is moved
DEALS = 3  # from both sides
FAST, SLOW = 0.008, 0.0015  # how far the numbers follow the winner, at first and at last
FOUR = 5  # one set of deals in so many has four seats, two for each
ENDLESS = 6000  # choices after which a game is nobody's


def adviser(numbers: Numbers) -> ExpeditionAdviser:
    """An adviser by these numbers."""
    return ExpeditionAdviser(ADVISER_WEIGHTS, Sense({name: exp(number) for name, number in numbers.items()}))


def play(advisers: list[ExpeditionAdviser], seats: int, deal: int, route: str) -> float:
    """What the first adviser wins, who takes every other seat from the first on."""
    state = EL_DORADO.new(seats, Chance(deal), route=route)
    for _ in range(ENDLESS):
        if not state.agenda:
            break
        mind = advisers[state.actor % 2]
        state.play(state.legal[0] if len(state.legal) == 1 else mind.natural(state))
    winners = [] if state.agenda else EL_DORADO.winners(state)
    return sum(seat % 2 == 0 for seat in winners) / len(winners) if winners else 0.5


def both_sides(one: ExpeditionAdviser, two: ExpeditionAdviser, seats: int, deal: int, route: str) -> float:
    """What *one* wins of two games on the same deal, of 2."""
    return play([one, two], seats, deal, route) + 1.0 - play([two, one], seats, deal, route)


def some_route(luck: Chance) -> str:
    """The first route in half of the games, any in the others."""
    return str(ROUTES[luck.pick(len(ROUTES))] if luck.pick(2) else ROUTES[0])


def tune(numbers: Numbers, minutes: float, luck: Chance) -> Numbers:
    """Better numbers, after so many minutes."""
    start, rounds = monotonic(), 0
    while (gone := (monotonic() - start) / (60 * minutes)) < 1.0:
        moves = {name: SHIFT if luck.pick(2) else -SHIFT for name in numbers}
        up = adviser({name: number + moves[name] for name, number in numbers.items()})
        down = adviser({name: number - moves[name] for name, number in numbers.items()})
        seats, route = (4 if luck.pick(FOUR) == 0 else 2), some_route(luck)
        won = sum(both_sides(up, down, seats, luck.pick(1 << 30), route) - 1.0 for _ in range(DEALS))
        rate = FAST * (1.0 - gone) + SLOW
        numbers = {name: number + 2 * rate * won * moves[name] for name, number in numbers.items()}
        rounds += 1
    print(f"{rounds * DEALS * 2} games")
    return numbers


def compare(numbers: Numbers, others: Numbers, games: int) -> str:
    """How often *numbers* win against *others*, on all routes."""
    one, two = adviser(numbers), adviser(others)
    won = sum(both_sides(one, two, 2, deal, str(ROUTES[deal % len(ROUTES)])) for deal in range(games // 2))
    low, high = wilson(won, games)
    return f"{won / games:.1%} of {games} games [{low:.1%}, {high:.1%}]"


def main() -> None:
    """Read the request, tune or compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--games", type=int, default=1000, help="to compare by")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", type=Path, help="numbers to play against, instead of tuning")
    request = parser.parse_args()
    before = {name: log(number) for name, number in load_sense().numbers.items()}
    if request.against:
        others = {name: log(number) for name, number in json.loads(request.against.read_text(encoding="utf-8")).items()}
        print(compare(before, others, request.games))
        return
    after = tune(before, request.minutes, Chance(request.seed))
    print(f"the new numbers win {compare(after, before, request.games)} against the old ones")
    rounded = {name: float(f"{exp(number):.3g}") for name, number in after.items()}
    FILE.write_text(json.dumps(rounded, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
