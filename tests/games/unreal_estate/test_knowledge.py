"""What everybody knows of a hand: cards that all saw go in, and nothing that came in secret."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.games.unreal_estate import UNREAL_ESTATE
from ludoteca.games.unreal_estate.data import BUILDING, CARDS, KEEP, KIND
from ludoteca.games.unreal_estate.position import card_of
from ludoteca.games.unreal_estate.rules.sets import FinalSet
from ludoteca.games.unreal_estate.rules.table import Estate

from .examples import estate, play


def known(state: Estate, seat: int) -> list[str]:
    """The cards that everybody knows to be in a hand."""
    cards = UNREAL_ESTATE.view(state, (seat + 1) % state.seats)["known"][seat]
    return [UNREAL_ESTATE.actions.write(card).removeprefix("select ") for card in cards]


def test_6_salvaged_cards_were_seen_by_all() -> None:
    state = estate(3, table="salvage-depot, home", drawer="boutique x3, castle")
    play(state, "select salvage-depot", "salvage magic-boutique", "salvage enchanted-castle")
    assert known(state, 0) == ["magic-boutique", "enchanted-castle"]


def test_6_drawn_kept_and_robbed_cards_are_secret() -> None:
    state = estate(3, table="wishing-well, home", top="home, crane", deck="home x9, crane")
    play(state, "select wishing-well")
    assert (state.size(0), known(state, 0)) == (2, [])
    state = estate(3, table="surveyors-lodge, home", top="castle, toll, mint", deck="castle, toll, mint, home x9")
    play(state, "select surveyors-lodge", "keep enchanted-castle")
    assert (state.size(0), known(state, 0)) == (1, [])
    state = estate(3, "", "castle", table="thieves-den, home")
    play(state, "select thieves-den", "rob 2")
    assert (state.size(0), known(state, 0)) == (1, [])


def test_6_passed_and_swapped_cards_are_secret() -> None:
    state = estate(3, "castle", "", "home, boutique", table="goblin-swap-meet, forge", moment="reveal")
    play(state, "pass enchanted-castle", "pass halfling-home")
    assert [known(state, seat) for seat in range(3)] == [[], [], []]
    state = estate(3, "back-alley-exchange, home", "tavern", "toll", table="home")
    play(state, "play back-alley-exchange", "visit 2", "give halfling-home", "swap orc-tavern")
    assert [known(state, seat) for seat in range(3)] == [[], [], []]


def test_4_how_many_have_acted_is_counted_also_for_whoever_could_not() -> None:
    state = estate(3, "", "", "toll", table="home", deck="home x9")
    play(state, "select halfling-home")
    assert state.actor == 2
    assert UNREAL_ESTATE.view(state, 0)["acted"] == 2
    again = estate(3, table="clock-tower, home, tavern, tower, forge")
    play(again, "select clock-tower", "select halfling-home")
    assert (again.actor, UNREAL_ESTATE.view(again, 0)["acted"]) == (0, 0)
    play(again, "select orc-tavern")
    assert (again.actor, UNREAL_ESTATE.view(again, 1)["acted"]) == (1, 1)


def test_7_3_the_only_set_of_a_hand_that_everybody_knows_is_obvious() -> None:
    state = estate(3, table="home, forge, mint", drawer="home x2", deck="mint x9")
    play(state, "select halfling-home")
    assert state.is_open(0)
    state.to_hand(0, card_of("crane-works"), seen=False)
    assert not state.is_open(0)
    step = FinalSet(0)
    assert not step.obvious(state)
    state.from_hand(0, card_of("crane-works"), 1)
    assert step.obvious(state)


def test_6_no_imagined_hand_holds_a_special_that_acts_at_once() -> None:
    state = estate(
        3, "", "castle x2, home", table="home, forge", deck="home, mint, thieves-den, demolition-yard, crane"
    )
    for seed in range(40):
        hands = UNREAL_ESTATE.imagine(state, 0, Chance(seed)).hands
        assert [card for card in range(CARDS) if hands[1][card] and KIND[card] not in (BUILDING, KEEP)] == []
