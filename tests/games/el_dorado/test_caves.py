"""§11: caves and tokens."""

from __future__ import annotations

from .examples import cards, expedition, offered, play, steps, tokens, where, why_not

TILE_J = "j:0:0,0"
TWO_CAVES = "a:0:0,0/i:0:-4,-3"  # one cave of each tile beside -1,-2


def test_t8_a_stop_beside_a_cave_finds_a_token() -> None:
    state = expedition("explorer, scout x2", route=TILE_J, pawns=(1, 0), caves=[4], found="coin-2, draw")
    play(state, "play explorer", *steps(state, (0, 1)))
    assert tokens(state) == ["coin-2"]
    assert state.caves == [3]
    play(state, "use coin-2", *steps(state, (-1, 2)))
    assert tokens(state) == []
    assert len(state.token_box) == 1
    assert state.caves == [3]


def test_t8_who_stops_elsewhere_and_returns_finds_another() -> None:
    state = expedition("explorer x3", route=TILE_J, pawns=(1, 0), caves=[4], found="coin-2, draw")
    play(state, "play explorer", *steps(state, (0, 1)), "play explorer", *steps(state, (1, 0)))
    assert tokens(state) == ["coin-2"]
    play(state, "play explorer", *steps(state, (0, 1)))
    assert tokens(state) == ["coin-2", "draw"]


def test_t9_passing_by_finds_nothing() -> None:
    state = expedition("scout", route=TILE_J, pawns=(1, 0), caves=[4])
    play(state, "play scout", *steps(state, (0, 1), (-1, 1)))
    assert tokens(state) == []


def test_q13_leaving_and_returning_with_one_card_finds_nothing() -> None:
    state = expedition("scout", route=TILE_J, pawns=(0, 1), caves=[4])
    play(state, "play scout", *steps(state, (1, 0), (0, 1)))
    assert tokens(state) == []


def test_without_the_variant_nothing_is_found() -> None:
    state = expedition("explorer", route=TILE_J, pawns=(1, 0))
    play(state, "play explorer", *steps(state, (0, 1)))
    assert tokens(state) == []


def test_an_empty_cave_gives_nothing() -> None:
    state = expedition("explorer", route=TILE_J, pawns=(1, 0), caves=[0])
    play(state, "play explorer", *steps(state, (0, 1)))
    assert tokens(state) == []


def test_entering_rubble_explores_too() -> None:
    state = expedition("explorer, sailor", route=TILE_J, pawns=(2, 0), caves=[4], found="draw")
    play(state, *steps(state, (1, 1)), "pay explorer", "pay sailor")
    assert tokens(state) == ["draw"]


def test_two_caves_are_explored_one_by_one() -> None:
    state = expedition("sailor", route=TWO_CAVES, pawns=(0, -3), caves=[4, 4], found="draw")
    assert tokens(state) == []
    play(state, "play sailor", *steps(state, (-1, -2)))
    assert tokens(state) == ["draw"]  # the other cave was beside the pawn before
    assert state.caves == [3, 4]


def test_a_blockade_between_pawn_and_cave() -> None:
    state = expedition("explorer x2", route=TWO_CAVES, pawns=(1, -3), caves=[4, 4], blockades=[1], found="draw")
    play(state, "play explorer", *steps(state, (0, -3)))
    assert tokens(state) == []
    play(state, "play explorer", "overcome 1")
    assert tokens(state) == ["draw"]
    assert state.caves == [4, 3]


def test_who_waited_beside_the_cave_while_another_took_the_blockade_finds_nothing() -> None:
    pawns = [[(0, -3)], [(-1, -2)]]
    hands = [["sailor"], ["explorer"]]
    state = expedition(route=TWO_CAVES, pawns=pawns, hands=hands, caves=[4, 4], blockades=[1], turn=1, found="draw")
    play(state, "play explorer", "overcome 1")
    assert tokens(state, 1) == ["draw"]
    assert tokens(state, 0) == []
    assert state.beside[0] == 0b10  # the cave behind the seam: the pawn must leave and come back


def test_q12_a_native_token_explores_too() -> None:
    state = expedition(route=TILE_J, pawns=(1, 0), caves=[4], tokens="native", found="draw")
    play(state, "use native", *steps(state, (0, 1)))
    assert tokens(state) == ["draw"]


def test_symbol_tokens_move_like_cards() -> None:
    state = expedition(route="k:0:0,0", pawns=(2, 1), tokens="machete-3")
    play(state, "use machete-3", *steps(state, (1, 2), (0, 2), (0, 1)))
    assert where(state) == (0, 1)
    assert tokens(state) == []


def test_a_token_without_a_step_cannot_be_used() -> None:
    state = expedition(route="k:0:0,0", pawns=(2, 1), tokens="paddle-1")
    assert why_not(state, "use paddle-1") == "no-step"


def test_the_draw_token_draws_one() -> None:
    state = expedition(pawns=(0, 0), tokens="draw", draws="scout x2")
    play(state, "use draw")
    assert cards(state.hands[0]) == ["scout"]


def test_the_remove_token_removes_exactly_one() -> None:
    state = expedition("explorer, traveler", pawns=(0, 0), tokens="remove")
    play(state, "use remove")
    assert why_not(state, "done") == "remove-one"
    play(state, "remove traveler")
    assert cards(state.box) == ["traveler"]
    assert why_not(expedition(pawns=(0, 0), tokens="remove"), "use remove") == "no-hand"


def test_q16_the_replace_token_takes_one_to_four() -> None:
    state = expedition("explorer x3, traveler x2", pawns=(0, 0), tokens="replace", draws="scout x5")
    play(state, "use replace")
    assert why_not(state, "done") == "at-least-one"
    play(state, "replace explorer", "replace explorer", "done")
    assert cards(state.hands[0]) == ["explorer", "scout", "scout", "traveler", "traveler"]
    assert cards(state.plays[0]) == ["explorer", "explorer"]


def test_four_replaced_cards_are_the_most() -> None:
    state = expedition("explorer x3, traveler x2", pawns=(0, 0), tokens="replace", draws="scout x5")
    play(state, "use replace", *["replace explorer"] * 3, "replace traveler")
    assert cards(state.hands[0]) == ["scout"] * 4 + ["traveler"]


def test_the_keep_item_token_waits_for_an_item() -> None:
    state = expedition("giant-machete", route="k:0:0,0", pawns=(2, 1), tokens="keep-item")
    assert why_not(state, "use keep-item") == "keep-item-later"
    play(state, "play giant-machete", *steps(state, (1, 2)), "stop", "save")
    assert cards(state.plays[0]) == ["giant-machete"]
    assert tokens(state) == []


def test_a_keep_item_token_found_on_arrival_saves_the_item() -> None:
    state = expedition("giant-machete", route=TILE_J, pawns=(1, 0), caves=[4], found="keep-item")
    play(state, "play giant-machete", *steps(state, (0, 1)), "stop", "save")
    assert cards(state.plays[0]) == ["giant-machete"]


def test_the_compass_may_be_kept_after_its_draw() -> None:
    state = expedition("compass", pawns=(0, 0), tokens="keep-item", draws="scout x3")
    play(state, "play compass", "lose")
    assert cards(state.box) == ["compass"]
    assert cards(state.hands[0]) == ["scout"] * 3


def test_q14_a_changed_card_moves_with_another_symbol() -> None:
    state = expedition("captain, adventurer, native", route="k:0:0,0", pawns=(2, 1), tokens="change-symbol")
    assert "play captain" not in offered(state)
    play(state, "use change-symbol")
    assert offered(state) == ["change captain"]
    assert why_not(state, "change adventurer") == "one-symbol-only"
    play(state, "change captain")
    assert offered(state) == ["as machete"]
    assert why_not(state, "as paddle") == "another-symbol"
    play(state, "as machete", *steps(state, (1, 2), (0, 2), (0, 1)))
    assert where(state) == (0, 1)


def test_tokens_pay_for_no_rubble() -> None:
    state = expedition("explorer", route=TILE_J, pawns=(1, 0), tokens="coin-1, coin-2")
    assert why_not(state, steps(state, (2, 0))[0]) == "too-few-cards"


def test_q2_tokens_move_after_the_purchase() -> None:
    state = expedition("traveler", route="k:0:0,0", pawns=(2, 1), tokens="machete-1")
    play(state, "buy scout", "pay traveler", "use machete-1", *steps(state, (1, 2)))
    assert where(state) == (1, 2)
