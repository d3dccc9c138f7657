"""What the pictures of Ferry show, and what they do not."""

from __future__ import annotations

import pytest

from ludoteca.core.seen.picture import NO_CHOICES, Choices, Picture
from ludoteca.core.story import OPEN, SPECTATOR
from tests.toy.ferry import FERRY
from tests.toy.ferry.rules.table import Ferry

from .examples import table


def drawn(state: Ferry, seat: int, choices: Choices = NO_CHOICES, narrow: bool = False) -> list[Picture]:
    """What a seat sees."""
    return FERRY.draw(FERRY.view(state, seat), choices, FERRY.words("en"), narrow)


def test_what_may_be_chosen_is_a_button_and_the_rest_can_be_asked_about() -> None:
    board = drawn(table("amber", market="amber dyes"), 0, Choices({"buy dyes": "Buy dyes"}))[0]
    assert 'data-choice="buy dyes"' in board.living
    assert 'data-ask="buy amber"' in board.living


def test_a_hand_is_drawn_for_its_owner_alone() -> None:
    state = table("amber", "dyes dyes")
    assert [picture.name for picture in drawn(state, SPECTATOR)] == ["board"]
    assert [picture.name for picture in drawn(state, 0)] == ["board", "hand"]
    assert [picture.name for picture in drawn(state, OPEN)] == ["board", "hand-0", "hand-1"]


@pytest.mark.parametrize(("narrow", "width"), [(False, 600), (True, 390)])
def test_a_large_hand_stays_within_its_picture(narrow: bool, width: float) -> None:
    hand = drawn(table(" ".join(["amber"] * 9 + ["bales"] * 9)), 0, narrow=narrow)[1]
    assert hand.width == width
    assert hand.living.count('data-ask="load') == 18


def test_the_cover_uses_the_games_own_sign() -> None:
    assert "#g-ferry-crate" in FERRY.cover()
