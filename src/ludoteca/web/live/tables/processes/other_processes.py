"""Several processes on one PostgreSQL: each hears of what the others have played at its tables.

A note goes out once a move is kept, together with those of the same moment, so nobody's move waits for it. A note that
is lost is made up for by `sweep`. With SQLite there is one process, and nobody to tell.
"""

from __future__ import annotations

import logging
import secrets
import threading
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from django.db import Error, close_old_connections, connection, connections

from ...writer import WRITER
from .sweep import look_up

if TYPE_CHECKING:
    from ..live_table import LiveTable

CHANNEL = "ludoteca_"  # and the number of a table
PLAYERS = "ludoteca_players"  # notes of players whose sockets are to be closed
ORIGIN = secrets.token_hex(8)  # this process
GATHERED = 0.01  # seconds for which notes wait for others
TURN = 0.2  # seconds after which a newly opened table is listened to
LOOK_AGAIN = 0  # instead of a revision: something about the table has changed that no revision counts
PAUSE = 1.0  # seconds before a lost connection is tried again
log = logging.getLogger(__name__)


class Notes:
    """What the others are to be told, and the thread that tells them."""

    def __init__(self) -> None:
        self.revisions: dict[int, int] = {}  # by tables
        self.players: set[int] = set()  # whose sockets are to be closed
        self.news = threading.Condition()
        self.thread: threading.Thread | None = None

    def add(self, table: int, revision: int) -> None:
        """A table has come to a revision."""
        with self.news:
            again = LOOK_AGAIN in (revision, self.revisions.get(table))
            self.revisions[table] = LOOK_AGAIN if again else revision
            self.wake()

    def add_player(self, player: int) -> None:
        """The sockets of a player are to be closed."""
        with self.news:
            self.players.add(player)
            self.wake()

    def wake(self) -> None:
        """There is something to tell; whoever calls this holds the lock."""
        self.news.notify()
        if self.thread is None:
            self.thread = threading.Thread(target=self.send_all, name="notes", daemon=True)
            self.thread.start()

    def send_all(self) -> None:
        """Send whatever has gathered, for ever."""
        while True:
            with self.news:
                while not self.revisions and not self.players:
                    self.news.wait()
            time.sleep(GATHERED)
            with self.news:
                gathered, self.revisions = self.revisions, {}
                players, self.players = self.players, set()
            try:
                self.send(gathered, players)
            except Error as error:
                log.warning("the other processes could not be told: %s", error)

    def send(self, gathered: dict[int, int], players: set[int]) -> None:
        """All notes in one statement."""
        close_old_connections()
        channels = [f"{CHANNEL}{table}" for table in gathered] + [PLAYERS] * len(players)
        texts = [f"{number} {ORIGIN}" for number in (*gathered.values(), *players)]
        with connection.cursor() as cursor:
            every = "SELECT pg_notify(channel, text) FROM unnest(%s::text[], %s::text[]) AS note(channel, text)"
            cursor.execute(every, [channels, texts])


NOTES = Notes()


def tell(table: int, revision: int) -> None:
    """Tell the other processes that a table comes to a revision, once that is kept."""
    if connection.vendor == "postgresql":
        WRITER.once_kept(partial(NOTES.add, table, revision))


def tell_of_player(player: int) -> None:
    """Tell the other processes to close the sockets of a player, once that is kept."""
    if connection.vendor == "postgresql":
        WRITER.once_kept(partial(NOTES.add_player, player))


class Listener:
    """A thread that hears of the others' moves at the tables of this process."""

    def __init__(self, tables: dict[str, LiveTable], hung_up: Callable[[], object]) -> None:
        self.tables = tables  # those of this process, by their codes
        self.hung_up = hung_up  # looks whose sockets are to be closed
        self.attended: dict[str, LiveTable] = {}  # those that are listened to, by their channels

    def start(self) -> None:
        """Listen, where there may be others."""
        if connection.vendor == "postgresql":
            threading.Thread(target=self.listen, name="listener", daemon=True).start()

    def listen(self) -> None:
        """Hear one note after another, and begin anew when the connection is lost."""
        while True:
            try:
                with connections["default"].wrap_database_errors, self.connected() as wire:
                    while True:
                        self.attend(wire)
                        for note in wire.notifies(timeout=TURN):
                            self.heard(note.channel, note.payload)
            except (Error, OSError) as error:
                log.warning("the other processes cannot be heard: %s", error)
            time.sleep(PAUSE)

    def connected(self) -> Any:
        """A connection of its own, which listens to nothing yet."""
        self.attended = {}
        own: Any = connections["default"].copy()
        wire = own.get_new_connection(own.get_connection_params())
        wire.autocommit = True
        wire.execute(f"LISTEN {PLAYERS}")
        return wire

    def attend(self, wire: Any) -> None:
        """Listen to the tables that this process has now; what was missed at new ones is looked up."""
        now = {f"{CHANNEL}{live.stored.row.pk}": live for live in list(self.tables.values())}
        before, self.attended = self.attended, now
        gone, new = before.keys() - now.keys(), now.keys() - before.keys()
        if gone or new:
            wire.execute("; ".join([f"UNLISTEN {channel}" for channel in gone] + [f"LISTEN {name}" for name in new]))
            look_up([now[channel] for channel in new])
            for channel in new:  # somebody may have got another name before anybody listened
                WRITER.ask(now[channel].code, now[channel].reread_seats)

    def heard(self, channel: str, text: str) -> None:
        """A note: if it is of another process, the table catches up."""
        revision, origin = text.split()
        if channel == PLAYERS:
            self.hung_up()
            return
        live = self.attended.get(channel)
        if live is not None and origin != ORIGIN:
            news = live.look_again if int(revision) == LOOK_AGAIN else partial(live.catch_up, int(revision))
            WRITER.ask(live.code, news)
