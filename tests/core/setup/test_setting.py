"""Setting a table by hand: what cannot be is refused in a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.chance import Chance
from ludoteca.core.setup.setting import check_word, name_of, number_of
from ludoteca.core.story import OPEN
from tests.toy.ferry import FERRY


def test_a_thing_has_its_name_as_in_the_actions_or_as_in_the_data() -> None:
    names = ["castle", "orc_tavern"]
    assert number_of("orc-tavern", names, "card") == number_of("orc_tavern", names, "card") == 1
    assert name_of(1, names) == "orc-tavern"


def test_a_word_is_one_of_those_that_there_are() -> None:
    check_word("turn", ["turn", "end"], "moment")
    with pytest.raises(ValueError, match="moment is one of turn, end, not 'lunch'"):
        check_word("lunch", ["turn", "end"], "moment")


@pytest.mark.parametrize(
    ("things", "said"),
    [
        ({"market": ["pearls"]}, "there is no cargo 'pearls'"),
        ({"market": ["amber"] * 50}, "of 'amber', not 50"),
        ({"hands": [[], [], []]}, "hands: there are 2 players, not 3"),
        ({"turn": 2}, "turn: there is no seat 2 with 2 players"),
    ],
)
def test_a_table_that_cannot_be_is_refused(things: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        FERRY.position(2, Chance(1), **things)


def test_the_middle_of_a_decision_is_no_position() -> None:
    ferry = FERRY.position(2, Chance(1), hands=[["amber"], ["amber"]], market=["dyes"])
    assert FERRY.things(FERRY.view(ferry, OPEN)) is not None
    ferry.play(FERRY.actions.read("load amber"))
    assert FERRY.things(FERRY.view(ferry, OPEN)) is None
