"""What a player sees: prices, what can be paid, and what a choice would give before it is taken."""

from __future__ import annotations

import json
from typing import Any

from ludoteca.core.chance import Chance
from ludoteca.core.story import SPECTATOR
from ludoteca.games.origins import ORIGINS
from ludoteca.games.origins.by_name import die_of, tile_of
from ludoteca.games.origins.rules.table import Realm

from .examples import BLOCK, play, realm


def preview(state: Realm, line: str) -> dict[str, Any]:
    return ORIGINS.view(state, state.actor)["previews"][line]


def test_a_visit_shows_the_wisdom_it_costs() -> None:
    state = realm(2, {"freemen": ["blue-2"], "wisdom": 1, "gold": 1}, values=[4, 1, 1, 1, 1])
    play(state, "send blue-2")
    assert preview(state, "visit 1") == {"wisdom": -1, "gold": -1}
    assert preview(state, "visit 2") == {}


def test_the_menu_shows_gains_and_costs() -> None:
    state = realm(2, {"freemen": ["blue-2"], "stone": 1})
    play(state, "send blue-2", "visit 3")
    assert preview(state, "upper") == {"wisdom": 3}
    assert preview(state, "lower") == {"stone": -1}


def test_an_attack_shows_its_points_and_bonus() -> None:
    state = realm(2, {"military": 5})
    play(state, "send archon", "visit 1", "lower")
    assert preview(state, "attack") == {"wisdom": 1, "points": 2 + 1}
    assert preview(state, "move") == {"strength": 1}


def test_a_die_for_a_seat_shows_what_it_will_score_at_the_end() -> None:
    state = realm(2, {"city": BLOCK, "freemen": ["red-4", "blue-5"], "towers": {"red": 3}})
    play(state, "close 0,0")
    assert preview(state, "seat red-4") == {"final": 12}
    assert preview(state, "seat blue-5") == {"final": 5}


def test_a_tower_shows_its_gold_and_what_its_seats_gain() -> None:
    state = realm(2, {"city": BLOCK, "seats": {"0,0": "red-4"}, "gold": 1}, discs={"red": 2})
    assert preview(state, "tower red") == {"gold": -1, "final": 4}


def test_the_market_and_the_offer_show_my_prices_and_what_i_can_pay() -> None:
    state = realm(
        2,
        {"wisdom": 1, "stone": 2, "bases": 2},
        {"wisdom": 1, "stone": 2, "bases": 2, "zodiac": ["taurus"]},
        market=["mint", "outpost", "statue"],
        offer=["red-1", "blue-2", "purple-3"],
    )
    mine, theirs = ORIGINS.view(state, 0), ORIGINS.view(state, 1)
    assert [slot[1:] for slot in mine["market"]] == [[0, 2, 1], [1, 1, 1], [2, 1, 0]]
    assert [slot[1:] for slot in theirs["market"]] == [[0, 2, 1], [0, 1, 1], [1, 1, 1]]
    assert [slot[1:] for slot in mine["offer"]] == [[0, 1], [1, 1], [2, 0]]
    assert mine["market"][0][0] == tile_of("mint")
    assert mine["offer"][0][0] == die_of("red-1")


def test_an_open_district_shows_the_cards_it_matches_and_the_tiles_each_colour_activates() -> None:
    city = {"1,0": "outpost", "2,0": "statue", "1,1": "mint", "2,1": "forum"}
    state = realm(2, {"city": city, "freemen": ["red-3"]}, cards=["d05"])
    districts = {(d["x"], d["y"]): d for d in ORIGINS.view(state, 0)["players"][0]["open"]}
    assert districts[1, 0]["cards"] == [[4, 7, 2]]
    assert districts[1, 0]["fires"][0] == [[1, 0]]
    assert districts[0, 0]["fires"][1] == [[0, 1]]  # only the Agora


def test_only_the_actor_gets_previews() -> None:
    state = realm(2, {"freemen": ["blue-2"]})
    assert ORIGINS.view(state, 1)["previews"] == {}
    assert ORIGINS.view(state, SPECTATOR)["previews"] == {}


def test_points_are_shown_by_source_and_with_what_the_end_would_add() -> None:
    state = realm(2, {"military": 5, "gold": 2, "temples": [3, 3, 3], "advisors": ["red"]})
    play(state, "send archon", "visit 1", "lower", "attack")
    player = ORIGINS.view(state, 0)["players"][0]
    assert player["sources"][0] == 3
    assert player["final"] == [2, 1, 6 + 6, 0]


def test_the_visit_under_way_is_shown() -> None:
    state = realm(2, {"freemen": ["red-6"]})
    play(state, "send red-6")
    visit = ORIGINS.view(state, 1)["visit"]
    assert visit is not None
    assert visit["site"] == -1
    play(state, "visit 4", "upper")
    seen = ORIGINS.view(state, 1)
    assert seen["visit"] is not None
    assert [seen["visit"]["site"], seen["visit"]["upper"], seen["step"]] == [3, True, "gain-basic"]
    assert seen["sites"][3]["workers"] == [[0, die_of("red-6")]]


def test_a_label_says_what_a_choice_costs_and_gives() -> None:
    state = realm(2, {"city": BLOCK, "seats": {"0,0": "red-4"}, "gold": 1}, discs={"red": 2})
    view, action = ORIGINS.view(state, 0), ORIGINS.actions.read("tower red")
    assert ORIGINS.label(view, action, ORIGINS.words("en")) == "Build the red tower · −1 gold · +4 points at the end"
    assert ORIGINS.label(view, action, ORIGINS.words("pt_BR")) == "Erguer a torre vermelha · −1 ouro · +4 pontos no fim"


def test_looking_changes_nothing() -> None:
    state = ORIGINS.new(3, Chance(4))
    before = json.dumps(ORIGINS.view(state, 0))
    assert json.dumps(ORIGINS.view(state, 0)) == before
