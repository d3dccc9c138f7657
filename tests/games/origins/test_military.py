"""§5.3, §5.4 the Military track, §9.2, §9.3 Bastion and retreat."""

from __future__ import annotations

from ludoteca.games.origins import ORIGINS

from .examples import offered, play, realm, stock, why_not

GREEN, BLUE, BROWN, BLACK = range(4)


def test_t06_a_move_jumps_over_others_lands_on_top_and_crosses_a_divide() -> None:
    state = realm(
        4,
        {"military": 2, "food": 2, "freemen": ["blue-6"]},
        {"military": 3},
        {"military": 4},
        march=[BLUE, GREEN, BROWN, BLACK],
    )
    play(state, "send blue-6", "visit 5", "lower", "move", "move")
    assert ORIGINS.view(state, 0)["military"][4] == [BROWN, GREEN]
    assert state.tokens[GREEN] == 1


def test_t06_with_one_move_of_two_steps() -> None:
    city = {"1,0": "outpost", "1,1": "arsenal"}
    state = realm(
        3, {"military": 2, "city": city, "freemen": ["red-3"]}, {"military": 3}, {"military": 4}, march=[1, 0, 2]
    )
    play(state, "close 0,0", "seat red-3", "activate 1,1", "move")
    assert ORIGINS.view(state, 0)["military"][4] == [BROWN, GREEN]
    assert state.tokens[GREEN] == 1


def test_t07_an_attack_scores_divides_and_discs_strictly_behind() -> None:
    state = realm(3, {"military": 5}, {"military": 2}, {"military": 5})
    play(state, "send archon", "visit 1", "lower", "attack")
    assert stock(state)["wisdom"] == 1
    assert state.score(0) == 2 + 1


def test_t16_the_retreat_puts_those_from_farther_on_underneath() -> None:
    blue, green, brown, black = 0, 1, 2, 3
    state = realm(
        4,
        {"military": 4},
        {"military": 5},
        {"military": 6},
        {"military": 1},
        march=[brown, green, blue, black],
        moment="end",
    )
    seen = ORIGINS.view(state, 0)
    assert seen["military"][1] == [black]
    assert seen["military"][4] == [brown, green, blue]
    assert state.bastion == brown


def test_9_3_who_came_from_farther_on_lies_underneath_whoever_marched_last() -> None:
    state = realm(2, {"military": 4}, {"military": 6}, march=[0, 1], moment="end")
    assert ORIGINS.view(state, 0)["military"][4] == [1, 0]


def test_9_3_discs_that_share_a_space_fall_back_together() -> None:
    state = realm(3, {"military": 6}, {"military": 6}, {"military": 5}, march=[1, 0, 2], moment="end")
    assert ORIGINS.view(state, 0)["military"][4] == [1, 0, 2]
    assert state.bastion == 1  # the lower of the two furthest


def test_q51_the_bastion_goes_to_the_lowest_disc_of_the_furthest_pile_even_at_the_start() -> None:
    state = realm(3, march=[2, 0, 1], bastion=0, moment="end")
    assert state.bastion == 2
    state = realm(3, {"military": 13}, {"military": 13}, march=[1, 0, 2], moment="end")
    assert state.bastion == 1


def test_t28_surplus_steps_beyond_the_final_space_are_lost() -> None:
    city = {"1,0": "outpost", "1,1": "arsenal"}
    state = realm(2, {"military": 12, "city": city, "freemen": ["red-3"]}, {"passed": True})
    play(state, "close 0,0", "seat red-3", "activate 1,1", "move")
    assert state.strength[0] == 13
    assert state.score(0) == 9
    assert state.tokens[0] == 1
    assert offered(state) == ["attack", "done"]
    play(state, "done", "finish", "end-turn", "pass")
    assert state.round == 2
    assert state.strength[0] == 13


def test_5_3_a_move_is_not_offered_on_the_final_space() -> None:
    state = realm(2, {"military": 13})
    play(state, "send archon", "visit 1", "lower")
    assert offered(state) == ["attack"]
    assert why_not(state, "move") == "on-final-space"
    play(state, "attack")
    assert state.score(0) == 5 + 1


def test_5_4_move_and_attack_in_either_order_or_only_one() -> None:
    state = realm(2, {"military": 3})
    play(state, "send archon", "visit 1", "lower", "attack")
    assert offered(state) == ["move", "done"]
    play(state, "move")
    assert state.strength[0] == 4
    assert stock(state)["stone"] == 1
    state = realm(2, {"military": 3})
    play(state, "send archon", "visit 1", "lower", "move", "attack")
    assert stock(state)["food"] == 1
    state = realm(2, {"military": 4})
    play(state, "send archon", "visit 1", "lower", "move", "done")
    assert state.actor == 1


def test_5_4_move_or_attack_is_one_of_them() -> None:
    state = realm(2, {"freemen": ["red-2"], "wisdom": 1, "military": 4})
    play(state, "send red-2", "visit 1", "bonus", "attack")
    assert offered(state) == ["upper", "lower"]


def test_q3_the_exchange_for_gold_is_optional_and_takes_any_basic_resource_in_hand() -> None:
    state = realm(2, {"military": 2, "food": 1, "wisdom": 1})
    play(state, "send archon", "visit 1", "lower", "attack")
    assert offered(state) == ["exchange food", "exchange wisdom", "skip"]
    assert why_not(state, "exchange stone") == "none-of-it"
    play(state, "exchange food")
    assert stock(state) == {"stone": 0, "food": 0, "wisdom": 1, "gold": 1}
    state = realm(2, {"military": 2, "gold": 1})
    play(state, "send archon", "visit 1", "lower", "attack")
    assert offered(state) == ["move", "done"]  # nothing to exchange


def test_q4_an_attack_from_the_start_is_legal_and_worth_nothing() -> None:
    state = realm(2, {})
    play(state, "send archon", "visit 1", "lower", "attack")
    assert state.score(0) == 0


def test_5_4_the_bonus_of_later_spaces() -> None:
    state = realm(2, {"military": 10})
    play(state, "send archon", "visit 1", "lower", "attack", "gain food")
    assert stock(state) == {"stone": 0, "food": 1, "wisdom": 0, "gold": 1}
    assert state.score(0) == 4 + 1
