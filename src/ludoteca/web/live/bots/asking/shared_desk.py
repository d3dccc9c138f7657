"""A desk that all processes on one PostgreSQL share, also those that only think (`ludoteca thinker`), on any machine.

Whoever takes a question has it for a few seconds, and says again and again that it is still being thought about. If
that is not said any more, the thinker has died, and another takes the question.
"""

from __future__ import annotations

import json
import logging
import secrets
import threading
import time
from contextlib import suppress
from dataclasses import asdict
from typing import Any

from django.db import Error, close_old_connections, connection

from . import shared_statements as statements
from .desk import Answer, Reply, Taken
from .question import Question, read_question

LEASE = 6.0  # seconds for which a question belongs to whoever took it
BEAT = 2.0  # seconds after which it is said that it is still being thought about
IDLE = 0.25  # seconds between looking for questions of other processes
SOON = 0.1  # seconds between looking for answers
PAUSE = 1.0  # seconds after something failed
log = logging.getLogger(__name__)


class SharedDesk:
    """The desk in the database, as one process sees it."""

    def __init__(self) -> None:
        self.name = secrets.token_hex(8)
        self.answers: dict[str, tuple[str, Answer]] = {}  # who waits at each table, and for the answer to which ticket
        self.thinking: dict[int, str] = {}  # the questions that were taken here, and their tickets
        self.closed = False
        self.news = threading.Condition()
        threading.Thread(target=self.attend, name="shared desk", daemon=True).start()

    # -- for those who ask -----------------------------------------------------------------------------------------

    def ask(self, question: Question, answer: Answer) -> None:
        """Leave a question, for whoever takes it first."""
        ticket = secrets.token_hex(8)
        self.answers[question.table] = ticket, answer  # before anybody can answer
        text, later = json.dumps(asdict(question)), bool(question.task)
        run(statements.ASK, question.table, question.guest, ticket, text, self.name, later)
        with self.news:
            self.news.notify_all()

    def places(self) -> dict[str, int]:
        """The tables that wait, at all processes, in about the order in which they will be served."""
        if not self.answers:
            return {}
        with suppress(Error):
            return {str(row[0]): place for place, row in enumerate(run(statements.PLACES), 1)}
        return {}

    def collect(self) -> None:
        """Fetch the answers to what was asked here."""
        for table, ticket, text, bot, early in run(statements.COLLECT, self.name):
            expected, answer = self.answers.get(table, ("", None))
            if expected == ticket and answer is not None:
                self.answers.pop(table)
                answer(Reply(str(text), str(bot), float(early or 0.0)))

    # -- for those who think ---------------------------------------------------------------------------------------

    def take(self) -> Taken | None:
        """The next question, once there is one; nothing once the desk is closed."""
        while not self.closed:
            try:
                if taken := self.next():
                    return taken
            except Error as error:
                log.warning("no question can be taken: %s", error)
                time.sleep(PAUSE)
            with self.news:
                self.news.wait(IDLE)
        return None

    def next(self) -> Taken | None:
        """The question that comes next, if one waits."""
        for number, ticket, guest, text, waited in run(statements.TAKE, self.name, LEASE):
            with suppress(Error):  # whose turn it was counts less than that somebody thinks about what was taken
                run(statements.SERVE, guest)
            self.thinking[number] = ticket
            return Taken(read_question(text), float(waited), number)
        return None

    def reply(self, taken: Taken, reply: Reply) -> None:
        """Leave the answer for whoever asked; if it cannot be left, somebody will think about it again."""
        ticket = self.thinking.pop(taken.number)
        try:
            run(statements.REPLY, ticket, reply.text, reply.bot, reply.early, taken.number, self.name)
        except Error as error:
            log.warning("an answer could not be left: %s", error)

    # -- its own thread --------------------------------------------------------------------------------------------

    def attend(self) -> None:
        """Fetch answers, and say what is still being thought about, until the desk is closed."""
        beat = 0.0
        while not self.closed:
            try:
                if self.answers:
                    self.collect()
                if self.thinking and time.monotonic() > beat:
                    run(statements.KEEP, LEASE, self.name, list(self.thinking))
                    beat = time.monotonic() + BEAT
            except Error as error:
                log.warning("the shared desk cannot be reached: %s", error)
                time.sleep(PAUSE)
            except Exception:
                log.exception("an answer could not be delivered")
            time.sleep(SOON)

    def close(self) -> None:
        """Nobody is served any more, and nobody need think about what was asked here."""
        with self.news:
            self.closed = True
            self.news.notify_all()
        with suppress(Error):
            run(statements.LEAVE, self.name)


def run(statement: str, *values: str | float | list[int]) -> list[Any]:
    """Say something to the database; the rows that it answers."""
    close_old_connections()
    with connection.cursor() as cursor:
        cursor.execute(statement, values)
        return list(cursor.fetchall()) if cursor.description else []


def forget() -> None:
    """Remove what nobody waits for any more."""
    if connection.vendor == "postgresql":
        for statement in statements.FORGET:
            run(statement)
