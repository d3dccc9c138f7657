"""§8, §9 and §10: offerings, the ways the game ends, and the special buildings."""

from __future__ import annotations

from typing import Any

from ludoteca.games.blue_moon_city.data import CARD_IDS
from ludoteca.games.blue_moon_city.rules.table import City

from .examples import GAME, at, markers_on, offered, play, skip_turn, table, why


def courtyard(**things: Any) -> City:
    """A player on the Courtyard, about to offer."""
    return table(**{"moment": "contribution", **things})


# -- §8 --------------------------------------------------------------------------------------------------------------


def test_8_1_t11_walk_to_the_courtyard_and_offer() -> None:
    city = table(figures=["royal-palace"], crystals=[9], obelisk=[0, 1, 0, 1], hands=[["flit-3"]])
    play(city, "step courtyard", "end-movement", "offer")
    assert city.crystals[0] == 0
    assert city.obelisk == [0, 1, 0, 1, 0]
    assert GAME.view(city, 0)["cost"] == 9  # the other 9


def test_8_1_too_few_crystals() -> None:
    city = courtyard(crystals=[6], hands=[["pillar-1"]])
    assert offered(city) == ["end-contribution"]
    assert why(city, "offer") == "too-few-crystals"
    assert why(city, "pillar pillar-1") == "offering-first"
    assert why(city, "contribute 1") == "no-building"


def test_8_1_one_offering_per_turn_and_the_rest_stays() -> None:
    city = play(courtyard(crystals=[20], hands=[["flit-3"]]), "offer")
    assert city.crystals[0] == 13
    assert why(city, "offer") == "one-offering"


def test_8_1_the_place_is_all_that_counts_one_may_have_stayed_there() -> None:
    city = play(table(crystals=[7], hands=[["flit-3"]]), "end-movement", "offer")
    assert city.offerings(0) == 1


def test_8_2_t12_a_pillar_one_costs_one_more() -> None:
    city = play(courtyard(crystals=[16], obelisk=[1], hands=[["pillar-1", "flit-3"]]), "offer", "pillar pillar-1")
    assert city.crystals[0] == 16 - 7 - (8 + 1)
    assert city.offerings(0) == 2


def test_8_2_a_pillar_is_discarded_for_its_power() -> None:
    city = play(courtyard(crystals=[40], hands=[["pillar-1", "flit-3"]]), "offer", "pillar pillar-1")
    assert city.size(0) == 1
    assert city.discard == [CARD_IDS.index("pillar-1")]
    assert why(city, "pillar pillar-1") == "not-held"


def test_8_2_t12_a_pillar_two_would_need_seventeen() -> None:
    city = play(courtyard(crystals=[16], obelisk=[1], hands=[["pillar-2", "pillar-3"]]), "offer")
    assert why(city, "pillar pillar-2") == "too-few-for-pillar"
    assert why(city, "pillar pillar-3") == "no-power"
    assert why(city, "pillar pillar-1") == "not-held"


def test_8_2_ruling_23_pillars_chain_each_on_the_space_that_is_lowest_then() -> None:
    city = courtyard(crystals=[40], hands=[["pillar-1", "pillar-2", "pillar-2", "flit-3"]])
    play(city, "offer", "pillar pillar-2", "pillar pillar-1", "pillar pillar-2")
    assert city.crystals[0] == 40 - 7 - (7 + 2) - (8 + 1) - (8 + 2)


def test_8_t14_dragons_on_the_courtyard_give_nothing() -> None:
    dragons = {"red": "courtyard", "green": "courtyard", "blue": "courtyard"}
    city = play(courtyard(crystals=[7], dragons=dragons, hands=[["flit-3"]]), "offer")
    assert city.scales == [0, 0]


# -- §9 --------------------------------------------------------------------------------------------------------------


def test_9_1_enough_offerings_win_at_once() -> None:
    city = play(courtyard(crystals=[30, 90], obelisk=[0, 1, 0, 0, 0, 0, 1], hands=[["pillar-1"]]), "offer")
    assert city.over
    assert GAME.winners(city) == [0]
    assert GAME.scores(city) == [6, 2]
    assert GAME.view(city, 1)["ending"] == "won"


def test_9_1_a_pillar_may_make_the_winning_offering() -> None:
    city = courtyard(seats=4, crystals=[30], obelisk=[0, 0], hands=[["pillar-2"]])
    play(city, "offer", "pillar pillar-2")
    assert city.over
    assert GAME.ranks(city) == [1, 2, 2, 2]


def test_9_1_the_last_space_of_the_obelisk_can_be_the_winning_one() -> None:
    city = courtyard(crystals=[12], obelisk=[0, 1] * 5, hands=[["flit-3"]])
    play(city, "offer")
    assert (city.over, GAME.scores(city)) == (True, [6, 5])
    assert GAME.view(city, 0)["cost"] == 0


def test_9_2_t22_a_finished_city_goes_on_while_somebody_can_pay() -> None:
    city = table(
        city={"mill": (0, 1), "library": (1, 1), "royal-palace": (1, 2)},  # the mill is three steps from the Courtyard
        rebuilt=["all"],
        crystals=[8, 10],
        obelisk=[0, 1, 0, 1],
        figures=["courtyard", "mill"],
        hands=[["flit-3"], ["flit-3"]],
    )
    skip_turn(city)
    skip_turn(play(city, "step library", "step royal-palace"))
    skip_turn(city)
    play(city, "step courtyard", "end-movement", "offer")
    assert city.over
    assert city.crystals == [8, 1]
    assert GAME.winners(city) == [1]
    assert GAME.view(city, 0)["ending"] == "finished"


def test_9_2_the_game_ends_with_the_last_building_if_nobody_can_pay() -> None:
    others = [tile for tile in all_buildings() if tile != "aqueduct"]
    city = table(rebuilt=others, figures=["aqueduct"], hands=[["aqua-3", "flit-3"]], moment="contribution")
    play(city, "contribute 1", "face aqua-3")
    assert city.over
    assert GAME.view(city, 0)["ending"] == "finished"
    assert GAME.winners(city) == [0]  # no offerings, but crystals


def all_buildings() -> list[str]:
    return [GAME.actions.write(tile).removeprefix("step ") for tile in range(1, 21)]


def test_9_2_the_last_building_may_leave_somebody_with_enough() -> None:
    others = [tile for tile in all_buildings() if tile != "aqueduct"]
    city = table(
        rebuilt=others, figures=["aqueduct"], hands=[["aqua-3", "flit-3"]], crystals=[0, 7], moment="contribution"
    )
    play(city, "contribute 1", "face aqua-3")
    assert not city.over


def test_9_2_ruling_20_two_idle_rounds_end_a_finished_city() -> None:
    city = table(rebuilt=["all"], crystals=[50, 50], hands=[["flit-3"], ["flit-3"]])
    for turn in range(4):
        assert not city.over, turn
        skip_turn(city)
    assert city.over
    assert GAME.winners(city) == [0, 1]  # equal offerings and crystals: a shared victory


def test_9_2_offerings_first_then_crystals_decide() -> None:
    city = table(rebuilt=["all"], crystals=[50, 8], obelisk=[1], idle=3, hands=[["flit-3"]])
    assert GAME.ranks(skip_turn(city)) == [2, 1]
    city = table(rebuilt=["all"], crystals=[50, 60], obelisk=[1, 0], idle=3, hands=[["flit-3"]])
    assert GAME.ranks(skip_turn(city)) == [2, 1]


def test_9_3_nobody_has_a_marker_left() -> None:
    spread = {"main-hall": [0] * 8, "fire-temple": [1, 1, None], "earth-temple": [1, 1, None], "hospital": [1, 1, None]}
    city = table(
        expansion=True,
        markers={**spread, "water-temple": [1, 0, None], "mill": [None, 1, None]},
        obelisk=[1, 1],
        figures=["mill"],
        hands=[["terrah-3", "flit-3"]],
        moment="contribution",
    )
    assert [city.markers(seat) for seat in (0, 1)] == [1, 0]
    play(city, "contribute 1", "face terrah-3")
    assert city.over
    assert GAME.view(city, 0)["ending"] == "drawn"
    assert GAME.ranks(city) == [1, 1]


def test_9_3_ruling_21_no_draw_while_somebody_has_one() -> None:
    city = table(
        expansion=True,
        markers={"main-hall": [0] * 8, "fire-temple": [0, None, None]},
        figures=["mill"],
        hands=[["terrah-3", "flit-3"]],
        moment="contribution",
    )
    play(city, "contribute 1", "face terrah-3")
    assert city.markers(0) == 0
    assert not city.over


def test_9_3_markers_that_come_back_prevent_the_draw() -> None:
    spread = {"fire-temple": [1, 1, None], "earth-temple": [1, 1, None], "hospital": [1, 1, None]}
    city = table(
        expansion=True,
        markers={**spread, "main-hall": [0] * 8, "water-temple": [1, 0, None]},
        obelisk=[1, 1, 1],
        figures=["aqueduct"],
        hands=[["aqua-3", "flit-3"]],
        moment="contribution",
    )
    assert [city.markers(seat) for seat in (0, 1)] == [1, 0]
    play(city, "contribute 1", "face aqua-3")
    assert city.markers(0) == 1
    assert not city.over


def test_9_4_ruling_29_ten_idle_rounds_end_any_game() -> None:
    city = table(3, crystals=[0, 0, 1], idle=28, hands=[["flit-3"], ["flit-3"], ["flit-3"]])
    skip_turn(city)
    assert not city.over
    skip_turn(city)
    assert city.over
    assert GAME.view(city, 0)["ending"] == "standstill"
    assert GAME.winners(city) == [2]


def test_9_4_a_marker_placed_begins_the_count_anew() -> None:
    city = table(idle=19, figures=["mill"], hands=[["terrah-3", "flit-3"]])
    play(city, "end-movement", "contribute 1", "face terrah-3", "end-contribution", "draw")
    assert not city.over
    assert GAME.view(city, 0)["idle"] == 0


# -- §10 -------------------------------------------------------------------------------------------------------------


def test_10_1_t16_from_the_main_hall_to_the_courtyard_but_no_offering_there() -> None:
    city = table(
        expansion=True,
        figures=["main-hall"],
        crystals=[9],
        obelisk=[0, 1, 0, 1],
        hands=[["terrah-1", "flit-3"], ["flit-3"]],
        moment="contribution",
    )
    play(city, "contribute 3", "face terrah-1", "end-contribution", "special", "target courtyard")
    assert markers_on(city, "main-hall")[2] == 0
    assert city.agenda[-1].key() == "reset"
    assert why(city, "offer") == "brought-here"
    play(city, "draw")
    skip_turn(city)
    play(city, "end-movement", "offer")
    assert city.crystals[0] == 0


def test_10_1_from_the_main_hall_to_another_special_building_without_its_action() -> None:
    city = table(expansion=True, figures=["main-hall"], hands=[["flit-3"]], moment="special")
    play(city, "special")
    assert why(city, "target main-hall") == "target-here"
    play(city, "target hospital")
    assert (at(city, 0), city.agenda[-1].key()) == ("hospital", "reset")
    assert why(city, "special") == "brought-here"


def test_10_2_ruling_25_the_hospital_gives_two_cards_before_the_reset() -> None:
    city = table(expansion=True, figures=["hospital"], hands=[["flit-3"]], moment="special")
    play(city, "special")
    assert city.size(0) == 3
    assert len(offered(city, "discard")) >= 1
    assert city.agenda[-1].key() == "reset"


def test_10_ruling_24_rubble_or_rebuilt_the_action_is_there_and_may_be_left() -> None:
    for rebuilt in ([], ["hospital"]):
        city = table(expansion=True, figures=["hospital"], rebuilt=rebuilt, hands=[["flit-3"]], moment="special")
        assert offered(city) == ["special", "skip-special"]
        assert play(city, "skip-special").size(0) == 1


def test_10_3_the_golden_shrine_takes_one_offering_without_pillar() -> None:
    city = table(
        expansion=True, figures=["golden-shrine"], crystals=[30], hands=[["pillar-1", "flit-3"]], moment="special"
    )
    play(city, "special")
    assert (city.crystals[0], city.offerings(0)) == (23, 1)
    assert city.agenda[-1].key() == "reset"
    assert why(city, "pillar pillar-1") == "shrine-no-pillar"


def test_10_3_too_few_crystals_are_nobody_elses_business() -> None:
    city = table(expansion=True, figures=["golden-shrine"], crystals=[6], hands=[["flit-3"]], moment="special")
    assert offered(city) == ["skip-special"]
    assert why(city, "special") == "too-few-crystals"


def test_10_3_ruling_19_markers_just_regained_serve_at_the_shrine() -> None:
    city = table(
        expansion=True,
        figures=["golden-shrine"],
        crystals=[7],
        markers={"golden-shrine": [None, 0, 0], "main-hall": [0] * 7 + [None]},
        hands=[["vulca-3", "flit-3"]],
        moment="contribution",
    )
    assert city.markers(0) == 1
    play(city, "contribute 1", "face vulca-3", "special")
    assert city.offerings(0) == 1
    assert city.markers(0) == 2


def test_10_4_the_theatre_has_no_action() -> None:
    city = table(expansion=True, figures=["theatre"], hands=[["flit-3"]], moment="special")
    assert city.agenda[-1].key() == "reset"
    assert why(city, "special") == "no-special"


def test_10_a_special_building_acts_after_the_contributions() -> None:
    city = table(expansion=True, figures=["hospital"], hands=[["hoax-3"]], moment="contribution")
    assert why(city, "special") == "special-later"
