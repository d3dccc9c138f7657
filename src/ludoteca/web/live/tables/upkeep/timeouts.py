"""Time-outs: each second it is looked whose time has run out. A bot then plays that turn; no turn is ever skipped.

Every process of a site looks. Of several on one PostgreSQL the one that calls a table's bots acts, and if there is
none, whoever takes that lease first. Should two act at once, the revision lets one of them through.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial

from django.db import Error, close_old_connections

from ...clocks.now import CLOCK
from ...clocks.pace import LAPSED_LEVEL, PLAYS_ON
from ...refusal import Refusal
from ...writer import WRITER
from ..calls.leases import LEASES
from ..live_table import LiveTable
from ..models import Table
from ..open_tables import OPEN_TABLES
from ..refusals import Stale
from ..timing import clock
from . import downtime

EVERY = 1.0  # seconds
MOST = 100  # tables at once
Open = Callable[[str], LiveTable]
log = logging.getLogger(__name__)


def tick() -> None:
    """One second of a process that shows tables: what was lost while the site was away is given back first."""
    close_old_connections()
    try:
        downtime.beat()
        fire_all(OPEN_TABLES.open)
    except Error as error:
        log.warning("nobody knows whose time has run out: %s", error)


def tick_beside() -> None:
    """One second of a process that shows no tables: another is to call the bot. Nothing, if none of those lives."""
    close_old_connections()
    if downtime.lives():
        fire_all(unseen)


def unseen(code: str) -> LiveTable:
    """A table for one change only, whose bot somebody else will call."""
    return LiveTable(code, lambda live: LEASES.orphan(live.stored.row.pk))


def fire_all(opened: Open) -> None:
    """Act at all tables where somebody's time has run out."""
    late = Table.objects.filter(due__lte=CLOCK.now(), status=Table.Status.RUNNING).order_by("due")
    for table, code, revision in late.values_list("pk", "code", "revision")[:MOST]:
        if LEASES.mine(table):
            WRITER.ask(code, partial(fire, opened, code, revision))


def fire(opened: Open, code: str, revision: int) -> None:
    """Act at one table, if the time has run out indeed; in the writer."""
    try:
        live = opened(code)
        live.catch_up(revision)
        lapse(live)
    except Stale:  # somebody else was faster
        return
    except Refusal as refusal:
        log.warning("table %s cannot be opened, so its clock stands: %s", code, refusal)
        Table.objects.filter(code=code).update(due=None)


def lapse(live: LiveTable) -> None:
    """A bot plays this turn for the seat whose time has run out; at the third time, until its player comes back."""
    row, actor = live.stored.row, live.newest.actor
    if row.due is None or row.due > CLOCK.now() or actor < 0:
        return
    seat = live.stored.seats[actor]
    if actor not in clock.timed(live.stored.seats):
        clock.settle(live)
        return
    lapses = seat.lapses + 1
    once = lapses < PLAYS_ON or None
    live.reseat(actor, bot=LAPSED_LEVEL, secret=seat.secret, lapses=lapses, once=once)
