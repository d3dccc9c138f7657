"""The socket of a table: a page connects, is shown the table, and says what its reader chooses."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import replace
from functools import partial
from http.cookies import CookieError, SimpleCookie
from typing import Any, TypeVar
from urllib.parse import parse_qs

from django.db import close_old_connections
from django.http import HttpRequest
from django.utils import translation

from ...live.tables import hints
from ...live.tables.live_table import LiveTable
from ...live.tables.open_tables import HALL
from ...live.tables.refusal import FAILED, NONSENSE, TOO_FAST, Refusal
from ...live.writer import WRITER
from ...render.look import game_words
from ...render.publish import PUBLISHER, Onlooker, stills
from ...render.viewer import Eyes, undoer
from ...render.why_not import explain
from .. import addresses, guests, limiter, preferences
from .frames import Nonsense, Said, parse

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Result = TypeVar("Result")

FAREWELL = 10.0  # seconds until somebody who reloads a page counts as gone
FORBIDDEN, GONE = 4403, 4404  # why a socket is closed
log = logging.getLogger(__name__)


def request_of(scope: Scope) -> HttpRequest:
    """The handshake as a request, for everything that reads cookies and headers."""
    request = HttpRequest()
    headers = {name.decode("latin1"): value.decode("latin1") for name, value in scope["headers"]}
    request.META = {"HTTP_" + name.upper().replace("-", "_"): value for name, value in headers.items()}
    request.META["wsgi.url_scheme"] = "https" if scope.get("scheme") == "wss" else "http"
    request.META["REMOTE_ADDR"] = (scope.get("client") or ("",))[0]
    with contextlib.suppress(CookieError):
        request.COOKIES = {name: one.value for name, one in SimpleCookie(headers.get("cookie", "")).items()}
    return request


def welcome(request: HttpRequest) -> bool:
    """Whether a page of ours asks, under a name of ours, and not too often."""
    host, origin = request.META.get("HTTP_HOST", ""), request.META.get("HTTP_ORIGIN", "")
    if not addresses.known_host(host) or not addresses.same_origin(origin, host):
        return False
    return limiter.allowed("connect", guests.guest_id(request), request.META["REMOTE_ADDR"])


async def live_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """One page at one table, from its connection to its end."""
    await receive()  # the handshake
    request, code = request_of(scope), scope["path"].removeprefix("/ws/t/").strip("/")
    if not await in_thread(partial(welcome, request)):
        return await send({"type": "websocket.close", "code": FORBIDDEN})
    try:
        live = await in_thread(partial(HALL.table, code))
    except Refusal:
        live = None
    await send({"type": "websocket.accept"})
    if live is None:
        await send({"type": "websocket.send", "text": '{"type":"gone"}'})
        return await send({"type": "websocket.close", "code": GONE})
    return await Conversation(live, request, scope).hold(receive, send)


async def in_thread(work: Callable[[], Result]) -> Result:
    """Do something that may wait, without holding up the others."""
    return await asyncio.get_running_loop().run_in_executor(None, fresh, work)


def fresh(work: Callable[[], Result]) -> Result:
    """Do something with a connection to the database that still lives."""
    close_old_connections()
    return work()


class Conversation:
    """A page and a table. Asked once at the beginning: who it is, and which seats it holds."""

    def __init__(self, live: LiveTable, request: HttpRequest, scope: Scope) -> None:
        asked = parse_qs(scope.get("query_string", b"").decode("latin1"))
        language = translation.get_language_from_request(request)
        with translation.override(language):
            taste = preferences.taste(request)
        narrow = asked.get("narrow", [str(int(taste.narrow))])[0] == "1"
        self.live = live
        self.address = str(request.META["REMOTE_ADDR"])
        self.onlooker = Onlooker(
            asyncio.get_running_loop(),
            guests.ticket(request),
            replace(taste, narrow=narrow),
            stills(asked.get("shown", [""])[0]),
        )
        self.onlooker.eyes = guests.eyes(request, live.code)

    async def hold(self, receive: Receive, send: Send) -> None:
        """Listen and speak until the page goes away."""
        self.live.onlookers[self.onlooker] = None
        WRITER.ask(self.arrive)
        speaking = asyncio.create_task(self.speak(send))
        try:
            while (event := await receive())["type"] != "websocket.disconnect":
                await self.heard(event)
        finally:
            self.live.onlookers.pop(self.onlooker, None)
            speaking.cancel()
            self.onlooker.loop.call_later(FAREWELL, WRITER.ask, self.live.greet)

    def arrive(self) -> None:
        """Show the table to whoever has come; in the writer, so that nothing is missed between."""
        if not self.live.greet():
            self.show()

    async def speak(self, send: Send) -> None:
        """Send whatever comes into the queue, in order."""
        while True:
            text = await self.onlooker.next()
            with contextlib.suppress(OSError, RuntimeError):  # the page has gone; `hold` hears of it
                await send({"type": "websocket.send", "text": text})

    def show(self) -> None:
        """Show the table as it stands, without its news."""
        PUBLISHER.tell(replace(self.live.scene, news=()), [self.onlooker])

    # -- what the page says ----------------------------------------------------------------------------------------

    async def heard(self, event: MutableMapping[str, Any]) -> None:
        """Answer one message; whatever it was, the conversation goes on."""
        if not limiter.allowed("say", self.onlooker.ticket.player, self.address):
            return self.say_no(Refusal(TOO_FAST))  # and nothing is drawn for it
        try:
            await self.answer(parse(event.get("text")))
        except Nonsense:
            self.refuse(Refusal(NONSENSE))
        except Refusal as refusal:
            self.refuse(refusal)
        except Exception:
            log.exception("table %s: a message could not be answered", self.live.code)
            self.refuse(Refusal(FAILED))
        return None

    async def answer(self, said: Said) -> None:
        """Do what was said."""
        scene = self.live.scene
        one = self.onlooker.viewer(scene)
        match said.kind:
            case "act":
                await self.write(partial(self.live.submit, one.looking, said.revision, said.action))
            case "undo":
                await self.write(partial(self.live.undo, undoer(scene, one), said.revision, said.to))
            case "why":
                self.onlooker.offer(await in_thread(partial(self.why, said.action)))
            case "hint":
                if not limiter.allowed("hint", self.onlooker.ticket.player, self.address):
                    raise Refusal(TOO_FAST)
                await self.write(partial(hints.ask, self.live, one.looking, said.revision))
            case "shape":
                self.onlooker.taste = replace(self.onlooker.taste, narrow=said.narrow)
                self.show()
            case "eyes":
                self.hand_over(said.seat)
            case "ping":
                self.onlooker.offer({"type": "pong"})

    async def write(self, work: Callable[[], None]) -> None:
        """Have the writer do something, and wait for it."""
        await asyncio.wrap_future(WRITER.ask(work))

    def why(self, action: str) -> dict[str, Any]:
        """Why something cannot be chosen now."""
        scene = self.live.scene
        one = self.onlooker.viewer(scene)
        with translation.override(one.taste.language):
            return {"type": "reason", "action": action, **explain(scene, one, action, game_words(scene, one))}

    def hand_over(self, seat: int) -> None:
        """The screen has been handed to the seat whose turn it is."""
        scene = self.live.scene
        if seat == scene.actor and seat in self.onlooker.held(scene.chairs):
            self.onlooker.eyes = Eyes(seat, scene.revision)
        self.show()

    def refuse(self, refusal: Refusal) -> None:
        """Say why not, and show how the table stands."""
        self.say_no(refusal)
        self.show()

    def say_no(self, refusal: Refusal) -> None:
        """Say why not, in the reader's language."""
        scene = self.live.scene
        with translation.override(self.onlooker.taste.language):
            sentence = refusal.say(game_words(scene, self.onlooker.viewer(scene)))
        self.onlooker.offer({"type": "refused", "sentence": sentence, "revision": scene.revision})
