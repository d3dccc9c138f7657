"""The dispatcher: sockets go to the live tables, everything else to Django's pages in a small pool of threads."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any
from urllib.parse import quote_from_bytes

from a2wsgi import WSGIMiddleware
from django.core.wsgi import get_wsgi_application
from django.utils.http import parse_header_parameters

from . import large_pages, rubbish
from .copies import nightly
from .live.bots.asking import shared_desk
from .live.bots.asking.budget import BUDGET
from .live.bots.processes.bot_pool import BOT_POOL
from .live.limits import sharing
from .live.notices.post_office import keeping, postman
from .live.releases import marks
from .live.tables import hints
from .live.tables.calls import bot_calls
from .live.tables.open_tables import OPEN_TABLES
from .live.tables.processes import sweep
from .live.tables.processes.other_processes import Listener
from .live.tables.upkeep import downtime, hanging_up, heartbeat, timeouts
from .live.tables.upkeep.tidy import tidy
from .live.talk import talking
from .live.writer import checkpoint
from .live.writer.trouble import Trouble, trouble
from .network import bodies
from .pages.me import sessions
from .pages.request.limiter import LIMITER
from .pages.table.socket import Receive, Scope, Send, live_socket

log = logging.getLogger(__name__)
DJANGO: Any = get_wsgi_application()
LETTERS = re.compile(rb";\s*charset\*?\s*=[^;]*", re.IGNORECASE)
PAGES: Any = WSGIMiddleware(DJANGO, workers=8, send_queue_size=0)  # any number: no thread waits for a slow reader


CHORES: dict[Callable[[], object], float] = {  # and how many seconds lie between
    tidy: 3600,
    rubbish.PEACE.look_at_everything: rubbish.EVERY,
    large_pages.join_pages: large_pages.EVERY,
    checkpoint.checkpoint: checkpoint.EVERY,
    partial(sweep.sweep, OPEN_TABLES): sweep.EVERY,
    hanging_up.look_round: sweep.EVERY,
    partial(heartbeat.beat, OPEN_TABLES): heartbeat.EVERY,
    OPEN_TABLES.call_again: bot_calls.EVERY,
    partial(talking.ELSEWHERE.look, OPEN_TABLES.tables.values()): talking.EVERY,
    timeouts.tick: timeouts.EVERY,
    partial(hints.give_up, OPEN_TABLES.tables.values()): hints.EVERY,
    partial(sharing.share, LIMITER): sharing.EVERY,
    partial(sharing.share, BUDGET.limiter): sharing.EVERY,
    sharing.forget: 600,
    shared_desk.forget: 600,
    sessions.forget_past: sessions.EVERY,
    nightly.back_up_at_night: nightly.EVERY,
    postman.POSTMAN.round: postman.EVERY,
    keeping.forget: 3600,
    marks.mark_what_rests: marks.EVERY,
}


async def application(scope: Scope, receive: Receive, send: Send) -> None:
    """Every connection begins here."""
    if scope["type"] == "lifespan":
        await lifespan(receive, send)
    elif scope["type"] == "websocket":
        await live_socket(scope, receive, send)
    else:
        await page(scope, receive, send)


async def page(scope: Scope, receive: Receive, send: Send) -> None:
    """A page, once all of its request is there and can be read."""
    try:
        body = await bodies.read(scope, receive)
    except bodies.Unread as unread:
        return await bodies.turn_away(unread.status, send) if unread.status else None
    if not legible(scope):
        return await bodies.turn_away(400, send)
    asked = {"query_string": plain(scope["query_string"]), "headers": unlettered(scope["headers"])}
    await PAGES({**scope, **asked}, bodies.again(body), send)
    return None


def legible(scope: Scope) -> bool:
    """Whether the pages can read a request's headers: its type may name letters that do not exist."""
    types = [value.decode("latin1") for name, value in scope["headers"] if name == b"content-type"]
    try:
        for text in types:
            parse_header_parameters(text)
    except (LookupError, ValueError):
        return False
    return True


def unlettered(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """Headers that name no letters: all forms are read as UTF-8. Django would decode by any codec of Python's, also by
    those that make no letters, and before anybody can refuse it.
    """
    return [(name, LETTERS.sub(b"", value) if name == b"content-type" else value) for name, value in headers]


def plain(query: bytes) -> bytes:
    """A query in ASCII: anything may follow a question mark, but the gateway to the pages takes nothing else."""
    return quote_from_bytes(query, safe="%/?:@!$&'()*+,;=-._~[]").encode("ascii")


async def lifespan(receive: Receive, send: Send) -> None:
    """Do the chores and hear of other processes while the site runs; at the end stop the bots and mark the tables."""
    await receive()
    await asyncio.get_running_loop().run_in_executor(None, downtime.wake)  # before any clock is looked at
    chores = [asyncio.create_task(every(seconds, work)) for work, seconds in CHORES.items()]
    Listener(OPEN_TABLES.tables, hanging_up.look_round).start()
    BOT_POOL.start()
    rubbish.PEACE.begin()
    await send({"type": "lifespan.startup.complete"})
    await receive()
    for chore in chores:
        chore.cancel()
    for last in (stop, marks.mark_the_rest, checkpoint.checkpoint):  # other processes need not wait for the marks
        await asyncio.get_running_loop().run_in_executor(None, last)
    await send({"type": "lifespan.shutdown.complete"})


def stop() -> None:
    """Stop the bots, and let other processes call those of our tables."""
    bot_calls.stop()
    heartbeat.stop()


async def every(seconds: float, work: Callable[[], object]) -> None:
    """Do something now and again and again; if it fails once, it is done again all the same."""
    while True:
        try:
            await asyncio.get_running_loop().run_in_executor(None, work)
        except Exception as error:
            if isinstance(trouble(error), Trouble):  # which is told once a second and more while it lasts
                log.warning("a chore could not be done: %s", error)
            else:
                log.exception("a chore failed")
        await asyncio.sleep(seconds)
