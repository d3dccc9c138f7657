"""A bot with one sensible choice takes as long as others of its level: how fast it answers does not tell its hand."""

from __future__ import annotations

import pytest

from ludoteca.web.live.bots import poise
from ludoteca.web.live.bots.poise import Poise


@pytest.fixture(autouse=True)
def levels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(poise, "MOST", {"middle": 1.0, "master": 2.0})


def test_at_first_a_bot_takes_as_long_as_its_level_may() -> None:
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


def test_nobody_waits_longer_than_the_level_may_think() -> None:
    one = Poise()
    one.took("ferry", "middle", 30.0)
    assert one.least("ferry", "middle") == 1.0
