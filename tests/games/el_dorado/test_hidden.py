"""What the others can and cannot know, and what the bots make of it."""

from __future__ import annotations

import pytest

from ludoteca.bots.contests.arena import simulate
from ludoteca.core.chance import Chance
from ludoteca.core.story import OPEN, SPECTATOR, Story
from ludoteca.games.el_dorado import EL_DORADO
from ludoteca.games.el_dorado.data import ROUTE_IDS

from .examples import card, cards, expedition, names, offered, play, steps


def test_a_hand_is_its_owners_alone() -> None:
    state = expedition(hands=[["scout"], ["captain"]], seats=2, pawns=[[(0, 0)]])
    assert EL_DORADO.view(state, 0)["hands"] == [[card("scout")], None]
    assert EL_DORADO.view(state, SPECTATOR)["hands"] == [None, None]
    assert EL_DORADO.view(state, OPEN)["hands"] == [[card("scout")], [card("captain")]]


def test_everybody_knows_what_a_deck_is_made_of() -> None:
    state = expedition("scout", draws="captain x2", discards="pioneer", pawns=(0, 0))
    deck = EL_DORADO.view(state, 1)["decks"][0]
    assert [deck[card(name)] for name in ("scout", "captain", "pioneer")] == [1, 2, 1]
    assert EL_DORADO.view(state, 1)["unseen"][0] == sorted([card("scout"), card("captain"), card("captain")])
    assert EL_DORADO.view(state, 0)["unseen"][0] == [card("captain")] * 2


def test_what_is_imagined_keeps_a_payment_possible() -> None:
    hands = [names("journalist"), []]
    state = expedition(hands=hands, seats=2, draws="sailor x9", pawns=[[(0, 0)]])
    play(state, "buy trailblazer")
    for seed in range(20):
        world = EL_DORADO.imagine(state, 1, Chance(seed))
        assert [EL_DORADO.actions.write(action) for action in world.legal] != []


def test_what_a_shuffle_showed_stays_known_until_it_is_played() -> None:
    state = expedition("captain", pawns=(-2, 0), discards="traveler x8", moment="draw", hands=[["captain"], ["scout"]])
    assert cards(state.known[0]) == ["captain"]
    for seed in range(20):
        world = EL_DORADO.imagine(state, 1, Chance(seed))
        assert "captain" in cards(world.hands[0])


def test_others_are_told_how_many_cards_were_drawn_but_not_which() -> None:
    state = expedition("cartographer", draws="scout, captain", pawns=(0, 0))
    state.story = Story()
    play(state, "play cartographer")
    drawn = [event for event in state.story.events if event.key.startswith("drew")]
    assert [(event.key, event.heard_by(0), event.heard_by(1)) for event in drawn] == [
        ("drew-2", True, False),
        ("drew-unseen", False, True),
    ]


def test_the_view_shows_where_a_card_leads() -> None:
    state = expedition("scout", route="k:0:0,0", pawns=(2, 1))
    preview = EL_DORADO.view(state, 0)["previews"][0]
    assert preview["card"] == card("scout")
    play(state, "play scout")
    view = EL_DORADO.view(state, SPECTATOR)
    assert view["moving"] == [0, 0, 0, 2]
    assert view["reach"] == preview["reach"]
    near = [EL_DORADO.actions.read(line) for line in offered(state, "step")]
    assert {space for space, _ in view["reach"]} >= set(near)


def test_the_trail_of_a_turn() -> None:
    state = expedition("scout", route="k:0:0,0", pawns=(2, 1))
    start = state.pawns[0]
    play(state, "play scout", *steps(state, (1, 2), (0, 2)))
    assert [[seat, pawn] for seat, pawn, _ in EL_DORADO.view(state, 1)["trail"]] == [[0, 0], [0, 0]]
    assert EL_DORADO.view(state, 1)["trail"][0][2] == start


@pytest.mark.parametrize("route", ROUTE_IDS)
def test_the_greedy_bot_beats_the_random_one(route: str) -> None:
    tally = simulate(EL_DORADO, ["greedy:worlds=1", "random"], 2, 1, EL_DORADO.settle({"route": route}, people=False))
    assert tally.wins == [2, 0]
