"""How fast our games are beside those of other libraries, in one run: `python tools/peers.py`.

It needs the extras `rl` and `openspiel`, and `pip install catanatron rlcard` in the same place; what is missing is left
out and named. Every figure is measured once in each of several rounds, so that a busy machine is unkind to all alike.
These are different games: a ratio tells how fast a study runs, not whose code is better.
"""

from __future__ import annotations

import argparse
import random
from array import array
from collections.abc import Callable
from importlib import import_module
from statistics import median

from ludoteca import GAMES, Chance
from ludoteca.bots.asked import mark_choices
from ludoteca.cli.arguments import positive
from ludoteca.cli.figures import Work, bare_play, rate
from ludoteca.core.game import AnyGame, Game
from ludoteca.core.native import compiled

LIMIT = 2000  # decisions of one game: random play hardly ends El Dorado
Player = list[Work]  # a random game, its decisions: bare, and with what a learner sees at each if there is that


def ours(game: AnyGame) -> Player:
    """A game of ours for two, and with the numbers and the mask of whoever is asked, if it tells them."""
    if type(game).observer is Game.observer:
        return [bare_play(game, 2)]
    told, luck = game.observation(2), Chance(3)
    row, mask = array("h", bytes(2 * told.size)), memoryview(bytearray(game.actions.size))
    numbers, blank = list(range(game.actions.size)), bytes(game.actions.size)

    def watched() -> float:
        state, decisions = game.new(2, Chance(luck.pick(1 << 30))), 0
        while state.agenda and decisions < LIMIT:
            told.fill(state, state.actor, row)
            mark_choices(state.legal, numbers, mask, blank)
            state.play(state.legal[luck.pick(len(state.legal))])
            decisions += 1
        return float(decisions)

    return [bare_play(game, 2), watched]


def open_spiel(name: str) -> Player:
    """A game of OpenSpiel, played from Python, and with its tensor."""
    game = import_module("pyspiel").load_game(name)
    observes = game.get_type().provides_observation_tensor

    def play(watch: bool) -> float:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(random.choices(outcomes, chances)[0])
                continue
            if watch:
                state.observation_tensor() if observes else state.information_state_tensor()
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
        return float(decisions)

    return [lambda: play(False), lambda: play(True)]


def uno() -> Player:
    """rlcard's Uno: its game alone, and its environment, which observes at every step."""
    env = import_module("rlcard").make("uno")

    def bare() -> float:
        env.game.init_game()
        decisions = 0
        while not env.game.is_over():
            env.game.step(random.choice(env.game.get_legal_actions()))
            decisions += 1
        return float(decisions)

    def watched() -> float:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return float(decisions)

    return [bare, watched]


def catan() -> Player:
    """catanatron for two; its package has nothing that observes."""
    library, players = import_module("catanatron"), import_module("catanatron.models.player")

    def play() -> float:
        game = library.Game([players.RandomPlayer(colour) for colour in (players.Color.RED, players.Color.BLUE)])
        decisions = 0
        while game.winning_color() is None and decisions < LIMIT:
            game.play_tick()
            decisions += 1
        return float(decisions)

    return [play]


def everybody() -> dict[str, Callable[[], Player]]:
    """Every game by its name, and how it is made."""
    made: dict[str, Callable[[], Player]] = {}
    for game in GAMES.values():
        made[game.name] = lambda game=game: ours(game)  # type: ignore[misc]
    for name in ("hearts", "hanabi", "gin_rummy", "backgammon"):
        made[f"OpenSpiel {name}"] = lambda name=name: open_spiel(name)  # type: ignore[misc]
    return made | {"rlcard uno": uno, "catanatron": catan}


def present() -> dict[str, Player]:
    """Those that are installed; the others are named."""
    found = {}
    for name, make in everybody().items():
        try:
            found[name] = make()
        except ImportError as error:
            print(f"{name} is left out: {error}")
    return found


def main() -> None:
    """Measure round by round; print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=positive, default=5)
    request = parser.parse_args()
    players = present()
    rates: dict[str, list[list[float]]] = {name: [[] for _ in player] for name, player in players.items()}
    for _ in range(request.rounds):
        for name, player in players.items():
            for work, kept in zip(player, rates[name]):
                kept.append(rate(work))
    print(f"{'compiled' if compiled() else 'pure'} engine, decisions a second of CPU: median (lowest - highest)")
    for name, figures in rates.items():
        print(f"| {name} | {' | '.join([told(kept) for kept in figures])} |")


def told(rates: list[float]) -> str:
    """A figure with its spread."""
    return f"{median(rates):,.0f} ({min(rates):,.0f} - {max(rates):,.0f})"


if __name__ == "__main__":
    main()
