"""Hidden information in OpenSpiel: a seat's states tell what it has seen, all of it, and nothing else."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from ludoteca import GAMES, SPECTATOR, openspiel
from ludoteca.core.setup.options import OptionError
from ludoteca.openspiel import SpielGame, SpielState
from tests.games.test_every_observation import OBSERVED
from tests.openspiel.playing import decisions, moves, sampler

EVERY_GAME = pytest.mark.parametrize("name", [game.name for game in OBSERVED])
Seen = list[tuple[Any, str]]


def looks(state: SpielState, player: int) -> list[Any]:
    """All that OpenSpiel shows of a state to a player."""
    texts = [state.information_state_string(player), state.observation_string(player)]
    return [*texts, state.information_state_tensor(player), state.observation_tensor(player)]


@EVERY_GAME
def test_what_a_seat_cannot_see_changes_nothing_that_it_is_shown(name: str) -> None:
    game = openspiel.load(name, 3)
    for number, state in enumerate(decisions(game, 8, 120)):
        for player in range(3) if number % 20 == 3 else ():
            shown = looks(state, player)
            worlds = [state.resample_from_infostate(player, sampler(seed)) for seed in (1, 2)]
            assert [looks(world, player) for world in worlds] == [shown, shown]
            assert [world.legal_actions(player) for world in worlds] == [state.legal_actions(player)] * 2


@EVERY_GAME
def test_an_imagined_state_tells_nothing_of_the_true_one(name: str) -> None:
    game = openspiel.load(name, 2)
    *_, state = decisions(game, 9, 130)
    other = state.resample_from_infostate(0, sampler(1))
    ours, theirs = [true.resample_from_infostate(0, sampler(5)) for true in (state, other)]
    assert ours.table.position() == theirs.table.position()
    for player in (0, 1):
        assert looks(ours, player) == looks(theirs, player)
    assert ours.history() == []


def witnessed(game: SpielGame, history: list[int], player: int) -> Seen:
    """What a player sees at every decision of a game, and what it is shown; the game stops at a move that cannot be."""
    state, seen = game.new_initial_state(), Seen()
    for move in history:
        if move not in state.legal_actions():
            break
        if not state.is_chance_node():
            view = game.rules.game.view(state.table.position(), player)
            own = state.current_player() == player
            seen.append(((view, own and (move, state.legal_actions())), state.information_state_string(player)))
        state.apply_action(move)
    return seen


@pytest.mark.parametrize("name", ["unreal-estate", "origins"])
def test_a_past_is_the_same_until_the_seat_sees_a_difference_and_never_again(name: str) -> None:
    game = openspiel.load(name, 2, limit=30)
    history = [move for _, move in moves(game, 12)]
    true, hidden, shown = witnessed(game, history, 0), 0, 0
    lucky = [place for place, (state, _) in enumerate(moves(game, 12)) if state.is_chance_node()]
    for place in lucky:
        other = witnessed(game, [*history[:place], history[place] ^ 1, *history[place + 1 :]], 0)
        alike = True
        for (seen, told), (also_seen, also_told) in zip(true, other, strict=False):
            alike = alike and without_move(seen) == without_move(also_seen)
            assert (told == also_told) == alike
            hidden, shown = hidden + (alike and place > 0), shown + (not alike)
            alike = alike and seen == also_seen
    assert hidden > 20
    assert shown > 20


def without_move(seen: Any) -> Any:
    """What a player sees before it chooses."""
    view, own = seen
    return view, own and own[1]


def test_whoever_has_chosen_remembers_it_while_luck_is_asked() -> None:
    game = openspiel.load("unreal-estate", 2)
    for state, move in moves(game, 4):
        if not state.is_chance_node() and len(state.legal_actions()) > 1:
            after = state.child(move)
            if after.is_chance_node():
                actor = state.current_player()
                break
    assert after.information_state_string(1 - actor) == state.information_state_string(1 - actor)
    assert after.information_state_string(actor) != state.information_state_string(actor)
    assert after.observation_string(actor) == state.observation_string(actor)


@EVERY_GAME
def test_the_numbers_are_those_of_the_game_with_the_seat_and_the_past(name: str) -> None:
    game = openspiel.load(name, 2)
    told = GAMES[name].observation(2)
    *_, state = decisions(game, 6, 100)
    observation: Any = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    observation.set_from(state, 1)
    assert observation.dict["player"].tolist() == [0, 1]
    numbers = np.concatenate([observation.dict[block.name] for block in told.blocks])
    assert numbers.tolist() == told.numbers(state.table.position(), 1)
    assert observation.tensor.size == 2 + told.size + told.scene_size + 128
    assert set(observation.dict["past"].tolist()) == {0, 1}


def test_public_and_private_parts_are_apart() -> None:
    game = openspiel.load("unreal-estate", 2)
    *_, state = decisions(game, 6, 40)
    nobody, single = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER
    public = game.make_py_observer(pyspiel.IIGObservationType(True, False, nobody), {})
    private = game.make_py_observer(pyspiel.IIGObservationType(False, False, single), {})
    assert public.tensor is None
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert f'"seat":{SPECTATOR}' in public.string_from(state, 0)
    assert '"hands":[[' in private.string_from(state, 0)
    assert '"deck"' not in private.string_from(state, 0)


def test_nobody_sees_all_hands() -> None:
    game = openspiel.load("unreal-estate", 2)
    everything = pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(OptionError, match="nobody observes what is private to all players"):
        game.make_py_observer(everything, {})
    with pytest.raises(OptionError, match="observations have no parameters, and zoom was asked for"):
        game.make_py_observer(None, {"zoom": 2})
    with pytest.raises(OptionError, match="there is no player 2: there are 0 to 1"):
        next(decisions(game, 1)).resample_from_infostate(2, sampler(1))
