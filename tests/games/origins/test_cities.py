"""§5.5 buying, §6.1 closing districts, §6.2 towers, §6.3 population."""

from __future__ import annotations

import pytest

from ludoteca.games.origins import ORIGINS
from ludoteca.games.origins.by_name import tile_of

from .examples import BLOCK, dice, offered, people, play, realm, stock, tiles, told, tower, why_not

RICH = {"stone": 9, "food": 9, "wisdom": 9}
THIRD = ["mint", "statue", "estate", "outpost", "gateway"]  # an orange tile third, red and purple below it


def test_t08_buying_pays_wisdom_and_stone_and_refills_the_market_by_colour() -> None:
    state = realm(2, {**RICH}, market=THIRD, stacks={"orange": ["forum", "castle"]}, values=[1, 1, 1, 1, 1])
    play(state, "send archon", "visit 2", "lower", "buy estate", "build", "place 1,0")
    assert stock(state) == {"stone": 7, "food": 9, "wisdom": 7, "gold": 0}
    assert tiles(state.market) == ["mint", "statue", "outpost", "gateway", "forum"]
    assert tiles([state.tops[3]]) == ["castle"]


def test_t09_a_farm_costs_nothing_and_lies_face_down() -> None:
    state = realm(2, {}, market=THIRD, stacks={"orange": ["forum", "castle"]})
    play(state, "send archon", "visit 2", "lower", "buy estate", "farm", "place 1,0")
    assert stock(state) == {"stone": 0, "food": 0, "wisdom": 0, "gold": 0}
    assert ORIGINS.view(state, 0)["players"][0]["city"][2] == [1, 0, tile_of("estate"), 1]
    assert tiles(state.market) == ["mint", "statue", "outpost", "gateway", "forum"]
    assert state.actor == 1  # no ability


def test_t10_a_tile_must_share_an_edge_with_the_city() -> None:
    city = {"1,1": "outpost", "2,1": "gateway", "3,1": "mint"}
    state = realm(2, {"city": city}, market=["statue"])
    play(state, "send archon", "visit 2", "lower", "buy statue", "farm")
    cells = {"0,2", "-1,1", "-1,0", "0,-1", "1,0", "1,2", "2,2", "2,0", "3,2", "3,0", "4,1"}
    assert set(offered(state)) == {f"place {cell}" for cell in cells}
    assert why_not(state, "place 4,2") == "not-adjacent"
    assert why_not(state, "place 2,1") == "cell-taken"


def test_t11_closing_without_a_card_activates_the_dies_colour_and_frees_the_base() -> None:
    city = {"1,0": "mint", "1,1": "chariot-grounds", "-1,0": "mint", "-1,1": "mint"}
    state = realm(2, {"city": city, "freemen": ["red-4"]}, cards=["d01"])
    assert [line for line in offered(state) if line.startswith("close")] == ["close 0,0", "close -1,0"]
    play(state, "close 0,0", "seat red-4")
    assert state.score(0) == 0
    assert offered(state) == ["activate 0,1", "activate 1,1", "finish"]  # the Agora too, with any colour
    assert why_not(state, "activate 1,0") == "other-colour"
    assert why_not(state, "activate -1,0") == "other-district"
    play(state, "activate 1,1", "finish")
    assert state.score(0) == 2
    assert state.free_bases(0) == 2
    assert state.card_gold == [2]


def test_t12_a_tower_level_costs_its_height_in_gold() -> None:
    state = realm(2, {"gold": 3, "towers": {"orange": 3}}, discs={"orange": 1, "red": 1, "blue": 1, "purple": 1})
    play(state, "tower orange")
    assert stock(state)["gold"] == 0
    assert tower(state, 0, "orange") == 4
    assert state.discs[3] == 0


def test_6_2_only_gold_builds_towers_and_only_with_a_disc() -> None:
    state = realm(2, {**RICH, "gold": 1, "towers": {"blue": 2}}, discs={"red": 1, "blue": 1})
    assert [line for line in offered(state) if line.startswith("tower")] == ["tower red"]
    assert why_not(state, "tower blue") == "no-gold-for-tower"
    assert why_not(state, "tower orange") == "no-disc"


def test_t13_the_third_base_costs_two_food() -> None:
    state = realm(2, {"food": 2})
    play(state, "grow")
    assert [state.bases[0], stock(state)["food"], state.score(0)] == [3, 0, 0]


def test_t13_the_sixth_base_costs_eight_food_and_scores_ten() -> None:
    state = realm(2, {"food": 7, "gold": 1, "bases": 5})
    play(state, "grow")
    assert [state.bases[0], stock(state)["food"], stock(state)["gold"], state.score(0)] == [6, 0, 0, 10]
    state = realm(2, {"food": 99, "bases": 6})
    assert why_not(state, "grow") == "no-base-left"
    state = realm(2, {"food": 1})
    assert why_not(state, "grow") == "no-food-to-grow"


# d05: a red corner between blue and yellow
@pytest.mark.parametrize(
    ("tiles_at", "fits"),
    [
        # lower left, lower right, upper left, upper right of the block at 1,0
        (("outpost", "statue", "mint", "farm:forum"), True),
        (("outpost", "mint", "statue", "farm:forum"), True),  # mirrored
        (("farm:forum", "statue", "mint", "outpost"), True),  # turned
        (("statue", "outpost", "farm:forum", "mint"), True),
        (("outpost", "farm:forum", "statue", "mint"), False),
        (("statue", "mint", "outpost", "farm:forum"), False),
        (("outpost", "statue", "mint", "forum"), True),
        (("forum", "statue", "mint", "forum"), False),
    ],
)
def test_t37_a_pattern_may_be_turned_and_mirrored(tiles_at: tuple[str, str, str, str], fits: bool) -> None:
    city = dict(zip(("1,0", "2,0", "1,1", "2,1"), tiles_at, strict=True))
    state = realm(2, {"city": city, "freemen": ["purple-3"]}, cards=["d05"])
    play(state, "close 1,0", "seat purple-3")
    assert state.score(0) == (7 if fits else 0)
    assert stock(state)["gold"] == (2 if fits else 0)


def test_6_1_a_grey_tile_can_only_be_the_blank() -> None:
    city = {"1,0": "statue", "1,1": "outpost"}  # block at 0,0: Palace, blue, Agora, red: two greys
    state = realm(2, {"city": city, "freemen": ["purple-3"]}, cards=["d05"])
    play(state, "close 0,0", "seat purple-3")
    assert state.score(0) == 0


def test_t38_a_second_match_of_a_card_scores_the_lower_points() -> None:
    city = {"1,0": "outpost", "2,0": "statue", "1,1": "mint", "2,1": "forum"}
    state = realm(
        2,
        {"city": city, "freemen": ["purple-3"], "matched": ["d05"]},
        {"city": city, "freemen": ["purple-3"]},
        cards=["d05", "d07"],
        card_gold=[0, 2],
    )
    play(state, "close 1,0", "seat purple-3")
    assert [state.score(0), stock(state)["gold"]] == [4, 0]
    play(state, "close 1,0", "seat purple-3")
    assert [state.score(1), stock(state, 1)["gold"]] == [7, 0]


def test_q21_of_several_matching_cards_one_must_be_chosen() -> None:
    city = {"1,0": "outpost", "2,0": "statue", "1,1": "mint", "2,1": "forum"}  # also orange between blue and yellow
    state = realm(2, {"city": city, "freemen": ["purple-3"]}, cards=["d05", "d07", "d33"])
    play(state, "close 1,0", "seat purple-3")
    assert offered(state) == ["match d05", "match d33"]
    assert why_not(state, "match d07") == "no-match"
    assert why_not(state, "match d01") == "card-not-shown"
    play(state, "match d33")
    assert state.card_gold == [2, 2, 0]


def test_q18_a_tile_may_lie_in_several_closed_districts() -> None:
    city = {**BLOCK, "-1,0": "mint", "-1,1": "mint"}
    state = realm(2, {"city": city, "freemen": ["red-4", "blue-3"]}, {"passed": True})
    play(state, "close 0,0", "seat red-4", "finish", "close -1,0", "seat blue-3", "finish")
    assert dice(state.seated[0]) == ["red-4", "blue-3"]
    assert why_not(state, "close 0,0") == "closed-already"
    assert why_not(state, "close 1,0") == "no-district"


def test_6_1_closing_needs_an_unused_freeman() -> None:
    state = realm(2, {"city": BLOCK, "freemen": ["red-4@1"], "speakers": [3]})
    assert why_not(state, "close 0,0") == "no-unused-freeman"


def test_6_1_activations_come_in_any_order_each_once() -> None:
    city = {"1,0": "mint", "2,0": "harbor", "1,1": "workshop", "2,1": "granary"}
    state = realm(2, {"city": city, "freemen": ["yellow-2"]})
    play(state, "close 1,0", "seat yellow-2", "activate 2,1")
    assert why_not(state, "activate 2,1") == "used-already"
    play(state, "activate 1,0", "activate 2,0", "activate 1,1", "gain wisdom")
    assert stock(state) == {"stone": 0, "food": 1, "wisdom": 1, "gold": 1}
    assert state.score(0) == 2 * 4
    assert state.actor == 1


def test_6_1_a_tile_that_does_nothing_now_may_be_used_after_another() -> None:
    city = {"1,0": "estate", "2,0": "forum", "1,1": "courthouse", "2,1": "castle"}
    state = realm(2, {"city": city, "freemen": ["orange-2"]}, offer=["red-4"], supply={"red": 1, "blue": 1})
    play(state, "close 1,0", "seat orange-2")
    assert why_not(state, "activate 1,1") == "does-nothing"  # no unused Freeman to recolour
    play(state, "activate 1,0", "take red-4")
    assert "activate 1,1" in offered(state)
    play(state, "activate 1,1", "recolour red-4", "into blue")
    assert people(state) == ["blue-4"]


def test_5_5_the_new_building_may_be_used_or_not() -> None:
    state = realm(2, {"stone": 2}, market=["mint"])
    play(state, "send archon", "visit 2", "lower", "buy mint", "build", "place 1,0")
    assert offered(state) == ["use", "skip"]
    play(state, "use")
    assert stock(state)["gold"] == 1
    state = realm(2, {"stone": 2}, market=["mint"])
    play(state, "send archon", "visit 2", "lower", "buy mint", "build", "place 1,0", "skip")
    assert stock(state)["gold"] == 0


def test_q8_an_empty_stack_leaves_the_market_shorter() -> None:
    state = realm(2, {"wisdom": 9, "stone": 9}, market=["mint", "outpost", "statue"], stacks={"red": []})
    play(state, "send archon", "visit 2", "lower", "buy outpost", "farm", "place 1,0")
    assert tiles(state.market) == ["mint", "statue"]
    assert ORIGINS.view(state, 0)["market"][1][1] == 1  # the Statue now costs 1 wisdom


def test_q34_a_farm_by_the_purple_bonus_still_costs_its_food() -> None:
    state = realm(2, {"freemen": ["purple-2"], "food": 1}, market=["castle"], stacks={"orange": []})
    play(state, "send purple-2", "visit 2", "bonus", "buy castle", "farm", "place 1,0")
    assert stock(state)["food"] == 0
    assert offered(state) == ["upper"]  # no tile is left for the lower action


def test_the_log_tells_what_was_built() -> None:
    state = realm(2, {"stone": 2, "gold": 1}, market=["mint"])
    keys = [event.key for event in told(state, "send archon", "visit 2", "lower", "buy mint", "build", "place 1,0")]
    assert keys == ["visited", "paid-stone", "built", "turned-up"]
