"""What the adviser thinks of positions and choices."""

from __future__ import annotations

import pytest

from ludoteca.core.chance import Chance
from ludoteca.games.el_dorado import EL_DORADO
from ludoteca.games.el_dorado.advice.deck import Deck
from ludoteca.games.el_dorado.advice.sense import Sense, load_sense
from ludoteca.games.el_dorado.advice.value import ADVISER_WEIGHTS, FEATURES, ExpeditionAdviser
from ludoteca.games.el_dorado.data import SEATS
from ludoteca.games.el_dorado.rules.table import Expedition

from .examples import card, expedition, offered, play

SENSE = load_sense("one_pawn")
ADVISER = ExpeditionAdviser(ADVISER_WEIGHTS, SENSE, load_sense("two_pawns"))
LAST = (24, -3)  # beside the finish of the first-game route
JUNK = "explorer x3, traveler x4, sailor"


def sensible(state: Expedition) -> list[str]:
    """What the adviser would look at."""
    return [EL_DORADO.actions.write(action) for action in ADVISER.search(state)]


def natural(state: Expedition) -> str:
    """What the adviser would do without looking ahead."""
    best = max(ADVISER.search(state), key=lambda action: ADVISER.hint(state, action))
    return EL_DORADO.actions.write(best)


@pytest.mark.parametrize("seats", SEATS)
def test_every_number_of_players_has_three_phases_of_weights(seats: int) -> None:
    state = EL_DORADO.new(seats, Chance(3))
    assert [len(phase) for phase in ADVISER_WEIGHTS[seats]] == [len(FEATURES)] * 3
    assert all([len(ADVISER.features(state, seat)) == len(FEATURES) for seat in range(seats)])
    assert ADVISER.phase(state) == 0


@pytest.mark.parametrize("seats", SEATS)
def test_the_chances_to_win_sum_to_one_all_game_long(seats: int) -> None:
    state = EL_DORADO.new(seats, Chance(seats))
    while state.agenda:
        assert sum(ADVISER.worth(state)) == pytest.approx(1.0)
        state.play(max(ADVISER.search(state), key=lambda action: ADVISER.hint(state, action)))
    assert sum(ADVISER.worth(state)) == pytest.approx(1.0)


@pytest.mark.parametrize("seats", SEATS)
def test_natural_moves_alone_reach_el_dorado(seats: int) -> None:
    state = EL_DORADO.new(seats, Chance(8))
    while state.agenda:
        state.play(max(ADVISER.search(state), key=lambda action: ADVISER.hint(state, action)))
    assert state.arrivals
    assert state.round < 40


class Noted(dict[str, float]):
    """Numbers that remember which of them were asked for."""

    def __init__(self, numbers: dict[str, float]) -> None:
        super().__init__(numbers)
        self.asked: set[str] = set()

    def __getitem__(self, name: str) -> float:
        self.asked.add(name)
        return super().__getitem__(name)


@pytest.mark.parametrize("pawns", ["one_pawn", "two_pawns"])
def test_every_number_of_the_judgement_is_used_and_positive(pawns: str) -> None:
    numbers = Noted(load_sense(pawns).numbers)
    Sense(numbers)
    assert numbers.asked == set(numbers)
    assert min(numbers.values()) > 0


def test_two_advisers_may_judge_by_different_numbers() -> None:
    state = expedition("explorer x2, traveler", pawns=(-3, 0), discards=JUNK)
    slower = ExpeditionAdviser(ADVISER_WEIGHTS, Sense(SENSE.numbers | {"ripe": 2 * SENSE.ripe}), SENSE)
    assert slower.features(state, 0)[0] > ADVISER.features(state, 0)[0]


def test_who_is_nearer_is_ahead() -> None:
    state = expedition("captain", pawns=[[LAST], [(-3, 0)], [(-2, -1)]], discards=JUNK)
    chances = ADVISER.worth(state)
    assert chances[0] == max(chances)


def test_a_trailblazer_makes_the_way_shorter() -> None:
    state = expedition("explorer x2, traveler", pawns=(-3, 0), discards=JUNK)
    chart = ADVISER.atlas(state).chart(state.route)
    deck = chart.deck_of(state, 0)
    better = chart.with_card(deck, card("trailblazer"))
    assert chart.pace(state, 0, better).left() < chart.pace(state, 0, deck).left()


def test_a_card_added_and_taken_away_is_as_if_it_was_never_there() -> None:
    state = expedition("explorer x2, trailblazer, native, captain", pawns=(-3, 0), discards=JUNK)
    chart = ADVISER.atlas(state).chart(state.route)
    deck = chart.deck_of(state, 0)
    without = chart.without_card(deck, card("trailblazer"))
    assert numbers(chart.with_card(without, card("trailblazer"))) == numbers(deck) != numbers(without)


def test_a_deck_is_the_same_wherever_its_cards_lie() -> None:
    state = expedition("explorer x2, trailblazer, native, captain", pawns=(-3, 0), discards=JUNK)
    chart = ADVISER.atlas(state).chart(state.route)
    before = chart.deck_of(state, 0)
    state.draws[0], state.hands[0] = state.draws[0] + state.hands[0], []
    assert chart.deck_of(state, 0) is before


def test_a_pace_is_found_anew_where_a_pawn_has_moved() -> None:
    state = expedition("explorer x2, traveler", pawns=(-3, 0), discards=JUNK)
    atlas = ADVISER.atlas(state)
    before = atlas.pace(state, 0)
    assert atlas.pace(state, 0) is before
    state.pawns[0] = state.pawns[1]
    assert atlas.pace(state, 0) is not before


def numbers(deck: Deck) -> list[float]:
    """Everything that is known of a deck."""
    once = [deck.once, deck.once_machetes, deck.once_paddles, deck.once_coins, deck.once_white, deck.once_drawn]
    powers = [deck.machetes, deck.paddles, deck.coins, deck.machete, deck.paddle, deck.coin]
    return [deck.size, deck.money, deck.draws, deck.transmitters, *once, *powers]


def test_nobody_buys_beside_the_finish() -> None:
    state = expedition("captain, traveler x3", pawns=[[LAST], [(-3, 0)], [(-2, -1)]], discards=JUNK)
    assert any(offered(state, "buy"))
    assert sensible(state) == ["play captain"]


def test_cards_are_drawn_before_anything_else() -> None:
    state = expedition("cartographer, explorer, traveler", draws=JUNK)
    assert sensible(state) == ["play cartographer"]


def test_a_turn_is_judged_only_when_it_is_over() -> None:
    state = expedition("captain, explorer", pawns=[[LAST], [(-3, 0)], [(-2, -1)]], draws=JUNK)
    assert ADVISER.calm(state)
    play(state, "play captain")
    assert not ADVISER.calm(state)


def test_a_traveler_pays_rather_than_a_trailblazer() -> None:
    state = expedition("traveler x2, trailblazer, explorer", draws=JUNK)
    play(state, "buy scout")
    assert natural(state) == "pay traveler"
