"""§5.6 temples and §9.4 zodiac cards that change hands."""

from __future__ import annotations

from ludoteca.games.origins import ORIGINS

from .examples import offered, play, realm, stock, why_not


def test_t17_of_equal_discs_the_lowest_of_the_pile_gets_the_card() -> None:
    brown, black, other = 0, 1, 2
    state = realm(
        3,
        {"temples": [0, 4, 0], "zodiac": ["aquarius"]},
        {"temples": [0, 4, 0]},
        {"temples": [0, 2, 0]},
        zodiac=["leo", "aquarius", "libra"],
        climb=[[0, 1, 2], [other, black, brown], [0, 1, 2]],
        moment="end",
    )
    assert state.holders[1] == black


def test_q6_where_nobody_has_left_the_start_nothing_changes() -> None:
    state = realm(2, {"zodiac": ["aries"]}, moment="end")
    assert state.holders == [0, -1, -1]


def test_5_6_the_main_action_pays_a_stone_advances_and_takes_the_card() -> None:
    state = realm(2, {"stone": 1}, {"zodiac": ["taurus"], "temples": [0, 9, 0]})
    play(state, "send archon", "visit 3", "lower", "advance mountain", "steps 1")
    assert stock(state)["stone"] == 0
    assert ORIGINS.view(state, 0)["players"][0]["temples"] == [0, 1, 0]
    assert state.holders[1] == 0  # from another player, who is far ahead


def test_5_6_one_space_below_the_top_there_is_no_question_of_steps() -> None:
    state = realm(2, {"stone": 1, "temples": [10, 0, 0]})
    play(state, "send archon", "visit 3", "lower", "advance forest")
    assert ORIGINS.view(state, 0)["players"][0]["temples"][0] == 11
    assert state.actor == 1


def test_q6_at_the_top_the_main_action_still_takes_the_card() -> None:
    state = realm(2, {"stone": 1, "temples": [11, 11, 0], "zodiac": ["taurus"]})
    play(state, "send archon", "visit 3", "lower")
    assert offered(state) == ["advance forest", "advance sea"]
    assert why_not(state, "advance mountain") == "nothing-changes"
    play(state, "advance forest")
    assert state.holders == [0, 0, -1]


def test_5_6_the_blue_bonus_brings_no_card_and_stops_at_the_top() -> None:
    state = realm(2, {"freemen": ["blue-2"], "stone": 1, "temples": [11, 3, 0]})
    play(state, "send blue-2", "visit 3", "bonus")
    assert offered(state) == ["advance mountain", "advance sea"]
    assert why_not(state, "advance forest") == "at-the-top"
    play(state, "advance sea")
    assert state.holders == [-1, -1, -1]


def test_5_6_a_disc_lands_on_top_of_the_pile() -> None:
    state = realm(3, {"stone": 1}, {"temples": [2, 0, 0]}, {"temples": [2, 0, 0]})
    play(state, "send archon", "visit 3", "lower", "advance forest", "steps 2")
    assert ORIGINS.view(state, 0)["temples"][0]["piles"][2] == [1, 2, 0]


def test_t52_aquarius_taken_by_an_advance_comes_too_late_for_it() -> None:
    state = realm(2, {"stone": 2, "gold": 2, "speakers": [5]}, {"passed": True}, zodiac=["aquarius", "leo", "virgo"])
    play(state, "send archon", "visit 3", "lower", "advance forest", "steps 2")
    assert state.holders[0] == 0
    play(state, "send speaker-5", "visit 3", "lower", "advance forest", "steps 2")
    assert offered(state) == ["advance mountain", "advance sea", "skip"]
    assert why_not(state, "advance forest") == "another-temple"
    play(state, "advance sea")
    assert stock(state)["gold"] == 1


def test_q38_aquarius_needs_a_real_advance_of_two() -> None:
    things = {"stone": 1, "gold": 2, "zodiac": ["aquarius"]}
    state = realm(2, {**things, "temples": [10, 0, 0]}, zodiac=["leo", "aquarius", "virgo"])
    play(state, "send archon", "visit 3", "lower", "advance forest")
    assert state.actor == 1
    state = realm(2, things, zodiac=["leo", "aquarius", "virgo"])
    play(state, "send archon", "visit 3", "lower", "advance forest", "steps 1")
    assert state.actor == 1


def test_q43_a_temple_building_and_aquarius_are_two_options() -> None:
    city = {"1,0": "forest-temple", "1,1": "mint"}
    state = realm(
        2,
        {"city": city, "freemen": ["blue-2"], "gold": 2, "zodiac": ["aquarius"]},
        zodiac=["leo", "aquarius", "virgo"],
    )
    play(state, "close 0,0", "seat blue-2", "activate 1,0", "advance sea", "advance sea", "finish")
    assert ORIGINS.view(state, 0)["players"][0]["temples"] == [2, 0, 2]
    assert stock(state)["gold"] == 0


def test_q42_a_temple_building_at_the_top_still_has_its_gold_option() -> None:
    city = {"1,0": "forest-temple", "1,1": "mint"}
    state = realm(2, {"city": city, "freemen": ["blue-2"], "gold": 1, "temples": [11, 2, 2]})
    play(state, "close 0,0", "seat blue-2", "activate 1,0", "advance mountain", "finish")
    assert ORIGINS.view(state, 0)["players"][0]["temples"] == [11, 3, 2]
    state = realm(2, {"city": city, "freemen": ["blue-2"], "temples": [11, 2, 2]})
    play(state, "close 0,0", "seat blue-2")
    assert why_not(state, "activate 1,0") == "does-nothing"
