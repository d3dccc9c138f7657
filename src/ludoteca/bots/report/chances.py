"""Chances to win, and what luck does to them: the one place where a finished game's positions become chances.

A chance is found by a short search, as those from which the calibrations were learned: a sense of worth alone does not
know what whoever is to move can do at once. The table lies open, for a finished game has no secrets.
"""

from __future__ import annotations

from typing import Final

from ...core.chance import Chance
from ...core.game import AnyGame
from ...core.records.match import Match
from ...core.records.record import SETUP
from ...core.state import State
from ..calibration import calibrated
from ..ismcts import Ismcts
from ..sight import Sight
from .report import Chances

PLAYOUTS: Final = 16  # for a chance, as many as the calibrations were learned with
LINES: Final = 4  # of play before the next real choice
OTHER_WORLDS: Final = 8  # in which luck might have fallen otherwise
SEEDS: Final = 1009  # of one decision, so that no two share one
BOOKKEEPING: Final = 40  # decisions without a choice of their own, at the most
FOREVER: Final = 1e9  # seconds: playouts decide, never a clock


class Afterwards(Sight):
    """The whole table, as anybody may look at it once the game is over; only luck is still to come."""

    __slots__ = ("__table",)

    def __init__(self, game: AnyGame, table: State) -> None:
        super().__init__(game, table, table.actor, FOREVER)
        self.__table = table

    def imagine(self, chance: Chance) -> State:
        """The same table with other luck to come."""
        return self.__table.clone(chance)


def chances(game: AnyGame, state: State, seed: int = 0, lines: int = LINES) -> Chances:
    """Everybody's chance to win in a position; at the end it is certain, and a shared victory is shared.

    Where the next real choice is not reached without luck, so many lines of play are looked at.
    """
    if state.over or real_choice(game, state):
        return found(game, state, seed)
    rows: list[Chances] = []
    for number in range(lines):
        world = state.clone(Chance(SEEDS * seed + number))
        play_to_choice(game, world)
        rows.append(found(game, world, seed))
    return averaged(rows)


def found(game: AnyGame, state: State, seed: int) -> Chances:
    """What a short search finds where there is a real choice; at the end, who has won."""
    if state.over or not real_choice(game, state):
        return calibrated(game, state, [] if state.over else game.adviser.worth(state))
    tree = Ismcts(game, seed, PLAYOUTS, FOREVER).grow(Afterwards(game, state), PLAYOUTS)
    return calibrated(game, state, tree.worth(tree.ranking[0]))


def real_choice(game: AnyGame, state: State) -> bool:
    """Whether there is more than one sensible thing to do, and that is no bookkeeping."""
    return len(game.adviser.likely(state)) > 1 and not game.adviser.minor(state)


def play_to_choice(game: AnyGame, world: State) -> None:
    """Do all that is no real choice, up to the next one or to the end."""
    adviser = game.adviser
    for _ in range(BOOKKEEPING):
        if world.over or real_choice(game, world):
            return
        options = adviser.likely(world)
        world.play(options[0] if len(options) == 1 else adviser.natural(world))


def averaged(rows: list[Chances]) -> Chances:
    """The mean of several chances, seat by seat."""
    return [sum(column) / len(rows) for column in zip(*rows)]


# -- luck --------------------------------------------------------------------------------------------------------------


def luck_of_the_deal(match: Match) -> Chances:
    """What the set-up gave to everybody, against other deals; nothing where the table was set by hand."""
    header, worlds = match.header, list[State]()
    if match.setup.text != SETUP:
        return [0.0] * header.seats
    for number in range(OTHER_WORLDS):
        worlds.append(header.game.begin(header.seats, Chance(SEEDS + number), header.options))
    return given(match.game, match.back_to(0).state, worlds, 0)


def luck_after(game: AnyGame, before: State, text: str, after: State, ply: int) -> Chances:
    """What luck gave to everybody after a decision, against other luck after the same decision."""
    action, worlds = game.actions.read(text), list[State]()
    for number in range(OTHER_WORLDS):
        world = before.clone(Chance(SEEDS * (ply + 2) + number))
        world.play(action)
        worlds.append(world)
    return given(game, after, worlds, ply + 1)


def given(game: AnyGame, came: State, worlds: list[State], seed: int) -> Chances:
    """By how much what came is better than what might have come, for everybody."""
    usual = averaged([chances(game, world, seed + number, lines=1) for number, world in enumerate(worlds)])
    return [chance - mean for chance, mean in zip(chances(game, came, seed), usual)]
