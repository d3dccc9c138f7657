"""Options: a default for people, one for automatic play."""

from __future__ import annotations

import pytest

from ludoteca.core.chance import Chance
from ludoteca.core.setup.options import Option, OptionError, switch
from tests.toy.ferry import FERRY
from tests.toy.ferry.rules.table import Ferry


def test_people_and_automatic_play_have_their_own_defaults() -> None:
    assert FERRY.settle({}, people=True) == {"convoy": 3}
    assert FERRY.settle({}, people=False) == {"convoy": 4}
    state = FERRY.new(2, Chance(1))
    assert isinstance(state, Ferry)
    assert state.convoy == 4


def test_options_are_keywords_and_texts() -> None:
    for value in (3, "3"):
        assert FERRY.settle({"convoy": value}, people=False) == {"convoy": 3}


def test_a_switch_reads_yes_and_no() -> None:
    option = switch("expansion")
    assert [option.read(text) for text in ("yes", "no")] == [True, False]
    assert option.write(True) == "yes"
    assert option.check(True) is True


def test_what_a_game_does_not_know_is_refused() -> None:
    with pytest.raises(OptionError, match="no option speed"):
        FERRY.new(2, Chance(1), speed=1)
    with pytest.raises(OptionError, match="must be one of 3, 4"):
        FERRY.new(2, Chance(1), convoy=5)
    with pytest.raises(OptionError, match="2 to 4 players"):
        FERRY.new(7, Chance(1))
    with pytest.raises(OptionError, match="must be one of"):
        Option("side", ("left", "right"), "left").read("up")
