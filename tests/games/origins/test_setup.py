"""§3 The set-up and §13.1 the set-up for one player."""

from __future__ import annotations

import pytest

from ludoteca.core.chance import Chance
from ludoteca.games.origins import ORIGINS
from ludoteca.games.origins.data import CARD_TOWERS, COLOURS, VALUE
from ludoteca.games.origins.rules.setup import sort_offer
from ludoteca.games.origins.rules.table import Realm

from .components_check import conserved
from .examples import dice, offered, play, realm, stock, why_not


def new(seats: int, seed: int = 3) -> Realm:
    return ORIGINS.new(seats, Chance(seed))


def test_t01_the_first_offer_is_sorted_and_ties_go_by_the_market() -> None:
    state = realm(
        2,
        market=["mint", "castle", "outpost", "statue", "gateway"],  # yellow above orange above red
        offer=["red-3", "purple-5", "blue-1", "orange-3", "yellow-3"],
    )
    sort_offer(state)
    assert dice(state.offer) == ["blue-1", "red-3", "orange-3", "yellow-3", "purple-5"]


def test_t02_three_players_have_three_speakers_five_cards_and_eight_dice_of_a_colour() -> None:
    state = new(3)
    assert len(state.speakers) == 3
    assert state.card_gold == [2] * 5
    in_offer_and_draft = 1 + 2
    assert state.supply == [8 - in_offer_and_draft] * 5
    conserved(state)


@pytest.mark.parametrize("seed", range(5))
def test_t03_the_tower_supply_is_one_disc_and_one_per_tower_on_the_cards(seed: int) -> None:
    state = new(4, seed)
    towers = [colour for card in state.cards for colour in CARD_TOWERS[card]]
    assert state.discs == [1 + towers.count(colour) for colour in range(len(COLOURS))]


@pytest.mark.parametrize("seed", range(5))
def test_t04_the_first_players_military_disc_is_at_the_bottom(seed: int) -> None:
    state = new(3, seed)
    assert state.march == state.from_seat(state.bastion)
    assert ORIGINS.view(state, 0)["military"][0] == state.march


def test_3_the_draft_goes_round_and_back_and_the_rest_returns() -> None:
    state = new(3)
    order = []
    while state.round == 0:
        order.append(state.actor)
        state.play(state.legal[0])
    first, second, third = state.from_seat(state.bastion)
    assert order == [first, second, third, third, second, first]
    assert [len(people) for people in state.freemen] == [2, 2, 2]
    assert state.pool == []
    assert state.actor == first
    conserved(state)


def test_3_no_die_comes_in_as_a_six() -> None:
    for seed in range(20):
        state = new(2, seed)
        assert max(VALUE[die] for die in state.offer + state.pool) <= 5


def test_3_everybody_starts_with_one_of_each_resource() -> None:
    assert stock(new(2), 1) == {"stone": 1, "food": 1, "wisdom": 1, "gold": 1}


def test_3_equal_dice_of_the_draft_are_one_choice() -> None:
    for seed in range(30):
        state = new(2, seed)
        assert len(offered(state)) == len(set(state.pool))


def test_13_1_solo_the_highest_dice_go_back_and_the_player_chooses_among_tied_ones() -> None:
    for seed in range(60):
        state = new(1, seed)
        values = sorted(VALUE[die] for die in state.pool)
        if state.agenda[-1].key() == "drop-highest":
            assert {line.split()[0] for line in offered(state)} == {"discard"}
            assert why_not(state, "draft red-1") == "not-now"
            play(state, offered(state)[0])
        else:
            assert len(values) == 3
    assert len(state.cards) == 3


def test_13_1_solo_keeps_two_of_the_three_lower_dice() -> None:
    state = new(1, 4)
    while state.agenda[-1].key() == "drop-highest":
        state.play(state.legal[0])
    kept = state.pool[:2]
    play(state, *[f"draft {name}" for name in dice(kept)])
    assert state.freemen[0] == kept
    assert state.supply == [7 - 1 - (1 if colour in [die // 6 for die in kept] else 0) for colour in range(5)]
    conserved(state)


def test_13_1_solo_has_three_cards_two_speakers_and_a_foreign_disc_at_the_start() -> None:
    state = new(1)
    while state.round == 0:
        state.play(state.legal[0])
    assert [len(state.cards), len(state.speakers), state.foreign] == [3, 2, 0]
