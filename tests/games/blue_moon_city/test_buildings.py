"""§6 and §7: scoring a building, and the golden scales."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.chance import Chance
from ludoteca.core.records.match import Match
from ludoteca.games.blue_moon_city.rules.table import City

from .examples import GAME, is_rebuilt, markers_on, play, skip_turn, table

# The Water Temple away from the Courtyard, with four buildings around it.
TEMPLE = {
    "water-temple": (1, 1),
    "citadel": (0, 1),
    "aqueduct": (1, 0),
    "monastery-tower": (2, 1),
    "trading-house": (1, 2),
}
CAROL, MIGUEL = 0, 1


def temple(**things: Any) -> City:
    """Carol is about to cover the last space of the Water Temple; Miguel has helped."""
    settings: dict[str, Any] = {
        "city": TEMPLE,
        "rebuilt": ["citadel", "aqueduct"],
        "markers": {"water-temple": [CAROL, MIGUEL, None]},
        "figures": ["water-temple"],
        "hands": [["aqua-3", "flit-3"]],
        "moment": "contribution",
    }
    return table(**{**settings, **things})


# -- §6 --------------------------------------------------------------------------------------------------------------


def test_6_t6_majority_construction_and_neighbourhood() -> None:
    city = play(temple(), "contribute 3", "face aqua-3")
    assert city.crystals == [2 + 3 + 1 + 1, 3 + 1 + 1]
    assert [city.markers(seat) for seat in (CAROL, MIGUEL)] == [10, 10]
    assert is_rebuilt(city, "water-temple")
    assert markers_on(city, "water-temple") == [-1, -1, -1]


def test_6_the_view_shows_beforehand_what_finishing_would_bring() -> None:
    city = temple()
    expected = GAME.view(city, CAROL)["finish"][4]
    before = city.crystals.copy()
    play(city, "contribute 3", "face aqua-3")
    assert [city.crystals[seat] - before[seat] for seat in (CAROL, MIGUEL)] == [gain[0] for gain in expected]
    assert GAME.view(city, CAROL)["finish"][4] == []


def test_6_1_in_a_tie_the_leftmost_marker_wins() -> None:
    city = temple(markers={"water-temple": [MIGUEL, CAROL, None]}, hands=[["aqua-3", "flit-3"]])
    play(city, "contribute 3", "face aqua-3")
    assert city.crystals == [7, 5]  # two against one is no tie
    city = table(figures=["university"], hands=[["hoax-2", "flit-3"]], markers={"university": [1, None]}, turn=0)
    play(city, "end-movement", "contribute 2", "face hoax-2")
    assert city.scales == [0, 1]  # one each: the 5 is further left


def test_6_2_alone_on_the_tile_one_takes_both_bonuses() -> None:
    city = table(figures=["aqueduct"], hands=[["aqua-3", "flit-3"]], moment="contribution")
    play(city, "contribute 1", "face aqua-3")
    assert (city.crystals, city.scales) == ([1, 0], [1, 0])


def test_6_3_ruling_17_the_building_does_not_pay_itself_and_rubble_pays_nobody() -> None:
    city = temple(rebuilt=[])
    play(city, "contribute 3", "face aqua-3")
    assert city.crystals == [5, 3]
    assert city.scales == [0, 0]


def test_6_4_figures_and_dragons_stay() -> None:
    city = play(temple(dragons={"red": "water-temple"}), "contribute 3", "face aqua-3")
    assert city.figures[CAROL] == city.dragons[0] == 4


def test_6_5_ruling_4_cards_of_the_active_player_are_set_aside_and_those_of_others_go_to_the_hand() -> None:
    around = {"water-temple": (1, 1), "earth-temple": (0, 1)}
    city = temple(city=around, rebuilt=["earth-temple"], hands=[["aqua-3", "flit-3"], ["flit-3"]])
    play(city, "contribute 3", "face aqua-3")
    assert len(city.aside) == 2
    assert [city.size(seat) for seat in (CAROL, MIGUEL)] == [1, 3]
    play(city, "draw")
    assert city.size(CAROL) == 1 + 2 + 2


def test_6_5_nobody_sees_the_cards_set_aside_not_even_their_owner() -> None:
    city = temple(aside=["vulca-1", "vulca-2"])
    for seat in (CAROL, MIGUEL, -1):
        view = GAME.view(city, seat)
        assert view["aside"] == 2
        assert view["unseen"][0] + view["unseen"][1] == 4 + 3
    worlds = [GAME.imagine(city, CAROL, Chance(seed)) for seed in range(20)]
    assert len({tuple(world.aside) for world in worlds if isinstance(world, City)}) > 1


def test_6_5_ruling_15_the_active_player_draws_first() -> None:
    around = {"water-temple": (1, 1), "earth-temple": (0, 1)}
    city = temple(city=around, rebuilt=["earth-temple"], deck=["vulca-3", "vulca-3"], hands=[["aqua-3", "flit-3"], []])
    play(city, "contribute 3", "face aqua-3")
    assert city.aside == [2, 2]
    assert city.size(MIGUEL) == 1  # the paid card, shuffled again; the rest is lost


def test_6_5_the_owner_learns_them_at_the_end_of_the_turn_so_undo_stops_there() -> None:
    match = Match.start(GAME, 2, GAME.settle({}, people=True), Chance(5))
    city = temple(aside=["vulca-1"], moment="reset", hands=[["flit-3"]])
    match.state = city
    ply = match.play(GAME.actions.read("draw"), Chance(1))
    assert ply.story.was_shown(CAROL)
    assert not ply.story.was_shown(MIGUEL)
    keys = {event.key: event for event in ply.story.events}
    assert keys["took-aside"].heard_by(CAROL)
    assert not keys["took-aside"].heard_by(MIGUEL)


def test_t17_a_full_turn() -> None:
    around = {"university": (1, 1), "fire-temple": (0, 1), "market-hall": (1, 0), "royal-palace": (1, 2)}
    city = table(
        city=around,
        rebuilt=["fire-temple", "market-hall"],
        markers={"university": [None, 1]},
        dragons={"red": "university"},
        figures=["courtyard"],
        hands=[["aqua-1", "hoax-2", "hoax-3", "flit-3"], []],
    )
    play(city, "step royal-palace", "step university", "power aqua-1", "target university", "end-movement")
    play(city, "contribute 1", "face hoax-2", "face hoax-3")
    assert city.scales == [2 + 1, 0]
    assert city.crystals == [1 + 3, 1 + 3]
    assert len(city.aside) == 2
    assert city.size(1) == 2


# -- §7 --------------------------------------------------------------------------------------------------------------

TOWER = {"monastery-tower": (0, 1), "water-temple": (1, 1)}  # of its neighbours only the Water Temple will be rebuilt


def tower(timing: str, dragons: dict[str, str]) -> City:
    """Miguel (0) is about to finish the Monastery Tower of Natasha (1) and Carol (3, leftmost); Laura (2) watches."""
    return table(
        4,
        city=TOWER,
        rebuilt=["water-temple"],
        markers={"monastery-tower": [3, 1, None]},
        scales=[5, 3, 2, 1],
        dragons=dragons,
        figures=["monastery-tower"],
        hands=[["flit-2", "vulca-3"]],
        moment="contribution",
        scale_timing=timing,
    )


def test_7_3_t7_immediate_timing_scores_the_dragons_before_the_building() -> None:
    city = tower("immediate", {"red": "monastery-tower", "blue": "monastery-tower"})
    play(city, "contribute 3", "face flit-2")
    construction = 1
    assert city.crystals == [6 + construction, 3 + construction, 0, 0 + construction]
    assert city.scales == [2, 2, 2, 4]
    assert city.pool() == 2


def test_7_3_t8_after_building_adds_them_up_first() -> None:
    city = tower("after_building", {"blue": "monastery-tower"})
    play(city, "contribute 3", "face flit-2")
    construction = 1
    assert city.crystals == [6 + construction, 3 + construction, 0, 3 + construction]
    assert city.scales == [0, 0, 2, 0]
    assert city.pool() == 10


def test_7_2_t9_three_players() -> None:
    city = table(
        3,
        scales=[5, 3, 1],
        dragons={"red": "mill", "green": "mill"},
        figures=["mill"],
        hands=[["terrah-2", "vulca-3"]],
        moment="contribution",
    )
    assert city.pool() == 1
    play(city, "contribute 2", "face terrah-2")
    assert (city.crystals, city.scales, city.pool()) == ([6, 3, 0], [0, 0, 1], 9)


def test_7_2_t10_tied_leaders_get_three_each() -> None:
    city = table(
        4,
        scales=[4, 4, 2, 1],
        dragons={"red": "mill"},
        figures=["courtyard", "courtyard", "mill"],
        hands=[[], [], ["terrah-2", "vulca-3"]],
        turn=2,
        moment="contribution",
    )
    play(city, "contribute 2", "face terrah-2")
    assert city.crystals == [3, 3, 3, 0]
    assert city.scales == [0, 0, 0, 1]


def test_7_2_ruling_2_the_leader_gets_six_and_no_more() -> None:
    city = table(
        scales=[6, 0], dragons={"red": "mill"}, figures=["mill"], hands=[["terrah-2", "flit-3"]], moment="contribution"
    )
    assert play(city, "contribute 2", "face terrah-2").crystals == [6, 0]


def test_7_1_t13_dragons_pay_once_a_turn() -> None:
    city = table(
        dragons={"red": "mill", "blue": "mill"},
        figures=["mill"],
        hands=[["terrah-2", "terrah-2", "flit-3"]],
        moment="contribution",
    )
    play(city, "contribute 2", "face terrah-2", "contribute 3", "face terrah-2")
    assert city.scales == [2, 0]
    assert GAME.view(city, 0)["contributed"]


def test_7_1_they_pay_again_in_the_next_turn() -> None:
    city = table(
        dragons={"red": "mill"},
        figures=["mill", "mill"],
        hands=[["terrah-2", "flit-3"], ["terrah-2", "flit-3"]],
        moment="contribution",
    )
    skip_turn(play(city, "contribute 2", "face terrah-2"))
    play(city, "end-movement", "contribute 3", "face terrah-2")
    assert city.scales == [1, 1]


def test_7_1_ruling_7_they_pay_even_if_the_contribution_finishes_the_building() -> None:
    city = table(
        dragons={"red": "aqueduct", "green": "aqueduct", "blue": "aqueduct"},
        figures=["aqueduct"],
        hands=[["aqua-3", "flit-3"]],
        moment="contribution",
    )
    assert play(city, "contribute 1", "face aqua-3").scales == [3 + 1, 0]


def test_7_ruling_18_scales_after_a_scoring_come_from_the_refilled_pool() -> None:
    city = tower("immediate", {"red": "monastery-tower", "blue": "monastery-tower", "green": "monastery-tower"})
    play(city, "contribute 3", "face flit-2")
    assert city.crystals[0] == 6 + 1  # three dragons, but one scoring
    assert sum(city.scales) + city.pool() == 12


@pytest.mark.parametrize("timing", ["immediate", "after_building"])
def test_7_2_whoever_has_fewer_than_three_keeps_them(timing: str) -> None:
    city = table(
        scales=[4, 2],
        dragons={"red": "mill"},
        figures=["mill"],
        hands=[["terrah-2", "flit-3"]],
        moment="contribution",
        scale_timing=timing,
    )
    play(city, "contribute 2", "face terrah-2")
    assert (city.crystals, city.scales, city.pool()) == ([6, 0], [0, 2], 5)
