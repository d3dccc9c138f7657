"""A piece of work for the writer: what it is about, what is to be done, and whoever waits for it."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Generic, TypeVar

from django.db import Error, connection, transaction

from ..refusal import Refusal
from .trouble import trouble

Result = TypeVar("Result")


class Piece(Generic[Result]):
    """Some work, done whole or not at all. It is answered only once it is certain that what it wrote is kept."""

    def __init__(self, subject: str, work: Callable[[], Result]) -> None:
        self.subject = subject
        self.work = work
        self.asked = time.monotonic()
        self.answer: Future[Result] = Future()
        self.results: list[Result] = []  # what came of it, if it was done
        self.error: BaseException | None = None  # or why it was not
        self.regrets: list[Callable[[], None]] = []  # what to do if its changes are not kept

    def done(self) -> None:
        """Tell whoever waits what came of it; a piece refers to nothing that refers to it, so it goes at once."""
        if self.error is not None:
            self.answer.set_exception(self.error)
        elif self.results:
            self.answer.set_result(self.results[0])

    def run(self, alone: bool) -> None:
        """Do it, in a savepoint where others share the transaction. An error takes back what this piece wrote."""
        try:
            if alone:
                self.attempt()
            else:
                with transaction.atomic():
                    self.attempt()
        except Exception as error:
            spoiled = isinstance(error, Error) if alone else connection.needs_rollback
            if spoiled:
                raise  # the whole transaction fails, and with it what others have written in it
            if alone:
                transaction.set_rollback(True)
            self.fail(trouble(error))

    def attempt(self) -> None:
        """Do it. A refusal that comes before anything was written leaves nothing to take back."""
        try:
            self.results = [self.work()]
        except Refusal as refusal:
            if self.regrets:
                raise
            self.error = refusal

    def fail(self, error: BaseException) -> None:
        """It was not kept: whoever changed something in memory hears of it, and so will whoever waits."""
        for regret in self.regrets:
            regret()
        self.regrets = []
        self.error = error
