"""A table set by hand: what it takes, and what it refuses."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.chance import Chance
from ludoteca.core.story import OPEN
from ludoteca.games.unreal_estate import UNREAL_ESTATE as GAME
from tests.games.unreal_estate.examples import estate, offered, play


def test_a_card_that_somebody_took_lies_on_the_table_no_more() -> None:
    state = estate(3, "tower", table="tavern, tower, forge", takers=[None, 0, "gone"], known=[["wizards-tower"]])
    assert offered(state) == ["select orc-tavern"]
    assert GAME.view(state, 1)["known"][0] == GAME.view(state, 0)["hands"][0]


def test_the_last_sets_are_scored_from_the_player_named_on() -> None:
    state = estate(3, "home", "home", "home", drawer="home x2", moment="final", turn=1, first=0)
    play(state, "score halfling-home")
    assert state.over
    assert state.scores[0] == 0 < state.scores[1]


def test_a_special_under_way_is_no_moment_that_can_be_set() -> None:
    state = estate(3, "crane", table="salvage-depot, tower", drawer="home, castle")
    assert GAME.things(GAME.view(state, OPEN)) is not None
    play(state, "select salvage-depot")
    assert GAME.things(GAME.view(state, OPEN)) is None


@pytest.mark.parametrize(
    ("things", "said"),
    [
        ({"hands": [["orc-bar"]]}, "no card 'orc-bar'"),
        ({"drawer": ["toll-house"]}, "no building 'toll-house'"),
        ({"hands": [[], [], []]}, "hands: there are 2 players, not 3"),
        ({"scores": [1, 2, 3]}, "scores: there are 2 players, not 3"),
        ({"hands": [["enchanted-castle"] * 40]}, "of 'enchanted-castle', not 40"),
        ({"known": [["orc-tavern"]]}, "there are 0 of 'orc-tavern', not 1"),
        ({"table": ["orc-tavern"], "takers": [5]}, "takers: there is no seat 5"),
        ({"takers": [0]}, "takers: there are 0 of them, not 1"),
        ({"turn": 2}, "turn: there is no seat 2"),
        ({"moment": "lunch"}, "moment is one of turn, reveal, round, final, not 'lunch'"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(things: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        GAME.position(2, Chance(1), **things)
