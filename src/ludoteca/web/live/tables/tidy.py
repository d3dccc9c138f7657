"""Tidying: tables that nobody came back to are removed. Finished games stay."""

from __future__ import annotations

import logging
from datetime import timedelta

from django.db.models import Q
from django.utils import timezone

from ..people import device_links, tokens
from ..people.models import Player
from ..writer import WRITER
from . import presence
from .models import Table
from .open_tables import OPEN_TABLES

UNSTARTED, UNTOUCHED, CLOSED, UNSEATED, TAUGHT = (timedelta(days=days) for days in (14, 60, 7, 400, 1))
log = logging.getLogger(__name__)


def tidy() -> int:
    """Remove what nobody will miss; how many tables that were."""
    try:
        return WRITER.do("tidying", remove)
    except Exception:
        log.exception("could not tidy up")
        return 0


def remove() -> int:
    """Remove deserted tables and players who sit nowhere; in the writer."""
    now = timezone.now()
    deserted = Table.objects.filter(
        Q(status=Table.Status.OPEN, touched__lt=now - UNSTARTED)
        | Q(status=Table.Status.RUNNING, touched__lt=now - UNTOUCHED)
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
