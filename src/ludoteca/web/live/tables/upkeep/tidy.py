"""Tidying: tables that nobody came back to are removed. Finished games stay."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from functools import partial

from django.db.models import Q
from django.utils import timezone

from ...people import device_links, tokens
from ...people.models import Player
from ...writer import WRITER
from ..kept.store import next_revision
from ..models import Table
from ..open_tables import OPEN_TABLES
from ..processes import presence

UNSTARTED, UNTOUCHED, CLOSED, UNSEATED, TAUGHT = (timedelta(days=days) for days in (14, 60, 7, 400, 1))
WARNED = timedelta(days=30)  # without a move, after which a table says when it will be closed
log = logging.getLogger(__name__)


def tidy() -> int:
    """Remove what nobody will miss; how many tables that were."""
    try:
        return WRITER.do("tidying", remove)
    except Exception:
        log.exception("could not tidy up")
        return 0


def close_sleeping(before: datetime) -> None:
    """Close the games that nobody has touched for so long, unfinished; they can be looked at for some days more."""
    sleeping = Table.objects.filter(status=Table.Status.RUNNING, touched__lt=before, lesson__isnull=True)
    for table, code, revision in list(sleeping.values_list("pk", "code", "revision")):
        next_revision(table, revision, status=Table.Status.CLOSED, due=None)
        if (live := OPEN_TABLES.tables.get(code)) is not None:
            WRITER.once_kept(partial(WRITER.ask, code, partial(live.catch_up, revision + 1)))


def remove() -> int:
    """Remove deserted tables and players who sit nowhere; in the writer."""
    now = timezone.now()
    close_sleeping(now - UNTOUCHED)
    deserted = Table.objects.filter(
        Q(status=Table.Status.OPEN, touched__lt=now - UNSTARTED)
        | Q(status=Table.Status.CLOSED, touched__lt=now - CLOSED)
        | Q(touched__lt=now - TAUGHT) & Q(lesson__isnull=False)
    )
    codes = list(deserted.values_list("code", flat=True))
    Table.objects.filter(code__in=codes).delete()
    for code in codes:
        OPEN_TABLES.forget(code)
    presence.forget()
    tokens.forget()
    device_links.forget()
    nowhere = Player.objects.filter(seats__isnull=True, made__isnull=True, tokens__isnull=True, user__isnull=True)
    nowhere.filter(created__lt=now - UNSEATED).delete()
    return len(codes)
