"""Checkpoints: what was written goes from SQLite's log into the database file, beside the writer.

SQLite does so by itself where the log has become long, within the commit that made it so: all moves waited for it.
Here it is done every second in another thread, which holds up nobody. What SQLite still does by itself
(`folder.PRAGMAS`) finds little left to do; it lets the log begin anew, which nobody can while others write.
"""

from __future__ import annotations

from contextlib import suppress

from django.db import Error, connection

EVERY = 1.0  # seconds


def checkpoint() -> None:
    """Bring over what can be without waiting for anybody; if the disk is full, the writer says so."""
    if connection.vendor == "sqlite":
        with suppress(Error), connection.cursor() as cursor:
            cursor.execute("PRAGMA wal_checkpoint(PASSIVE)")
