"""The games in OpenSpiel: its own tests find nothing wrong, and what cannot be is refused in one sentence."""

from __future__ import annotations

import pickle
import re
import subprocess
import sys
from typing import Any

import pyspiel
import pytest
from open_spiel.python import rl_environment

from ludoteca import GAMES, ActionError, openspiel
from ludoteca.core.setup.options import OptionError, Value
from ludoteca.openspiel.asked_chance import AskedChance
from ludoteca.openspiel.spiel_game import MOST_OUTCOMES
from tests.games.test_every_observation import OBSERVED
from tests.openspiel.playing import decisions, finished, moves

TABLES = [(game.name, players) for game in OBSERVED for players in game.seats]
EVERY_GAME = pytest.mark.parametrize("name", [game.name for game in OBSERVED])
SHORT: dict[str, dict[str, Any]] = {"el-dorado": {"round_limit": 100}, "origins": {"round_limit": 6}}


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_openspiel_finds_nothing_wrong(name: str, players: int) -> None:
    pyspiel.random_sim_test(openspiel.load(name, players, limit=60), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@EVERY_GAME
def test_openspiel_finds_nothing_wrong_in_a_whole_game(name: str) -> None:
    pyspiel.random_sim_test(openspiel.load(name, 2, SHORT.get(name)), num_sims=1, serialize=True, verbose=False)


@EVERY_GAME
def test_a_playthrough_can_be_played_again(name: str) -> None:
    from open_spiel.python.algorithms.generate_playthrough import playthrough  # it brings scipy, which takes a second

    text = f"{openspiel.short_name(GAMES[name])}(limit=4)"
    written = playthrough(text, [], seed=4)
    played = [int(move) for move in re.findall(r"^action: (\d+)$", written, re.MULTILINE)]
    assert playthrough(text, played, seed=5) == written
    assert 'ObservationString(1) = "player 1 {' in written
    assert "InformationStateTensor(0).past" in written


# -- luck --------------------------------------------------------------------------------------------------------------


@EVERY_GAME
def test_the_moves_of_players_and_luck_are_a_game_of_ours(name: str) -> None:
    game, picks, actions = openspiel.load(name, 3, limit=60), list[int](), list[int]()
    for state, move in moves(game, 7):
        (picks if state.is_chance_node() else actions).append(move)
    table = GAMES[name].begin(3, AskedChance(picks), game.rules.options)
    for action in actions:
        assert action in table.legal
        table.play(action)
    assert table == finished(game, 7).table.position()


@EVERY_GAME
def test_luck_is_asked_between_equal_outcomes_and_never_between_too_many(name: str) -> None:
    game = openspiel.load(name, max(GAMES[name].seats), limit=80)
    asked = [state.chance_outcomes() for state, _ in moves(game, 3) if state.is_chance_node()]
    assert asked
    for outcomes in asked:
        assert 2 <= len(outcomes) <= MOST_OUTCOMES
        assert {chance for _, chance in outcomes} == {1 / len(outcomes)}


def test_returns_are_by_rank() -> None:
    game = openspiel.load("unreal-estate", 3)
    assert {tuple(state.returns()) for state, _ in moves(game, 5)} == {(0.0, 0.0, 0.0)}
    state = finished(game, 5)
    assert state.is_terminal()
    winners = GAMES["unreal-estate"].winners(state.table.position())
    assert [seat for seat in range(3) if state.returns()[seat] == max(state.returns())] == winners
    assert sum(state.returns()) == pytest.approx(0)


def test_a_game_that_is_cut_off_is_nobodys() -> None:
    game = openspiel.load("blue-moon-city", 2, limit=10)
    last = finished(game, 5)
    assert last.is_terminal()
    assert last.returns() == [0.0, 0.0]
    assert game.max_game_length() == 10


def test_alone_a_game_is_won_or_lost() -> None:
    game = openspiel.load("origins", 1, SHORT["origins"])
    last = finished(game, 5)
    assert last.returns() in ([1.0], [-1.0])
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


# -- manners -----------------------------------------------------------------------------------------------------------


@EVERY_GAME
def test_states_are_copied_and_pickled_where_luck_is_asked_too(name: str) -> None:
    for number, (state, move) in enumerate(moves(openspiel.load(name, 2), 11, 90)):
        if number % 9:
            continue
        twins = [state.clone(), pickle.loads(pickle.dumps(state))]
        for twin in [state, *twins]:
            twin.apply_action(move)
        assert {str(twin) for twin in twins} == {str(state)}
        for player in (0, 1):
            assert {twin.information_state_string(player) for twin in twins} == {state.information_state_string(player)}


def test_a_game_is_its_text() -> None:
    mine: dict[str, Value] = {"route": "b:2:0,0/c:5:7,-3/river:1:10,-3", "round_limit": 100, "caves": True}
    game = openspiel.load("el-dorado", 3, mine, limit=500)
    again = pyspiel.load_game(str(game))
    assert again.rules == game.rules
    assert {name: again.rules.options[name] for name in mine} == mine
    assert pyspiel.load_game("ludoteca_el_dorado(round_limit=0)").rules.options["round_limit"] == "off"
    assert pyspiel.load_game("ludoteca_unreal_estate").rules == openspiel.load("Unreal Estate").rules


def test_openspiels_environment_for_learners_takes_the_games() -> None:
    env = rl_environment.Environment(openspiel.load("unreal-estate", 2), include_full_state=False)
    env.seed(3)
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == pytest.approx(0)


def test_whoever_has_the_games_leaves_in_peace() -> None:
    script = "from ludoteca import openspiel; openspiel.load('origins').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


# -- what cannot be ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"game": "origins", "players": 9}, "origins is for 1 to 4 players, not 9"),
        ({"game": "origins", "options": {"speed": 1}}, "origins has no option speed"),
        ({"game": "origins", "options": {"round_limit": 7}}, "round_limit=7: must be one of none, 6"),
        ({"game": "origins", "limit": 0}, "the limit is a number of decisions, not 0"),
    ],
)
def test_what_cannot_be_played_is_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        openspiel.load(**wrong)


def test_so_is_a_text_of_openspiel() -> None:
    with pytest.raises(OptionError, match="origins is for 1 to 4 players, not 9"):
        pyspiel.load_game("ludoteca_origins(players=9)")
    with pytest.raises(KeyError, match="there is no game 'chess'"):
        openspiel.load("chess")


def test_an_illegal_move_is_refused_and_nothing_changes() -> None:
    game = openspiel.load("unreal-estate", 2)
    state = game.new_initial_state()
    with pytest.raises(ActionError, match=f"luck cannot pick 200 here: there are 0 to {state.table.outcomes - 1}"):
        state.apply_action(200)
    with pytest.raises(ActionError, match="the table is still being set"):
        state.table.position()
    state = next(decisions(game, 1))
    before, moved = str(state), state.history()
    with pytest.raises(ActionError, match="there is no action number 9999"):
        state.apply_action(9999)
    with pytest.raises(ActionError, match="is not legal here: seat 0 may choose select"):
        state.apply_action(next(move for move in range(181) if move not in state.legal_actions()))
    assert (str(state), state.history()) == (before, moved)


def test_nothing_is_played_after_the_end() -> None:
    game = openspiel.load("unreal-estate", 2, limit=1)
    last = finished(game, 5)
    with pytest.raises(ActionError, match="the game is over"):
        last.apply_action(0)


def test_without_the_extra_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("ludoteca.openspiel")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(ImportError, match=r"pyspiel is not installed: pip install 'ludoteca\[openspiel\]'"):
        import ludoteca.openspiel  # noqa: F401
