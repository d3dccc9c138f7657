"""Reckons how long one watches the turns of natural bots: python tools/pace.py [games]. Nothing is waited for."""

from __future__ import annotations

import argparse
from itertools import groupby
from statistics import mean, quantiles

from ludoteca.bots import bot
from ludoteca.bots.turns.one_go import one_go
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame
from ludoteca.core.records.match import Match, Ply
from ludoteca.games import GAMES
from ludoteca.web.render.sending.pace import hold

STEP = 0.9  # seconds of each decision, if they are shown one by one
Go = list[Ply]


def played(game: AnyGame, seed: int) -> list[Go]:
    """A game as its bots answered."""
    match, luck, goes = Match.start(game, 2, game.settle({}, people=True), Chance(seed)), Chance(seed + 1), []
    bots = [bot("natural", game, seed + seat) for seat in range(2)]
    while not match.state.over:
        texts = one_go(game, match.state, bots[match.state.actor], 1.0)
        goes.append([match.play(game.actions.read(text), luck) for text in texts])
    return goes


def shown(turn: list[Go]) -> float:
    """The seconds of a turn: what tells nothing is not waited for."""
    told = [number for number, go in enumerate(turn) if any(ply.story.events for ply in go)]
    return sum(hold(number) for number in told) / 1000


def summary(seconds: list[float]) -> str:
    """Mean, nine tenths, most."""
    return f"{mean(seconds):.1f} / {quantiles(seconds, n=10)[-1]:.1f} / {max(seconds):.1f}"


def main() -> None:
    """One line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=12)
    games = parser.parse_args().games
    print(
        "game | decisions per turn | boards per turn | one by one, s: mean / p90 / most | in goes, s: mean / p90 / most"
    )
    for name, game in GAMES.items():
        goes = [played(game, 10 * seed) for seed in range(games)]
        turns = [list(turn) for each in goes for _, turn in groupby(each, key=lambda go: go[0].actor)]
        atoms = [sum(len(go) for go in turn) for turn in turns]
        before, after = [STEP * number for number in atoms], [shown(turn) for turn in turns]
        boards = mean([len(turn) for turn in turns])
        print(f"{name} | {mean(atoms):.1f} | {boards:.1f} | {summary(before)} | {summary(after)}")


if __name__ == "__main__":
    main()
