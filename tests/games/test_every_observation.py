"""Observations: what the view says and nothing else, the own seat first, in anybody's memory."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame, Game
from ludoteca.core.seen.observation import Observation
from ludoteca.core.setup.options import OptionError
from ludoteca.core.state import State
from ludoteca.games import GAMES
from tests.games import laws
from tests.toy.ferry import FERRY

OBSERVED = [game for game in GAMES.values() if type(game).observer is not Game.observer]  # a game may do without
EVERY_GAME = pytest.mark.parametrize("game", OBSERVED, ids=lambda game: game.name)


def moments(game: AnyGame, seed: int) -> Iterator[tuple[Observation, State]]:
    """Positions of a game, and what observes them."""
    observation = game.observation(laws.seats_of(game, seed))
    for state in laws.moments(game, seed, every=41):
        yield observation, state


def scene(observation: Observation, state: State) -> list[int]:
    row = array("h", bytes(2 * observation.scene_size))
    observation.fill_scene(state, row)
    return list(row)


@EVERY_GAME
@pytest.mark.parametrize("seed", range(4))
def test_the_numbers_are_as_declared_and_filled_into_any_memory(game: AnyGame, seed: int) -> None:
    for observation, state in moments(game, seed):
        highs, rows = observation.highs(), np.full((2, observation.size + 3), -7, dtype=np.int16)
        assert len(observation.names()) == len(set(observation.names())) == len(highs) == observation.size
        numbers = observation.numbers(state, 0)
        assert [name for name, n, high in zip(observation.names(), numbers, highs) if not 0 <= n <= high] == []
        observation.fill(state, 0, rows[1], 2)
        assert rows[1, 2:-1].tolist() == numbers
        assert (rows[0] == -7).all()
        assert (rows[1, :2] == -7).all()
        assert rows[1, -1] == -7


@EVERY_GAME
@pytest.mark.parametrize("seed", range(4))
def test_what_a_seat_cannot_see_changes_no_number(game: AnyGame, seed: int) -> None:
    for observation, state in moments(game, seed):
        for seat in range(state.seats):
            seen = observation.numbers(state, seat)
            for world in laws.twins(game, state, seat, seed):
                assert observation.numbers(world, seat) == seen
                assert scene(observation, world) == scene(observation, state)


@EVERY_GAME
def test_equal_views_give_equal_observations(game: AnyGame) -> None:
    found: dict[str, list[int]] = {}
    met = 0
    for seed in range(4):
        for observation, state in moments(game, seed):
            for seat in range(state.seats):
                for world in (state, game.imagine(state, seat, Chance(seed))):
                    view, numbers = laws.look(game, world, seat), observation.numbers(world, seat)
                    met += view in found
                    assert found.setdefault(view, numbers) == numbers
    assert met


@EVERY_GAME
def test_the_own_seat_comes_first(game: AnyGame) -> None:
    seats = game.seats[-1]
    state, observation = game.new(seats, Chance(3)), game.observation(seats)
    for seat in range(seats):
        actor = observation.numbers(state, seat)[observation.slice("actor")]
        assert actor.index(1) == (state.actor - seat) % seats
        step = observation.numbers(state, seat)[observation.slice("step")]
        assert list(game.text.prompts)[step.index(1)] == game.view(state, seat)["step"]


@EVERY_GAME
def test_the_scene_stays_the_same_for_a_whole_game(game: AnyGame) -> None:
    scenes = [scene(observation, state) for observation, state in moments(game, 5)]
    assert all(one == scenes[-1] for one in scenes if any(one))


def test_blocks_of_unreal_estate_say_what_the_view_says() -> None:
    game = GAMES["unreal-estate"]
    observation = game.observation(3)
    for state in laws.moments(game, 1):  # three players
        assert state.seats == 3
        view, numbers = game.view(state, 1), observation.numbers(state, 1)
        hand = view["hands"][1]  # type: ignore[typeddict-item]
        assert numbers[observation.slice("hand")] == [hand.count(card) for card in range(29)]
        assert numbers[observation.slice("scores")] == [view["scores"][seat] for seat in (1, 2, 0)]
        assert numbers[observation.slice("sizes")] == [view["sizes"][seat] for seat in (1, 2, 0)]  # type: ignore[typeddict-item]


def test_a_number_above_255_is_told_like_any_other() -> None:
    game = GAMES["unreal-estate"]
    state: Any = game.new(2, Chance(7))
    state.scores[1] = 300
    told = game.observation(2)
    row = array("h", bytes(2 * told.size))
    told.fill(state, 0, row)
    assert row.tolist() == told.numbers(state, 0)
    assert row[told.slice("scores")].tolist() == [0, 300]


def test_seat_verbs_are_verbs_of_the_game() -> None:
    for game in OBSERVED:
        for verb in game.observer(game.seats[-1]).seat_verbs:
            assert verb in game.actions.verbs


def test_unknown_blocks_players_and_games_are_refused() -> None:
    game = GAMES["unreal-estate"]
    with pytest.raises(KeyError, match="there is no block 'purse': there is step, actor, hand"):
        game.observation(2).slice("purse")
    with pytest.raises(OptionError, match="2 to 5 players, not 6"):
        game.observation(6)
    with pytest.raises(NotImplementedError, match="ferry has no observations"):
        FERRY.observation(2)
