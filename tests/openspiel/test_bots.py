"""Bots cross over: ours play in OpenSpiel, OpenSpiel's play our games, there and at our tables."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

from ludoteca import GAMES, ActionError, openspiel
from ludoteca.bots import BotError, Sight, bot
from ludoteca.bots.contests.tournament import Job, play
from ludoteca.core.chance import Chance
from tests.games.test_every_observation import OBSERVED
from tests.openspiel.playing import decisions

ESTATE = GAMES["unreal-estate"]
EVERY_GAME = pytest.mark.parametrize("name", [game.name for game in OBSERVED])


def test_a_bot_of_ours_beats_openspiels_random_bot() -> None:
    game = openspiel.load("unreal-estate", 2)
    seats: list[Any] = [openspiel.HouseBot("beginner", game, 1), pyspiel.make_uniform_random_bot(1, 2)]
    results = [pyspiel.evaluate_bots(game.new_initial_state(), seats, seed) for seed in range(8)]
    assert sum(first for first, _ in results) >= 6
    assert all(first + second == 0 for first, second in results)


@EVERY_GAME
def test_the_same_bots_play_the_same_game_again(name: str) -> None:
    def played() -> list[int]:
        game = openspiel.load(name, 2, limit=40)
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, [openspiel.HouseBot("greedy:worlds=1", game, seed) for seed in (1, 2)], 3)
        assert state.is_terminal()
        return [int(move) for move in state.history()]

    assert played() == played()


def searching(game: Any) -> Any:
    """OpenSpiel's search just as OpenSpiel's users make it."""
    luck = np.random.RandomState(5)
    return ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 1.4, 12, random_state=luck)


@EVERY_GAME
def test_openspiels_search_plays_every_game(name: str) -> None:
    game = openspiel.load(name, 2, limit=12)
    seats = [searching(game), uniform_random.UniformRandomBot(1, np.random.RandomState(1))]
    assert len(pyspiel.evaluate_bots(game.new_initial_state(), seats, 4)) == 2


def test_openspiels_search_sits_at_a_table_of_ours() -> None:
    guest = "ludoteca.openspiel:Ismcts:playouts=4"
    row = play(Job(ESTATE, bots=(guest, "beginner", guest), seeds=(1, 2, 3), luck=4))
    assert row == play(Job(ESTATE, bots=(guest, "beginner", guest), seeds=(1, 2, 3), luck=4))


def test_openspiels_search_beats_random_play() -> None:
    guest = "ludoteca.openspiel:Ismcts:playouts=10"
    rows = [play(Job(ESTATE, bots=(guest, "random"), seeds=(luck, 2), luck=luck)) for luck in (1, 2, 3)]
    assert [row["winners"] for row in rows] == [[0], [0], [0]]


def test_without_any_time_the_guest_still_chooses() -> None:
    state = ESTATE.new(2, Chance(3))
    guest = openspiel.Ismcts(ESTATE, 1, playouts=10_000, seconds=0.0)
    assert guest.choose(Sight(ESTATE, state, state.actor, 1.0)) in state.legal


def test_what_a_bot_cannot_play_is_refused() -> None:
    game = openspiel.load("unreal-estate", 2)
    with pytest.raises(BotError, match="there is no bot 'genius'"):
        openspiel.HouseBot("genius", game, 1)
    with pytest.raises(ActionError, match="no player is asked here"):
        openspiel.HouseBot("random", game, 1).step(game.new_initial_state())
    with pytest.raises(ActionError, match="this bot plays origins, not unreal-estate"):
        openspiel.HouseBot("random", openspiel.load("origins"), 1).step(next(decisions(game, 1)))
    with pytest.raises(BotError, match="depth"):
        bot("ludoteca.openspiel:Ismcts:depth=3", ESTATE, 1)
