"""§8, §9.2, §10: buying, the Transmitter and items."""

from __future__ import annotations

from ludoteca.games.el_dorado.data import IDS
from ludoteca.games.el_dorado.rules.table import EMPTY, Expedition

from .examples import card, cards, end_turn, expedition, offered, play, steps, tokens, why_not

FULL = ["scout", "trailblazer", "photographer", "treasure-chest", "jack-of-all-trades", "transmitter"]


def left(state: Expedition, name: str) -> int:
    return state.stock[card(name)]


def in_market(state: Expedition, name: str) -> bool:
    return card(name) in state.market


def test_t6_four_cards_buy_the_transmitter() -> None:
    state = expedition("traveler, photographer, explorer, sailor", pawns=(0, 0))
    play(state, "buy transmitter", "pay photographer", "pay traveler", "pay explorer", "pay sailor")
    assert cards(state.discards[0]) == ["transmitter"]
    assert cards(state.plays[0]) == ["explorer", "photographer", "sailor", "traveler"]


def test_only_what_the_hand_can_pay_is_offered() -> None:
    state = expedition("traveler, explorer, sailor", pawns=(0, 0))
    assert offered(state, "buy") == ["buy scout", "buy photographer", "buy jack-of-all-trades"]
    assert why_not(state, "buy trailblazer") == "too-expensive"


def test_t10_the_reserve_is_closed_while_the_market_is_full() -> None:
    state = expedition("journalist", pawns=(0, 0))
    assert why_not(state, "buy captain") == "reserve-closed"


def test_t10_an_empty_slot_opens_the_reserve_for_one_pile() -> None:
    state = expedition(pawns=[[(0, 0)], [(0, 1)]], hands=[["journalist"], ["journalist"]], stock={"scout": 0})
    assert EMPTY in state.market
    play(state, "buy captain", "pay journalist")
    assert in_market(state, "captain")
    assert left(state, "captain") == 2
    end_turn(state)
    assert state.actor == 1
    assert why_not(state, "buy giant-machete") == "reserve-closed"
    assert "buy captain" in offered(state)


def test_q18_the_last_card_of_a_reserve_pile_leaves_the_slot_empty() -> None:
    state = expedition("journalist", pawns=(0, 0), stock={"scout": 0, "captain": 1})
    play(state, "buy captain", "pay journalist")
    assert not in_market(state, "captain")
    assert state.market.count(EMPTY) == 1


def test_q19_with_two_empty_slots_one_stays_open() -> None:
    state = expedition("journalist", pawns=(0, 0), stock={"scout": 0, "trailblazer": 0})
    play(state, "buy captain", "pay journalist")
    assert state.market.count(EMPTY) == 1


def test_a_sold_out_pile_frees_its_slot() -> None:
    state = expedition("traveler", pawns=(0, 0), stock={"scout": 1})
    play(state, "buy scout", "pay traveler")
    assert state.market.count(EMPTY) == 1
    assert why_not(expedition("traveler", stock={"scout": 0}), "buy scout") == "sold-out"


def test_t11_the_transmitter_with_a_full_market() -> None:
    state = expedition("transmitter, traveler", pawns=(0, 0))
    play(state, "play transmitter", "take pioneer")
    assert left(state, "pioneer") == 2
    assert not in_market(state, "pioneer")
    assert cards(state.box) == ["transmitter"]
    assert cards(state.discards[0]) == ["pioneer"]
    play(state, "buy scout", "pay traveler")
    assert state.bought


def test_q6_the_transmitter_moves_no_pile_and_may_empty_a_slot() -> None:
    state = expedition("transmitter x2", pawns=(0, 0), stock={"scout": 0, "trailblazer": 1})
    play(state, "play transmitter", "take pioneer")
    assert not in_market(state, "pioneer")
    play(state, "play transmitter", "take trailblazer")
    assert state.market.count(EMPTY) == 2


def test_starting_cards_are_not_sold() -> None:
    state = expedition("transmitter", pawns=(0, 0))
    assert why_not(state, "buy explorer") == "not-sold"
    play(state, "play transmitter")
    assert why_not(state, "take explorer") == "not-sold"


def test_one_purchase_a_turn() -> None:
    state = expedition("millionaire, journalist", pawns=(0, 0))
    play(state, "buy scout", "pay journalist")
    assert why_not(state, "buy scout") == "bought-already"


def test_q2_after_the_purchase_no_card_moves_but_purple_cards_and_tokens_play() -> None:
    state = expedition(
        "explorer, journalist, native, traveler", route="j:0:0,0", pawns=(1, 0), tokens="machete-1, change-symbol"
    )
    play(state, "buy scout", "pay journalist")
    assert why_not(state, "play explorer") == "after-buying"
    assert why_not(state, steps(state, (0, 0))[0]) == "after-buying"
    assert why_not(state, "use change-symbol") == "after-buying"
    assert offered(state) == ["play native", "use machete-1", "done"]


def test_q29_paying_ends_when_the_price_is_reached() -> None:
    state = expedition("explorer, journalist", pawns=(0, 0))
    play(state, "buy scout", "pay explorer", "pay journalist")
    assert state.bought
    assert cards(state.discards[0]) == ["scout"]


def test_t12_an_item_as_half_a_coin_is_kept() -> None:
    state = expedition("giant-machete, explorer", pawns=(0, 0))
    play(state, "buy scout", "pay explorer", "pay giant-machete", "done")
    assert cards(state.discards[0]) == []
    assert sorted(cards(state.hands[0]) + cards(state.draws[0])) == ["explorer", "giant-machete", "scout"]


def test_t12_an_item_on_rubble_is_kept() -> None:
    state = expedition("giant-machete, sailor, explorer", route="j:0:0,0", pawns=(1, 0), moment="play")
    play(state, *steps(state, (2, 0)), "pay giant-machete", "pay sailor")
    assert "giant-machete" in cards(state.plays[0])
    assert state.box == []


def test_t12_an_item_that_moved_a_pawn_is_gone() -> None:
    state = expedition("giant-machete", route="k:0:0,0", pawns=(2, 1))
    play(state, "play giant-machete", *steps(state, (1, 2)), "stop")
    assert cards(state.box) == ["giant-machete"]
    assert state.plays[0] == []


def test_q5_coins_of_an_item_use_it_up() -> None:
    state = expedition("treasure-chest, prop-plane", pawns=(0, 0))
    play(state, "buy scout", "pay treasure-chest")
    assert cards(state.box) == ["treasure-chest"]


def test_a_coin_token_is_money() -> None:
    state = expedition("traveler", pawns=(0, 0), tokens="coin-2")
    play(state, "buy trailblazer", "spend coin-2", "pay traveler")
    assert tokens(state) == []
    assert cards(state.discards[0]) == ["trailblazer"]


def test_q14_a_changed_card_pays_its_power_in_coins() -> None:
    state = expedition("trailblazer", pawns=(0, 0), tokens="change-symbol")
    play(state, "buy trailblazer")
    assert offered(state) == ["exchange trailblazer"]
    assert why_not(state, "pay trailblazer") == "price-out-of-reach"
    play(state, "exchange trailblazer")
    assert cards(state.discards[0]) == ["trailblazer"]
    assert tokens(state) == []


def test_q14_one_token_changes_one_card() -> None:
    state = expedition("trailblazer, scout", pawns=(0, 0), tokens="change-symbol")
    assert why_not(state, "buy transmitter") == "too-expensive"
    play(state, "buy trailblazer")
    assert why_not(state, "exchange scout") == "price-out-of-reach"
    play(state, "exchange trailblazer")
    assert cards(state.hands[0]) == ["scout"]


def test_q14_coins_may_still_be_spent_beside_a_token_that_changes() -> None:
    state = expedition("traveler", pawns=(0, 0), tokens="coin-1, change-symbol")
    play(state, "buy scout")
    assert offered(state) == ["pay traveler", "spend coin-1"]


def test_q8_q14_a_card_gained_this_turn_is_not_changed_into_coins() -> None:
    state = expedition("cartographer, transmitter, scout", pawns=(0, 0), tokens="change-symbol")
    play(state, "play transmitter", "take trailblazer", "play cartographer")
    assert cards(state.hands[0]) == ["scout", "trailblazer"]
    assert "buy photographer" in offered(state)
    assert why_not(state, "buy trailblazer") == "too-expensive"


def test_q14_an_item_changed_into_coins_is_used_up() -> None:
    state = expedition("giant-machete", pawns=(0, 0), tokens="change-symbol")
    play(state, "buy trailblazer", "exchange giant-machete")
    assert cards(state.box) == ["giant-machete"]


def test_a_keep_item_token_saves_one_item_of_a_purchase() -> None:
    state = expedition("treasure-chest, prop-plane", pawns=(0, 0), tokens="keep-item", stock={"scout": 0})
    play(state, "buy pioneer", "pay treasure-chest", "pay prop-plane")
    assert offered(state) == ["save", "lose"]
    play(state, "lose", "save")
    assert cards(state.box) == ["treasure-chest"]
    assert cards(state.plays[0]) == ["prop-plane"]


def test_the_six_kinds_of_the_market() -> None:
    state = expedition()
    assert [IDS[kind].replace("_", "-") for kind in state.market] == FULL
    assert len(state.reserve()) == 12
