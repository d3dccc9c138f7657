"""A table set by hand: what it takes, and what it refuses."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.chance import Chance
from ludoteca.core.story import OPEN
from ludoteca.games.origins import ORIGINS as GAME
from ludoteca.games.origins.rules.table import SOURCES
from tests.games.origins.examples import offered, play, realm


def test_points_are_told_by_their_sources() -> None:
    state = realm(2, {"sources": {"attacks": 4, "abilities": 3}, "score": 2}, {})
    seen = dict(zip(SOURCES, GAME.view(state, 0)["players"][0]["sources"], strict=True))
    assert (seen["attacks"], seen["districts"], seen["abilities"], GAME.scores(state)[0]) == (4, 2, 3, 9)


def test_every_source_of_points_has_its_name() -> None:
    now = ["attacks", "track", "districts", "abilities", "advisors"]
    assert [*now, "population", "left_gold", "last_advisor", "temple_discs", "seated_dice"] == SOURCES


def test_after_an_action_a_token_may_buy_one_more() -> None:
    state = realm(2, {"tokens": 1, "military": 5}, {}, moment="superiority")
    assert offered(state) == ["spend", "end-turn"]
    play(state, "spend")
    things = GAME.things(GAME.view(state, OPEN))
    assert things is not None
    assert things["extra"]


def test_the_draft_goes_on_with_whoever_has_fewer_dice() -> None:
    pool = ["red-1", "red-2", "blue-3", "blue-4"]
    state = realm(2, {"freemen": ["red-5"]}, {}, moment="draft", pool=pool, bastion=0, round_number=0)
    assert (state.actor, offered(state)) == (1, [f"draft {die}" for die in pool])
    play(state, "draft blue-4")
    assert state.actor == 1


def test_a_visit_under_way_is_no_moment_that_can_be_set() -> None:
    state = realm(2, {"freemen": ["red-5"]}, {})
    assert GAME.things(GAME.view(state, OPEN)) is not None
    play(state, "send red-5")
    assert GAME.things(GAME.view(state, OPEN)) is None


@pytest.mark.parametrize(
    ("things", "said"),
    [
        ({"hat": 1}, "the board has no 'hat'"),
        ({"players": [{"hat": 1}]}, "a player has no 'hat'"),
        ({"players": [{}, {}, {}]}, "players: there are 2 players, not 3"),
        ({"players": [{"freemen": ["pink-3"]}]}, "no die 'pink-3'"),
        ({"players": [{"freemen": ["red-3@9"]}]}, "no site 9"),
        ({"players": [{"freemen": ["red-3"] * 9}]}, "there are 7 dice of 'red', not 9"),
        ({"players": [{"advisors": ["pink"]}]}, "no colour 'pink'"),
        ({"players": [{"towers": {"pink": 2}}]}, "no colour 'pink'"),
        ({"players": [{"city": {"1,0": "pub"}}]}, "no tile 'pub'"),
        ({"players": [{"city": {"1,0": "inn:mint"}}]}, "1,0: a tile lies open or as a 'farm', not as 'inn'"),
        ({"players": [{"city": {"99,0": "mint"}}]}, "no cell '99,0'"),
        ({"players": [{"matched": ["d05"]}]}, "the card 'd05' is not on the board"),
        ({"players": [{"zodiac": ["pisces"]}]}, "the card 'pisces' is not on the board"),
        ({"players": [{"sources": {"luck": 3}}]}, "no source of points 'luck'"),
        ({"players": [{"temples": [1, 2]}]}, "temples: there are 3 of them, not 2"),
        ({"players": [{"military": 99}]}, "military is a number from 0 to .* not 99"),
        ({"players": [{"speakers": [9]}]}, "a speaker is a number from .* not 9"),
        ({"cards": ["x99"]}, "no district card 'x99'"),
        ({"market": ["mint"] * 9}, "of 'mint', not 9"),
        ({"supply": {"pink": 1}}, "supply has no 'pink'"),
        ({"values": [1, 2]}, "values: there are 5 of them, not 2"),
        ({"march": [0, 0]}, "march: .* does not name every seat once"),
        ({"ending": ["boredom"]}, "no ending 'boredom'"),
        ({"turn": 2}, "turn: there is no seat 2"),
        ({"moment": "lunch"}, "moment is one of .* not 'lunch'"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(things: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        GAME.position(2, Chance(1), **things)
