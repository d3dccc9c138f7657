"""Nobody starves the bots of others: guests take turns, each has a budget, and a long wait lowers the level."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytest_django import Settings

from ludoteca.web.live.bots.asking import easing
from ludoteca.web.live.bots.asking.budget import Budget
from ludoteca.web.live.bots.asking.desk import OwnDesk
from ludoteca.web.live.bots.asking.question import Question


def question(table: str, guest: str = "", bot: str = "master") -> Question:
    return Question("", 0, bot, 1.0, table, guest=guest, address="192.0.2.1")


def test_a_guest_with_many_tables_waits_with_all_but_one() -> None:
    desk, served = OwnDesk(), []
    for number in range(5):
        desk.ask(question(f"eve {number}", "eve"), print)
    desk.ask(question("ana", "ana"), print)
    assert desk.places() == {"eve 0": 1, "ana": 2, "eve 1": 3, "eve 2": 4, "eve 3": 5, "eve 4": 6}
    for _ in range(4):
        taken = desk.take()
        assert taken is not None
        served.append(taken.question.table)
    assert served == ["eve 0", "ana", "eve 1", "eve 2"]


def test_whoever_was_served_goes_behind_those_who_were_not() -> None:
    desk = OwnDesk()
    for table, guest in (("one", "eve"), ("two", "eve"), ("three", "ana"), ("four", "bia")):
        desk.ask(question(table, guest), print)
    assert [desk.take() and list(desk.places()) for _ in range(3)] == [
        ["three", "four", "two"],
        ["four", "two"],
        ["two"],
    ]


@pytest.fixture
def budget(monkeypatch: pytest.MonkeyPatch, settings: Settings) -> Budget:
    one = Budget()
    one.limiter.clock = lambda: 1000.0
    monkeypatch.setattr(easing, "BUDGET", one)
    settings.LUDOTECA_THINKING = ("10/minute", "30/minute")
    return one


@pytest.mark.usefixtures("budget")
@pytest.mark.parametrize(
    ("bot", "waited", "thinks"),
    [
        ("master", 0, "master"),
        ("master", 6, "middle"),
        ("master", 11, "practised"),
        ("master", 16, "beginner"),
        ("master", 99, "beginner"),
        ("middle", 6, "practised"),
        ("middle", 11, "beginner"),
        ("practised", 6, "beginner"),
        ("beginner", 99, "beginner"),
        ("newcomer", 99, "newcomer"),
        ("ismcts", 99, "ismcts"),  # a hint
    ],
)
def test_who_has_waited_long_thinks_less(bot: str, waited: float, thinks: str) -> None:
    assert easing.eased(question("ana", "ana", bot), waited) == thinks
    assert easing.eased(replace(question("ana", "ana", bot), waited=waited), 0.0) == thinks  # before it was asked again


def test_beyond_the_budget_of_a_guest_the_lowest_level_plays(budget: Budget) -> None:
    budget.spend("ana", "192.0.2.1", 9.9)
    assert easing.eased(question("t", "ana"), 0) == "master"
    budget.spend("ana", "192.0.2.1", 0.2)
    assert easing.eased(question("t", "ana"), 0) == "beginner"
    assert easing.eased(question("t", "bia"), 0) == "master"


def test_all_guests_of_an_address_share_a_budget_too(budget: Budget) -> None:
    for guest in range(3):
        budget.spend(str(guest), "192.0.2.1", 10)
    assert easing.eased(question("t", "another"), 0) == "beginner"
    assert budget.left("another", "192.0.2.2")


def test_the_budget_comes_back_with_time(budget: Budget) -> None:
    budget.spend("ana", "", 20)
    assert not budget.left("ana", "")
    budget.limiter.clock = lambda: 1000.0 + 120.0
    assert budget.left("ana", "")
