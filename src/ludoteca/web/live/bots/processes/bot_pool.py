"""Bots think in processes of their own, never in the site's: a small pool, in which whatever dies is replaced."""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from typing import IO

from django.db import connection

from .....bots import level_and_style
from ..asking.budget import BUDGET
from ..asking.desk import Answer, Desk, OwnDesk, Reply, Taken
from ..asking.easing import eased, plainer
from ..asking.question import AT_ONCE, ATTEMPTS, HURRIED, PLAIN, Question
from ..asking.shared_desk import SharedDesk
from ..poise import POISE

PATIENCE = 30.0  # seconds beyond the time of a decision until a process is given up: several are taken in one go
log = logging.getLogger(__name__)


class BotProcess:
    """One process as the site sees it, and the thread that talks to it. It is started when it is first needed."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.process: subprocess.Popen[str] | None = None
        self.closed = False  # for good: nothing is started any more
        threading.Thread(target=self.work, name="bot process", daemon=True).start()

    def work(self) -> None:
        """Answer one question after another until told to stop."""
        while (taken := self.desk.take()) is not None:
            reply = self.answer(taken)
            if not reply.text and not self.closed:
                log.error("no bot could answer: %s, seat %d", taken.question.bot, taken.question.seat)
            self.desk.reply(taken, reply)
        self.stop()

    def answer(self, taken: Taken) -> Reply:
        """The answer to a question, if need be by another process and a plainer bot; nothing if all fail."""
        question, began = replace(taken.question, bot=eased(taken.question, taken.waited)), time.monotonic()
        text, attempt, alive = "", 0, self.alive()
        while not text and attempt < ATTEMPTS and not self.closed:
            attempt += 1
            text = self.think(question.text(attempt), question.seconds + PATIENCE)
        seconds = time.monotonic() - began
        BUDGET.spend(question.guest, question.address, seconds)
        if not question.plain_will_do:
            return Reply(text, question.bot)
        if attempt == ATTEMPTS:
            return Reply(text, PLAIN)
        return poised(text, question, seconds, usual=alive and attempt == 1)

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
        if not self.alive():
            self.process = start()
        assert self.process is not None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        return self.process.stdin, self.process.stdout

    def alive(self) -> bool:
        """Whether the process need not be started."""
        return self.process is not None and self.process.poll() is None

    def stop(self) -> None:
        """End the process."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()


def poised(text: str, question: Question, seconds: float, usual: bool) -> Reply:
    """The reply to a question that took so many seconds, and by how much it came too early.

    It is *usual* if it took nothing but thought, and no process had to be started for it.
    """
    weighed = usual and not text.startswith(f'{{"{AT_ONCE}"')
    early = POISE.early(question.game, level_and_style(question.bot)[0], seconds, weighed)
    return replace(unhurried(text, question.bot), early=early)


def unhurried(text: str, bot: str) -> Reply:
    """The reply to a question; whose time was up long before its playouts has thought like the level below."""
    if not text.startswith("{"):
        return Reply(text, bot)
    ((key, moves),) = json.loads(text).items()
    return Reply(json.dumps(moves), plainer(bot) if key == HURRIED else bot)


def start() -> subprocess.Popen[str]:
    """A new process that sees the same modules as this one."""
    paths = os.pathsep.join(path for path in sys.path if path)
    return subprocess.Popen(
        [sys.executable, "-m", "ludoteca.web.live.bots.processes.bot_process"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": paths},
        text=True,
        encoding="utf-8",
        start_new_session=True,  # a key that stops the site is not for them
    )


class BotPool:
    """As many processes as there are cores to spare, made when the first question comes."""

    def __init__(self, number: int | None = None, make_desk: Callable[[], Desk] = OwnDesk) -> None:
        self.number = spare_cores() if number is None else number
        self.make_desk = make_desk
        self.desk: Desk | None = None
        self.processes: list[BotProcess] = []
        self.lock = threading.Lock()

    def ask(self, question: Question, answer: Answer) -> None:
        """Have a bot think when its turn comes; *answer* is called with what comes of it, in a thread of ours."""
        self.start().ask(question, answer)

    def start(self) -> Desk:
        """Begin to think; the desk where questions are left."""
        with self.lock:
            if self.desk is None:
                self.desk = self.make_desk()
                self.processes = [BotProcess(self.desk) for _ in range(self.number)]
            return self.desk

    def places(self) -> dict[str, int]:
        """The tables that wait for a bot, each with its place in the queue."""
        return self.desk.places() if self.desk is not None else {}

    def stop(self) -> None:
        """Stop them all."""
        with self.lock:
            if self.desk is not None:
                self.desk.close()
            for process in self.processes:
                process.closed = True
                process.stop()
            self.processes, self.desk = [], None


def spare_cores() -> int:
    """How many processes may think while the site itself needs a core."""
    return max(1, (os.cpu_count() or 2) - 1)


def own_number() -> int:
    """How many processes of the site itself think: none, if that is left to others."""
    chosen = os.environ.get("LUDOTECA_THINKERS", "")
    return int(chosen) if chosen.isdecimal() and (int(chosen) or connection.vendor == "postgresql") else spare_cores()


def own_desk() -> Desk:
    """The desk of this site: one that all processes share, where there may be several."""
    return SharedDesk() if connection.vendor == "postgresql" else OwnDesk()


BOT_POOL = BotPool(own_number(), own_desk)
