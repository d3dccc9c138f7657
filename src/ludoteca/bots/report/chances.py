"""Chances to win, and what luck does to them: the one place where a game's sense of worth becomes a chance."""

from __future__ import annotations

from typing import Final

from ...core.chance import Chance
from ...core.game import AnyGame
from ...core.match import Match
from ...core.record import SETUP
from ...core.state import State
from ..calibration import calibrated
from .report import Chances

OTHER_WORLDS: Final = 12  # in which luck might have fallen otherwise
SEEDS: Final = 1009  # of one decision, so that no two share one


def chances(game: AnyGame, state: State) -> Chances:
    """Everybody's chance to win in a position; at the end it is certain, and a shared victory is shared."""
    return calibrated(game, state, game.adviser.worth(state) if state.agenda else [])


def luck_of_the_deal(match: Match) -> Chances:
    """What the set-up gave to everybody, against other deals; nothing where the table was set by hand."""
    header, worlds = match.header, list[State]()
    if match.setup.text != SETUP:
        return [0.0] * header.seats
    for number in range(OTHER_WORLDS):
        worlds.append(header.game.begin(header.seats, Chance(SEEDS + number), header.options))
    start = match.back_to(0).state
    return given(match.game, start, worlds)


def luck_after(game: AnyGame, before: State, text: str, after: State, ply: int) -> Chances:
    """What luck gave to everybody after a decision, against other luck after the same decision."""
    action, worlds = game.actions.read(text), list[State]()
    for number in range(OTHER_WORLDS):
        world = before.clone(Chance(SEEDS * (ply + 2) + number))
        world.play(action)
        worlds.append(world)
    return given(game, after, worlds)


def given(game: AnyGame, came: State, worlds: list[State]) -> Chances:
    """By how much what came is better than what might have come, for everybody."""
    usual = [sum(row) / len(worlds) for row in zip(*[chances(game, world) for world in worlds])]
    return [chance - mean for chance, mean in zip(chances(game, came), usual)]
