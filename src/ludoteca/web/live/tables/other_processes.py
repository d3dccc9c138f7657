"""Several processes on one PostgreSQL: each hears of what the others have played, and shows it to its own observers.

A note travels inside the transaction of the move, so it arrives only if the move was kept. With SQLite there is one
process, and nobody to tell.
"""

from __future__ import annotations

import logging
import secrets
import threading
import time
from functools import partial
from typing import TYPE_CHECKING, Any

from django.db import DatabaseError, connection, connections

from ..writer import WRITER

if TYPE_CHECKING:
    from .live_table import LiveTable

CHANNEL = "ludoteca"
ORIGIN = secrets.token_hex(8)  # this process
PAUSE = 1.0  # seconds before a lost connection is tried again
log = logging.getLogger(__name__)


def tell(table: int, revision: int) -> None:
    """Tell the other processes that a table has come to a revision."""
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_notify(%s, %s)", [CHANNEL, f"{table} {revision} {ORIGIN}"])


class Listener:
    """A thread that hears of the others' moves."""

    def __init__(self, tables: dict[str, LiveTable]) -> None:
        self.tables = tables  # those of this process, by their codes

    def start(self) -> None:
        """Listen, where there may be others."""
        if connection.vendor == "postgresql":
            threading.Thread(target=self.listen, name="listener", daemon=True).start()

    def listen(self) -> None:
        """Hear one note after another; whatever was missed while the connection was lost is looked up."""
        while True:
            try:
                with connections["default"].wrap_database_errors, self.connected() as wire:
                    self.heard_all()
                    for note in wire.notifies():
                        self.heard(note.payload)
            except (DatabaseError, OSError) as error:
                log.warning("the other processes cannot be heard: %s", error)
            time.sleep(PAUSE)

    def connected(self) -> Any:
        """A connection of its own that listens."""
        own: Any = connections["default"].copy()
        wire = own.get_new_connection(own.get_connection_params())
        wire.autocommit = True
        wire.execute(f"LISTEN {CHANNEL}")
        return wire

    def heard(self, text: str) -> None:
        """A note: if it is of another process, and the table is one of ours, the table catches up."""
        table, revision, origin = text.split()
        for live in list(self.tables.values()):
            if origin != ORIGIN and live.stored.row.pk == int(table):
                WRITER.ask(partial(live.catch_up, int(revision)))

    def heard_all(self) -> None:
        """Every table of ours looks whether it has missed something."""
        for live in list(self.tables.values()):
            WRITER.ask(live.reload)
