"""§11 The thirty buildings, the Agora and the Palace."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludoteca.games.origins import ORIGINS
from ludoteca.games.origins.by_name import tile_of
from ludoteca.games.origins.data import TILE_COLOUR, TILE_IDS
from ludoteca.games.origins.rules.table import Realm

from .examples import offered, people, play, realm, stock, tiles, why_not


def close_with(tile: str, player: dict[str, Any] | None = None, **things: Any) -> Realm:
    """A player who closes a district with this tile, its own colour in the seat, and uses it."""
    things_of = dict(player or {})
    colour = ["red", "purple", "blue", "orange", "yellow"][TILE_COLOUR[tile_of(tile)]]
    city = {"1,0": tile, "1,1": "farm:granary", **things_of.pop("city", {})}
    freemen = [f"{colour}-1", *things_of.pop("freemen", [])]
    state = realm(2, {"city": city, "freemen": freemen, "bases": 6, **things_of}, **things)
    play(state, "close 0,0", f"seat {colour}-1")
    return state


def use(tile: str, player: dict[str, Any] | None = None, **things: Any) -> Realm:
    """The same, and the ability is used."""
    state = close_with(tile, player, **things)
    play(state, "activate 1,0")
    return state


# -- yellow ------------------------------------------------------------------------------------------------------------


def test_granary_counts_farms() -> None:
    assert stock(use("granary"))["food"] == 2


def test_harbor_counts_yellow_buildings_and_no_farm() -> None:
    assert use("harbor", {"city": {"2,0": "mint", "3,0": "outpost"}}).score(0) == 4


def test_market_counts_yellow_freemen_used_or_not() -> None:
    assert use("market", {"freemen": ["yellow-2", "yellow-5@1", "red-1"]}).score(0) == 8
    assert why_not(close_with("market"), "activate 1,0") == "does-nothing"


def test_mint_gives_a_gold() -> None:
    assert stock(use("mint"))["gold"] == 1


def test_quarry_counts_empty_cells_beside_it() -> None:
    assert stock(use("quarry"))["stone"] == 1 + 2  # right and below
    assert stock(use("quarry", {"city": {"2,0": "mint"}}))["stone"] == 1 + 1


def test_workshop_gives_a_basic_resource() -> None:
    state = use("workshop")
    play(state, "gain wisdom")
    assert stock(state)["wisdom"] == 1


# -- red ---------------------------------------------------------------------------------------------------------------


def test_arsenal_moves_two_and_attacks_in_either_order() -> None:
    state = use("arsenal", {"military": 1})
    play(state, "attack", "move")
    assert [state.strength[0], state.score(0)] == [3, 1 + 1]


def test_chariot_grounds_count_red_buildings_and_freemen() -> None:
    assert use("chariot-grounds", {"city": {"2,0": "outpost"}, "freemen": ["red-3@1"]}).score(0) == 2 * 2 + 2 * 1


def test_outpost_moves_one_or_attacks() -> None:
    state = use("outpost", {"military": 4})
    assert offered(state) == ["move", "attack"]
    play(state, "move")
    assert offered(state) == ["activate 0,1", "finish"]


def test_riding_grounds_compare_after_the_move() -> None:
    state = realm(
        3,
        {"city": {"1,0": "riding-grounds", "1,1": "farm:mint"}, "freemen": ["red-1"], "military": 2},
        {"military": 3},
        {"military": 4},
    )
    play(state, "close 0,0", "seat red-1", "activate 1,0")
    assert state.strength[0] == 4
    assert offered(state) == ["gain stone", "gain food"]  # for one weaker player
    assert why_not(state, "gain wisdom") == "stone-or-food"
    play(state, "gain food")
    assert stock(state)["food"] == 1


def test_q36_riding_grounds_on_the_final_space_still_give_their_gain() -> None:
    state = use("riding-grounds", {"military": 13})
    play(state, "gain stone")
    assert stock(state)["stone"] == 1


def test_riding_grounds_need_a_move_or_somebody_behind() -> None:
    city = {"1,0": "riding-grounds", "1,1": "farm:mint"}
    state = realm(2, {"city": city, "freemen": ["red-1"], "military": 13}, {"military": 13})
    play(state, "close 0,0", "seat red-1")
    assert why_not(state, "activate 1,0") == "does-nothing"


def test_stronghold_moves_per_red_building() -> None:
    assert use("stronghold", {"city": {"2,0": "outpost", "3,0": "arsenal"}}).strength[0] == 3
    assert why_not(close_with("stronghold", {"military": 13}), "activate 1,0") == "does-nothing"


def test_veterans_camp_scores_an_unused_red_freeman_and_lowers_it() -> None:
    state = use("veterans-camp", {"freemen": ["red-5", "red-6@1", "blue-6"]})
    assert offered(state) == ["honour red-5"]
    assert why_not(state, "honour blue-6") == "only-red"
    assert why_not(state, "honour red-6") == "used-freeman"
    play(state, "honour red-5")
    assert [state.score(0), people(state)] == [5, ["red-4", "red-6@1", "blue-6"]]


def test_q16_veterans_camp_on_a_one_scores_and_leaves_it() -> None:
    state = use("veterans-camp", {"freemen": ["red-1"]})
    play(state, "honour red-1")
    assert [state.score(0), people(state)] == [1, ["red-1"]]


# -- orange ------------------------------------------------------------------------------------------------------------


def test_t34_castle_counts_the_district_being_closed() -> None:
    state = use("castle", {"city": {"-1,0": "mint", "-1,1": "mint"}, "seats": {"-1,0": "blue-2"}})
    assert state.score(0) == 1 + 3 * 2


def test_q12_a_reserved_tile_costs_no_wisdom_and_leaves_the_market_alone() -> None:
    state = use("construction-site", {"stone": 2}, market=["mint", "outpost"], stacks={"red": ["arsenal", "outpost"]})
    assert offered(state) == ["reserve mint", "reserve outpost"]
    play(state, "reserve outpost", "finish", "pass")
    assert tiles(state.market) == ["mint", "arsenal"]
    play(state, "send archon", "visit 2", "lower")
    assert offered(state) == ["buy mint", "buy arsenal", "buy-reserved outpost"]
    assert why_not(state, "buy-reserved mint") == "not-reserved"
    play(state, "buy-reserved outpost", "build", "place 2,0", "skip")
    assert stock(state)["stone"] == 1
    assert tiles(state.market) == ["mint", "arsenal"]
    assert state.reserve[0] == []


def test_q13_courthouse_swaps_an_unused_die_for_another_colour_of_the_supply() -> None:
    state = use("courthouse", {"freemen": ["red-5", "blue-2@1"]}, supply={"red": 2, "blue": 0, "yellow": 1})
    assert offered(state) == ["recolour red-5"]
    play(state, "recolour red-5")
    assert offered(state) == ["into yellow"]
    assert why_not(state, "into red") == "same-colour"
    assert why_not(state, "into blue") == "no-supply-die"
    play(state, "into yellow")
    assert people(state) == ["yellow-5", "blue-2@1"]
    assert [state.supply[0], state.supply[4]] == [3, 0]


def test_q48_sagittarius_does_not_raise_a_swapped_die() -> None:
    state = use("courthouse", {"freemen": ["red-5"], "zodiac": ["sagittarius"]}, zodiac=["sagittarius", "leo", "aries"])
    play(state, "recolour red-5", "into yellow")
    assert offered(state) == ["activate 0,1", "finish"]


def test_estate_takes_a_die_for_nothing_with_the_freed_base() -> None:
    state = use("estate", {"bases": 1}, offer=["red-1", "blue-4"])
    play(state, "take blue-4")
    assert people(state) == ["blue-4"]
    assert len(state.offer) == 2


def test_q47_estate_without_a_die_is_not_offered() -> None:
    assert why_not(close_with("estate"), "activate 1,0") == "does-nothing"


def test_forum_takes_a_speaker() -> None:
    state = use("forum", speakers=[2, 4, 4])
    assert offered(state) == ["take-speaker 2", "take-speaker 4"]
    assert why_not(state, "take-speaker 3") == "no-such-speaker"
    play(state, "take-speaker 4")
    assert [state.hired[0], state.speakers] == [[4], [2, 4]]
    assert why_not(close_with("forum"), "activate 1,0") == "does-nothing"


def test_t35_stone_circle_counts_colours_without_grey_and_farms() -> None:
    assert use("stone-circle", {"city": {"2,0": "outpost", "3,0": "mint"}}).score(0) == 3


@pytest.mark.parametrize(
    ("others", "points"),
    [([], 0), (["outpost"], 1), (["mint"], 1), (["mint", "statue"], 3), (["outpost", "mint", "statue", "gateway"], 10)],
)
def test_stone_circle_by_number_of_colours(others: list[str], points: int) -> None:
    city = {f"{x},0": tile for x, tile in enumerate(others, 2)}
    state = close_with("stone-circle", {"city": city})
    if points:
        play(state, "activate 1,0")
    assert state.score(0) == points


# -- blue --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("tile", "temple"), [("forest-temple", 0), ("mountain-temple", 1), ("sea-temple", 2)])
def test_temple_buildings_advance_two_and_one_more_for_a_gold(tile: str, temple: int) -> None:
    state = use(tile, {"gold": 1})
    other = ["forest", "mountain", "sea"][(temple + 1) % 3]
    assert len(offered(state)) == 3
    play(state, f"advance {other}", "finish")
    temples = ORIGINS.view(state, 0)["players"][0]["temples"]
    assert [temples[temple], temples[(temple + 1) % 3], stock(state)["gold"]] == [2, 1, 0]
    assert state.holders == [-1, -1, -1]


@pytest.mark.parametrize(("count", "points"), [(1, 1), (2, 2), (3, 4), (4, 7), (5, 7)])
def test_t36_obelisks(count: int, points: int) -> None:
    assert use("obelisk", {"city": {f"{x},0": "obelisk" for x in range(2, count + 1)}}).score(0) == points


@pytest.mark.parametrize(("held", "points"), [(["leo"], 3), (["leo", "aries"], 6), (["leo", "aries", "virgo"], 10)])
def test_sacred_site_counts_zodiac_cards(held: list[str], points: int) -> None:
    assert use("sacred-site", {"zodiac": held}, zodiac=["leo", "aries", "virgo"]).score(0) == points


def test_sacred_site_without_a_card_does_nothing() -> None:
    assert why_not(close_with("sacred-site"), "activate 1,0") == "does-nothing"


def test_statue_advances_one_in_any_temple() -> None:
    state = use("statue", {"temples": [11, 0, 0]})
    assert offered(state) == ["advance mountain", "advance sea"]
    play(state, "advance sea")
    assert ORIGINS.view(state, 0)["players"][0]["temples"] == [11, 0, 1]


# -- purple ------------------------------------------------------------------------------------------------------------


def test_artists_hall_counts_colours_of_freemen() -> None:
    assert use("artists-hall", {"freemen": ["red-1", "red-2@1", "blue-3"], "advisors": ["orange"]}).score(0) == 6


def test_astronomy_tower_counts_advisors() -> None:
    assert stock(use("astronomy-tower", {"advisors": ["red", "blue"]}))["wisdom"] == 3
    assert stock(use("astronomy-tower", {"advisors": ["red", "blue", "purple", "orange"]}))["wisdom"] == 5


def test_q46_fountain_of_wisdom_resets_any_mothership() -> None:
    state = use("fountain-of-wisdom", values=[1, 2, 3, 6, 5])
    assert len(offered(state)) == 5
    play(state, "reset 4")
    assert state.values == [1, 2, 3, 1, 5]
    assert stock(state)["wisdom"] == 1


@pytest.mark.parametrize(("points", "after"), [("points 1", ["red-4"]), ("points 2", ["red-5"])])
def test_q15_gateway_raises_one_freeman_by_one_or_two(points: str, after: list[str]) -> None:
    state = use("gateway", {"freemen": ["red-3"]})
    play(state, "train red-3", points)
    assert people(state) == after


def test_q15_gateway_on_a_six_asks_nothing_and_makes_an_advisor() -> None:
    state = use("gateway", {"freemen": ["red-6"]})
    play(state, "train red-6")
    assert state.advisors[0] == [0]
    assert offered(state) == ["activate 0,1", "finish"]


def test_healers_mansion_counts_freemen() -> None:
    assert use("healers-mansion", {"freemen": ["red-1", "blue-2@3"]}).score(0) == 3


def test_q11_wizards_tower_uses_a_building_beside_it_at_its_own_place() -> None:
    state = use("wizards-tower", {"city": {"2,0": "quarry", "1,-1": "outpost", "2,1": "mint"}})
    assert set(offered(state)) == {"copy 2,0", "copy 1,-1"}  # no Palace, no Farm, not the Mint at a corner
    assert why_not(state, "copy 2,1") == "not-beside"
    assert why_not(state, "copy 0,0") == "no-ability"
    assert why_not(state, "copy 1,1") == "no-ability"
    play(state, "copy 2,0")
    assert stock(state)["stone"] == 1 + 2  # the two empty cells beside the Quarry


def test_q11_no_wizards_tower_copies_another() -> None:
    state = close_with("wizards-tower", {"city": {"2,0": "wizards-tower"}})
    assert why_not(state, "activate 1,0") == "does-nothing"


def test_q11_a_copied_obelisk_counts_obelisks_only() -> None:
    state = use("wizards-tower", {"city": {"2,0": "obelisk", "3,0": "obelisk"}})
    play(state, "copy 2,0")
    assert state.score(0) == 2


def test_11_6_the_agora_is_used_with_a_die_of_any_colour() -> None:
    state = close_with("mint")
    play(state, "activate 0,1", "gain stone")
    assert stock(state)["stone"] == 1


def test_every_building_is_told_above() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert [name for name in TILE_IDS if f'"{name.replace("_", "-")}"' not in text] == []
