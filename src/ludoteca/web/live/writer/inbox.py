"""The writer's inbox: pieces of work in the order in which they came; what is about the same is taken by one thread."""

from __future__ import annotations

import threading
import time
from typing import Any

from .piece import Piece

AnyPiece = Piece[Any]


class Inbox:
    """What waits, and what is being done."""

    def __init__(self) -> None:
        self.waiting: dict[AnyPiece, None] = {}  # in the order in which they came
        self.taken: dict[AnyPiece, None] = {}
        self.news = threading.Condition()

    def put(self, piece: AnyPiece) -> None:
        """One more."""
        with self.news:
            self.waiting[piece] = None
            self.news.notify()

    def take(self, most: int) -> list[AnyPiece]:
        """The next pieces that may be done, once there are some; nobody waits for them any more if none is left."""
        with self.news:
            while not (found := self.free(most)):
                self.news.wait()
            for piece in found:
                del self.waiting[piece]
                self.taken[piece] = None
        return [piece for piece in found if piece.answer.set_running_or_notify_cancel()]

    def free(self, most: int) -> list[AnyPiece]:
        """The pieces that have waited longest, but for those about something that another thread is busy with."""
        busy = {piece.subject for piece in self.taken}
        found: list[AnyPiece] = []
        for piece in self.waiting:
            if piece.subject not in busy:
                found.append(piece)
            if len(found) == most:
                break
        return found

    def finish(self) -> None:
        """What was taken and is answered is no longer being done."""
        with self.news:
            self.taken = {piece: None for piece in self.taken if not piece.answer.done()}
            self.news.notify_all()

    def load(self) -> int:
        """How many wait or are being done."""
        with self.news:
            return len(self.waiting) + len(self.taken)

    def lateness(self) -> float:
        """For how many seconds the oldest piece has been waiting or being done."""
        with self.news:
            asked = [piece.asked for piece in (*self.waiting, *self.taken)]
        return time.monotonic() - min(asked) if asked else 0.0
