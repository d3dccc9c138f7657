"""Bots think in processes of their own, never in the site's: a small pool, in which whatever dies is replaced."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from typing import IO

from .question import ATTEMPTS, Question
from .waiting_room import WaitingRoom

PATIENCE = 30.0  # seconds beyond the time of a decision until a process is given up: several are taken in one go
log = logging.getLogger(__name__)


Answer = Callable[[str], None]
Room = WaitingRoom[tuple[Question, Answer]]


class BotProcess:
    """One process as the site sees it, and the thread that talks to it. It is started when it is first needed."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.process: subprocess.Popen[str] | None = None
        self.closed = False  # for good: nothing is started any more
        threading.Thread(target=self.work, name="bot process", daemon=True).start()

    def work(self) -> None:
        """Answer one question after another until told to stop."""
        while (asked := self.room.take()) is not None:
            table, (question, answer) = asked
            text = self.answer(question)
            self.room.done(table)
            if text or question.hint:
                answer(text)
            elif not self.closed:
                log.error("no bot could answer: %s, seat %d", question.bot, question.seat)
        self.stop()

    def answer(self, question: Question) -> str:
        """The answer to a question, if need be by another process; nothing if all fail."""
        for attempt in range(1, ATTEMPTS + 1):
            if text := self.think(question.text(attempt), question.seconds + PATIENCE):
                return text
        return ""

    def think(self, question: str, seconds: float) -> str:
        """The process's answer; nothing if it died or took too long, and it is stopped then."""
        alarm: threading.Timer | None = None
        try:
            asking, answering = self.pipes()
            asking.write(question)
            asking.flush()
            alarm = threading.Timer(seconds, self.stop)
            alarm.start()
            text = answering.readline().strip()
        except (OSError, ValueError):  # the pipe is broken or closed
            text = ""
        if alarm is not None:
            alarm.cancel()
        if not text:
            self.stop()
        return text

    def pipes(self) -> tuple[IO[str], IO[str]]:
        """The two ends of a living process."""
        if self.closed:
            raise ValueError("this bot process has been stopped for good")
        if self.process is None or self.process.poll() is not None:
            self.process = start()
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        return self.process.stdin, self.process.stdout

    def stop(self) -> None:
        """End the process."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()


def start() -> subprocess.Popen[str]:
    """A new process that sees the same modules as this one."""
    paths = os.pathsep.join(path for path in sys.path if path)
    return subprocess.Popen(
        [sys.executable, "-m", "ludoteca.web.live.bots.bot_process"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": paths},
        text=True,
        encoding="utf-8",
        start_new_session=True,  # a key that stops the site is not for them
    )


class BotPool:
    """As many processes as there are cores to spare, made when the first question comes."""

    def __init__(self, number: int = 0) -> None:
        self.number = number or max(1, (os.cpu_count() or 2) - 1)
        self.room: Room = WaitingRoom()
        self.processes: list[BotProcess] = []
        self.lock = threading.Lock()

    def ask(self, question: Question, answer: Answer) -> None:
        """Have a bot think when its table's turn comes; *answer* is called with its moves, in a thread of ours.

        Who waits for a hint is answered in any case: with nothing, if no hint was found.
        """
        with self.lock:
            if not self.processes:
                self.processes = [BotProcess(self.room) for _ in range(self.number)]
            self.room.put(question.table, (question, answer))

    def stop(self) -> None:
        """Stop them all."""
        with self.lock:
            self.room.close()
            for process in self.processes:
                process.closed = True
                process.stop()
            self.processes, self.room = [], WaitingRoom()


BOT_POOL = BotPool()
