"""The waiting room of the bots: guests take turns, then their tables, and each table has one question at a time.

Whoever has many tables waits with all but one of them while others want a bot too. A new question of a table takes the
place of its older one, which nobody waits for any more: the table has moved on. While one of its questions is being
thought about, a table waits for that answer before it is served again, so that no table keeps all processes busy,
however often somebody takes a move back. What nobody at a table waits for comes `later`: after everything else, and
one at a time.
"""

from __future__ import annotations

import threading
from typing import Generic, TypeVar

Asked = TypeVar("Asked")
MANY = 1000  # guests whose last turn is remembered


class WaitingRoom(Generic[Asked]):
    """Questions by their tables; of the guests whose turn was longest ago, the table that has waited longest first."""

    def __init__(self) -> None:
        self.waiting: dict[str, Asked] = {}  # in the order in which the tables came
        self.guests: dict[str, str] = {}  # for whom each waiting table waits
        self.turns: dict[str, int] = {}  # when each guest was last served, the latest last
        self.count = 0
        self.served: set[str] = set()  # the tables whose question is being thought about
        self.later: set[str] = set()  # what comes after all others
        self.closed = False
        self.news = threading.Condition()

    def put(self, table: str, asked: Asked, guest: str = "", later: bool = False) -> None:
        """A question of a table; if it was waiting already, it keeps its place."""
        with self.news:
            if later:
                self.later.add(table)
            self.waiting[table] = asked
            self.guests[table] = guest
            self.news.notify()

    def take(self) -> tuple[str, Asked] | None:
        """The next table to be served and its question, once there is one; nothing once the room is closed."""
        with self.news:
            while not self.closed:
                free = self.free()
                if free:
                    table = min(free, key=self.last_turn)
                    self.served.add(table)
                    self.serve(self.guests.pop(table))
                    return table, self.waiting.pop(table)
                self.news.wait()
            return None

    def free(self) -> list[str]:
        """The tables that may be served now; what comes later only if there are none, and nothing like it is served."""
        free = [table for table in self.waiting if table not in self.served]
        prompt = [table for table in free if table not in self.later]
        return prompt if prompt or self.served & self.later else free

    def last_turn(self, table: str) -> int:
        """When the guest who waits at a table was last served."""
        return self.turns.get(self.guests[table], 0)

    def serve(self, guest: str) -> None:
        """It is a guest's turn; those of long ago count as new."""
        self.count += 1
        self.turns.pop(guest, None)
        self.turns[guest] = self.count
        if len(self.turns) > MANY:
            del self.turns[next(iter(self.turns))]

    def order(self) -> list[str]:
        """The tables that wait, in about the order in which they will be served: guest by guest, then again."""
        with self.news:
            before: dict[str, int] = {}  # how many tables of each guest come first
            rounds: list[tuple[int, int, int, str]] = []
            for table in self.waiting:
                if table in self.later:
                    continue
                guest = self.guests[table]
                rounds.append((before.get(guest, 0), self.last_turn(table), len(rounds), table))
                before[guest] = before.get(guest, 0) + 1
            return [table for *_, table in sorted(rounds)]

    def done(self, table: str) -> None:
        """A table has its answer and may be served again."""
        with self.news:
            self.served.discard(table)
            if table not in self.waiting:
                self.later.discard(table)
            self.news.notify()

    def close(self) -> None:
        """Nobody is served any more."""
        with self.news:
            self.closed = True
            self.news.notify_all()
