"""The socket of a table: a page connects, is shown the table, and says what its reader chooses."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from concurrent.futures import Future
from dataclasses import replace
from functools import partial
from io import BytesIO
from typing import Any, TypeVar
from urllib.parse import parse_qs

from django.conf import settings
from django.contrib.auth import get_user
from django.contrib.sessions.backends.db import SessionStore
from django.core.exceptions import DisallowedHost
from django.core.handlers.asgi import ASGIRequest
from django.db import Error, close_old_connections
from django.http import HttpRequest
from django.utils import translation
from django.utils.functional import Promise, SimpleLazyObject

from ...live.limits.doorkeeper import AT_TABLES
from ...live.meters import REFUSED
from ...live.people import bans
from ...live.refusal import FAILED, NONSENSE, TOO_FAST, Refusal
from ...live.tables import hints
from ...live.tables.live_table import LiveTable
from ...live.tables.open_tables import OPEN_TABLES
from ...live.tables.refusals import STOPPED
from ...live.talk import talking
from ...live.writer import WRITER
from ...live.writer.trouble import Trouble
from ...render.look import game_words
from ...render.rules.why_not import why_not
from ...render.sending.connection import Connection, stills_shown
from ...render.viewer import HandedTo, undoer
from ..request import addresses, guests, limiter, preferences
from ..request.patrons import play_for
from .frames import Frame, Nonsense, parse

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Result = TypeVar("Result")

FAREWELL = 10.0  # seconds until somebody who reloads a page counts as gone
HUNG_UP, FORBIDDEN, GONE, FLOODED, LATER = 4401, 4403, 4404, 4429, 4503  # why a socket is closed
FLOOD = 40  # messages in a row that come too fast; then the socket is closed
log = logging.getLogger(__name__)


def request_of(scope: Scope) -> HttpRequest:
    """The handshake as a request, for everything that reads cookies and headers."""
    headers = [(name, value) for name, value in scope["headers"] if name != b"content-type"]  # it has no body
    scheme = "https" if scope.get("scheme") == "wss" else "http"
    page = {**scope, "method": "GET", "scheme": scheme, "query_string": b"", "headers": headers}
    request = ASGIRequest(page, BytesIO())
    request.COOKIES = guests.own_cookies(request)
    request.session = SessionStore(request.COOKIES.get(settings.SESSION_COOKIE_NAME))
    vars(request)["user"] = SimpleLazyObject(lambda: get_user(request))
    return request


def welcome(request: HttpRequest) -> bool:
    """Whether a page of ours asks, under a name of ours, not too often, and not for somebody who is banned."""
    try:
        host = request.get_host()
    except DisallowedHost:
        return False
    if not addresses.known_host(host) or not addresses.same_origin(request.META.get("HTTP_ORIGIN", ""), host):
        return False
    guest = guests.guest_id(request)
    return limiter.allowed("connect", guest, address_of(request)) and bans.standing(guest) is None


def address_of(request: HttpRequest) -> str:
    """Where a request comes from."""
    return str(request.META.get("REMOTE_ADDR", ""))


async def live_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """One page at one table, from its connection to its end, unless too many of its address are there."""
    await receive()  # the handshake
    request = request_of(scope)
    address = addresses.network(address_of(request))
    if not AT_TABLES.admit(address):
        REFUSED.labels("sockets").inc()
        return await send({"type": "websocket.close", "code": LATER})
    try:
        return await visit(request, scope, receive, send)
    finally:
        AT_TABLES.leave(address)


async def visit(request: HttpRequest, scope: Scope, receive: Receive, send: Send) -> None:
    """Let a page in to its table if it is welcome, and hold its conversation."""
    code = scope["path"].removeprefix("/ws/t/").strip("/")
    try:
        if not await in_thread(partial(welcome, request)):
            return await send({"type": "websocket.close", "code": FORBIDDEN})
        live = await in_thread(partial(found, code))
    except (Error, Trouble) as error:  # the page comes back by itself
        log.warning("nobody can be let in to table %s now: %s", code[:12], error)
        return await send({"type": "websocket.close", "code": LATER})
    await send({"type": "websocket.accept"})
    if live is None:
        await send({"type": "websocket.send", "text": '{"type":"gone"}'})
        return await send({"type": "websocket.close", "code": GONE})
    connection = connection_of(request, scope, live.code)
    return await Conversation(live, connection, address_of(request)).hold(receive, send)


def found(code: str) -> LiveTable | None:
    """The table with a code, if there is one; trouble that will pass does not mean that there is none."""
    try:
        return OPEN_TABLES.table(code)
    except Trouble:
        raise
    except Refusal:
        return None


def connection_of(request: HttpRequest, scope: Scope, code: str) -> Connection:
    """Asked once at the beginning: who the page is, how it shows a table, and which still layers it has.

    Who it is was looked up before, in a thread: the loop must not wait for the database.
    """
    query = parse_qs(scope.get("query_string", b"").decode("latin1"))
    with translation.override(translation.get_language_from_request(request)):
        display = preferences.display(request)
    narrow = query.get("narrow", [str(int(display.narrow))])[0] == "1"
    connection = Connection(
        asyncio.get_running_loop(),
        guests.ticket(request),
        display._replace(narrow=narrow),
        stills_shown(query.get("shown", [""])[0]),
    )
    connection.handed_to = guests.handed_to(request, code)
    player = guests.player(request)
    connection.hangups = player.hangups if player is not None else 0
    return connection


async def in_thread(work: Callable[[], Result]) -> Result:
    """Do something that may wait, without holding up the others."""
    return await asyncio.get_running_loop().run_in_executor(None, fresh, work)


def fresh(work: Callable[[], Result]) -> Result:
    """Do something with a connection to the database that still lives."""
    close_old_connections()
    return work()


class Conversation:
    """A page and a table."""

    def __init__(self, live: LiveTable, connection: Connection, address: str) -> None:
        self.live = live
        self.connection = connection
        self.address = address  # where the page is
        self.ignored = 0  # messages in a row that came too fast

    async def hold(self, receive: Receive, send: Send) -> None:
        """Listen and speak until the page goes away."""
        self.live.observers[self.connection] = None
        play_for(self.live, self.connection.ticket, self.address)
        WRITER.ask(self.live.code, self.arrive)
        speaking = asyncio.create_task(self.speak(send))
        try:
            await in_thread(self.overhear)
            while (event := await receive())["type"] != "websocket.disconnect" and self.ignored < FLOOD:
                if not self.connection.ended:
                    await self.heard(event.get("text"))
            if self.ignored >= FLOOD:
                await send({"type": "websocket.close", "code": FLOODED})
        finally:
            self.live.observers.pop(self.connection, None)
            speaking.cancel()
            self.connection.loop.call_later(FAREWELL, WRITER.ask, self.live.code, self.live.greet)

    def arrive(self) -> None:
        """Show the table to whoever has come; in the writer, so that nothing is missed between."""
        if not self.live.greet():
            self.show()

    def overhear(self) -> None:
        """Tell what was said before; whoever observes already misses nothing, and the page knows what it has."""
        try:
            self.connection.muted = talking.muted_by(self.connection.ticket.player)
            for remark in talking.recent(self.live) if talking.talked(self.live.scene) else ():
                self.connection.hear(self.live.scene, remark)
        except Error as error:
            log.warning("table %s: what was said is not known now: %s", self.live.code, error)

    async def speak(self, send: Send) -> None:
        """Send whatever comes into the queue, in order."""
        while True:
            text = await self.connection.next()
            with contextlib.suppress(OSError, RuntimeError):  # the page has gone; `hold` hears of it
                await send({"type": "websocket.send", "text": text})
                if self.connection.ended:
                    await send({"type": "websocket.close", "code": HUNG_UP})
            del text  # the first holds whole pictures, and the next may be long in coming

    def show(self) -> None:
        """Show the table as it stands, without its news."""
        self.connection.show(replace(self.live.scene, news=()))

    # -- what the page says ----------------------------------------------------------------------------------------

    async def heard(self, text: str | bytes | None) -> None:
        """Answer one message; whatever it was, the conversation goes on."""
        if not limiter.allowed("say", self.connection.ticket.player, self.address):
            self.ignored += 1
            return self.say_no(Refusal(TOO_FAST))  # and nothing is drawn for it
        self.ignored = 0
        try:
            await self.answer(parse(text))
        except Nonsense:
            self.refuse(Refusal(NONSENSE))
        except Exception as error:
            self.excuse(error)
        return None

    async def answer(self, frame: Frame) -> None:
        """Do what was said."""
        scene = self.live.scene
        viewer = self.connection.viewer(scene)
        match frame.kind:
            case "act":
                way = (frame.action, *frame.then)
                submitted = partial(self.live.submit, viewer.looking, frame.revision, way)
                WRITER.ask(self.live.code, submitted).add_done_callback(partial(self.acted, len(way)))
            case "undo":
                await self.write(partial(self.live.undo, undoer(scene, viewer), frame.revision, frame.to))
            case "why":
                self.connection.offer(await in_thread(partial(self.why, frame.action)))
            case "hint":
                if not limiter.allowed("hint", self.connection.ticket.player, self.address):
                    raise Refusal(TOO_FAST)
                await self.write(partial(hints.ask, self.live, viewer.looking, frame.revision))
            case "shape":
                self.connection.display = self.connection.display._replace(narrow=frame.narrow)
                self.show()
            case "eyes":
                self.hand_over(frame.seat)
            case "ping":
                self.connection.offer({"type": "pong"})

    async def write(self, work: Callable[[], Result]) -> Result:
        """Have the writer do something, and wait for what comes of it."""
        return await asyncio.wrap_future(WRITER.ask(self.live.code, work))

    def acted(self, decisions: int, answer: Future[int]) -> None:
        """So many decisions were played or refused; in the writer. Nobody waits, for the next board tells of them."""
        error = answer.exception()
        if error is not None:
            with contextlib.suppress(RuntimeError):  # the loop has ended, and nobody looks any more
                self.connection.loop.call_soon_threadsafe(self.excuse, error)
        elif answer.result() < decisions:
            self.connection.offer({"type": "stopped", "sentence": self.words(STOPPED)})

    def words(self, sentence: Promise) -> str:
        """A sentence in the reader's language."""
        with translation.override(self.connection.display.language):
            return str(sentence)

    def why(self, action: str) -> dict[str, object]:
        """Why something cannot be chosen now."""
        scene = self.live.scene
        viewer = self.connection.viewer(scene)
        with translation.override(viewer.display.language):
            return {"type": "reason", "action": action, **why_not(scene, viewer, action)}

    def hand_over(self, seat: int) -> None:
        """The screen has been handed to the seat whose turn it is."""
        scene = self.live.scene
        if seat == scene.actor and seat in self.connection.held(scene.seats):
            self.connection.handed_to = HandedTo(seat, scene.revision)
        self.show()

    def excuse(self, error: BaseException) -> None:
        """Say why something was not done, and show how the table stands."""
        if not isinstance(error, Refusal):
            log.error("table %s: a message could not be answered", self.live.code, exc_info=error)
            error = Refusal(FAILED)
        self.refuse(error)

    def refuse(self, refusal: Refusal) -> None:
        """Say why not, and show how the table stands."""
        self.say_no(refusal)
        self.show()

    def say_no(self, refusal: Refusal) -> None:
        """Say why not, in the reader's language."""
        scene = self.live.scene
        viewer = self.connection.viewer(scene)
        with translation.override(viewer.display.language):
            sentence = refusal.say(game_words(scene, viewer))
        self.connection.offer({"type": "refused", "sentence": sentence, "revision": scene.revision})
