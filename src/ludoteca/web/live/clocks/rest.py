"""Rest: when the clock of a game over days stands still for somebody, and what that makes of a deadline.

Nights are hours of a player's own wall clock, so a day on which that is changed has a longer or a shorter one. All
moments that come in and go out are in UTC.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from heapq import merge
from zoneinfo import ZoneInfo

DAY = timedelta(days=1)
HORIZON = 1500  # nights that are looked at; no deadline lies further off
Span = tuple[datetime, datetime]


@dataclass(frozen=True)
class Rest:
    """Somebody's nights, and the days on which they are away: first and last, both included."""

    zone: ZoneInfo | None = None
    night: tuple[time, time] | None = None
    away: tuple[tuple[date, date], ...] = ()

    def spans(self, start: datetime) -> Iterator[Span]:
        """All spans of rest that end after a moment, by their beginnings."""
        return (span for span in merge(self.nights(start), self.vacations()) if span[1] > start)

    def nights(self, start: datetime) -> Iterator[Span]:
        """The nights from a moment on."""
        if self.night is None:
            return
        falls, dawns = self.night
        today = start.astimezone(self.zone or UTC).date() - DAY
        for day in (today + n * DAY for n in range(HORIZON)):
            yield self.moment(day, falls), self.moment(day if dawns > falls else day + DAY, dawns)

    def vacations(self) -> Iterator[Span]:
        """The vacations, from the first midnight to the last."""
        for first, last in sorted(self.away):
            yield self.moment(first, time.min), self.moment(last + DAY, time.min)

    def moment(self, day: date, hour: time) -> datetime:
        """An hour on the wall, as everybody else calls it."""
        return datetime.combine(day, hour, self.zone or UTC).astimezone(UTC)

    def after(self, start: datetime, seconds: float) -> datetime:
        """When so many waking seconds will have passed."""
        left, here = timedelta(seconds=seconds), start
        for begins, ends in self.spans(start):
            awake = begins - here
            if awake >= left:
                break
            left, here = left - max(awake, timedelta()), max(here, ends)
        return here + left

    def waking(self, start: datetime, end: datetime) -> float:
        """How many waking seconds lie between two moments."""
        awake, here = timedelta(), start
        for begins, ends in self.spans(start):
            if begins >= end:
                break
            awake, here = awake + max(begins - here, timedelta()), max(here, ends)
        return (awake + max(end - here, timedelta())).total_seconds()


ALWAYS_AWAKE = Rest()
