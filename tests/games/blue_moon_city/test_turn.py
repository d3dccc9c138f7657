"""§3 and §4: the set-up, movement, reset and the end of a turn."""

from __future__ import annotations

import pytest

from ludoteca.core.chance import Chance
from ludoteca.games.blue_moon_city import BLUE_MOON_CITY as GAME
from ludoteca.games.blue_moon_city.data import BASE_CELLS, COURTYARD, START_CELLS, START_TILES
from ludoteca.games.blue_moon_city.position import tile_of
from ludoteca.games.blue_moon_city.rules.table import City

from .examples import at, offered, play, table, why

UP_LEFT = {"hospice": (1, 3), "city-residence": (0, 2)}  # the residence is up and left of the hospice


def new(seats: int, seed: int, **options: bool | str) -> City:
    state = GAME.new(seats, Chance(seed), **options)
    assert isinstance(state, City)
    return state


# -- §3 --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "scales", "spaces", "needed"), [(2, 7, 11, 6), (3, 10, 13, 5), (4, 12, 13, 4)])
def test_3_the_obelisk_and_the_scales_depend_on_the_players(seats: int, scales: int, spaces: int, needed: int) -> None:
    view = GAME.view(new(seats, 1), 0)
    assert (view["pool"], len(view["costs"]), view["needed"]) == (scales, spaces, needed)
    assert view["costs"][:4] == ([7, 7, 8, 8] if seats == 2 else [7, 7, 7, 7])


def test_3_everybody_begins_on_the_courtyard_with_eight_cards_and_ten_markers() -> None:
    city = new(3, 4)
    assert [at(city, seat) for seat in range(3)] == ["courtyard"] * 3
    assert [city.size(seat) for seat in range(3)] == [8, 8, 8]
    assert [city.markers(seat) for seat in range(3)] == [10, 10, 10]
    assert (city.crystals, city.scales, city.dragons) == ([0, 0, 0], [0, 0, 0], [-1, -1, -1])
    assert len(city.deck) == 80 - 24


def test_3_the_starting_tiles_lie_beside_the_courtyard() -> None:
    for seed in range(10):
        tiles = new(2, seed).plan.tiles
        assert sorted([tiles[cell] for cell in START_CELLS]) == START_TILES
        assert [cell for cell in range(25) if tiles[cell] > COURTYARD] == BASE_CELLS


def test_3_1_in_a_free_city_they_may_lie_anywhere() -> None:
    plans = [new(2, seed, free_city=True).plan.tiles for seed in range(10)]
    assert any(sorted([tiles[cell] for cell in START_CELLS]) != START_TILES for tiles in plans)


@pytest.mark.parametrize("free_city", [False, True])
def test_3_2_the_expansion_fills_the_corners(free_city: bool) -> None:
    tiles = new(2, 3, expansion=True, free_city=free_city).plan.tiles
    assert sorted(tiles) == list(range(25))


def test_3_the_first_player_is_drawn() -> None:
    assert {new(4, seed).first for seed in range(30)} == {0, 1, 2, 3}


# -- §4.1 ------------------------------------------------------------------------------------------------------------


def test_4_1_t1_a_diagonal_costs_two_steps() -> None:
    city = table(city=UP_LEFT, figures=["hospice"], hands=[["mimix-3"]])
    assert why(city, "step city-residence") == "not-beside"
    play(city, "step royal-palace", "step city-residence")
    assert at(city, 0) == "city-residence"
    assert offered(city) == ["end-movement"]


def test_4_1_after_two_steps_there_are_none_left() -> None:
    city = table(figures=["royal-palace"], hands=[["flit-3"]])
    play(city, "step courtyard", "step royal-palace")
    assert why(city, "step courtyard") == "no-steps"
    assert offered(city) == ["end-movement"]


def test_4_1_a_walk_may_stop_at_once_and_tiles_are_shared() -> None:
    city = play(table(hands=[["flit-3"]]), "end-movement")
    assert at(city, 0) == at(city, 1) == "courtyard"


def test_4_1_nothing_of_the_movement_can_be_done_later() -> None:
    city = play(table(hands=[["flit-1", "vulca-1"]], figures=["mill"]), "end-movement")
    assert why(city, "power flit-1") == "movement-over"
    assert why(city, "step courtyard") == "movement-over"


def test_4_1_contributions_and_reset_wait_for_the_end_of_the_movement() -> None:
    city = table(hands=[["terrah-3"]], figures=["mill"])
    assert why(city, "contribute 1") == "movement-first"
    assert why(city, "discard terrah-3") == "reset-later"


def test_4_1_t15_a_two_needs_its_dragon_in_the_city() -> None:
    city = table(hands=[["vulca-2", "vulca-1"]])
    assert why(city, "power vulca-2") == "dragon-outside"
    play(city, "power vulca-1", "target courtyard")
    assert why(city, "power vulca-2") is None


def test_5_2_a_one_brings_its_dragon_to_any_other_tile() -> None:
    city = table(hands=[["terrah-1"]], dragons={"green": "mill"}, rebuilt=["library"])
    play(city, "power terrah-1")
    assert why(city, "target mill") == "target-here"
    assert why(city, "target theatre") == "not-in-city"
    assert len(city.legal) == 20
    assert {"target courtyard", "target library"} <= set(offered(city))
    play(city, "target library")
    assert city.dragons == [-1, tile_of("library"), -1]
    assert city.discard == [3]


def test_5_2_a_two_moves_its_dragon_up_to_three_steps() -> None:
    row = {"mill": (2, 0), "library": (2, 1), "thermae": (2, 3), "university": (2, 4)}
    city = play(table(city=row, hands=[["aqua-2"]], dragons={"blue": "mill"}), "power aqua-2")
    assert {"target library", "target courtyard", "target thermae"} <= set(offered(city))
    assert why(city, "target university") == "too-far"
    assert why(city, "step library") == "target-first"


def test_5_2_an_empty_corner_never_lengthens_a_way() -> None:
    plan = table().plan
    assert plan.ways[plan.tiles[1]][plan.tiles[5]] == 2


def test_5_3_flit_one_flies_and_steps_may_be_walked_before_and_after() -> None:
    city = table(city=UP_LEFT, hands=[["flit-1", "flit-3"]])
    play(city, "step royal-palace", "power flit-1")
    assert why(city, "target royal-palace") == "target-here"
    play(city, "target hospice", "step royal-palace")
    assert offered(city) == ["end-movement"]


def test_5_3_flit_two_adds_two_steps() -> None:
    city = play(table(hands=[["flit-2"]]), "power flit-2")
    assert GAME.view(city, 0)["steps"] == 4
    play(city, "step royal-palace", "step courtyard", "step royal-palace", "step courtyard")
    assert at(city, 0) == "courtyard"


def test_5_a_card_is_asked_for_its_power_at_the_right_time_only() -> None:
    city = table(hands=[["vulca-3", "khind-1", "mimix-1", "hoax-1", "pillar-1"]])
    assert why(city, "power vulca-3") == "no-power"
    assert why(city, "power khind-1") == why(city, "power mimix-1") == why(city, "power hoax-1") == "power-when-paying"
    assert why(city, "power pillar-1") == "power-after-offering"
    assert why(city, "power flit-1") == "not-held"


# -- §4.3 and §4.4 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("discards", [0, 1, 2])
def test_4_3_t5_as_many_cards_are_drawn_as_discarded_and_two_more(discards: int) -> None:
    city = table(hands=[["vulca-1"] * 4], moment="reset")
    for _ in range(discards):
        play(city, "discard vulca-1")
    if discards < 2:
        play(city, "draw")
    assert city.size(0) == 4 + 2
    assert city.discard == [0] * discards
    assert city.actor == 1


def test_4_3_t5_a_third_discard_is_refused_and_the_phase_cannot_be_skipped() -> None:
    city = table(hands=[["vulca-1"] * 4], moment="reset")
    assert offered(city) == ["discard vulca-1", "draw"]
    play(city, "discard vulca-1", "discard vulca-1")
    assert GAME.explain(city, 0, GAME.actions.read("discard vulca-1")) == "not-your-turn"
    assert city.size(0) == 2 + 4


def test_4_3_the_discard_pile_becomes_the_new_deck() -> None:
    city = table(hands=[["flit-3"]], deck=["khind-1"], discard=["vulca-3"] * 3, moment="reset")
    play(city, "draw")
    assert city.hands[0][12] == 1
    assert city.hands[0][2] == 1
    assert (city.discard, city.deck) == ([], [2, 2])


def test_4_3_ruling_14_what_cannot_be_drawn_is_lost() -> None:
    city = play(table(hands=[["flit-3"]], deck=["khind-1"], discard=[], moment="reset"), "draw")
    assert city.size(0) == 2
    assert city.actor == 1


def test_4_4_ruling_5_cards_set_aside_arrive_after_the_reset() -> None:
    city = table(hands=[["flit-3"]], aside=["vulca-1", "vulca-2"], moment="reset")
    assert why(city, "discard vulca-1") == "not-held"
    play(city, "draw")
    assert city.size(0) == 1 + 2 + 2
    assert city.aside == []


def test_4_the_turn_passes_to_the_left() -> None:
    city = play(table(3, hands=[[], ["flit-3"]], turn=1, moment="reset"), "draw")
    assert (city.actor, city.turn) == (2, 2)
