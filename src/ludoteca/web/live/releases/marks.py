"""Marking: how a table stands is written down once it rests, and when the site stops.

A later release knows only the lines of a record. Whether they still mean the same, it sees by comparing with the mark.
"""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Iterable
from contextlib import suppress
from datetime import timedelta

from django.db import Error, close_old_connections
from django.db.models import F, Q, QuerySet
from django.utils import timezone

from ....core.game import AnyGame
from ....core.records.record import RecordError, read_header
from ....core.state import State
from ....core.story import OPEN
from ....games import READABLE
from ..refusal import Refusal
from ..tables.kept.store import replayed
from ..tables.models import Table
from ..tables.open_tables import OPEN_TABLES
from ..writer import WRITER
from .models import Mark

EVERY = 30.0  # seconds
AT_ONCE = 30  # tables; marking one costs as much as opening it
REST = timedelta(minutes=1)  # a game in full swing is not worth a mark
log = logging.getLogger(__name__)


def position(game: AnyGame, state: State) -> str:
    """A digest of all that anybody may know of a position: every seat's view, the open one, and what is legal."""
    views = [game.view(state, seat) for seat in (OPEN, *range(state.seats))]
    legal = sorted([game.actions.write(action) for action in state.legal])
    told = json.dumps([views, state.actor, legal], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(told.encode()).hexdigest()[:32]


def mark_what_rests() -> None:
    """Mark the tables at which nobody has done anything for a while."""
    mark(unmarked().filter(touched__lt=timezone.now() - REST).order_by("-touched")[:AT_ONCE])


def mark_the_rest() -> None:
    """Mark whatever is open here, before the site stops; what is being written is waited for."""
    here = list(OPEN_TABLES.tables)
    for code in here:
        with suppress(Refusal):
            WRITER.do(code, int)
    mark(unmarked().filter(code__in=here))


def unmarked() -> QuerySet[Table]:
    """The games whose mark is missing, or of another revision."""
    begun = Table.objects.filter(status__in=[Table.Status.RUNNING, Table.Status.OVER], lesson=None)
    return begun.filter(Q(mark__isnull=True) | ~Q(mark__revision=F("revision")))


def mark(tables: Iterable[Table]) -> None:
    """Mark some tables; what cannot be marked now is tried again later."""
    close_old_connections()
    try:
        found = [made for table in tables if (made := mark_of(table))]
        if found:
            WRITER.do("marks", lambda: keep(found))
    except (Error, Refusal) as error:
        log.warning("tables could not be marked: %s", error)


def keep(marks: list[Mark]) -> None:
    """Write marks down in the place of earlier ones; in the writer."""
    there = Table.objects.filter(pk__in=[mark.table_id for mark in marks]).values_list("pk", flat=True)
    known = [mark for mark in marks if mark.table_id in set(there)]
    Mark.objects.bulk_create(
        known, update_conflicts=True, unique_fields=["table"], update_fields=["revision", "position"]
    )


def mark_of(table: Table) -> Mark | None:
    """How a table stands: as it is open here, else by its lines. None if this release cannot say."""
    live = OPEN_TABLES.tables.get(table.code)
    if live is not None and (scene := live.scene).state is not None:
        return Mark(table=table, revision=scene.revision, position=position(scene.game, scene.state))
    try:
        match = replayed(read_header(table.header, READABLE), list(table.lines.all()))
    except (RecordError, IndexError):
        return None
    return Mark(table=table, revision=table.revision, position=position(match.game, match.state))
