"""The writer: the threads of this process that change tables and write to the database.

Every piece of work names what it is about, mostly a table. What is about the same is done in turn, so no table needs a
lock. On SQLite one thread writes, since many would wait for each other's locks, and whatever waits is one transaction.
On PostgreSQL there are several, each with a transaction of its own: a locked row holds up its own table only.

Nothing is answered, shown or asked of a bot before it is committed (`once_kept`), and whoever has changed something in
memory hears of it if it could not be (`if_lost`).
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

from django.db import connection, transaction

from ..meters import COMMIT, PIECES
from .inbox import AnyPiece, Inbox
from .piece import Piece
from .trouble import AWAY, LOCKED, Trouble, trouble, word_for

Result = TypeVar("Result")
HOUSE = ""  # what work is about that belongs to no table
PATIENCE = 30.0  # seconds; a waiting page gives up, the work itself is done
LATE_WORD = "writer late"
LATE = 10.0  # seconds after which a piece of work should have been done
REMEMBERED = 30.0  # seconds for which a failure counts, if nothing was written since
THREADS = 8  # on PostgreSQL
TOGETHER = 64  # pieces at most that are one transaction on SQLite
log = logging.getLogger(__name__)


class Writer:
    """An inbox, and the threads that do what is in it."""

    def __init__(self) -> None:
        self.inbox = Inbox()
        self.threads: list[threading.Thread] = []
        self.starting = threading.Lock()
        self.here = threading.local()  # in a thread of ours: the piece that is being done
        self.failure = ""  # what was wrong when something was last written
        self.failed_at = 0.0

    # -- for everybody ---------------------------------------------------------------------------------------------

    def ask(self, subject: str, work: Callable[[], Result]) -> Future[Result]:
        """Have *work* done in its turn; what is about the same *subject* is done one after another."""
        piece = Piece(subject, work)
        self.inbox.put(piece)
        if not self.threads:
            self.start()
        return piece.answer

    def do(self, subject: str, work: Callable[[], Result]) -> Result:
        """Have *work* done, and wait for what comes of it."""
        if hasattr(self.here, "piece"):
            return work()
        answer = self.ask(subject, work)
        try:
            return answer.result(PATIENCE)
        except TimeoutError as error:
            if answer.done():
                raise
            raise Trouble(LOCKED) from error

    # -- for work that is being done -------------------------------------------------------------------------------

    def once_kept(self, work: Callable[[], object]) -> None:
        """Do something as soon as what is being written is kept; not at all if it is not."""

        def do() -> None:  # what fails here is logged by its name, and a part of a function has none
            work()

        transaction.on_commit(do, robust=True)

    def if_lost(self, work: Callable[[], None]) -> None:
        """Do something if what is being written could not be kept."""
        piece: AnyPiece | None = getattr(self.here, "piece", None)
        if piece is not None and work not in piece.regrets:
            piece.regrets.append(work)

    # -- for whoever looks after the site --------------------------------------------------------------------------

    def ailment(self) -> str:
        """What is wrong with writing, if anything is."""
        if self.inbox.lateness() > LATE:
            return LATE_WORD
        return self.failure if time.monotonic() - self.failed_at < REMEMBERED else ""

    # -- the threads -----------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin to write: many threads are of use only where rows are locked one by one."""
        with self.starting:
            if self.threads:
                return
            many, together = (THREADS, 1) if connection.vendor == "postgresql" else (1, TOGETHER)
            self.threads = [
                threading.Thread(target=self.write, args=[together], name=f"writer {number}", daemon=True)
                for number in range(many)
            ]
        for thread in self.threads:
            thread.start()

    def write(self, together: int) -> None:
        """Do whatever comes in, for ever."""
        self.here.piece = None
        while True:
            if pieces := self.inbox.take(together):
                self.commit(pieces)
            for piece in pieces:
                piece.done()
            self.inbox.finish()

    def commit(self, pieces: list[AnyPiece]) -> None:
        """Do some work in one transaction. If that cannot be kept, nothing of it has happened."""
        try:
            PIECES.observe(len(pieces))
            connection.close_if_unusable_or_obsolete()
            with COMMIT.time(), transaction.atomic():
                for piece in pieces:
                    self.here.piece = piece
                    piece.run(alone=len(pieces) == 1)
        except BaseException as error:
            self.failed(pieces, error)
        else:
            if self.failure == AWAY or any(piece.regrets for piece in pieces):
                self.failure = ""  # the database is there again, or something was written
        self.here.piece = None

    def failed(self, pieces: list[AnyPiece], error: BaseException) -> None:
        """Nothing of these pieces was kept."""
        log.error("%d pieces of work could not be kept", len(pieces), exc_info=error)
        if (word := word_for(error)) != LOCKED:  # which concerns one table
            self.failure, self.failed_at = word, time.monotonic()
        for piece in pieces:
            piece.fail(trouble(error))


WRITER = Writer()
