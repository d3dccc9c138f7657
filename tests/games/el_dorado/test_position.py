"""A table set by hand: what it takes, and what it refuses."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludoteca.core.chance import Chance
from ludoteca.core.story import OPEN
from ludoteca.games.el_dorado import EL_DORADO as GAME
from tests.games.el_dorado.examples import expedition, offered, play

SHORT = "b:2:0,0/c:5:7,-3/river:1:10,-3"


def test_cards_gained_this_turn_cannot_be_used_yet() -> None:
    state = expedition("cartographer", discards="scout", gained=1)
    play(state, "play cartographer")
    assert GAME.view(state, 0)["waiting"] == GAME.view(state, 0)["hands"][0]
    assert offered(state, "play") == []


def test_what_everybody_can_tell_to_be_in_a_hand_is_seen_by_all() -> None:
    state = expedition("scout, captain", known=[["scout"]])
    view = GAME.view(state, 1)
    assert (len(view["known"][0]), len(view["unseen"][0])) == (1, 1)


def test_a_position_on_a_route_of_ones_own_is_set_again() -> None:
    state = expedition("explorer", seats=2, route=SHORT, pawns=[["c-11", "gate"]], blockades=[3], taken=[[], [1]])
    assert again(state) == GAME.view(state, OPEN)


def test_a_move_under_way_is_no_moment_that_can_be_set() -> None:
    state = expedition("scout x2", pawns=(0, 0), route="k:0:0,0")
    assert GAME.things(GAME.view(state, OPEN)) is not None
    play(state, "play scout")
    assert GAME.things(GAME.view(state, OPEN)) is None


def again(state: Any) -> Any:
    """The open view of the position that the state's things set."""
    things = json.loads(json.dumps(GAME.things(GAME.view(state, OPEN))))
    return GAME.view(GAME.position(state.seats, Chance(3), **things), OPEN)


@pytest.mark.parametrize(
    ("things", "said"),
    [
        ({"hands": [["skipper"]]}, "no card 'skipper'"),
        ({"tokens": [["scout"]]}, "no token 'scout'"),
        ({"hands": [[], [], []]}, "hands: there are 2 players, not 3"),
        ({"pawns": [["gate", "gate", "gate"]]}, "pawns: there are 2 of them, not 3"),
        ({"pawns": [["z-99"]]}, "no space 'z-99' on the route"),
        ({"pawns": [[[99, 99]]]}, "no space at"),
        ({"blockades": [1] * 20}, "blockades: there are .* not 20"),
        ({"taken": [[7]]}, "a blockade is a number from 0 to 6, not 7"),
        ({"market": ["scout"] * 7}, "market: there are 6 of them, not 7"),
        ({"stock": {"scout": 4}}, "stock: 'scout' is a number from 0 to 3, not 4"),
        ({"known": [["scout"]]}, "known: not so many 'scout'"),
        ({"gained": 1}, "gained: there are 0 cards in the discard pile, not 1"),
        ({"caves": [4] * 40}, "caves: there are .* not 40"),
        ({"turn": 2}, "turn: there is no seat 2"),
        ({"arrivals": [3]}, "arrivals: there is no seat 3"),
        ({"moment": "lunch"}, "moment is one of play, discard, draw, round, not 'lunch'"),
        ({"route": "nowhere"}, "route"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(things: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        GAME.position(2, Chance(1), **things)
