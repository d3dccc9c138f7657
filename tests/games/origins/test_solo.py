"""§13 Training alone."""

from __future__ import annotations

import pytest

from ludoteca.core.chance import ScriptedChance
from ludoteca.games.origins import ORIGINS
from ludoteca.games.origins.rules.endgame import target

from .examples import BLOCK, dice, offered, play, realm, stock, top_up, verbs, why_not


@pytest.mark.parametrize(
    ("bonus", "points"),
    [
        (["red", "blue", "purple", "orange", "yellow"], 220),
        (["red", "purple", "blue", "orange", "yellow"], 260),
        (["purple", "red", "orange", "blue", "yellow"], 180),
    ],
)
def test_t43_the_target_depends_on_the_bonus_tiles(bonus: list[str], points: int) -> None:
    state = realm(1, bonus=bonus)
    assert target(state) == points
    assert ORIGINS.view(state, 0)["target"] == points


def test_t44_a_neighbour_on_six_stays() -> None:
    state = realm(1, {}, values=[1, 6, 1, 1, 1])
    play(state, "send archon", "visit 1", "upper")
    assert state.values == [2, 6, 1, 1, 1]


def test_t44_the_neighbour_that_is_not_on_six_goes_up() -> None:
    state = realm(1, {}, values=[1, 6, 1, 3, 1])
    play(state, "send archon", "visit 3")
    assert offered(state) == ["raise 4"]
    assert why_not(state, "raise 2") == "site-on-six"
    assert why_not(state, "raise 5") == "no-neighbour"
    assert why_not(state, "spend") == "no-token"
    play(state, "raise 4")
    assert state.values == [1, 6, 2, 4, 1]


def test_13_2_the_player_chooses_the_neighbour_before_the_actions() -> None:
    state = realm(1, {})
    play(state, "send archon", "visit 3")
    assert offered(state) == ["raise 2", "raise 4"]
    play(state, "raise 2", "upper")
    assert state.values == [1, 2, 2, 1, 1]


def test_13_2_a_token_keeps_every_site_down() -> None:
    state = realm(1, {"tokens": 1})
    play(state, "send archon", "visit 3")
    assert offered(state) == ["raise 2", "raise 4", "spend"]
    play(state, "spend", "upper")
    assert state.values == [1, 1, 1, 1, 1]
    assert state.tokens == [0]


def test_13_2_a_token_may_also_keep_down_a_site_without_a_neighbour_to_raise() -> None:
    state = realm(1, {"tokens": 1}, values=[3, 6, 1, 1, 1])
    play(state, "send archon", "visit 1")
    assert offered(state) == ["done", "spend"]
    play(state, "done")
    assert state.values == [4, 6, 1, 1, 1]


def test_13_2_there_are_no_extra_actions() -> None:
    state = realm(1, {"tokens": 1, "gold": 1}, discs={"red": 1})
    play(state, "tower red")
    assert verbs(state) == {"send", "pass"}


@pytest.mark.parametrize(("number", "space"), [(1, 0), (2, 3), (3, 6), (4, 9), (5, 12)])
def test_13_2_the_foreign_disc_stands_before_the_next_divide(number: int, space: int) -> None:
    state = realm(1, {}, round_number=number, moment="round")
    assert state.foreign == space
    assert ORIGINS.view(state, 0)["military"][space][0] == -1


def test_13_2_an_attack_compares_with_the_foreign_disc() -> None:
    state = realm(1, {"military": 4}, round_number=2)
    play(state, "send archon", "visit 1", "raise 2", "lower", "attack")
    assert state.score(0) == 2 + 1
    state = realm(1, {"military": 4}, round_number=3)
    play(state, "send archon", "visit 1", "raise 2", "lower", "attack")
    assert state.score(0) == 2


def test_13_2_one_zodiac_card_is_kept_by_lot() -> None:
    state = realm(1, {"zodiac": ["aries", "gemini"]}, chance=ScriptedChance([1]))
    play(state, "pass")
    assert state.holders == [-1, -1, 0]
    assert state.round == 2


def test_13_2_the_highest_disc_alone_brings_no_card() -> None:
    state = realm(1, {"temples": [4, 4, 4]})
    play(state, "pass")
    assert state.holders == [-1, -1, -1]


def test_q17_a_missing_die_does_not_end_the_solo_game() -> None:
    state = realm(1, {"bases": 2}, offer=["red-1", "blue-2"], supply=top_up("red"))
    play(state, "send archon", "visit 4", "raise 5", "lower", "take red-1")
    assert dice(state.offer) == ["blue-2"]
    play(state, "pass")
    assert state.round == 2


@pytest.mark.parametrize(("score", "winners"), [(179, []), (180, [0])])
def test_13_3_the_game_is_won_or_lost_after_five_rounds(score: int, winners: list[int]) -> None:
    state = realm(1, {"score": score}, bonus=["purple", "red", "orange", "blue", "yellow"], round_number=5)
    play(state, "pass")
    assert state.over
    assert ORIGINS.winners(state) == winners
    assert ORIGINS.account(state, [])[0][-1].key == "account-target"


def test_q52_a_fountain_bought_on_the_visit_may_still_reset_the_site() -> None:
    state = realm(1, {"freemen": ["red-6"], "stone": 2}, market=["fountain-of-wisdom"], values=[1, 4, 1, 1, 1])
    play(state, "send red-6", "visit 2", "raise 1", "lower", "buy fountain-of-wisdom", "build", "place 1,0", "use")
    play(state, "reset 2")
    assert state.values == [2, 1, 1, 1, 1]
    assert stock(state)["wisdom"] == 1


def test_13_2_passing_ends_the_round() -> None:
    state = realm(1, {"city": BLOCK, "freemen": ["red-3@1"]})
    play(state, "pass")
    assert [state.round, state.actor] == [2, 0]
