"""Showing a table to everybody who looks: one look for each distinct viewer, one bounded queue for each socket."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import deque
from collections.abc import Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from django.utils import translation

from ...drawing.picture import Picture
from ..live.tables.scene import Chair, Scene
from .lobby import lobby
from .look import Look, look
from .regions import parts, regions, spoken, tab
from .viewer import Eyes, Taste, Ticket, Viewer, viewer

QUEUE = 64  # boards; whoever falls further behind misses the oldest
REGIONS = ("players", "bar", "end", "head")
UPDATE = 28_000  # letters of an update; the log takes what is left
LINE, FEWEST, MOST = 170, 8, 40  # letters of a line of the log, and how many lines an update has
log = logging.getLogger(__name__)


Message = dict[str, Any]


@dataclass(frozen=True)
class Board:
    """A message with everything in it, and the pictures it was made from."""

    message: Message
    stills: dict[str, str]
    pictures: Sequence[Picture]


class Onlooker:
    """Somebody at the other end of a socket. The socket's own loop sends; everybody else only offers."""

    def __init__(self, loop: asyncio.AbstractEventLoop, ticket: Ticket, taste: Taste, stills: dict[str, str]) -> None:
        self.loop = loop
        self.ticket = ticket
        self.taste = taste
        self.eyes: Eyes | None = None
        self.status = ""  # of the table, as the page has it
        self.stills = stills  # the digest of each still layer that the page has
        self.sent: dict[str, str] = {}  # what else the page has: its regions, and what lives in its pictures
        self.queue: deque[Board] = deque(maxlen=QUEUE)
        self.filled = asyncio.Event()

    def held(self, chairs: Iterable[Chair]) -> frozenset[int]:
        """The seats that are theirs."""
        return self.ticket.held(chairs)

    def viewer(self, scene: Scene) -> Viewer:
        """Who they are before a scene."""
        return viewer(scene, self.ticket, self.eyes, self.taste)

    def offer(self, message: Message, seen: Look | None = None) -> None:
        """Have a message sent, from any thread; the newest counts if they cannot keep up."""
        board = Board(message, seen.stills if seen else {}, seen.pictures if seen else [])
        with suppress(RuntimeError):  # the loop has ended, and nobody looks any more
            self.loop.call_soon_threadsafe(self.put, board)

    def put(self, board: Board) -> None:
        """Into the queue; in the socket's own loop."""
        self.queue.append(board)
        self.filled.set()

    async def next(self) -> str:
        """The next message, once there is one."""
        while not self.queue:
            self.filled.clear()
            await self.filled.wait()
        board = self.queue.popleft()
        message = board.message
        if message["type"] == "table":
            message = self.lacking(board)
        elif message["type"] == "refused":
            self.sent = {}  # the page may have shown what was not to be: the board that follows tells all
        return json.dumps(message, ensure_ascii=False, separators=(",", ":"))

    def lacking(self, board: Board) -> Message:
        """The message without what this page has already; whole pictures where a still layer is new."""
        whole = {
            one.name: one.inline() for one in board.pictures if self.stills.get(one.name) != board.stills[one.name]
        }
        regions, living = board.message["regions"], board.message["pictures"]
        has, self.sent, self.stills = self.sent, regions | living, board.stills
        return board.message | {
            "regions": {name: text for name, text in regions.items() if has.get(name) != text},
            "pictures": {name: text for name, text in living.items() if name not in whole and has.get(name) != text},
            "whole": whole or None,
            "names": [one.name for one in board.pictures],
            "socket": address(board.message["code"], self.taste, self.stills),
        }


class Publisher:
    """The one thread that draws tables for sockets, in the order in which things happened."""

    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(1, "publisher")

    def tell(self, scene: Scene, onlookers: Iterable[Onlooker]) -> Future[None] | None:
        """Show a scene to onlookers."""
        crowd = tuple(onlookers)
        return self.pool.submit(self.show, scene, crowd) if crowd else None

    def show(self, scene: Scene, onlookers: Iterable[Onlooker]) -> None:
        """One message for each distinct viewer; whoever lacks the still layers gets the whole pictures."""
        messages: dict[Viewer, tuple[Message, Look | None]] = {}
        for onlooker in onlookers:
            one = onlooker.viewer(scene)
            try:
                if one not in messages:
                    messages[one] = message(scene, one)
                deliver(scene, onlooker, *messages[one])
            except Exception:  # one broken picture must not silence the table
                log.exception("table %s could not be shown", scene.code)


PUBLISHER = Publisher()


def deliver(scene: Scene, onlooker: Onlooker, common: Message, seen: Look | None) -> None:
    """Offer a scene to somebody: as a board, or as the news that another page shows it."""
    if scene.status == "closed":
        return onlooker.offer({"type": "gone"})
    if onlooker.status == "open" and scene.status != "open":
        onlooker.offer({"type": "reload"})  # the lobby becomes a table
    onlooker.status = scene.status
    return onlooker.offer(common, seen)


def address(code: str, taste: Taste, stills: dict[str, str]) -> str:
    """Where a page that has these still layers connects."""
    shown = " ".join(f"{name}:{digest}" for name, digest in stills.items())
    return f"/ws/t/{code}/?" + urlencode({"narrow": int(taste.narrow), "shown": shown})


def stills(shown: str) -> dict[str, str]:
    """The still layers that a page says it has."""
    pairs = [word.partition(":") for word in shown[:400].split()]
    return {name: digest for name, _, digest in pairs}


def message(scene: Scene, one: Viewer) -> tuple[Message, Look | None]:
    """All that a viewer is told of a scene, from their own view alone; and the look it was made from."""
    with translation.override(one.taste.language):
        if scene.match is None:
            return lobby_message(scene, one), None
        seen = look(scene, one)
        return table_message(seen), seen


def table_message(seen: Look) -> Message:
    """A game as a message: the regions of the page, and what lives in its pictures."""
    living = {one.name: one.update() for one in seen.pictures}
    context = parts(seen)
    shown = regions(context, REGIONS)
    context["log"] = context["log"][-room(*living.values(), *shown.values()) :]  # the page keeps the older lines
    return {
        "type": "table",
        "code": seen.scene.code,
        "revision": seen.scene.revision,
        "title": tab(seen),
        "mine": seen.mine,
        "regions": shown | regions(context, ["log"]),
        "pictures": living,
        "spoken": spoken(seen),
        "pace": seen.viewer.taste.pace,
    }


def room(*texts: str) -> int:
    """How many lines of the log an update has room for, beside what else it says (every quote is sent as two)."""
    used = sum(len(text) + text.count('"') for text in texts)
    return min(MOST, max(FEWEST, (UPDATE - used) // LINE))


def lobby_message(scene: Scene, one: Viewer) -> Message:
    """A lobby as a message."""
    context = lobby(scene, one)
    return {
        "type": "table",
        "code": scene.code,
        "revision": scene.revision,
        "title": context["head"]["title"],
        "mine": False,
        "regions": regions(context, ("lobby", "head")),
        "pictures": {},
        "spoken": [],
        "pace": 0,
    }
