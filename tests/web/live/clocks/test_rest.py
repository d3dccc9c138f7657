"""Nights and vacations: what they make of a deadline, by each player's own wall clock."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest

from ludoteca.web.live.clocks.pace import DAY, HOUR
from ludoteca.web.live.clocks.rest import ALWAYS_AWAKE, Rest

LISBON, SAO_PAULO = ZoneInfo("Europe/Lisbon"), ZoneInfo("America/Sao_Paulo")
NIGHT = (time(22), time(8))


def at(day: int, hour: int, month: int = 6, year: int = 2026, zone: ZoneInfo | None = None) -> datetime:
    """A moment, by the wall clock of a zone."""
    return datetime(year, month, day, hour, tzinfo=zone or UTC).astimezone(UTC)


def test_without_rest_time_is_time() -> None:
    assert ALWAYS_AWAKE.after(at(1, 12), 3 * DAY) == at(4, 12)
    assert ALWAYS_AWAKE.waking(at(1, 12), at(4, 12)) == 3 * DAY
    assert ALWAYS_AWAKE.waking(at(4, 12), at(1, 12)) == 0


@pytest.mark.parametrize(("zone", "offset"), [(LISBON, 1), (SAO_PAULO, -3)])
def test_a_night_is_of_the_players_own_zone(zone: ZoneInfo, offset: int) -> None:
    rest = Rest(zone, NIGHT)
    start = at(1, 20, zone=zone)
    assert start == at(1, 20) - timedelta(hours=offset)
    assert rest.after(start, 2 * HOUR) == at(1, 22, zone=zone)
    assert rest.after(start, 3 * HOUR) == at(2, 9, zone=zone)
    assert rest.waking(start, at(2, 9, zone=zone)) == 3 * HOUR
    assert rest.after(start, 28 * HOUR) == at(3, 20, zone=zone)  # fourteen waking hours a day


def test_who_is_asked_at_night_has_until_after_dawn() -> None:
    rest = Rest(LISBON, NIGHT)
    assert rest.after(at(2, 3, zone=LISBON), HOUR) == at(2, 9, zone=LISBON)
    assert rest.waking(at(2, 3, zone=LISBON), at(2, 7, zone=LISBON)) == 0


def test_a_night_may_lie_within_one_day() -> None:
    rest = Rest(LISBON, (time(1), time(9)))
    assert rest.after(at(1, 23, zone=LISBON), 3 * HOUR) == at(2, 10, zone=LISBON)


def test_the_night_in_which_the_clocks_change_is_longer_or_shorter() -> None:
    """Lisbon: back by an hour on 25 October 2026, forward by one on 29 March."""
    rest = Rest(LISBON, NIGHT)
    longer = rest.after(at(24, 21, 10, zone=LISBON), 2 * HOUR)
    assert longer == at(25, 9, 10, zone=LISBON)
    assert longer - at(24, 21, 10, zone=LISBON) == timedelta(hours=13)
    shorter = rest.after(at(28, 21, 3, zone=LISBON), 2 * HOUR)
    assert shorter == at(29, 9, 3, zone=LISBON)
    assert shorter - at(28, 21, 3, zone=LISBON) == timedelta(hours=11)


def test_a_midnight_that_did_not_exist_is_no_trouble() -> None:
    """São Paulo had summer time until 2019: on 4 November 2018 midnight was one o'clock."""
    rest = Rest(SAO_PAULO, None, ((date(2018, 11, 4), date(2018, 11, 5)),))
    start = at(3, 22, 11, 2018, SAO_PAULO)
    ends = rest.after(start, 5 * HOUR)
    assert ends == at(6, 3, 11, 2018, SAO_PAULO)
    assert ends - start == timedelta(hours=2 + 47 + 3)  # those two days had 47 hours
    assert rest.waking(start, ends) == 5 * HOUR


def test_a_vacation_is_from_midnight_to_midnight() -> None:
    rest = Rest(SAO_PAULO, None, ((date(2026, 6, 10), date(2026, 6, 14)),))
    start = at(9, 12, zone=SAO_PAULO)
    assert rest.after(start, 12 * HOUR - 1) == at(9, 23, zone=SAO_PAULO) + timedelta(minutes=59, seconds=59)
    assert rest.after(start, 13 * HOUR) == at(15, 1, zone=SAO_PAULO)
    assert rest.waking(start, at(20, 12, zone=SAO_PAULO)) == 6 * DAY


def test_nights_and_vacations_together_are_counted_once() -> None:
    rest = Rest(LISBON, NIGHT, ((date(2026, 6, 10), date(2026, 6, 11)),))
    start = at(9, 20, zone=LISBON)
    assert rest.after(start, 3 * HOUR) == at(12, 9, zone=LISBON)
    assert rest.waking(start, at(12, 9, zone=LISBON)) == 3 * HOUR


@pytest.mark.parametrize("seconds", [1, HOUR, 12 * HOUR, 3 * DAY, 7 * DAY])
@pytest.mark.parametrize("hour", range(0, 24, 5))
def test_what_was_given_is_what_is_left(seconds: int, hour: int) -> None:
    rest = Rest(SAO_PAULO, NIGHT, ((date(2026, 6, 3), date(2026, 6, 5)),))
    start = at(1, hour)
    assert rest.waking(start, rest.after(start, seconds)) == pytest.approx(seconds)
