"""Leases: of several processes on one PostgreSQL, one at a time calls the bots of a table.

A lease is taken for a few seconds and taken again well before they are over. Whoever dies does not do that, and another
takes it. The database's clock counts, never that of a machine. With SQLite there is one process, and all is its own.
"""

from __future__ import annotations

import time
from collections.abc import Iterable

from django.db import connection

from ..processes.other_processes import ORIGIN

LENGTH = 6.0  # seconds
MARGIN = 1.0  # seconds before its end at which a lease counts no longer
CLAIM = (
    "INSERT INTO tables_lease (table_id, process, until, news)"
    " SELECT number, %s, now() + %s * interval '1 second', '' FROM unnest(%s::bigint[]) AS number"
    " ON CONFLICT (table_id) DO UPDATE SET process = excluded.process, until = excluded.until"
    " WHERE tables_lease.process = excluded.process OR tables_lease.until < now() RETURNING table_id"
)


SAY = "UPDATE tables_lease SET news = %s WHERE table_id = %s AND process = %s AND news <> %s"
HEAR = "SELECT table_id, news FROM tables_lease WHERE process <> %s AND until > now() AND table_id = ANY(%s)"


class Leases:
    """The tables whose bots this process calls, and until when that is certain."""

    def __init__(self) -> None:
        self.ours: dict[int, float] = {}
        self.refused: dict[int, float] = {}  # the tables of others, and when it is worth asking again

    def mine(self, table: int) -> bool:
        """Whether it is for this process to call the bots of a table; it is if nobody else does."""
        if connection.vendor != "postgresql":
            return True
        now = time.monotonic()
        if self.ours.get(table, 0.0) > now:
            return True
        return self.refused.get(table, 0.0) < now and table in self.claim([table])

    def claim(self, tables: Iterable[int]) -> set[int]:
        """Take or keep some leases; those that are ours now. All do it in one order, so that none waits for another."""
        began, wanted = time.monotonic(), sorted(tables)
        with connection.cursor() as cursor:
            cursor.execute(CLAIM, [ORIGIN, LENGTH, wanted])
            got = {int(row[0]) for row in cursor.fetchall()}
        for table in wanted:
            here, there = (self.ours, self.refused) if table in got else (self.refused, self.ours)
            here[table] = began + LENGTH - MARGIN
            there.pop(table, None)
        return got

    def keep(self, tables: Iterable[int]) -> None:
        """Keep the leases of these tables, take those that are free, and give all others back."""
        wanted = set(tables)
        if wanted:
            self.claim(wanted)
        self.give_back(self.ours.keys() - wanted)
        self.refused = {table: until for table, until in self.refused.items() if table in wanted}

    def give_back(self, tables: Iterable[int]) -> None:
        """Let others call the bots of some tables, from now on."""
        if not (given := sorted(tables)):
            return
        for table in given:
            self.ours.pop(table, None)
        with connection.cursor() as cursor:
            cursor.execute("DELETE FROM tables_lease WHERE process = %s AND table_id = ANY(%s)", [ORIGIN, given])

    def orphan(self, table: int) -> None:
        """Let any other process take over a table at once, also if nobody looks at it."""
        self.ours.pop(table, None)
        over = "UPDATE tables_lease SET until = now() - interval '1 second' WHERE process = %s AND table_id = %s"
        with connection.cursor() as cursor:
            cursor.execute(over, [ORIGIN, table])

    def say(self, table: int, news: str) -> None:
        """Let the other processes know what is new of the bots of a table of ours."""
        if table in self.ours:
            with connection.cursor() as cursor:
                cursor.execute(SAY, [news, table, ORIGIN, news])

    def hear(self, tables: Iterable[int]) -> dict[int, str]:
        """What the others say of the bots of their tables."""
        with connection.cursor() as cursor:
            cursor.execute(HEAR, [ORIGIN, list(tables)])
            return {int(table): str(news) for table, news in cursor.fetchall()}


LEASES = Leases()
