"""Quiet hours and mornings, by everybody's own clock."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.web.live.notices.wishes.hours import next_digest, quiet_until
from ludoteca.web.live.people.models import Player


def sleeper(start: int | None, end: int | None, zone: str = "UTC") -> Player:
    """Somebody with quiet hours."""
    return Player(quiet_from=start, quiet_to=end, zone=zone)


@pytest.mark.parametrize(
    ("hour", "until"),
    [(21, None), (22, 31), (23, 31), (0, 7), (6, 7), (7, None)],
)
def test_a_night_goes_beyond_midnight(hour: int, until: int | None) -> None:
    day = datetime(2026, 3, 2, tzinfo=UTC)
    expected = None if until is None else day + timedelta(hours=until)
    assert quiet_until(sleeper(22 * 60, 7 * 60), day + timedelta(hours=hour)) == expected


def test_a_siesta_lies_within_a_day() -> None:
    noon = datetime(2026, 3, 2, 13, 30, tzinfo=UTC)
    assert quiet_until(sleeper(13 * 60, 15 * 60), noon) == datetime(2026, 3, 2, 15, tzinfo=UTC)


def test_who_has_no_quiet_hours_is_never_left_alone() -> None:
    now = datetime(2026, 3, 2, 3, tzinfo=UTC)
    assert quiet_until(sleeper(None, None), now) is None
    assert quiet_until(None, now) is None
    assert quiet_until(sleeper(600, 600), now) is None  # from ten to ten


def test_a_night_in_which_clocks_are_set_ends_when_they_say_so() -> None:
    before = datetime(2026, 3, 29, 0, 30, tzinfo=UTC)  # 01:30 in Berlin; at 02:00 it is 03:00
    assert quiet_until(sleeper(22 * 60, 7 * 60, "Europe/Berlin"), before) == datetime(2026, 3, 29, 5, tzinfo=UTC)


def test_a_digest_comes_at_eight_or_at_the_end_of_the_night() -> None:
    now = datetime(2026, 3, 2, 12, tzinfo=UTC)
    assert next_digest(None, now) == datetime(2026, 3, 3, 8, tzinfo=UTC)
    assert next_digest(sleeper(None, None, "America/Sao_Paulo"), now) == datetime(2026, 3, 3, 11, tzinfo=UTC)
    assert next_digest(sleeper(1380, 390), now) == datetime(2026, 3, 3, 6, 30, tzinfo=UTC)


@given(
    st.datetimes(min_value=datetime(2026, 1, 1), max_value=datetime(2027, 1, 1)),  # noqa: DTZ001 - of UTC, below
    st.integers(0, 1439),
    st.integers(0, 1439),
    st.sampled_from(["UTC", "America/Sao_Paulo", "Europe/Berlin", "Asia/Kathmandu", "Australia/Lord_Howe"]),
)
def test_whatever_is_put_off_goes_within_a_day_and_not_at_night(at: datetime, start: int, end: int, zone: str) -> None:
    player, now = sleeper(start, end, zone), at.replace(tzinfo=UTC)
    later = quiet_until(player, now)
    if later is not None:
        assert now < later <= now + timedelta(hours=26)
        assert quiet_until(player, later) is None
