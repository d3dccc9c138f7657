"""Presence: which seats somebody looks from, whichever process they are connected to.

Each process writes down who is there and hears of the others with every beat of its heart (`heartbeat.py`). Whoever has
not been written down for a few seconds is not there any more; also those whose process has died.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

from django.db import connection

from .other_processes import ORIGIN

if TYPE_CHECKING:
    from ..live_table import LiveTable

HERE = 6.0  # seconds after which somebody who was not seen is not there
LONG_AGO = 3600.0  # seconds; nobody asks about those any more
TELL = (
    "INSERT INTO tables_presence (table_id, seat, process, seen)"
    " SELECT number, seat, %s, now() - away * interval '1 second'"
    " FROM unnest(%s::bigint[], %s::int[], %s::float8[]) AS seats(number, seat, away)"
    " ON CONFLICT (table_id, seat, process) DO UPDATE SET seen = excluded.seen"
)
HEAR = (
    "SELECT table_id, seat, extract(epoch FROM now() - max(seen)) FROM tables_presence"
    " WHERE process <> %s AND table_id = ANY(%s) GROUP BY table_id, seat"
)
Away = dict[int, float]  # for how many seconds nobody was seen at each seat


def tell(tables: Iterable[LiveTable]) -> None:
    """Write down who is here, and who was seen here not long ago."""
    if connection.vendor != "postgresql":
        return
    rows = sorted(
        (live.stored.row.pk, seat, away) for live in tables for seat, away in live.away_here().items() if away < HERE
    )
    if rows:
        with connection.cursor() as cursor:
            cursor.execute(TELL, [ORIGIN, *map(list, zip(*rows, strict=True))])


def hear(tables: Iterable[LiveTable]) -> dict[int, Away]:
    """Who was seen elsewhere, at each of these tables by its number."""
    if connection.vendor != "postgresql":
        return {}
    heard: dict[int, Away] = {live.stored.row.pk: {} for live in tables}
    with connection.cursor() as cursor:
        cursor.execute(HEAR, [ORIGIN, list(heard)])
        for table, seat, away in cursor.fetchall():
            heard[table][seat] = float(away)
    return heard


def look_round(live: LiveTable) -> None:
    """Take over at once who is elsewhere, before something is decided by it; in the writer."""
    for away in hear([live]).values():
        live.elsewhere = seen_at(away)


def seen_at(away: Away) -> dict[int, float]:
    """When somebody was last seen at each seat, by the clock of this process."""
    now = time.monotonic()
    return {seat: now - seconds for seat, seconds in away.items()}


def forget() -> None:
    """Remove what nobody asks about any more."""
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            old = "DELETE FROM tables_presence WHERE seen < now() - %s * interval '1 second'"
            cursor.execute(old, [LONG_AGO])
