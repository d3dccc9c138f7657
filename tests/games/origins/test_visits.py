"""§5.0 to §5.2: sending a worker, the menu of a visit, paying."""

from __future__ import annotations

from ludoteca.games.origins.data import COLOURS

from .examples import BLOCK, colours, offered, people, play, realm, stock, verbs, why_not

NO_BONUS_FIT = ["purple", "red", "blue", "orange", "yellow"]


def test_t05_an_underpowered_visit_is_paid_in_wisdom() -> None:
    state = realm(2, {"freemen": ["blue-2"], "wisdom": 1}, values=[3, 1, 1, 1, 1])
    play(state, "send blue-2", "visit 1")
    assert stock(state)["wisdom"] == 0
    assert state.values[0] == 4
    assert people(state) == ["blue-2@1"]


def test_5_0_a_site_that_cannot_be_paid_is_not_offered() -> None:
    state = realm(2, {"freemen": ["blue-2"], "wisdom": 1}, values=[4, 3, 6, 6, 6])
    play(state, "send blue-2")
    assert offered(state) == ["visit 2"]
    assert why_not(state, "visit 1") == "no-wisdom-for-site"


def test_5_0_a_worker_who_reaches_no_site_is_not_offered() -> None:
    state = realm(2, {"freemen": ["blue-2", "red-5"]}, values=[5, 5, 5, 5, 5])
    assert offered(state) == ["send red-5", "send archon", "pass"]
    assert why_not(state, "send blue-2") == "no-site-in-reach"
    assert why_not(state, "send red-3") == "no-such-freeman"
    assert why_not(state, "visit 1") == "worker-first"


def test_5_2_a_bonus_in_the_temples_needs_a_disc_below_the_top() -> None:
    state = realm(2, {"freemen": ["blue-2"], "stone": 1, "temples": [11, 11, 10]})
    play(state, "send blue-2", "visit 3")
    assert "bonus" in offered(state)
    state = realm(2, {"freemen": ["blue-2"], "stone": 1, "temples": [11, 11, 11]})
    play(state, "send blue-2", "visit 3")
    assert why_not(state, "bonus") == "bonus-impossible"


def test_5_2_a_bonus_needs_a_tile_or_a_speaker_to_take() -> None:
    for die, site, things in (("purple-2", 2, {"market": ["mint"]}), ("orange-2", 4, {"speakers": [3]})):
        state = realm(2, {"freemen": [die], "food": 1}, **things)
        play(state, f"send {die}", f"visit {site}")
        assert "bonus" in offered(state)
        state = realm(2, {"freemen": [die], "food": 1})
        play(state, f"send {die}", f"visit {site}")
        assert why_not(state, "bonus") == "bonus-impossible"


def test_5_1_training_needs_food_and_somebody_to_train() -> None:
    state = realm(2, {"freemen": ["red-2"]})
    play(state, "send red-2", "visit 5")
    assert why_not(state, "lower") == "no-food"
    state = realm(2, {"freemen": ["red-2"], "food": 1, "military": 13})
    play(state, "send red-2", "visit 5")
    assert why_not(state, "lower") == "nothing-to-train"


def test_5_1_the_other_sites_say_what_is_missing() -> None:
    state = realm(2, {"freemen": ["red-2"]})
    play(state, "send red-2", "visit 3")
    assert why_not(state, "lower") == "no-stone"
    state = realm(2, {"freemen": ["red-2"], "bases": 1}, offer=["red-5", "blue-6", "red-6"])
    play(state, "send red-2", "visit 4")
    assert why_not(state, "lower") == "no-free-base"


def test_5_6_a_temple_visit_must_change_something() -> None:
    player = {"freemen": ["red-2"], "stone": 1, "temples": [11, 11, 11], "zodiac": ["virgo", "leo", "aries"]}
    state = realm(2, player, zodiac=["virgo", "leo", "aries"])
    play(state, "send red-2", "visit 3")
    assert why_not(state, "lower") == "nothing-changes"


def test_t19_a_site_on_six_turns_to_one() -> None:
    state = realm(2, {"freemen": ["blue-6"]}, values=[6, 1, 1, 1, 1])
    play(state, "send blue-6", "visit 1")
    assert state.values[0] == 1
    state = realm(2, {"freemen": ["blue-4"], "wisdom": 3}, values=[6, 1, 1, 1, 1])
    play(state, "send blue-4", "visit 1")
    assert state.values[0] == 1
    assert stock(state)["wisdom"] == 1


def test_t20_the_archon_pays_nothing_and_still_raises_the_site() -> None:
    state = realm(2, {}, values=[1, 6, 1, 1, 1])
    play(state, "send archon", "visit 2")
    assert state.values[1] == 1
    assert state.archons[0] == 2
    play(state, "upper")
    assert stock(state)["food"] == 3


def test_t21_a_six_does_both_main_actions_and_the_gold_may_pay_the_die() -> None:
    state = realm(2, {"freemen": ["red-6"], "bases": 2}, bonus=NO_BONUS_FIT, offer=["blue-1", "red-2"])
    play(state, "send red-6", "visit 4", "upper", "gain food")
    assert offered(state) == ["lower", "finish"]
    play(state, "lower", "take red-2")
    assert stock(state) == {"stone": 0, "food": 1, "wisdom": 0, "gold": 0}
    assert people(state) == ["red-6@4", "red-2"]
    assert state.actor == 1


def test_t21_and_in_the_other_order() -> None:
    state = realm(2, {"freemen": ["red-6"], "bases": 2}, bonus=NO_BONUS_FIT, offer=["blue-1", "red-2"])
    play(state, "send red-6", "visit 4", "lower")
    assert offered(state) == ["take blue-1"]  # no wisdom yet for the second slot
    assert why_not(state, "take red-2") == "no-wisdom"
    play(state, "take blue-1", "upper", "gain stone")
    assert stock(state) == {"stone": 1, "food": 0, "wisdom": 0, "gold": 1}


def test_t22_without_an_available_base_no_citizen_die_can_be_gained() -> None:
    people_and_city = {"freemen": ["red-3", "blue-3"], "bases": 2, "city": BLOCK, "speakers": [2]}
    state = realm(2, people_and_city, {"passed": True}, offer=["purple-1"])
    play(state, "send speaker-2", "visit 4")
    assert offered(state) == ["upper"]
    assert why_not(state, "lower") == "no-free-base"
    state = realm(2, people_and_city, {"passed": True}, offer=["purple-1"])
    play(state, "close 0,0", "seat blue-3", "finish", "send speaker-2", "visit 4")
    assert offered(state) == ["upper", "lower"]


def test_t45_gold_pays_only_what_is_missing() -> None:
    state = realm(2, {"freemen": ["blue-1"], "wisdom": 1, "gold": 2}, values=[3, 1, 1, 1, 1])
    play(state, "send blue-1", "visit 1")
    assert stock(state) == {"stone": 0, "food": 0, "wisdom": 0, "gold": 1}


def test_t45_wisdom_and_stone_are_due_together() -> None:
    state = realm(2, {"freemen": ["blue-1"], "gold": 2}, market=["outpost", "mint"])  # 1 wisdom, 2 stone
    play(state, "send blue-1", "visit 2", "lower", "buy mint")
    assert offered(state) == ["farm"]
    assert why_not(state, "build") == "cannot-pay-tile"


def test_t46_the_menu_of_a_six() -> None:
    state = realm(2, {"freemen": ["red-6"]}, bonus=["blue", "red", "purple", "orange", "yellow"], market=["outpost"])
    play(state, "send red-6", "visit 2")
    assert offered(state) == ["upper", "lower"]
    assert why_not(state, "bonus") == "bonus-impossible"
    play(state, "upper")
    assert offered(state) == ["lower", "finish"]
    play(state, "lower", "buy outpost", "farm", "place 1,0")
    assert state.actor == 1


def test_t47_the_menu_of_a_three_with_the_bonus_first() -> None:
    state = realm(2, {"freemen": ["yellow-3"]}, bonus=["blue", "red", "yellow", "orange", "purple"])
    play(state, "send yellow-3", "visit 3")
    assert offered(state) == ["upper", "bonus"]
    assert why_not(state, "lower") == "no-stone"
    play(state, "bonus", "gain stone")
    assert offered(state) == ["upper", "lower"]
    play(state, "lower", "advance sea", "steps 2")
    assert state.actor == 1


def test_5_0_one_main_action_then_the_bonus_may_be_left() -> None:
    state = realm(2, {"freemen": ["yellow-3"]}, bonus=["yellow", "red", "blue", "orange", "purple"])
    play(state, "send yellow-3", "visit 1", "upper")
    assert offered(state) == ["bonus", "finish"]
    assert why_not(state, "lower") == "one-main-action"
    assert why_not(state, "upper") == "done-already"
    play(state, "finish")
    assert state.actor == 1


def test_5_0_a_speaker_has_no_colour_and_no_second_action() -> None:
    state = realm(2, {"speakers": [5]}, values=[5, 5, 5, 5, 5])
    play(state, "send speaker-5", "visit 1")
    assert offered(state) == ["upper", "lower"]
    assert why_not(state, "bonus") == "other-worker-colour"
    assert state.hired[0] == []


def test_t48_training_stops_when_the_food_is_gone() -> None:
    state = realm(2, {"freemen": ["red-5", "blue-1"], "food": 2}, bonus=NO_BONUS_FIT)
    play(state, "send blue-1", "visit 5", "lower")
    assert offered(state) == ["train red-5", "move"]
    assert why_not(state, "done") == "do-one"
    assert why_not(state, "train blue-1") == "used-freeman"
    play(state, "train red-5")
    assert offered(state) == ["train red-6", "move", "done"]
    play(state, "train red-6")
    assert people(state) == ["blue-1@5"]
    assert colours(state.advisors[0]) == ["red"]
    assert state.actor == 1


def test_t53_the_archon_has_a_new_advisors_colour_at_once() -> None:
    state = realm(
        2, {"freemen": ["red-6"], "food": 1, "wisdom": 1}, bonus=["purple", "blue", "orange", "yellow", "red"]
    )
    play(state, "send archon", "visit 5")
    assert offered(state) == ["upper", "lower"]
    play(state, "lower", "train red-6")
    assert offered(state) == ["bonus", "finish"]


def test_t15_the_archon_has_the_colours_of_his_advisors() -> None:
    for site, colour in enumerate(COLOURS, 1):
        state = realm(
            2, {"advisors": ["purple", "orange", "blue"], "stone": 1, "food": 1}, speakers=[3], market=["mint"]
        )
        play(state, "send archon", f"visit {site}")
        assert ("bonus" in offered(state)) == (colour in ("purple", "orange", "blue"))


def test_5_2_the_five_bonus_actions_and_their_costs() -> None:
    rich = {"freemen": [f"{colour}-2" for colour in COLOURS], "stone": 5, "food": 5, "wisdom": 5, "bases": 6}
    asked = {}
    for site, colour in enumerate(COLOURS, 1):
        state = realm(2, rich, speakers=[3], market=["mint"])
        play(state, f"send {colour}-2", f"visit {site}", "bonus")
        asked[colour] = (verbs(state), 15 - sum(stock(state).values()))
    assert asked == {
        "red": ({"move", "attack"}, 1),
        "purple": ({"buy"}, 1),
        "blue": ({"advance"}, 1),
        "orange": ({"take-speaker"}, 0),
        "yellow": ({"gain"}, 0),
    }


def test_5_2_a_bonus_that_can_do_nothing_is_not_offered() -> None:
    poor = {"freemen": [f"{colour}-2" for colour in COLOURS], "bases": 6}
    for site, colour in enumerate(COLOURS, 1):
        state = realm(2, poor, market=["mint"])
        play(state, f"send {colour}-2", f"visit {site}")
        assert ("bonus" in offered(state)) == (colour == "yellow")


def test_5_1_the_ten_main_actions() -> None:
    for site, gains in enumerate([[3, 0, 0, 0], [0, 3, 0, 0], [0, 0, 3, 0], [1, 0, 0, 1], [1, 1, 1, 0]], 1):
        state = realm(2, {})
        play(state, "send archon", f"visit {site}", "upper")
        if site == 4:
            play(state, "gain stone")
        assert list(stock(state).values()) == gains
    asked = []
    for site in range(1, 6):
        state = realm(2, {"stone": 1, "food": 1, "bases": 2}, market=["mint"], offer=["red-1"])
        play(state, "send archon", f"visit {site}", "lower")
        asked.append(sorted(verbs(state)))
    assert asked == [["attack", "move"], ["buy"], ["advance"], ["take"], ["move"]]


def test_5_0_two_equal_freemen_are_one_choice() -> None:
    state = realm(2, {"freemen": ["red-3", "red-3"]})
    assert offered(state).count("send red-3") == 1
    play(state, "send red-3", "visit 1", "upper")
    assert sorted(people(state)) == ["red-3", "red-3@1"]
