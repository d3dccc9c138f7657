"""§5.7 to §5.9 dice and Speakers, §7 passing and Advisors, §8 Superiority tokens, §9.1 Speakers return."""

from __future__ import annotations

import pytest

from ludoteca.core.chance import ScriptedChance

from .examples import BLOCK, colours, dice, offered, people, play, realm, top_up, verbs, why_not

ALONE = {"passed": True}


def test_t14_the_first_advisor_is_placed_and_a_known_colour_scores() -> None:
    state = realm(2, {"freemen": ["red-6@1"]}, ALONE)
    play(state, "pass")
    assert colours(state.advisors[0]) == ["red"]
    assert state.score(0) == 0
    state = realm(2, {"freemen": ["red-6@1"], "advisors": ["red", "blue", "purple"]}, ALONE, supply=top_up("red"))
    play(state, "pass")
    assert len(state.advisors[0]) == 3
    assert state.score(0) == 6
    assert state.supply[0] == 1


def test_t23_a_used_speaker_returns_one_higher() -> None:
    state = realm(2, {}, podium=[(3, 4)], moment="end")
    assert state.speakers == [5]


@pytest.mark.parametrize(("pick", "value"), list(enumerate([2, 2, 3, 3, 4, 5])))
def test_t23_a_used_speaker_on_five_is_rolled_again(pick: int, value: int) -> None:
    state = realm(2, {}, podium=[(1, 5)], moment="end", chance=ScriptedChance([pick]))
    assert state.speakers == [value]


def test_5_9_a_speaker_stays_under_control_until_it_is_used() -> None:
    state = realm(
        2, {"freemen": ["orange-2"]}, {}, speakers=[3, 5], bonus=["orange", "red", "purple", "blue", "yellow"]
    )
    play(state, "send orange-2", "visit 1", "bonus", "take-speaker 5", "upper")
    play(state, "pass", "pass")
    assert state.round == 2
    assert [state.hired[0], state.speakers] == [[5], [3]]


def test_t24_only_used_dice_go_up_when_passing() -> None:
    state = realm(2, {"freemen": ["red-3", "blue-3@2"]}, ALONE)
    play(state, "pass")
    assert people(state) == ["red-3", "blue-4"]


def test_t25_a_used_six_becomes_an_advisor_and_frees_its_base() -> None:
    state = realm(2, {"freemen": ["red-6@2"], "bases": 2}, ALONE)
    play(state, "pass")
    assert [people(state), colours(state.advisors[0]), state.score(0), state.free_bases(0)] == [[], ["red"], 0, 2]


@pytest.mark.parametrize(("first", "points"), [("blue", 3), ("red", 1)])
def test_t26_the_order_of_returning_sixes_is_the_players(first: str, points: int) -> None:
    state = realm(2, {"freemen": ["red-6@1", "blue-6@2", "red-2@1"], "advisors": ["red"]}, ALONE)
    play(state, "pass")
    assert offered(state) == ["return red", "return blue"]
    assert why_not(state, "return orange") == "no-such-six"
    play(state, f"return {first}")
    assert state.score(0) == points
    assert colours(state.advisors[0]) == ["red", "blue"]
    assert people(state) == ["red-3"]


def test_7_sixes_of_one_colour_return_without_a_question() -> None:
    state = realm(2, {"freemen": ["red-6@1", "red-6@2"]}, ALONE)
    play(state, "pass")
    assert [colours(state.advisors[0]), state.score(0), people(state)] == [["red"], 1, []]


def test_7_the_archon_comes_home() -> None:
    state = realm(2, {"archon": 3}, ALONE)
    assert why_not(state, "send archon") == "archon-away"
    play(state, "pass")
    assert state.archons[0] == 0


def test_t27_a_token_gained_this_turn_may_be_spent_at_once_but_only_one() -> None:
    state = realm(2, {"freemen": ["blue-2", "red-2"], "tokens": 1})
    play(state, "send blue-2", "visit 1", "lower", "move", "done")
    assert state.tokens[0] == 2
    assert offered(state) == ["spend", "end-turn"]
    play(state, "spend")
    assert verbs(state) == {"send", "pass"}
    play(state, "send red-2", "visit 2", "upper")
    assert state.tokens[0] == 1
    assert state.actor == 1


def test_t27_the_extra_action_may_be_to_pass() -> None:
    state = realm(2, {"tokens": 1})
    play(state, "send archon", "visit 1", "upper", "spend", "pass")
    assert [state.tokens[0], state.passed[0], state.actor] == [0, 1, 1]


def test_8_without_a_token_the_turn_ends_by_itself_and_passing_ends_it() -> None:
    state = realm(2, {})
    play(state, "send archon", "visit 1", "upper")
    assert state.actor == 1
    state = realm(2, {"tokens": 1})
    play(state, "pass")
    assert state.actor == 1


def test_t41_a_die_that_cannot_be_replaced_ends_the_game_and_shortens_the_offer() -> None:
    state = realm(2, {"bases": 2}, offer=["red-1", "blue-2", "purple-3"], supply=top_up("red"))
    play(state, "send archon", "visit 4", "lower", "take red-1")
    assert dice(state.offer) == ["blue-2", "purple-3"]
    assert state.ending
    state.supply[0] = 2  # even if dice come back later
    play(state, "pass", "pass")
    assert state.over


def test_t49_a_short_offer_costs_by_position_and_new_dice_come_last() -> None:
    offer = ["red-1", "blue-2", "purple-3", "orange-4"]
    state = realm(2, {"bases": 2, "wisdom": 9}, offer=offer, chance=ScriptedChance([2]))
    play(state, "send archon", "visit 4", "lower", "take purple-3")
    assert state.stock[2] == 9 - 2
    assert dice(state.offer) == ["red-1", "blue-2", "orange-4", "purple-3"]


def test_5_7_a_gained_die_may_be_used_in_the_same_round() -> None:
    state = realm(2, {"bases": 2}, ALONE, offer=["red-1"])
    play(state, "send archon", "visit 4", "lower", "take red-1")
    assert "send red-1" in offered(state)


def test_4_players_who_passed_are_skipped_and_the_last_goes_on() -> None:
    state = realm(3, {"freemen": ["red-2", "red-3"]}, {}, {})
    play(state, "send red-2", "visit 1", "upper", "pass", "pass", "send red-3", "visit 1", "upper")
    assert [state.actor, state.round] == [0, 1]
    play(state, "pass")
    assert state.round == 2


def test_4_what_can_be_done_in_a_turn() -> None:
    state = realm(2, {"city": BLOCK, "freemen": ["red-2"], "gold": 2, "food": 2}, discs={"red": 1})
    assert offered(state) == ["send red-2", "send archon", "close 0,0", "tower red", "grow", "pass"]
    assert why_not(state, "take red-1") == "needs-citizen"
    assert why_not(state, "buy mint") == "needs-buy"
    assert why_not(state, "advance sea") == "needs-temple"
    assert why_not(state, "attack") == "needs-military"
    assert why_not(state, "take-speaker 3") == "needs-speaker"
    assert why_not(state, "match d01") == "needs-district"
    assert why_not(state, "activate 0,1") == "needs-closing"
    assert why_not(state, "upper") == "not-now"
