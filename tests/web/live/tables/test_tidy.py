"""Tidying: what nobody came back to is removed, finished games stay."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.utils import timezone

from ludoteca.web.live.tables.models import Line, Table
from ludoteca.web.live.tables.open_tables import OPEN_TABLES
from ludoteca.web.live.tables.upkeep.tidy import tidy
from tests.web.people import Person, scene, two_at_a_table, words

pytestmark = pytest.mark.usefixtures("site")


def untouched(days: float, **changes: object) -> None:
    Table.objects.update(touched=timezone.now() - timedelta(days=days), **changes)


@pytest.mark.parametrize(
    ("status", "days", "stays"),
    [
        ("open", 0.9, True),
        ("open", 13.9, True),
        ("open", 14.1, False),
        ("running", 59, True),
        ("running", 61, True),
        ("closed", 6, True),
        ("closed", 8, False),
        ("over", 1000, True),
    ],
)
def test_what_stays_and_what_goes(status: str, days: float, stays: bool) -> None:
    two_at_a_table()
    untouched(days, status=status)
    assert tidy() == (not stays)
    assert Table.objects.exists() is stays
    assert Line.objects.exists() is stays


@pytest.mark.parametrize(("days", "status"), [(59, "running"), (61, "closed")])
def test_a_game_that_sleeps_is_closed_unfinished_and_can_still_be_looked_at(days: float, status: str) -> None:
    ana, _, code = two_at_a_table()
    untouched(days)
    tidy()
    assert Table.objects.get().status == status
    assert scene(code).status == status
    assert ("This table has been closed." in words(ana.get(f"/t/{code}/"))) == (status == "closed")
    untouched(8)
    tidy()
    assert Table.objects.exists() == (status == "running")


@pytest.mark.parametrize(("days", "stays"), [(0.9, True), (1.1, False)])
def test_a_lesson_goes_after_a_day(days: float, stays: bool) -> None:
    Person("Ana").post("/learn/unreal-estate/first/")
    untouched(days)
    tidy()
    assert Table.objects.exists() is stays


def test_a_table_that_was_removed_is_gone_for_whoever_comes_back() -> None:
    ana = Person("Ana")
    code = ana.make()
    untouched(15)
    tidy()
    assert ana.get(f"/t/{code}/").status_code == 404
    assert code not in OPEN_TABLES.tables
