"""Calling bots to the tables, again and again if need be: no table waits for a bot that nobody asked.

A table's bot is called once what led there is kept, and every second it is looked whether some table waits for a bot
that was not asked, did not answer, or whose answer could not be written down. Those are asked again, after a pause that
grows. Which process calls the bots of a table, `LEASES` says.
"""

from __future__ import annotations

import json
import logging
import threading
import time
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from django.conf import settings
from django.db import Error, close_old_connections

from ...bots.asking.desk import Answer, Reply
from ...bots.asking.question import Question
from ...bots.processes.bot_pool import BOT_POOL
from ...meters import BOT_WAIT
from ...refusal import Refusal
from ...writer import WRITER
from .. import daily
from .leases import LEASES

if TYPE_CHECKING:
    from ..live_table import LiveTable

EVERY = 1.0  # seconds between looking whether somebody must be asked again
LONGEST_PAUSE = 15.0  # seconds
LOST = 40.0  # seconds after which an answer will not come any more: it was lost, or it is asked for once again
NEVER = -1
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Call:
    """A bot called at one revision of a table: how often that has failed, and when it is to be called again."""

    revision: int = NEVER
    asked: float = 0.0
    failures: int = 0
    again: float = 0.0
    since: float = 0.0  # when it was first called

    def failed(self) -> Call:
        """The same, to be tried again after a pause that grows."""
        pause = min(LONGEST_PAUSE, 2.0**self.failures)
        return replace(self, failures=self.failures + 1, again=time.monotonic() + pause)


class BotCalls:
    """The latest call at each table."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.closed = False  # the site stops: nobody is called, and no answer is played any more

    def begin(self, live: LiveTable, revision: int) -> bool:
        """Note that a bot is called now; not if it was already, or if it is too early to try again."""
        now = time.monotonic()
        with self.lock:
            before = live.call if live.call.revision == revision else Call(revision)
            if self.closed or now < before.again:
                return False
            live.call = Call(revision, now, before.failures, now + LOST, before.since or now)
        return True

    def fail(self, live: LiveTable, revision: int) -> None:
        """Nothing came of a call."""
        with self.lock:
            if live.call.revision == revision:
                live.call = live.call.failed()


CALLS = BotCalls()


def call_bot(live: LiveTable) -> None:
    """Have the bot whose turn it is think. Its answer is submitted like any move, at the revision it was asked at."""
    scene = live.scene
    if scene.lesson or scene.puzzle or scene.asleep or scene.actor not in scene.bots:
        return
    if not ours(live) or not CALLS.begin(live, scene.revision):
        return
    assert scene.match is not None
    seat, revision = scene.actor, scene.revision
    bot, patron = scene.seats[seat].bot, live.patron
    record, seconds = scene.match.record().write(), settings.LUDOTECA_SECONDS
    question = Question(record, seat, bot, seconds, live.code, guest=patron.guest, address=patron.address)
    question = replace(question, waited=live.call.asked - live.call.since)
    if live.attempt is not None:
        seed = daily.bot_seed(live.attempt, scene.match)
        question = replace(question, bot=daily.FIXED, seconds=daily.SECONDS, seed=seed)
    try:
        think(question, partial(heard, live, seat, revision))
    except Exception as error:
        log.warning("no bot could be asked for table %s: %s", live.code, error)
        CALLS.fail(live, revision)


def ours(live: LiveTable) -> bool:
    """Whether it is for this process to call a table's bots; nobody knows while the database is away."""
    try:
        return LEASES.mine(live.stored.row.pk)
    except Error as error:
        log.warning("nobody knows who calls the bot of table %s: %s", live.code, error)
        return False


def think(question: Question, answer: Answer) -> None:
    """Have a bot process answer a question when its table's turn comes; how long that takes is measured."""
    BOT_POOL.ask(question, partial(timed, question, time.monotonic(), answer))


def think_at_leisure(question: Question, answer: Answer) -> None:
    """Have a bot process answer a question for which nobody at a table waits."""
    BOT_POOL.ask(question, answer)


def timed(question: Question, asked: float, answer: Answer, reply: Reply) -> None:
    """Pass an answer on, and note for how long it was waited for."""
    BOT_WAIT.labels("hint" if question.hint else "move").observe(time.monotonic() - asked)
    answer(reply)


def heard(live: LiveTable, seat: int, revision: int, reply: Reply) -> None:
    """A bot has answered; its moves are not played sooner than others of its level would be."""
    if not reply.text:
        return CALLS.fail(live, revision)
    asked_for = daily.FIXED if live.attempt is not None else live.scene.seats[seat].bot
    eased = reply.bot if reply.bot != asked_for else ""
    play = partial(answered, live, seat, revision, json.loads(reply.text), eased)
    return later(reply.early, play) if reply.early else play()


def later(seconds: float, work: Callable[[], None]) -> None:
    """Do something after so many seconds, unless the site has ended."""
    timer = threading.Timer(seconds, work)
    timer.daemon = True
    timer.start()


def answered(live: LiveTable, seat: int, revision: int, texts: list[str], eased: str = "") -> None:
    """Submit a bot's moves; if the table has moved on meanwhile, or the site stops, they are dropped."""
    if CALLS.closed:
        return
    done = WRITER.ask(live.code, partial(submit, live, seat, revision, texts, eased))
    done.add_done_callback(partial(settled, live, revision))


def submit(live: LiveTable, seat: int, revision: int, texts: list[str], eased: str) -> None:
    """Play a bot's moves, and say so if a lower level chose them than was asked; in the writer."""
    before = live.bot_news
    live.bot_news = before.chose(seat, revision + 1, eased)
    try:
        live.submit(seat, revision, texts)
    except Refusal as refusal:
        live.bot_news = before
        log.info("a bot's move at table %s was not played: %s", live.code, refusal)


def settled(live: LiveTable, revision: int, done: Future[None]) -> None:
    """Nobody waits for what a bot answers: if it is still its turn at the same revision, it is asked again."""
    noticed(done)
    if live.scene.revision == revision:
        CALLS.fail(live, revision)


def noticed(done: Future[None]) -> None:
    """What went wrong with an answer that nobody waits for is written down."""
    error = done.exception()
    if isinstance(error, Refusal):
        log.warning("an answer could not be written down: %s", error)
    elif error:
        log.error("an answer failed", exc_info=error)


def stop() -> None:
    """Stop the bots for good: a table stays where it is until the site starts again."""
    CALLS.closed = True
    BOT_POOL.stop()


def call_again(tables: Iterable[LiveTable]) -> None:
    """Call all bots that should have been called; tell those who wait which place they have."""
    close_old_connections()
    places = BOT_POOL.places()
    for live in list(tables):
        try:
            call_bot(live)
        except Exception:  # the other tables must not wait for it
            log.exception("the bot of table %s could not be called", live.code)
        place = places.get(live.code, 0) if time.monotonic() - live.call.asked > EVERY else 0
        if place != live.bot_news.place and live.scene.actor in live.scene.bots and ours(live):
            WRITER.ask(live.code, partial(tell_place, live, live.scene.revision, place))


def tell_place(live: LiveTable, revision: int, place: int) -> None:
    """Say which place a bot has in the queue, 0 once it thinks; in the writer."""
    if live.revision == revision:
        live.tell(replace(live.bot_news, place=place))
