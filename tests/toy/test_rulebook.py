"""The rules of Ferry, § by §, as examples that a player would tell."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.core.story import OPEN, SPECTATOR
from tests.toy.ferry import FERRY

from .examples import cargo, offered, play, table, told, why_not


def test_1_everybody_has_three_cards_and_the_market_four() -> None:
    state = FERRY.new(3, Chance(7))
    assert [len(hand) for hand in state.hands] == [3, 3, 3]
    assert (len(state.market), len(state.bag)) == (4, 23)


def test_2_a_turn_buys_a_card_or_loads_a_kind() -> None:
    state = table("amber amber copper", market="bales dyes dyes dyes")
    assert offered(state) == ["buy bales", "buy dyes", "load amber", "load copper"]
    assert why_not(state, "buy amber") == "not-in-market"
    assert why_not(state, "load dyes") == "not-in-hand"


def test_3_and_4_a_bought_card_goes_to_the_hand_and_the_market_is_filled_up() -> None:
    state = table("amber", market="bales dyes dyes dyes")
    play(state, "buy bales")
    assert cargo(state.hands[0]) == "amber bales"
    assert len(state.market) == 4
    assert state.actor == 1


def test_4_and_9_the_game_is_over_when_the_market_cannot_be_filled() -> None:
    state = table("amber", market="bales dyes dyes dyes", bag=[], coins=[3, 5])
    play(state, "buy bales")
    assert state.over
    assert FERRY.ranks(state) == [2, 1]


def test_5_and_7_all_cargo_of_the_kind_is_loaded_and_paid() -> None:
    state = table("copper copper dyes", "amber", market="amber amber bales bales")
    play(state, "load copper", "pass")
    assert cargo(state.hands[0]) == "dyes"
    assert state.coins == [6, 0]


def test_6_a_bribe_has_one_piece_seized() -> None:
    state = table("copper copper", "copper dyes")
    play(state, "load copper")
    assert why_not(state, "bribe dyes") == "not-loaded"
    events = told(state, "bribe copper")
    assert [cargo(event.many) for event in events if event.key == "bribed"] == ["copper copper"]
    assert (cargo(state.hands[1]), state.coins) == ("dyes", [3, 0])


def test_6_who_could_bribe_is_not_told() -> None:
    state = table("copper copper", "dyes")
    play(state, "load copper")
    assert offered(state) == ["pass"]
    assert not state.agenda[-1].obvious(state)


def test_8_a_convoy_raids_and_only_two_learn_what_was_taken() -> None:
    state = table("dyes dyes dyes", "amber", "bales", seats=3)
    play(state, "load dyes", "pass", "pass")
    assert offered(state) == ["raid 2", "raid 3"]
    assert why_not(state, "raid 1") == "yourself"
    events = told(state, "raid 2")
    assert [(event.key, event.heard_by(0), event.heard_by(2)) for event in events] == [
        ("raided", True, False),
        ("raided-unseen", False, True),
    ]
    assert cargo(state.hands[0]) == "amber"


def test_8_the_option_says_how_many_make_a_convoy() -> None:
    state = table("dyes dyes dyes", "amber", convoy=4)
    play(state, "load dyes", "pass")
    assert offered(state) == ["load amber"]


def test_9_equal_coins_share_the_victory() -> None:
    state = table("amber", market="bales dyes dyes dyes", bag=[], coins=[5, 5])
    play(state, "buy bales")
    assert FERRY.winners(state) == [0, 1]


def test_a_hand_is_its_owners_alone() -> None:
    state = table("amber", "dyes")
    assert FERRY.view(state, 0)["hands"] == [[0], None]
    assert FERRY.view(state, SPECTATOR)["hands"] == [None, None]
    assert FERRY.view(state, OPEN)["hands"] == [[0], [3]]
