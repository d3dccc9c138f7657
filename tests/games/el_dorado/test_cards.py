"""§5, §9: a whole turn, drawing, keeping and removing."""

from __future__ import annotations

from .examples import cards, expedition, offered, play, steps, why_not

TWO_TILES = "k:3:0,0/i:1:4,3"


def test_t7_a_complete_turn() -> None:
    state = expedition(
        "traveler, journalist, prop-plane, cartographer",
        route=TWO_TILES,
        pawns=(-3, 2),
        draws="pioneer, native, explorer x4",
        top="pioneer, native",
        stock={"scout": 0},
    )
    play(state, "play cartographer")
    assert cards(state.hands[0]) == ["journalist", "native", "pioneer", "prop-plane", "traveler"]
    play(state, "play pioneer", *steps(state, (-3, 3), (-2, 3), (-1, 3)))
    play(state, *steps(state, (0, 3)), "pay traveler")
    play(state, "play prop-plane", "as paddle", *steps(state, (1, 3), (2, 3)))
    if "stop" in offered(state):
        play(state, "stop")
    play(state, "play native", *steps(state, (3, 2)))
    play(state, "buy compass", "pay journalist")
    assert state.stock[17] == 2
    assert state.market[0] == 17
    play(state, "done")
    assert cards(state.discards[0]) == ["cartographer", "compass", "journalist", "native", "pioneer"]
    assert len(state.hands[0]) == 4
    assert cards(state.box) == ["prop-plane", "traveler"]


def test_t13_a_kept_card_counts_for_the_next_hand() -> None:
    state = expedition("explorer, captain", pawns=(0, 0), draws="traveler x5")
    play(state, "done", "discard explorer", "done")
    assert cards(state.hands[0]) == ["captain", "traveler", "traveler", "traveler"]


def test_t13_five_kept_cards_draw_none() -> None:
    state = expedition("explorer x2, captain x3", pawns=(0, 0), draws="traveler x5")
    play(state, "done", "done")
    assert len(state.hands[0]) == 5
    assert len(state.draws[0]) == 5


def test_t14_the_discard_pile_is_shuffled_when_the_draw_pile_runs_out() -> None:
    state = expedition(pawns=(0, 0), draws="scout", discards="traveler x6", moment="draw")
    assert cards(state.hands[0]) == ["scout", "traveler", "traveler", "traveler"]
    assert len(state.draws[0]) == 3
    assert state.discards[0] == []


def test_a_shuffle_shows_everybody_what_the_hand_holds() -> None:
    state = expedition(pawns=(0, 0), draws="scout", discards="traveler x6", moment="draw")
    assert cards(state.known[0]) == ["scout"]


def test_the_cards_of_this_turn_are_shuffled_in_at_its_end() -> None:
    state = expedition("explorer", pawns=(-2, 0), hands=[["explorer"]])
    play(state, "play explorer")
    play(state, offered(state)[0], "done")
    assert cards(state.hands[0]) == ["explorer"]


def test_in_mid_turn_the_play_area_is_not_shuffled() -> None:
    state = expedition("cartographer, explorer", pawns=(0, 0), draws="scout", discards="captain")
    play(state, "play cartographer")
    assert cards(state.hands[0]) == ["captain", "explorer", "scout"]
    assert cards(state.plays[0]) == ["cartographer"]


def test_a_draw_card_may_be_played_though_nothing_is_left() -> None:
    state = expedition("compass", pawns=(0, 0))
    play(state, "play compass")
    assert state.hands[0] == []
    assert cards(state.box) == ["compass"]


def test_the_scientist_removes_a_card_just_drawn() -> None:
    state = expedition("scientist", pawns=(0, 0), draws="traveler")
    play(state, "play scientist")
    assert offered(state) == ["remove traveler", "done"]
    play(state, "remove traveler")
    assert cards(state.box) == ["traveler"]
    assert cards(state.plays[0]) == ["scientist"]


def test_the_travel_log_removes_up_to_two_and_itself() -> None:
    state = expedition("travel-log, explorer", pawns=(0, 0), draws="traveler x2")
    play(state, "play travel-log", "remove traveler", "remove explorer")
    assert cards(state.box) == ["explorer", "travel-log", "traveler"]
    assert cards(state.hands[0]) == ["traveler"]


def test_removing_may_stop_at_once() -> None:
    state = expedition("travel-log, explorer", pawns=(0, 0), draws="traveler x2")
    play(state, "play travel-log", "done")
    assert cards(state.hands[0]) == ["explorer", "traveler", "traveler"]


def test_q8_a_card_gained_this_turn_cannot_be_used_but_removed() -> None:
    state = expedition("scientist, cartographer, traveler", pawns=(-2, 0))
    play(state, "buy scout", "pay traveler", "play cartographer")
    assert cards(state.hands[0]) == ["scientist", "scout"]
    assert why_not(state, "play scout") == "gained-this-turn"
    play(state, "play scientist", "remove scout")
    assert cards(state.box) == ["scout"]


def test_q8_the_copy_held_before_can_be_used() -> None:
    state = expedition("cartographer, transmitter, scout", pawns=(-2, 0))
    play(state, "play transmitter", "take scout", "play cartographer")
    assert cards(state.hands[0]) == ["scout", "scout"]
    play(state, "play scout")
    play(state, offered(state)[0])
    if "stop" in offered(state):
        play(state, "stop")
    assert why_not(state, "play scout") == "gained-this-turn"


def test_q8_what_was_gained_pays_for_nothing() -> None:
    state = expedition("cartographer, transmitter", route="j:0:0,0", pawns=(1, 0))
    play(state, "play transmitter", "take scout", "play cartographer")
    assert why_not(state, steps(state, (0, 0))[0]) == "too-few-cards"
    assert offered(state) == ["done"]


def test_q8_in_the_next_turn_it_is_a_card_like_any_other() -> None:
    state = expedition("transmitter", seats=2, pawns=[[(-2, 0), (0, 0)]])
    play(state, "play transmitter", "take scout", "done")
    assert state.hands[0] == [3]


def test_q28_after_phase_1_nothing_is_played() -> None:
    state = expedition("cartographer, explorer", pawns=(-2, 0), tokens="draw")
    play(state, "done")
    assert why_not(state, "play cartographer") == "phase-over"
    assert why_not(state, "use draw") == "phase-over"


def test_equal_cards_are_offered_once() -> None:
    state = expedition("explorer x3", pawns=(-2, 0))
    assert offered(state, "play") == ["play explorer"]


def test_q20_without_cards_the_phase_can_only_end() -> None:
    state = expedition(pawns=(0, 0), discards="explorer")
    assert offered(state) == ["done"]
    assert state.agenda[-1].obvious(state)
