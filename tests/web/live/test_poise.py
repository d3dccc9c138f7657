"""A bot with one sensible choice takes as long as others of its level: how fast it answers does not tell its hand."""

from __future__ import annotations

import pytest

from ludoteca.bots import LEVELS
from ludoteca.web.live.bots import poise
from ludoteca.web.live.bots.poise import Poise
from ludoteca.web.live.tables import daily


@pytest.fixture
def levels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(poise, "FIRST", {"middle": 1.0, "master": 2.0})
    monkeypatch.setattr(poise, "MOST", {"middle": 2.0})
    monkeypatch.setattr(poise, "LONGEST", 4.0)


pytestmark = pytest.mark.usefixtures("levels")


def test_at_first_a_bot_takes_as_long_as_its_level_might() -> None:
    one = Poise()
    assert [one.least("ferry", level) for level in ("middle", "master", "no level")] == [1.0, 2.0, 0.0]


def test_where_bots_think_fast_nobody_waits_long() -> None:
    one = Poise()
    for _ in range(200):
        one.took("ferry", "middle", 0.1)
    assert one.least("ferry", "middle") == 0.1
    assert one.least("another game", "middle") == 1.0


def test_an_answer_at_once_comes_as_late_as_one_after_thought() -> None:
    one = Poise()
    for _ in range(200):
        one.took("ferry", "middle", 0.1)
    one.took("ferry", "middle", 0.6)
    one.took("ferry", "middle", 0.0)
    assert 0.55 < one.least("ferry", "middle") < 0.6


def test_answers_at_once_never_lower_what_is_usual() -> None:
    one = Poise()
    one.took("ferry", "middle", 1.5)
    assert [one.early("ferry", "middle", 0.5, weighed=False) for _ in range(200)] == [1.0] * 200
    assert one.early("ferry", "middle", 1.0, weighed=True) == 0.5
    assert one.early("ferry", "middle", 0.5, weighed=False) < 1.0


def test_where_thought_is_long_an_answer_at_once_is_held_back_for_as_long_as_a_level_may_think() -> None:
    one = Poise()
    one.took("ferry", "master", 3.9)
    assert one.early("ferry", "master", 0.0, weighed=False) == 3.9
    assert one.early("ferry", "master", 4.1, weighed=True) == 0.0


def test_nobody_waits_longer_than_the_level_may_think() -> None:
    one = Poise()
    one.took("ferry", "middle", 30.0)
    one.took("ferry", "master", 30.0)
    assert (one.least("ferry", "middle"), one.least("ferry", "master")) == (2.0, 4.0)


def test_whoever_plays_here_has_poise_from_the_first_answer_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    one = Poise()
    assert all(one.least("ferry", bot) > 0.1 for bot in (*LEVELS, daily.FIXED))
