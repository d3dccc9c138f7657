"""The open tables: all that somebody plays or looks at in this process, and the bots that are called to them."""

from __future__ import annotations

import json
import logging
import time
from concurrent.futures import Future
from functools import partial

from django.conf import settings

from ..bots.bot_pool import BOT_POOL, Answer
from ..bots.question import Question
from ..people.models import Player
from ..refusal import Refusal
from ..writer import WRITER
from .live_table import LiveTable
from .models import Table
from .refusals import NO_TABLE

MANY = 200  # tables; beyond that, those nobody has used for a while are put away
UNUSED = 600.0  # seconds
log = logging.getLogger(__name__)


class OpenTables:
    """Live tables by their codes."""

    def __init__(self) -> None:
        self.tables: dict[str, LiveTable] = {}
        self.used: dict[str, float] = {}

    def table(self, code: str) -> LiveTable:
        """The table with a code, as new as the database knows it."""
        if not (code.isascii() and code.isalnum()):  # no code of ours, and not for every database to look up
            raise Refusal(NO_TABLE, status=404)
        revision = Table.objects.filter(code=code).values_list("revision", flat=True).first()
        if revision is None:
            self.forget(code)
            raise Refusal(NO_TABLE, status=404)
        live = self.tables.get(code) or WRITER.do(code, partial(self.open, code))
        if live.scene.revision < revision:
            WRITER.do(code, partial(self.catch_up, live, revision))
        self.used[code] = time.monotonic()
        return live

    def open(self, code: str) -> LiveTable:
        """Set a table up from its lines; in the writer, so that nobody does it twice."""
        if code in self.tables:
            return self.tables[code]
        self.put_away()
        live = LiveTable(code, call_bot)
        self.tables[code] = live
        live.carry_on()
        return live

    def catch_up(self, live: LiveTable, revision: int) -> None:
        """Take over what another process has played."""
        live.catch_up(revision)
        live.carry_on()

    def put_away(self) -> None:
        """Make room."""
        if len(self.tables) < MANY:
            return
        before = time.monotonic() - UNUSED
        for code, live in list(self.tables.items()):
            if not live.observers and self.used.get(code, 0.0) < before:
                self.forget(code)

    def forget(self, code: str) -> None:
        """Put one table away; whoever still looks at it is told that it is gone."""
        live = self.tables.pop(code, None)
        self.used.pop(code, None)
        for observer in tuple(live.observers) if live else ():
            observer.gone()

    def renamed(self, player: Player) -> None:
        """A player has another name: wherever they sit, it is shown."""
        for live in list(self.tables.values()):
            if any(seat.player == player.pk for seat in live.scene.seats):
                WRITER.ask(live.code, live.renew)


OPEN_TABLES = OpenTables()


def call_bot(live: LiveTable) -> None:
    """Have the bot whose turn it is think. Its answer is submitted like any move, at the revision it was asked at."""
    scene = live.scene
    assert scene.match is not None
    seat, revision = scene.actor, scene.revision
    bot, seconds = scene.seats[seat].bot, settings.LUDOTECA_SECONDS
    question = Question(scene.match.record().write(), seat, bot, seconds, live.code)
    think(question, lambda text: answered(live, seat, revision, json.loads(text)))


def think(question: Question, answer: Answer) -> None:
    """Have a bot process answer a question when its table's turn comes."""
    BOT_POOL.ask(question, answer)


def answered(live: LiveTable, seat: int, revision: int, texts: list[str]) -> None:
    """Submit a bot's moves; if the table has moved on meanwhile, they are dropped."""

    def work() -> None:
        try:
            live.submit(seat, revision, texts)
        except Refusal as refusal:
            log.info("a bot's move at table %s came too late: %s", live.code, refusal)

    WRITER.ask(live.code, work).add_done_callback(partial(asked_again, live))


def asked_again(live: LiveTable, done: Future[None]) -> None:
    """A bot's answer that could not be kept is asked for again, as soon as it is known how the table stands."""
    noticed(done)
    if done.exception():
        live.spoil()


def noticed(done: Future[None]) -> None:
    """Nobody waits for what a bot answers: what went wrong with it is written down."""
    if error := done.exception():
        log.error("a bot's answer failed", exc_info=error)
