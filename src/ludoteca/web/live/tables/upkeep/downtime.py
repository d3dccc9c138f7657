"""Downtime: while no process of the site lived, nobody could play, so every clock gets that time back."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial

from django.db import connection
from django.db.models import F

from ...clocks.models import Alive
from ...clocks.now import CLOCK
from ...clocks.pace import Pace, pace_of
from ...clocks.rest import Rest
from ...clocks.resting import rest_of
from ...refusal import Refusal
from ...writer import HOUSE, WRITER
from ..models import Table
from ..open_tables import OPEN_TABLES
from ..processes import other_processes
from ..timing.clock import resting

BEAT = timedelta(seconds=5)  # between two marks that the site lives; nobody marks anything while no clock runs
GAP = timedelta(seconds=20)  # without a mark: the site was away
AT_ONCE = timedelta(0)
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Running:
    """A clock that runs: whose, and until when."""

    table: int
    code: str
    revision: int
    pace: Pace
    since: datetime
    due: datetime
    player: int


def running() -> Iterator[Running]:
    """All clocks that run."""
    rows = Table.objects.filter(due__isnull=False, status=Table.Status.RUNNING, seats__number=F("actor"))
    names = ("pk", "code", "revision", "pace", "since", "due", "seats__player")
    for table, code, revision, name, since, due, player in rows.values_list(*names):
        if (pace := pace_of(name)) is not None and player is not None:
            yield Running(table, code, revision, pace, since or due, due, player)


def postpone(one: Running, due: datetime) -> None:
    """Another end for a clock that runs; if somebody has played meanwhile, it does not run any more."""
    found = Table.objects.filter(pk=one.table, revision=one.revision)
    if due != one.due and found.update(due=due, revision=one.revision + 1):
        other_processes.tell(one.table, one.revision + 1)
        if (live := OPEN_TABLES.tables.get(one.code)) is not None:
            WRITER.once_kept(partial(WRITER.ask, one.code, partial(live.catch_up, one.revision + 1)))


# -- the site was away -------------------------------------------------------------------------------------------------


def beat() -> None:
    """Mark that the site lives; if it did not for a while (its machine slept), give that back."""
    now, before = CLOCK.now(), last_alive()
    if before is not None and now - before < BEAT:
        return
    if Table.objects.filter(due__isnull=False).exists():
        WRITER.do("alive", partial(give_back, GAP))


def wake() -> None:
    """The site starts: give back for how long it was away. Another process may have lived all the time."""
    try:
        WRITER.do("alive", partial(give_back, 2 * BEAT if connection.vendor == "postgresql" else AT_ONCE))
    except Refusal as refusal:  # the next beat makes up for it
        log.warning("nobody knows for how long the site was away: %s", refusal)


def lives() -> bool:
    """Whether some process that shows tables lives."""
    before = last_alive()
    return before is not None and CLOCK.now() - before < GAP


def last_alive() -> datetime | None:
    """When the site last lived."""
    return Alive.objects.values_list("at", flat=True).first()


def give_back(least: timedelta) -> None:
    """Mark that the site lives, and give back what it was away for, if that was long enough; in the writer."""
    now = CLOCK.now()
    mark, _ = Alive.objects.select_for_update().get_or_create(pk=1, defaults={"at": now})  # others may start as well
    away_since, mark.at = mark.at, now
    mark.save()
    if now - away_since > least:
        for one in running():
            begun = max(away_since, one.since)
            rest = resting(one.pace, one.player)
            postpone(one, rest.after(now, rest.waking(begun, one.due)))


# -- somebody rests otherwise ------------------------------------------------------------------------------------------


def change_rest(player: int, change: Callable[[], None]) -> None:
    """Change when somebody rests; their clocks that run in games over days have as much left as before."""
    WRITER.do(HOUSE, partial(changed_rest, player, change))


def changed_rest(player: int, change: Callable[[], None]) -> None:
    """The same; in the writer."""
    before = rest_of(player)
    change()
    after = rest_of(player)
    for one in running() if after != before else ():
        if one.player == player and one.pace.days:
            postpone(one, kept(before, after, one.due))


def kept(before: Rest, after: Rest, due: datetime) -> datetime:
    """A deadline that leaves as many waking hours as it did."""
    now = CLOCK.now()
    return after.after(now, before.waking(now, due)) if due > now else due
