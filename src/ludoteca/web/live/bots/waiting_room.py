"""The waiting room of the bots: tables take turns, and each table has one question at a time.

A new question of a table takes the place of its older one, which nobody waits for any more: the table has moved on.
While one of its questions is being thought about, a table waits for that answer before it is served again, so that no
table keeps all processes busy, however often somebody takes a move back.
"""

from __future__ import annotations

import threading
from typing import Generic, TypeVar

Asked = TypeVar("Asked")


class WaitingRoom(Generic[Asked]):
    """Questions by their tables, the table that has waited longest first."""

    def __init__(self) -> None:
        self.waiting: dict[str, Asked] = {}  # in the order in which the tables came
        self.served: set[str] = set()  # the tables whose question is being thought about
        self.closed = False
        self.news = threading.Condition()

    def put(self, table: str, asked: Asked) -> None:
        """A question of a table; if it was waiting already, it keeps its place."""
        with self.news:
            self.waiting[table] = asked
            self.news.notify()

    def take(self) -> tuple[str, Asked] | None:
        """The next table to be served and its question, once there is one; nothing once the room is closed."""
        with self.news:
            while not self.closed:
                for table in self.waiting:
                    if table not in self.served:
                        self.served.add(table)
                        return table, self.waiting.pop(table)
                self.news.wait()
            return None

    def done(self, table: str) -> None:
        """A table has its answer and may be served again."""
        with self.news:
            self.served.discard(table)
            self.news.notify()

    def close(self) -> None:
        """Nobody is served any more."""
        with self.news:
            self.closed = True
            self.news.notify_all()
