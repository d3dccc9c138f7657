"""Crowds at one table: whoever waits for it waits behind others, and few may, so that all other pages go on.

Pages share some threads, and so do sockets that come in. Where a table's row is locked in the database, each form, and
whoever opens the table, waits for seconds: those of that one table would take all threads.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from ..meters import REFUSED
from ..writer.trouble import LOCKED, Trouble

TOGETHER = 2  # at one table at a time
PATIENCE = 0.5  # seconds that others wait for a place; none where those who have one are waiting for longer


class Crowds:
    """Those who wait or are being answered, by their tables, and since when."""

    def __init__(self) -> None:
        self.inside: dict[str, dict[int, float]] = {}
        self.news = threading.Condition()

    @contextmanager
    def place(self, table: str) -> Iterator[None]:
        """Have one of a table's places for a while; there is trouble if none becomes free."""
        with self.news:
            if not self.news.wait_for(lambda: len(self.inside.get(table, ())) < TOGETHER, self.patience(table)):
                REFUSED.labels("crowd").inc()
                raise Trouble(LOCKED)
            self.inside.setdefault(table, {})[threading.get_ident()] = time.monotonic()
        try:
            yield
        finally:
            self.leave(table)

    def patience(self, table: str) -> float:
        """For how long it is worth while to wait for a place."""
        now = time.monotonic()
        return max(0.0, PATIENCE - (now - min(self.inside.get(table, {}).values(), default=now)))

    def leave(self, table: str) -> None:
        """Make room."""
        with self.news:
            del self.inside[table][threading.get_ident()]
            if not self.inside[table]:
                del self.inside[table]
            self.news.notify_all()


FORMS, OPENING = Crowds(), Crowds()  # whoever sends a form may have to open its table, too
