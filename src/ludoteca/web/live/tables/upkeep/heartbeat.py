"""The heartbeat of a process among several on one PostgreSQL: it keeps its leases, and says and hears who is there.

A table whose process died is taken over by one that lives, also if nobody looks at it: its lease is still written down,
and has run out.
"""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

from django.db import Error, close_old_connections, connection

from ...refusal import Refusal
from ...writer import WRITER
from ..calls.bot_news import read_news
from ..calls.leases import LEASES
from ..processes import presence

if TYPE_CHECKING:
    from ..live_table import LiveTable
    from ..open_tables import OpenTables

EVERY = 2.0  # seconds
FEW = 20  # tables that are taken over at once
ORPHANS = (
    "SELECT tables_table.code FROM tables_lease JOIN tables_table ON tables_table.id = tables_lease.table_id"
    " WHERE tables_lease.until < now() AND tables_table.status = 'running' LIMIT %s"
)
log = logging.getLogger(__name__)


def beat(tables: OpenTables) -> None:
    """One beat."""
    if connection.vendor != "postgresql":
        return
    close_old_connections()
    try:
        live = list(tables.tables.values())
        LEASES.keep(table.stored.row.pk for table in live if table.scene.status == "running")
        presence.tell(live)
        hear(live)
        share_news(live)
        for code in orphans():
            WRITER.ask(code, partial(adopt, tables, code))
    except Error as error:
        log.warning("the other processes are neither told nor heard: %s", error)


def hear(tables: list[LiveTable]) -> None:
    """Take over who is elsewhere."""
    heard = presence.hear(tables)
    for live in tables:
        live.elsewhere = presence.seen_at(heard.get(live.stored.row.pk, {}))
        if live.present() != live.scene.present:
            WRITER.ask(live.code, live.greet)


def share_news(tables: list[LiveTable]) -> None:
    """Say what is new of the bots that are called here, and take over what is of the others."""
    heard = LEASES.hear(live.stored.row.pk for live in tables)
    for live in tables:
        if live.stored.row.pk not in heard:
            LEASES.say(live.stored.row.pk, live.bot_news.text())
        elif live.bot_news != (news := read_news(heard[live.stored.row.pk])):
            WRITER.ask(live.code, partial(live.tell, news))


def orphans() -> list[str]:
    """Some tables whose process has died."""
    with connection.cursor() as cursor:
        cursor.execute(ORPHANS, [FEW])
        return [str(row[0]) for row in cursor.fetchall()]


def adopt(tables: OpenTables, code: str) -> None:
    """Open a table, which then goes on by itself; in the writer."""
    try:
        LEASES.mine(tables.open(code).stored.row.pk)
    except Refusal as refusal:
        log.warning("table %s has no process, and cannot be opened: %s", code, refusal)
        with connection.cursor() as cursor:
            forget = "DELETE FROM tables_lease USING tables_table WHERE table_id = id AND code = %s"
            cursor.execute(forget, [code])


def stop() -> None:
    """Give all leases back, so that others need not wait until they run out."""
    try:
        LEASES.give_back(list(LEASES.ours))
    except Error as error:
        log.warning("the leases could not be given back: %s", error)
