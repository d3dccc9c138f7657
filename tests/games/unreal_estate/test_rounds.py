"""§3, §4, §7: set-up, the flow of a round, and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.chance import Chance
from ludoteca.games.unreal_estate import UNREAL_ESTATE
from ludoteca.games.unreal_estate.data import CARDS
from ludoteca.games.unreal_estate.rules.table import Estate

from .components_check import conserved
from .examples import drawer, estate, hand, lying, offered, play, why_not

GAME = UNREAL_ESTATE


class NoSpecials(Chance):
    """Luck that leaves specials at the bottom of the deck as long as there are buildings."""

    def draw(self, bag: list[Any]) -> Any:
        buildings = [card for card in bag if card < 9]
        if not buildings:
            return super().draw(bag)
        card = super().draw(buildings)
        bag.remove(card)
        return card


def new(seats: int, seed: int = 3) -> Estate:
    return GAME.new(seats, NoSpecials(seed))


def pass_round(state: Estate) -> None:
    """Everybody takes the first card until the next round begins."""
    number = state.round
    while state.round == number and not state.over:
        state.play(state.legal[0])


@pytest.mark.parametrize(("seats", "hands", "plans", "table", "deck"), [(4, 2, 5, 5, 40), (5, 2, 8, 6, 42)])
def test_t01_t02_set_up(seats: int, hands: int, plans: int, table: int, deck: int) -> None:
    state = new(seats)
    assert [state.size(seat) for seat in range(seats)] == [hands] * seats
    assert sum(state.drawer) == plans
    assert lying(state) == table
    assert len(state.deck) == deck
    conserved(state)


def test_t02_five_players_use_the_eight_sanctuaries() -> None:
    state = new(5)
    cards = state.deck + state.table + [8] * (state.drawer[8] + sum(hand[8] for hand in state.hands))
    assert cards.count(8) == 8


@pytest.mark.parametrize(("seats", "deck"), [(2, 45), (3, 44)])
def test_t03_two_and_three_players(seats: int, deck: int) -> None:
    state = new(seats)
    assert len(state.deck) == deck
    assert 8 not in state.deck + state.table
    assert state.drawer[8] == 0


def test_t04_what_nobody_takes_goes_to_the_drawer() -> None:
    state = estate(4, "", "", "tavern", "", table="home, tavern, tower, forge, castle", drawer="tavern", top="home x5")
    play(state, "select halfling-home", "select orc-tavern", "score orc-tavern", "select wizards-tower")
    assert drawer(state, "forge") == 1
    assert drawer(state, "castle") == 1


def test_t05_specials_left_on_the_table_are_discarded_without_effect() -> None:
    state = estate(3, "", "", "", table="forge, toll, home", acted=2, turn=0, first=0, top="home x5")
    play(state, "select halfling-home")
    assert drawer(state, "forge") == 1
    assert [GAME.actions.write(card) for card in state.discard] == ["select toll-house"]
    assert state.scores == [0, 0, 0]


def test_t06_two_players_alternate_twice_and_the_start_moves() -> None:
    state = estate(2, table="home, tavern, tower, forge, castle", top="home x5")
    order = []
    for _ in range(8):
        order.append(state.actor)
        state.play(state.legal[0])
    assert order == [0, 1, 0, 1, 1, 0, 1, 0]


def test_t07_the_first_player_moves_to_the_left() -> None:
    state = new(3)
    starts = []
    for _ in range(4):
        starts.append(state.first)
        pass_round(state)
    first = starts[0]
    assert starts == [(first + i) % 3 for i in range(4)]


def test_t08_who_can_do_nothing_is_passed_over() -> None:
    state = estate(3, "castle", "home", "home", table="tavern", drawer="home", top="forge x5")
    play(state, "select orc-tavern")
    assert state.actor == 1
    state = estate(3, "tower", "castle", "home", drawer="tower, home", top="forge x5")
    play(state, "score wizards-tower")
    assert state.actor == 2


def test_t09_nobody_may_pass() -> None:
    state = estate(3, table="tavern")
    assert offered(state) == ["select orc-tavern"]
    with pytest.raises(ValueError, match="no action"):
        GAME.actions.read("pass")


def test_t10_a_special_that_acts_when_dealt_is_not_replaced() -> None:
    state = estate(3, table="home, almshouse, home x3", moment="reveal", top="tower x3")
    assert lying(state) == 4
    assert GAME.actions.write(state.discard[-1]) == "select almshouse"


def test_t18_three_players_play_a_tenth_round_with_four_cards() -> None:
    state = new(3)
    first = state.first
    for _ in range(9):
        pass_round(state)
    assert (state.round, len(state.deck), len(state.table)) == (10, 0, 4)
    pass_round(state)
    assert state.over or state.agenda[-1].key() == "final-set"
    assert state.first == (first + 10) % 3


def test_t19_two_players_play_ten_rounds() -> None:
    state = new(2)
    while not state.over:
        state.play(state.legal[0])
    assert state.round == 10


def test_t20_the_reshuffle_gives_four_more_rounds() -> None:
    state = estate(4, deck="", discard="home x8, tavern x8, tower x7", moment="round")
    assert (state.round, len(state.deck), lying(state), state.discard) == (1, 18, 5, [])
    rounds = 0
    while not state.over:
        rounds = state.round
        pass_round(state)
    assert rounds == 4
    assert len(state.deck) == 3


def test_t21_the_reshuffle_may_come_in_the_middle_of_dealing() -> None:
    state = estate(4, deck="castle x2", discard="home x10, tavern x10", moment="round", top="castle x2")
    assert state.table[:2] == [7, 7]
    assert (lying(state), len(state.deck), len(state.discard)) == (5, 17, 0)


def test_t22_after_the_reshuffle_only_the_deck_counts() -> None:
    state = estate(5, deck="home x5", discard="tavern x9", moment="round", reshuffle=False)
    assert state.over
    state = estate(5, deck="home x6", discard="tavern x9", moment="round", reshuffle=False)
    assert lying(state) == 6


def test_t23_deck_and_discard_together_must_fill_the_table() -> None:
    state = estate(4, deck="home", discard="tavern x3", moment="round")
    assert state.over
    assert state.table == []


def test_t24_the_final_scoring_goes_one_after_the_other() -> None:
    state = estate(2, "boutique", "boutique x2", drawer="boutique x3", deck="", moment="round", turn=0)
    assert offered(state) == ["score magic-boutique"]
    play(state, "score magic-boutique")
    assert state.over
    assert state.scores == [12, 0]


def test_t25_a_tie_goes_to_more_cards_in_hand() -> None:
    state = estate(2, "castle, tower", "home x2, crane", scores=[57, 57], deck="", moment="round")
    assert GAME.winners(state) == [1]


def test_t26_then_to_the_higher_value_in_hand() -> None:
    state = estate(2, "castle, tower", "crane, boutique", scores=[57, 57], deck="", moment="round")
    assert GAME.winners(state) == [0]


def test_t27_then_the_victory_is_shared() -> None:
    state = estate(3, "castle, tower", "tower, castle", "", scores=[57, 57, 9], deck="", moment="round")
    assert GAME.winners(state) == [0, 1]
    assert GAME.ranks(state) == [1, 1, 3]


def test_t47_no_special_helps_in_the_final_scoring() -> None:
    state = estate(2, "criers-square, boutique x2", "", drawer="boutique x3", deck="", moment="round")
    assert offered(state) == ["score magic-boutique"]
    assert why_not(state, "play criers-square") == "only-sets-now"
    play(state, "score magic-boutique")
    assert state.scores == [24, 0]
    assert hand(state, 0) == ["criers-square"]


def test_the_short_table_may_end_the_game_as_an_option() -> None:
    assert estate(3, deck="home x4", moment="round", short_table="end").over
    assert not estate(3, deck="home x4", moment="round", short_table="play").over


def test_hands_count_every_kind_of_card() -> None:
    assert all(len(cards) == CARDS for cards in new(5).hands)
