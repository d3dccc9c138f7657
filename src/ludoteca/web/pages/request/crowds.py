"""Crowds at one table: its forms wait for each other, and few may, so that all other pages go on.

Pages share some threads. Where a table's row is locked in the database, each form waits for seconds, and forms of that
one table would take all threads.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from ...live.meters import REFUSED
from ...live.writer.trouble import LOCKED, Trouble

TOGETHER = 2  # forms of one table at a time
PATIENCE = 0.5  # seconds that others wait for a place; none where those who have one are waiting for longer


class Crowds:
    """The forms that are being answered, by their tables, and since when."""

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


CROWDS = Crowds()
