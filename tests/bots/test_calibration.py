"""Chances that are true: what a calibration does with a worth, and that it depends on nothing hidden."""

from __future__ import annotations

import pytest

from ludoteca.bots import Sight, calibrated
from ludoteca.bots.ismcts import Ismcts
from ludoteca.core.advice.adviser import Learned
from ludoteca.core.advice.calibration import Calibration, between
from ludoteca.core.chance import Chance
from ludoteca.core.state import State
from ludoteca.games import GAMES
from tests.games import laws
from tests.toy.ferry import FERRY

OURS = {"blue-moon-city", "el-dorado", "origins", "unreal-estate"}
LEARNED = [name for name, game in GAMES.items() if any(map(game.adviser.calibrated, game.seats))]
PLAIN = Calibration([1.0, 1.0], [[0.0, 0.0], [0.0, 0.0]], [0.0, 0.0])


def test_a_row_goes_straight_from_one_moment_to_the_next() -> None:
    assert [between([0.0, 2.0, 3.0], moment) for moment in (-1.0, 0.0, 0.25, 0.5, 0.75, 1.0, 9.0)] == [
        0,
        0,
        1,
        2,
        2.5,
        3,
        3,
    ]


def test_without_correction_a_worth_stays_what_it_is() -> None:
    assert PLAIN.chances([0.7, 0.3], 0.4, 1, 0) == pytest.approx([0.7, 0.3])


def test_little_trust_makes_chances_more_equal_and_much_trust_less() -> None:
    timid, bold = [Calibration([trust, trust], PLAIN.place, PLAIN.mover) for trust in (0.5, 2.0)]
    assert 0.5 < timid.chances([0.7, 0.3], 0.4, 1, 0)[0] < 0.7 < bold.chances([0.7, 0.3], 0.4, 1, 0)[0]


def test_who_began_and_who_is_on_the_move_counts_by_the_part_of_the_game() -> None:
    began = Calibration([1.0, 1.0], [[1.0, 0.0], [0.0, 0.0]], [0.0, 0.5])
    assert began.chances([0.5, 0.5], 0.0, 1, 0)[1] > 0.7
    assert began.chances([0.5, 0.5], 1.0, 1, 0)[0] > 0.6
    assert began.chances([0.5, 0.5], 1.0, 1, -1) == pytest.approx([0.5, 0.5])


def test_a_lost_position_is_not_lost_for_certain() -> None:
    chances = PLAIN.chances([1.0, 0.0], 0.5, 0, 0)
    assert 0.0 < chances[1] < 0.001
    assert sum(chances) == pytest.approx(1.0)


@pytest.mark.parametrize("name", LEARNED)
def test_every_game_is_calibrated_for_every_number_of_players(name: str) -> None:
    game = GAMES[name]
    assert set(LEARNED) >= OURS  # a new game may do without, until somebody has taught it
    assert all(game.adviser.calibrated(seats) for seats in game.seats if seats > 1)
    assert not game.adviser.calibrated(1)


def advised(name: str) -> Learned[State]:
    adviser = GAMES[name].adviser
    assert isinstance(adviser, Learned)
    return adviser


@pytest.mark.parametrize("name", LEARNED)
def test_chances_do_not_depend_on_what_is_hidden(name: str) -> None:
    game, adviser = GAMES[name], advised(name)
    for state in laws.moments(game, 5, every=40):
        if state.over:
            continue
        worth = [(seat + 1.0) / sum(range(1, state.seats + 1)) for seat in range(state.seats)]
        worlds = laws.twins(game, state, state.actor, 7)
        told = {tuple(calibrated(game, world, worth)) for world in worlds}
        assert len(told) == 1
        assert sum(told.pop()) == pytest.approx(1.0)
        assert 0.0 <= adviser.progress(state) <= 1.0
        assert 0 <= adviser.first(state) < state.seats


@pytest.mark.parametrize("name", LEARNED)
def test_a_game_comes_further_and_further(name: str) -> None:
    adviser, way = advised(name), [advised(name).progress(state) for state in laws.moments(GAMES[name], 5, every=40)]
    assert way[0] < 0.4
    assert way[-1] > way[0]
    assert adviser.calibrations


def test_of_a_finished_game_everybody_knows_who_has_won() -> None:
    game = GAMES["unreal-estate"]
    state = game.new(2, Chance(3))
    while state.agenda:
        state.play(state.legal[0])
    winners = game.winners(state)
    assert calibrated(game, state, [0.5, 0.5]) == [1 / len(winners) if seat in winners else 0.0 for seat in range(2)]


def test_where_nothing_was_learned_the_worth_itself_is_told() -> None:
    assert calibrated(FERRY, FERRY.new(3, Chance(1)), [0.2, 0.3, 0.5]) == [0.2, 0.3, 0.5]


def test_a_search_tells_what_an_option_is_worth_to_everybody() -> None:
    game = GAMES["unreal-estate"]
    state = game.new(3, Chance(4))
    tree = Ismcts(game, 1, playouts=40).search(Sight(game, state, state.actor, 30.0))
    best = tree.ranking[0]
    assert sum(tree.worth(best)) == pytest.approx(1.0)
    assert tree.worth(best)[state.actor] == tree.chance(best)
