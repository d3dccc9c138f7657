"""The desk where questions to bots are left, and from which whoever thinks takes them.

This one is in the memory of one process; `shared_desk.py` is the one that several processes and machines have together.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from .question import Question
from .waiting_room import WaitingRoom


@dataclass(frozen=True)
class Reply:
    """What came of a question: moves or hints as text, nothing if nobody could answer; and who has thought about it."""

    text: str
    bot: str
    early: float = 0.0  # by how many seconds it came sooner than it would after some thought


Answer = Callable[[Reply], None]


@dataclass(frozen=True)
class Taken:
    """A question that somebody thinks about now, and for how many seconds it had waited."""

    question: Question
    waited: float
    number: int = 0  # at a shared desk


class Desk(Protocol):
    """Where questions wait. Every question that is left here is answered, with nothing if need be."""

    def ask(self, question: Question, answer: Answer) -> None:
        """Leave a question; *answer* is called once, unless a newer question of its table takes its place."""

    def take(self) -> Taken | None:
        """The next question, once there is one; nothing once the desk is closed."""

    def reply(self, taken: Taken, reply: Reply) -> None:
        """Give the answer to a question that was taken."""

    def places(self) -> dict[str, int]:
        """The tables that wait, each with its place in the queue, the first being 1."""

    def close(self) -> None:
        """Nobody is served any more."""


class OwnDesk:
    """A desk in the memory of this process."""

    def __init__(self) -> None:
        self.room: WaitingRoom[tuple[Question, Answer, float]] = WaitingRoom()
        self.answers: dict[str, Answer] = {}  # of the tables whose question is being thought about

    def ask(self, question: Question, answer: Answer) -> None:
        """Leave a question."""
        self.room.put(question.table, (question, answer, time.monotonic()), question.guest, later=bool(question.task))

    def take(self) -> Taken | None:
        """The next question, once there is one; nothing once the desk is closed."""
        found = self.room.take()
        if found is None:
            return None
        table, (question, answer, asked) = found
        self.answers[table] = answer
        return Taken(question, time.monotonic() - asked)

    def reply(self, taken: Taken, reply: Reply) -> None:
        """Give the answer to whoever asked."""
        answer = self.answers.pop(taken.question.table)
        self.room.done(taken.question.table)
        answer(reply)

    def places(self) -> dict[str, int]:
        """The tables that wait, in the order in which they will be served."""
        return {table: place for place, table in enumerate(self.room.order(), 1)}

    def close(self) -> None:
        """Nobody is served any more."""
        self.room.close()
