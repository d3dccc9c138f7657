"""A table set by hand: what it takes, and what it refuses."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.chance import Chance
from ludoteca.core.story import OPEN
from tests.games.blue_moon_city.examples import GAME, play, table


def test_the_round_is_counted_from_who_began() -> None:
    city = table(3, turn=0, first=2, round=4)
    assert (city.turns, GAME.view(city, 0)["round"]) == (11, 4)


def test_cards_that_nobody_has_seen_are_laid_aside_by_luck() -> None:
    city = table(aside=2)
    assert (len(city.aside), len(city.deck)) == (2, 78)


def test_a_marker_placed_this_turn_keeps_the_game_alive() -> None:
    placed, idle = table(moment="reset", placed=True, idle=3), table(moment="reset", idle=3)
    assert (placed.idle, idle.idle) == (0, 4)


def test_a_payment_under_way_is_no_moment_that_can_be_set() -> None:
    city = table(hands=[["terrah-3", "terrah-2"]], moment="contribution", figures=["earth-temple"])
    assert GAME.things(GAME.view(city, OPEN)) is not None
    play(city, "contribute 1")
    assert GAME.things(GAME.view(city, OPEN)) is None


@pytest.mark.parametrize(
    ("things", "said"),
    [
        ({"hands": [["vulca-9"]]}, "no card 'vulca-9'"),
        ({"hands": [["vulca-1"] * 9]}, "of 'vulca-1', not 9"),
        ({"hands": [[], [], []]}, "hands: there are 2 players, not 3"),
        ({"figures": ["pub"]}, "no tile 'pub'"),
        ({"figures": ["main-hall"]}, "no tile 'main-hall' in this city"),
        ({"dragons": {"pink": "courtyard"}}, "no dragon 'pink'"),
        ({"obelisk": [2]}, "obelisk: there is no seat 2"),
        ({"obelisk": [0] * 40}, "obelisk: there are .* not 40"),
        ({"turn": -1}, "turn: there is no seat -1"),
        ({"first": 2}, "first: there is no seat 2"),
        ({"moment": "lunch"}, "moment is one of .* not 'lunch'"),
        ({"discarded": 3}, "discarded is a number from 0 to 2, not 3"),
        ({"scale_timing": "never"}, "scale_timing is one of .* not 'never'"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(things: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        GAME.position(2, Chance(1), **things)


def test_a_cell_of_the_city_takes_one_tile() -> None:
    with pytest.raises(ValueError, match=r"library: on the cell \[0, 1\] lies mill"):
        table(city={"mill": [0, 1], "library": [0, 1]})
    with pytest.raises(ValueError, match=r"mill: the city has no cell \[5, 1\]"):
        table(city={"mill": [5, 1]})
