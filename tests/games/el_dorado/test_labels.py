"""What the buttons of El Dorado say, and which of them stand out."""

from __future__ import annotations

import math

import pytest

from ludoteca.core.chance import Chance
from ludoteca.games.el_dorado import EL_DORADO as GAME
from ludoteca.games.el_dorado.data import HEX_IDS, ROUTE_IDS
from ludoteca.games.el_dorado.draw import phone_chart, pieces_of, side_of, wide_chart
from ludoteca.games.el_dorado.draw.land.compass import toward
from ludoteca.games.el_dorado.draw.size import NARROW, WIDE
from ludoteca.games.el_dorado.names import DIRECTIONS
from ludoteca.games.el_dorado.rules.table import Expedition

from .examples import expedition, play, steps


def said(state: Expedition, line: str, language: str = "en") -> str:
    return GAME.label(GAME.view(state, state.actor), GAME.actions.read(line), GAME.words(language))


def asked(state: Expedition, language: str = "en") -> str:
    step = state.agenda[-1]
    return GAME.words(language).prompt(step.key(), step.numbers(state))


def main(state: Expedition) -> list[str]:
    return GAME.main(GAME.view(state, state.actor))


@pytest.mark.parametrize("route", ROUTE_IDS)
def test_a_direction_is_the_one_that_is_seen_on_every_screen(route: str) -> None:
    view = GAME.view(GAME.new(3, Chance(1), route=route), 0)
    pieces, side = pieces_of(view), side_of(view)
    start = view["pawns"][0][0]
    for laid in (wide_chart(pieces, side, WIDE)[0], phone_chart(pieces, side, NARROW)[0]):
        x, y = laid.places[start]
        near = [space for space, place in laid.places.items() if 0 < math.dist(place, (x, y)) < 40]
        assert near
        for space in near:
            [(count, direction)] = toward(view, start, space)
            there = laid.places[space]
            seen = math.degrees(math.atan2(there[1] - y, there[0] - x)) % 360
            assert count == 1
            assert abs((seen - 45 * direction + 180) % 360 - 180) <= 15.1, DIRECTIONS[direction]


def test_a_far_space_is_told_in_two_directions_that_lead_there() -> None:
    view = GAME.view(GAME.new(3, Chance(1)), 0)
    spaces = {(q, r): space for space, q, r, *_ in view["spaces"]}
    far = toward(view, spaces[0, 0], spaces[2, 1])
    assert sorted(count for count, _ in far) == [1, 2]
    assert toward(view, spaces[0, 0], spaces[0, 0]) == []


def test_a_step_names_its_direction_and_its_land() -> None:
    state = expedition("explorer", route="j:0:0,0", pawns=(1, 0))
    play(state, "play explorer")
    line = next(GAME.actions.write(action) for action in state.legal if action < len(HEX_IDS))
    assert said(state, line).split(": ")[0].removeprefix("Go ") in DIRECTIONS
    assert said(state, line).endswith("jungle 1")
    assert main(state) == ["stop"]


def test_rubble_and_camps_say_what_becomes_of_the_cards() -> None:
    state = expedition("giant-machete, sailor, native", route="j:0:0,0", pawns=(1, 0))
    rubble, camp = steps(state, (2, 0))[0], steps(state, (0, 0))[0]
    assert said(state, rubble).endswith("rubble, discard 2 cards")
    assert said(state, camp).endswith("base camp, 1 card leaves the game")
    play(state, camp)
    assert asked(state) == "Pay 1 card for the way: out of the game for good"
    assert said(state, "pay sailor", "pt_BR") == "Remover do jogo: Marinheiro"
    state = expedition("giant-machete, sailor, native", route="j:0:0,0", pawns=(1, 0))
    play(state, rubble)
    assert asked(state) == "Pay 2 cards for the way: to the discard pile"
    assert said(state, "pay sailor") == "Discard: Sailor"


def test_of_two_pawns_it_is_told_which_one_goes() -> None:
    state = expedition("traveler, sailor, scout", seats=2, route="j:0:0,0", pawns=[[(1, 0), (-3, 3)]])
    line = steps(state, (2, 0))[0]
    assert said(state, line) == "Go north-east: rubble, discard 2 cards (pawn in the north-west)"  # no way to compare
    state = GAME.new(2, Chance(1))
    view = GAME.view(state, state.actor)
    view["distances"][state.actor] = [[20, 20], [23, 23]]
    told = [GAME.label(view, GAME.actions.read(f"pawn {number}"), GAME.words("en")) for number in (1, 2)]
    assert told == ["The front pawn: 20 steps to go", "The rear pawn: 23 steps to go"]


def test_prices_and_coins_are_named() -> None:
    state = expedition("traveler, sailor")
    assert said(state, "buy scout") == "Buy Scout for 1 coin"
    assert said(state, "buy scout", "pt_BR") == "Comprar Batedor por 1 moeda"
    assert main(state) == ["buy scout", "discard-rest", "done"]
    play(state, "buy scout")
    assert said(state, "pay traveler") == "Pay 1 coin: Traveler"
    assert said(state, "pay sailor") == "Pay ½ coin: Sailor"


def test_the_end_of_the_turn_says_what_follows() -> None:
    state = expedition("traveler, sailor")
    assert said(state, "done") == "End turn: 2 cards left"
    play(state, "done")
    assert said(state, "done") == "Keep 2, draw 2"
    assert main(state) == ["done"]
    assert said(expedition("traveler x4, sailor"), "done") == "End turn: 5 cards left"


def test_what_is_dear_and_the_goal_of_the_turn_have_their_words() -> None:
    for language in ("en", "pt_BR"):
        words = GAME.words(language)
        assert all(words.say(key) for key in ("dear-item-used", "dear-gone-for-good", "goal-end-turn"))
