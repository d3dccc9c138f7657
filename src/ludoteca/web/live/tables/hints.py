"""Hints: what a good player would do with a turn, for those who play against bots alone. All of it runs in the writer.

A search of our own looks at the table through that seat's eyes. Its answer belongs to one revision: if the table has
moved on meanwhile, it is dropped. Nobody waits for ever: one that cannot be asked for, or whose answer does not
come, may be asked for again.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Iterable
from functools import partial

from django.conf import settings
from django.utils.translation import gettext_lazy as _

from ..bots.asking.question import Question, read_plan
from ..refusal import Refusal
from ..writer import WRITER
from .calls import bot_calls
from .live_table import LiveTable
from .refusals import WATCHING
from .scene import Hint

EVERY = 5.0  # seconds between looking for hints that do not come
SEARCH = "ismcts"  # how a hint is found, as the log of a failure names it
log = logging.getLogger(__name__)


def ask(live: LiveTable, seat: int, revision: int) -> None:
    """Have a hint looked for; one that is there already, or on its way, is enough."""
    match = live.playing(revision)
    if seat < 0:
        raise Refusal(WATCHING, status=403)
    if live.newest.several_people or live.newest.puzzle or live.newest.day:
        raise Refusal(_("Hints are for those who play against bots alone."), status=403)
    if seat != live.newest.actor:
        raise Refusal(reason="not-your-turn")
    if live.newest.hint is not None:
        return
    record, patron, seconds = match.record().write(), live.patron, settings.LUDOTECA_SECONDS
    question = Question(record, seat, SEARCH, seconds, live.code, True, patron.guest, patron.address)
    WRITER.once_kept(partial(look_for, live, revision, question))


def look_for(live: LiveTable, revision: int, question: Question) -> None:
    """Have a hint thought about, unless the table has moved on; if nobody can be asked, that is the answer."""
    if live.revision != revision or live.newest.hint is not None:
        return
    live.suggest(Hint(revision, asked=time.monotonic()))
    try:
        bot_calls.think(question, lambda reply: answered(live, revision, reply.text))
    except Exception as error:
        log.warning("no hint could be asked for at table %s: %s", live.code, error)
        answered(live, revision, "")


def answered(live: LiveTable, revision: int, text: str) -> None:
    """What came out, into the writer's hands."""
    WRITER.ask(live.code, partial(give, live, revision, text)).add_done_callback(bot_calls.noticed)


def give(live: LiveTable, revision: int, text: str) -> None:
    """Show a hint, if the table still stands where it was asked for; if none was found, it may be asked for again."""
    known = live.newest.hint
    if live.revision == revision and (text or (known is not None and known.pending)):
        live.suggest(Hint(revision, read_plan(text)) if text else None)


def give_up(tables: Iterable[LiveTable]) -> None:
    """Let those hints be asked for again whose answers will not come any more."""
    late = time.monotonic() - bot_calls.LOST
    for live in list(tables):
        hint = live.scene.hint
        if hint is not None and hint.pending and hint.asked < late:
            answered(live, hint.revision, "")
