"""Me: quiet nights and vacations, and whatever cannot be one."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from ludoteca.web.live.clocks.models import Away
from ludoteca.web.live.clocks.resting import rest_of
from ludoteca.web.live.people.models import Player
from tests.web.clockwork import Time
from tests.web.people import Person, words

pytestmark = pytest.mark.usefixtures("site")
TODAY = date(2026, 6, 1)


@pytest.fixture(autouse=True)
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """A clock under control: it is noon of the first of June."""
    return Time(monkeypatch)


@pytest.fixture
def ana() -> Person:
    """Somebody who has played."""
    person = Person("Ana")
    person.make()
    return person


def in_days(days: int) -> str:
    """A day, counted from today."""
    return (TODAY + timedelta(days=days)).isoformat()


def kept() -> list[tuple[date, date]]:
    """The vacations in the database."""
    return list(Away.objects.values_list("first", "last"))


def test_nights_are_kept_and_shown(ana: Person) -> None:
    assert ana.post("/me/nights/", zone="America/Sao_Paulo", falls="22:30", dawns="07:00").status_code == 302
    player = Player.objects.get()
    assert (player.zone, player.quiet_from, player.quiet_to) == ("America/Sao_Paulo", 22 * 60 + 30, 7 * 60)
    page = ana.text("/me/")
    assert 'value="22:30"' in page
    assert "<option selected>America/Sao_Paulo" in page
    ana.post("/me/nights/", zone="America/Sao_Paulo", falls="", dawns="")
    assert rest_of(player.pk).night is None


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"zone": "Mars/Olympus", "falls": "22:00", "dawns": "07:00"}, "no such time zone"),
        ({"zone": "UTC", "falls": "22:00", "dawns": ""}, "A night needs an hour"),
        ({"zone": "UTC", "falls": "20:00", "dawns": "08:01"}, "twelve hours at most"),
        ({"zone": "UTC", "falls": "25:00", "dawns": "08:00"}, "no hour of the day"),
        ({"zone": "UTC", "falls": "22:77", "dawns": "08:00"}, "no hour of the day"),
        ({"zone": "UTC", "falls": "ten", "dawns": "08:00"}, "no hour of the day"),
    ],
)
def test_what_is_no_night_changes_nothing(ana: Person, fields: dict[str, str], why: str) -> None:
    answer = ana.browser.post("/me/nights/", fields)
    assert answer.status_code == 400
    assert why in words(answer)
    player = Player.objects.get()
    assert (player.zone, player.quiet_from, player.quiet_to) == (None, None, None)


def test_a_vacation_is_kept_shown_and_taken_back(ana: Person) -> None:
    assert ana.post("/me/away/", first=in_days(1), last=in_days(10)).status_code == 302
    assert kept() == [(TODAY + timedelta(days=1), TODAY + timedelta(days=10))]
    assert "June 2, 2026 to June 11, 2026" in words(ana.get("/me/"))
    eve = Person("Eve")
    eve.make()
    assert eve.post("/me/back/", vacation=Away.objects.get().pk).status_code == 404
    ana.post("/me/back/", vacation=Away.objects.get().pk)
    assert kept() == []


def test_a_vacation_that_has_begun_ends_with_yesterday(ana: Person, time: Time) -> None:
    ana.post("/me/away/", first=in_days(1), last=in_days(10))
    time.passes(4 * 86_400, tick=False)
    ana.post("/me/back/", vacation=Away.objects.get().pk)
    assert kept() == [(TODAY + timedelta(days=1), TODAY + timedelta(days=3))]


@pytest.mark.parametrize(
    ("first", "last", "why"),
    [
        (in_days(5), in_days(4), "ends after it begins"),
        (in_days(0), in_days(4), "set ahead"),
        (in_days(-9), in_days(4), "set ahead"),
        (in_days(16), in_days(40), "thirty days"),
        (in_days(1), "9999-12-31", "next twelve months"),
        ("0001-01-01", "0001-01-02", "set ahead"),
        ("2026-02-30", in_days(4), "no day of the calendar"),
        ("tomorrow", "", "no day of the calendar"),
        (in_days(12), in_days(14), "away on some of these days"),
        (in_days(8), in_days(12), "away on some of these days"),
        (in_days(9), in_days(16), "away on some of these days"),
    ],
)
def test_what_is_no_vacation_changes_nothing(ana: Person, first: str, last: str, why: str) -> None:
    ana.post("/me/away/", first=in_days(10), last=in_days(15))
    before = kept()
    answer = ana.post("/me/away/", first=first, last=last)
    assert answer.status_code == 400
    assert why in words(answer)
    assert kept() == before


def test_each_year_has_thirty_days(ana: Person) -> None:
    assert ana.post("/me/away/", first="2026-12-12", last="2027-01-20").status_code == 302  # twenty and twenty
    assert ana.post("/me/away/", first="2026-08-01", last="2026-08-11").status_code == 400
    assert ana.post("/me/away/", first="2026-08-01", last="2026-08-10").status_code == 302
    assert ana.post("/me/away/", first="2027-02-01", last="2027-02-10").status_code == 302
    assert len(kept()) == 3


def test_tomorrow_is_tomorrow_where_the_player_is(ana: Person, time: Time) -> None:
    time.passes(13 * 3600, tick=False)  # one o'clock of the second in London, still the first in São Paulo
    assert ana.post("/me/away/", first=in_days(1), last=in_days(2)).status_code == 400
    Player.objects.update(zone="America/Sao_Paulo")
    assert ana.post("/me/away/", first=in_days(1), last=in_days(2)).status_code == 302


def test_whoever_never_played_has_nothing_to_keep() -> None:
    eve = Person("Eve")
    assert eve.post("/me/away/", first=in_days(1), last=in_days(2)).status_code == 403
    assert not Player.objects.exists()


def test_nobody_moves_their_nights_all_the_time(ana: Person) -> None:
    answers = [ana.post("/me/nights/", zone="UTC", falls=f"{n}:00", dawns=f"{n + 9}:00") for n in range(12)]
    assert [answer.status_code for answer in answers] == [302] * 10 + [429] * 2
