"""What Python expects of games, positions, steps and luck: pickling, copying, comparing, printing, checked play."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from ludoteca import GAMES, ActionError, Chance, State, Step
from ludoteca.core.chance import AsWritten, NotedChance, ScriptedChance, SecureChance
from ludoteca.core.game import AnyGame
from ludoteca.core.manners import fields_of, game_of
from ludoteca.core.setup.options import OptionError
from ludoteca.core.setup.setting import number_of
from tests.games import laws
from tests.toy.ferry import FERRY

EVERY_GAME = pytest.mark.parametrize("game", [*GAMES.values(), FERRY], ids=lambda game: game.name)
Twin = Callable[[Any], Any]


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


TWINS: list[Twin] = [pickled, copy.copy, copy.deepcopy, lambda state: state.clone()]


def play_both(one: State, other: State, most: int = 150) -> None:
    """Play two positions by the same choices, each with its own luck: they must stay the same."""
    luck = Chance(5)
    for _ in range(most):
        assert one.legal == other.legal
        if one.over:
            return
        action = one.legal[luck.pick(len(one.legal))]
        one.play(action)
        other.play(action)


@EVERY_GAME
@pytest.mark.parametrize("seed", [3, 4])
def test_pickled_and_copied_twins_play_the_same_game_to_the_end(game: AnyGame, seed: int) -> None:
    for state in [state.clone() for state in laws.moments(game, seed, every=23)][:6]:
        for twin_of in TWINS:
            one, twin = state.clone(), twin_of(state)
            assert type(twin) is type(state)
            assert twin == one
            assert repr(laws.fields(twin)) == repr(laws.fields(one))
            play_both(one, twin)
            assert laws.whole(game, one) == laws.whole(game, twin)
            assert one == twin


@EVERY_GAME
def test_a_whole_game_of_a_pickled_twin_ends_alike(game: AnyGame) -> None:
    one = game.new(game.seats[-1], Chance(2))
    twin = pickled(one)
    play_both(one, twin, laws.LONGEST)
    assert one.over
    assert game.scores(one) == game.scores(twin)


@EVERY_GAME
def test_a_twin_leaves_the_original_as_it_was(game: AnyGame) -> None:
    for twin_of in TWINS:
        state = game.new(game.seats[-1], Chance(8))
        before, seed = laws.whole(game, state), fields_of(state.chance)
        luck = Chance(1)
        twin = twin_of(state)
        while not twin.over and twin.moment < 60:
            twin.play(twin.legal[luck.pick(len(twin.legal))])
        assert laws.whole(game, state) == before
        assert fields_of(state.chance) == seed


def kinds_of_steps(kind: type[Step] = Step) -> Iterator[type[Step]]:
    for below in kind.__subclasses__():
        yield below
        yield from kinds_of_steps(below)


def test_every_kind_of_step_is_rebuilt_from_its_fields() -> None:
    for kind in {*kinds_of_steps()}:
        names = vars(kind).get("__mypyc_attrs__") or fields_by_source(kind)
        made: Any = kind
        step = made(**{name: True for name in names if name != "__dict__"})
        assert fields_of(pickled(step)) == fields_of(step)
        assert repr(pickled(step)) == repr(step)


def fields_by_source(kind: type[Step]) -> tuple[str, ...]:
    code = getattr(kind.__init__, "__code__", None)
    if code is None:  # it takes over a compiled constructor
        return tuple(getattr(kind, "__mypyc_attrs__", ()))
    names: tuple[str, ...] = code.co_varnames[1 : code.co_argcount]
    return names


def test_a_step_prints_its_fields() -> None:
    state = GAMES["unreal-estate"].new(2, Chance(1))
    assert "Turn(" in repr(state.agenda[-1])
    assert "seat=0" in repr(state.agenda[-1])


@pytest.mark.parametrize(
    "luck",
    [Chance(9), AsWritten(), ScriptedChance([1, 0, 2], Chance(4)), NotedChance(Chance(7))],
    ids=lambda luck: type(luck).__name__,
)
def test_luck_goes_on_the_same(luck: Chance) -> None:
    luck.pick(3)
    for twin in (pickled(luck), copy.deepcopy(luck)):
        assert type(twin) is type(luck)
        assert [twin.pick(3) for _ in range(9)] == picks_after(luck, 9)
    assert type(pickled(SecureChance())) is SecureChance


def picks_after(luck: Chance, count: int) -> list[int]:
    twin = copy.deepcopy(luck)
    return [twin.pick(3) for _ in range(count)]


@EVERY_GAME
def test_a_game_is_one_object_however_it_is_copied(game: AnyGame) -> None:
    assert pickled(game) is game
    assert copy.copy(game) is game
    assert copy.deepcopy([game])[0] is game
    assert game.name in repr(game)


@EVERY_GAME
def test_a_position_knows_its_game_and_says_how_it_stands(game: AnyGame) -> None:
    state = game.new(game.seats[-1], Chance(1))
    assert game_of(state) is game
    assert repr(state).startswith(f"<{game.name}, {state.seats} players: seat {state.actor} at ")
    svg = state._repr_svg_()
    assert svg is not None
    assert svg.startswith("<svg")
    state.finish()
    assert repr(state).endswith("over>")


@EVERY_GAME
def test_positions_compare_by_what_lies_there(game: AnyGame) -> None:
    state = game.new(game.seats[-1], Chance(1))
    assert state == state.clone(Chance(77))
    later = state.clone()
    later.play(later.legal[-1])
    assert state != later
    assert state != "a position"
    with pytest.raises(TypeError, match="unhashable"):
        hash(state)


def test_a_position_travels_to_another_process() -> None:
    state = GAMES["el-dorado"].new(2, Chance(3))
    script = (
        "import pickle, sys; state = pickle.loads(sys.stdin.buffer.read())\n"
        "for _ in range(40): state.play(state.legal[-1])\n"
        "sys.stdout.buffer.write(pickle.dumps(state))"
    )
    done = subprocess.run([sys.executable, "-c", script], input=pickle.dumps(state), capture_output=True, check=True)
    for _ in range(40):
        state.play(state.legal[-1])
    assert pickle.loads(done.stdout) == state


# -- checked play and names --------------------------------------------------------------------------------------------


def test_an_action_is_played_by_its_text_or_number() -> None:
    game = GAMES["unreal-estate"]
    one = game.new(2, Chance(1))
    other, third, fourth = one.clone(), one.clone(), one.clone()
    action = one.legal[0]
    text = game.actions.write(action)
    game.play(one, text)
    game.play(other, action)
    game.play(third, f" {text.upper().replace('-', '_')} ")
    game.play(fourth, np.int64(action))
    assert one == other == third == fourth


@pytest.mark.parametrize(
    ("action", "message"),
    [
        ("select nonsense-hall", "there is no action 'select nonsense-hall': there is select "),
        ("fly", "there is no action 'fly': there is "),
        (100_000, "there is no action number 100000: there are 0 to 180"),
        (-1, "there is no action number -1"),
        (None, "there is no action number None: there are 0 to 180"),
        (1.5, "there is no action number 1.5"),
        ("done", "'done' is not legal here: seat 0 may choose "),
    ],
)
def test_what_cannot_be_played_is_refused_with_what_there_is(action: Any, message: str) -> None:
    game = GAMES["unreal-estate"]
    state = game.new(2, Chance(1))
    before = state.clone()
    with pytest.raises(ActionError) as caught:
        game.play(state, action)
    assert str(caught.value).startswith(message)
    assert state == before


def test_a_position_of_another_game_or_a_finished_one_is_refused() -> None:
    state = GAMES["origins"].new(2, Chance(1))
    with pytest.raises(ActionError, match="no position of el-dorado: <origins"):
        GAMES["el-dorado"].play(state, state.legal[0])
    action = state.legal[0]
    state.finish()
    state.advance()
    with pytest.raises(ActionError, match="the game is over"):
        GAMES["origins"].play(state, action)


@pytest.mark.parametrize("name", ["el_dorado", "El Dorado", "EL-DORADO", "eldorado"])
def test_names_of_games_are_forgiving(name: str) -> None:
    assert GAMES[name] is GAMES["el-dorado"]
    assert name not in GAMES


def test_an_unknown_game_is_refused_with_what_there_is() -> None:
    with pytest.raises(KeyError) as caught:
        GAMES["chess"]
    assert str(caught.value) == "there is no game 'chess': there is el-dorado, blue-moon-city, unreal-estate, origins"


def test_wrong_players_options_and_things_are_refused_with_what_there_is() -> None:
    game = GAMES["unreal-estate"]
    with pytest.raises(OptionError, match="for 2 to 5 players, not 9"):
        game.new(9, Chance(1))
    with pytest.raises(TypeError, match="Chance"):
        game.new(2, 7)  # type: ignore[arg-type]  # a seed is not luck yet
    with pytest.raises(OptionError, match="no option speed: there is short_table, memory"):
        game.new(2, Chance(1), speed=3)
    with pytest.raises(ValueError, match="there is no card 'scot': there is scout, sailor"):
        number_of("scot", ["sailor", "scout"], "card")
