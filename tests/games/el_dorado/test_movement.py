"""§6, §7, §9.7, §12: moving pawns and overcoming blockades."""

from __future__ import annotations

import pytest

from ludoteca.games.el_dorado import EL_DORADO
from ludoteca.games.el_dorado.data import HEX_IDS

from .examples import cards, expedition, offered, play, space, steps, where, why_not

TILE_K = "k:0:0,0"


def test_t1_three_cards_one_after_another() -> None:
    state = expedition("explorer, scout, trailblazer", route=TILE_K, pawns=(2, 1))
    play(state, "play explorer", *steps(state, (1, 2)))
    play(state, "play scout", *steps(state, (0, 2), (0, 1)))
    play(state, "play trailblazer", *steps(state, (-1, 1)))
    assert where(state) == (-1, 1)
    assert cards(state.plays[0]) == ["explorer", "scout", "trailblazer"]
    assert state.agenda[-1].key() == "play-cards"


def test_t2_cards_never_add_up() -> None:
    state = expedition("explorer, scout", route=TILE_K, pawns=(0, 1))
    line = steps(state, (-1, 1))[0]
    for name in ("explorer", "scout"):
        twin = expedition("explorer, scout", route=TILE_K, pawns=(0, 1))
        play(twin, f"play {name}")
        assert why_not(twin, line) == "too-little-power"
    assert why_not(state, line) == "needs-a-card"


def test_t3_a_blockade_and_what_is_left() -> None:
    state = expedition("trailblazer", seats=2, pawns=[[(3, -2), (3, 0)]], blockades=[1])
    play(state, "play trailblazer", "pawn 1", "overcome 1", *steps(state, (4, -2), (4, -3)))
    assert state.taken[0] == [1]
    assert where(state) == (4, -3)
    assert state.agenda[-1].key() == "play-cards"


def test_t3_the_seam_stays_open_for_the_other_pawn() -> None:
    state = expedition("sailor, explorer", seats=2, pawns=[[(4, -3), (3, 0)]], taken=[[1]])
    across = steps(state, (4, 0))[0]
    play(state, "play explorer", "pawn 2")
    assert why_not(state, across) == "wrong-symbol"
    state = expedition("sailor", seats=2, pawns=[[(4, -3), (3, 0)]], taken=[[1]])
    play(state, "play sailor", "pawn 2", across)
    assert where(state, 1) == (4, 0)


def test_t4_the_symbol_of_a_blockade_must_match() -> None:
    state = expedition("captain", pawns=(3, -2), blockades=[1])
    assert why_not(state, "overcome 1") == "needs-a-card"
    play(state, "play captain")
    assert why_not(state, "overcome 1") == "wrong-symbol"


def test_t5_a_rubble_blockade_takes_cards() -> None:
    state = expedition("traveler, sailor, explorer", pawns=(3, -1), blockades=[6])
    play(state, "overcome 6", "pay traveler", "pay sailor")
    assert cards(state.plays[0]) == ["sailor", "traveler"]
    assert state.taken[0] == [6]
    assert where(state) == (3, -1)
    play(state, "play explorer", *steps(state, (4, -2)))
    assert where(state) == (4, -2)


def test_a_closed_seam_cannot_be_crossed_at_any_point() -> None:
    state = expedition("explorer, native", pawns=(3, -2), blockades=[4])
    assert why_not(state, steps(state, (4, -2))[0]) == "behind-blockade"
    play(state, "play native")
    assert why_not(state, steps(state, (4, -3))[0]) == "behind-blockade"


def test_q4_a_native_takes_the_blockade_and_stays() -> None:
    state = expedition("native, explorer", pawns=(3, -2), blockades=[4])
    play(state, "play native", "overcome 4")
    assert state.taken[0] == [4]
    assert where(state) == (3, -2)
    assert state.agenda[-1].key() == "play-cards"
    assert cards(state.plays[0]) == ["native"]


def test_one_card_overcomes_from_behind_as_well() -> None:
    state = expedition("explorer", pawns=(4, -2), blockades=[1])
    play(state, "play explorer", "overcome 1")
    assert state.taken[0] == [1]
    assert where(state) == (4, -2)


def test_q10_a_blockade_may_be_taken_though_the_space_behind_is_occupied() -> None:
    state = expedition("explorer", pawns=[[(3, -3)], [(4, -3)]], blockades=[1])
    play(state, "play explorer", "overcome 1")
    assert state.taken[0] == [1]


def test_stopping_loses_the_power_that_is_left() -> None:
    state = expedition("scout, explorer", route=TILE_K, pawns=(2, 1))
    play(state, "play scout", *steps(state, (1, 2)), "stop")
    assert where(state) == (1, 2)
    assert offered(state, "play") == ["play explorer"]


def test_a_card_must_make_one_step_before_it_stops() -> None:
    state = expedition("scout", route=TILE_K, pawns=(2, 1))
    play(state, "play scout")
    assert why_not(state, "stop") == "move-first"


def test_q27_nothing_else_is_played_in_the_middle_of_a_movement() -> None:
    state = expedition("scout, cartographer", route=TILE_K, pawns=(2, 1), tokens="draw")
    play(state, "play scout", *steps(state, (1, 2)))
    assert why_not(state, "play cartographer") == "stop-first"
    assert why_not(state, "use draw") == "stop-first"


def test_backwards_and_over_the_same_space_again() -> None:
    state = expedition("trailblazer", route=TILE_K, pawns=(2, 1))
    play(state, "play trailblazer", *steps(state, (1, 2), (2, 1), (1, 2)))
    assert where(state) == (1, 2)


def test_a_white_card_has_one_symbol_for_the_whole_card() -> None:
    state = expedition("adventurer", route="j:0:0,0", pawns=(0, 1))
    play(state, "play adventurer")
    assert offered(state) == ["as machete", "as coin"]
    assert why_not(state, "as paddle") == "no-step"
    play(state, "as machete", *steps(state, (-1, 1)))
    village = steps(state, (-2, 1))[0]
    assert why_not(state, village) == "wrong-symbol"


def test_rubble_takes_any_cards_and_gives_them_back() -> None:
    state = expedition("giant-machete, sailor, native", route="j:0:0,0", pawns=(1, 0))
    play(state, *steps(state, (2, 0)), "pay giant-machete", "pay native")
    assert where(state) == (2, 0)
    assert cards(state.plays[0]) == ["giant-machete", "native"]
    assert state.box == []


def test_rubble_needs_as_many_cards_as_it_has_symbols() -> None:
    state = expedition("giant-machete", route="j:0:0,0", pawns=(1, 0))
    assert why_not(state, steps(state, (2, 0))[0]) == "too-few-cards"


def test_a_base_camp_takes_cards_for_good() -> None:
    state = expedition("traveler, giant-machete", route="j:0:0,0", pawns=(1, 0), tokens="keep-item")
    play(state, *steps(state, (0, 0)), "pay giant-machete")
    assert cards(state.box) == ["giant-machete"]
    assert state.plays[0] == []
    assert state.agenda[-1].key() == "play-cards"


def test_rubble_is_not_entered_with_power() -> None:
    state = expedition("pioneer", route="j:0:0,0", pawns=(1, 0))
    play(state, "play pioneer")
    assert why_not(state, steps(state, (2, 0))[0]) == "stop-to-pay"


def test_q3_nobody_returns_to_a_start_space() -> None:
    state = expedition("native", pawns=(-2, 0))
    play(state, "play native")
    assert why_not(state, steps(state, (-3, 0))[0]) == "start-space"


def test_nobody_enters_a_mountain() -> None:
    state = expedition("native", route="j:0:0,0", pawns=(0, 1))
    play(state, "play native")
    assert why_not(state, steps(state, (0, 2))[0]) == "mountain"


def test_t17_two_pawns_and_one_card() -> None:
    state = expedition("pioneer", seats=2, route=TILE_K, pawns=[[(2, 1), (-2, -1)]])
    play(state, "play pioneer", "pawn 1", *steps(state, (1, 2), (0, 2)))
    other = [space(state, q, r) for q, r in ((-1, -1), (-2, 0), (-1, -2))]
    assert not any(f"step {name}" in offered(state) for name in other)
    assert why_not(state, f"step {other[0]}") == "not-adjacent"


def test_own_pawns_block_each_other() -> None:
    state = expedition("explorer", seats=2, route=TILE_K, pawns=[[(2, 1), (1, 2)]])
    play(state, "play explorer", "pawn 1")
    assert why_not(state, steps(state, (1, 2))[0]) == "occupied"


def test_two_adjacent_pawns_are_asked_which_enters_the_camp() -> None:
    state = expedition("traveler", seats=2, route="j:0:0,0", pawns=[[(1, 0), (0, 1)]])
    play(state, *steps(state, (0, 0)))
    assert offered(state) == ["pawn 1", "pawn 2"]
    play(state, "pawn 2", "pay traveler")
    assert where(state, 1) == (0, 0)


def test_t18_a_native_does_not_enter_an_occupied_space() -> None:
    state = expedition("native, scout", route=TILE_K, pawns=[[(3, 0)], [(3, -1)], [(2, 1)]])
    taken = steps(state, (3, -1))[0]
    play(state, "play native")
    assert why_not(state, taken) == "occupied"


def test_t18_with_a_pass_token_it_can_be_entered_or_crossed() -> None:
    state = expedition("native, trailblazer", route=TILE_K, pawns=[[(2, 1)], [(1, 2)]], tokens="pass")
    play(state, "use pass", "play trailblazer", *steps(state, (1, 2), (0, 2)))
    assert where(state) == (0, 2)
    state = expedition("native", route=TILE_K, pawns=[[(2, 1)], [(1, 2)]], tokens="pass")
    play(state, "use pass", "play native", *steps(state, (1, 2)))
    assert where(state, 0) == where(state, 1) == (1, 2)


def test_q15_the_next_player_finds_the_shared_space_occupied() -> None:
    pawns = [[(2, 1)], [(1, 2)], [(0, 2)]]
    state = expedition(route=TILE_K, pawns=pawns, tokens="pass", hands=[["explorer"], [], ["explorer"]], turn=0)
    play(state, "use pass", "play explorer", *steps(state, (1, 2)), "done")
    assert state.actor == 2
    play(state, "play explorer")
    assert why_not(state, steps(state, (1, 2))[0]) == "occupied"


def test_t19_through_the_gate() -> None:
    state = expedition("captain", pawns=(24, -3))
    play(state, "play captain", *steps(state, (25, -4)))
    assert where(state) == "gate"
    assert state.arrivals == [0]
    refused = expedition("explorer", pawns=(24, -3))
    play(refused, "play explorer")
    assert why_not(refused, steps(refused, (25, -4))[0]) == "wrong-symbol"


def test_a_native_enters_the_finish_too() -> None:
    state = expedition("native", pawns=(24, -3))
    play(state, "play native", *steps(state, (25, -3)))
    assert where(state) == "gate"


def test_after_arriving_the_turn_goes_on_without_a_pawn() -> None:
    state = expedition("captain, cartographer, explorer, traveler", pawns=[[(24, -3)], [(0, 0)]], draws="scout x2")
    play(state, "play captain", *steps(state, (25, -4)))
    assert why_not(state, "play explorer") == "no-step"
    play(state, "play cartographer", "buy scout", "pay traveler")
    assert state.bought


@pytest.mark.parametrize(
    ("pawn", "reached"),
    [
        ("c-27", "c-20 1, c-25 2, c-26 1, c-33 1, c-36 3, c-37 2, finish-1 2, finish-2 3, finish-3 3"),
        ("c-31", "c-20 2, c-25 1, c-26 1, c-33 3, c-36 1, c-37 2, finish-1 3, finish-2 3, finish-3 2"),
        ("c-35", "c-33 3, c-36 1, c-37 2, finish-1 3, finish-2 3, finish-3 2"),
    ],
)
def test_6_2_what_a_captain_reaches_ends_in_el_dorado_but_goes_on_beside_it(pawn: str, reached: str) -> None:
    state = expedition("captain", route="b:2:0,0/c:5:7,-3/river:1:10,-3", pawns=[[pawn]])
    play(state, "play captain")
    found = EL_DORADO.view(state, 0)["reach"]
    assert ", ".join([f"{HEX_IDS[space]} {cost}" for space, cost in found]) == reached


def test_12_1_a_pawn_that_has_arrived_is_not_asked_to_pay_for_a_way() -> None:
    state = expedition("explorer x3", seats=2, route="j:0:0,0", pawns=[["gate", (1, 0)]])
    play(state, "step j-27")
    assert state.agenda[-1].key() == "pay-way"
