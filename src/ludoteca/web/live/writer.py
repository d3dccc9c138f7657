"""The writer: the one thread of this process that changes tables and writes to the database.

Many writing threads make SQLite wait for its own locks. One is fast, and since nobody else touches a live table, no
table needs a lock.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

from django.db import close_old_connections

Result = TypeVar("Result")
PATIENCE = 60.0  # seconds; a waiting page gives up, the work itself is done


class Writer:
    """A queue of work and the one thread that does it."""

    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(1, "writer", initializer=self.begin)
        self.thread = 0

    def begin(self) -> None:
        """Remember which thread it is."""
        self.thread = threading.get_ident()

    def ask(self, work: Callable[[], Result]) -> Future[Result]:
        """Have *work* done in its turn."""
        return self.pool.submit(self.work, work)

    def do(self, work: Callable[[], Result]) -> Result:
        """Have *work* done, and wait for what comes of it."""
        if threading.get_ident() == self.thread:
            return work()
        return self.ask(work).result(PATIENCE)

    def work(self, work: Callable[[], Result]) -> Result:
        """Do *work* with a connection that still lives."""
        close_old_connections()
        return work()


WRITER = Writer()
