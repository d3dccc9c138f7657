"""A clock under control: time passes only when a test says so."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from ludoteca.web.live.clocks.models import Alive
from ludoteca.web.live.clocks.now import CLOCK
from ludoteca.web.live.tables.models import Table
from ludoteca.web.live.tables.upkeep import timeouts
from tests.web.people import Person, legal, scene, settled

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)


class Time:
    """What time it is."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = NOON
        monkeypatch.setattr(CLOCK, "now", lambda: self.now)

    def passes(self, seconds: float, tick: bool = True, asleep: bool = False) -> None:
        """Let time pass, while the site lives; then it is looked whose has run out."""
        self.now += timedelta(seconds=seconds)
        if tick:
            if not asleep:
                Alive.objects.update(at=self.now)
            timeouts.tick()
            settled()


def table_at(pace: str, seats: int = 2, game: str = "ferry") -> tuple[list[Person], str]:
    """Some friends at a table with a clock; the game has begun."""
    people = [Person(name) for name in ("Ana", "Bia", "Cid")[:seats]]
    code = people[0].make(game, seats, pace=pace)
    for seat, person in enumerate(people[1:], 1):
        person.sit(code, seat)
    people[0].post(f"/t/{code}/start/")
    assert scene(code).status == "running"
    return people, code


def hand_over(people: list[Person], code: str) -> int:
    """Whoever is asked plays until somebody else is; the seat that handed over."""
    before = scene(code).actor
    while scene(code).actor == before:
        assert people[before].act(code, legal(code)[-1]).status_code == 302
    return before


def left(code: str, time: Time) -> float:
    """How many seconds are left by the wall to whoever is asked."""
    due = Table.objects.get(code=code).due
    assert due is not None
    return (due - time.now).total_seconds()
