"""A connection: a page at the other end of a socket, what it has already, and the queue of what it is to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import lru_cache
from urllib.parse import urlencode

import orjson
from django.utils import translation

from ...live.tables.scene import Scene
from ...live.tables.seats import SeatNow
from ...live.tables.ticket import Own, Ticket
from ...live.tables.watching.remark import Remark
from ...live.talk import talking
from ..telling.talk import told
from ..viewer import Display, HandedTo, Viewer, who_owns
from .kept_log import WrittenLog
from .pieces import Update, cut, lacking
from .publish import PUBLISHER, Board

QUEUE = 64  # messages; whoever falls further behind misses the oldest
Message = Mapping[str, object]
Layer = tuple[str, list[str]]  # what lives in a picture, as a text and in pieces
NOTHING: Layer = ("", [])


class Connection:
    """Somebody at the other end of a socket. The socket's own loop sends; everybody else only offers."""

    def __init__(
        self, loop: asyncio.AbstractEventLoop, ticket: Ticket, display: Display, stills: dict[str, str]
    ) -> None:
        self.loop = loop
        self.ticket = ticket
        self.display = display
        self.handed_to: HandedTo | None = None
        self.muted: frozenset[int] = frozenset()  # those whom they do not want to hear
        self.hangups = 0  # how often the sockets of its player had been closed before
        self.ended = False  # whether its player's sockets were closed since
        self.sits: tuple[Iterable[SeatNow], Own] = (), ticket.own(())  # the seats as they were last, which are theirs
        self.status = ""  # of the table, as the page has it
        self.stills = stills  # the digest of each still layer that the page has
        self.sent: dict[str, str] = {}  # what else the page has: its regions
        self.layers: dict[str, Layer] = {}  # and what lives in its pictures
        self.log: WrittenLog | None = None  # and of the log
        self.queue: deque[Board | Message] = deque(maxlen=QUEUE)
        self.filled = asyncio.Event()

    # -- as an observer of a live table ----------------------------------------------------------------------------

    def held(self, seats: Iterable[SeatNow]) -> frozenset[int]:
        """The seats that are theirs."""
        return self.own(seats).held

    def own(self, seats: Iterable[SeatNow]) -> Own:
        """The seats that belong to them; from any thread. Most scenes of a table share one tuple of seats."""
        then, own = self.sits
        if seats is not then:
            own = self.ticket.own(seats)
            self.sits = seats, own
        return own

    def show(self, scene: Scene) -> None:
        """Have a scene drawn and sent; whoever decides now or has just decided does not wait for others."""
        held, plies = self.held(scene.seats), scene.match.plies if scene.match is not None else []
        PUBLISHER.publish(scene, self, scene.actor in held or (bool(plies) and plies[-1].actor in held))

    def hear(self, scene: Scene, remark: Remark) -> None:
        """Tell what somebody said, if they hear it."""
        if talking.hears(scene, self.held(scene.seats), self.muted, remark):
            with translation.override(self.display.language):
                self.offer({"type": "said", **told(scene, remark)._asdict()})

    def gone(self) -> None:
        """Say that the table is no more."""
        self.offer({"type": "gone"})

    @property
    def player(self) -> int | None:
        """The player this page is, if it is one."""
        return self.ticket.player

    def hang_up(self) -> None:
        """End, from any thread: the page comes back as whoever its browser is then."""
        with suppress(RuntimeError):  # the loop has ended, and nobody looks any more
            self.loop.call_soon_threadsafe(self.end)

    def end(self) -> None:
        """Nothing is said any more but that the page is to be opened anew; in the socket's own loop."""
        self.ended = True
        self.queue.clear()
        self.put({"type": "reload"})

    # -- as a recipient of what is drawn ---------------------------------------------------------------------------

    @property
    def language(self) -> str:
        """What they read."""
        return self.display.language

    def viewer(self, scene: Scene) -> Viewer:
        """Who they are before a scene."""
        return who_owns(scene, self.ticket.player, self.own(scene.seats), self.handed_to, self.display)

    def deliver(self, scene: Scene, board: Board) -> None:
        """Offer a scene: as a board, or as the news that another page shows it."""
        if scene.status == "closed":
            return self.gone()
        if self.status == "open" and scene.status != "open":
            self.offer({"type": "reload"})  # the lobby becomes a table
        self.status = scene.status
        return self.offer(board)

    # -- the queue: everybody offers, the socket's own loop sends --------------------------------------------------

    def offer(self, message: Board | Message) -> None:
        """Have a message sent, from any thread; the newest counts if they cannot keep up."""
        with suppress(RuntimeError):  # the loop has ended, and nobody looks any more
            self.loop.call_soon_threadsafe(self.put, message)

    def put(self, message: Board | Message) -> None:
        """Into the queue; in the socket's own loop."""
        self.queue.append(message)
        self.filled.set()

    async def next(self) -> str:
        """The next message, once there is one."""
        while not self.queue:
            self.filled.clear()
            await self.filled.wait()
        message = self.queue.popleft()
        if isinstance(message, Board):
            message = self.lacking(message)
        elif message["type"] == "refused":
            # The page may have shown what was not to be: the board that follows tells all.
            self.sent, self.layers, self.log = {}, {}, None
        return orjson.dumps(message).decode()

    def lacking(self, board: Board) -> Message:
        """A board without what this page has already; whole pictures where a still layer is new."""
        whole = {
            picture.name: picture.inline()
            for picture in board.pictures
            if self.stills.get(picture.name) != board.stills[picture.name]
        }
        regions, lines = board.message["regions"], self.lines_lacking(board)
        has, self.sent, self.stills = self.sent, regions, board.stills
        return {
            **board.message,
            "regions": {name: text for name, text in regions.items() if has.get(name) != text} | lines,
            "pictures": self.layers_lacking(board, whole),
            "whole": whole or None,
            "names": [picture.name for picture in board.pictures],
            "socket": socket_address(board.message["code"], self.display.narrow, tuple(self.stills.items())),
        }

    def layers_lacking(self, board: Board, whole: Mapping[str, str]) -> dict[str, Update]:
        """What lives in each picture, as far as this page lacks it; one that comes whole is not known in pieces."""
        has, self.layers = self.layers, {}
        lacks: dict[str, Update] = {}
        for name, text in board.message["pictures"].items():
            if name not in whole:
                before, pieces = has.get(name, NOTHING)
                if text != before:
                    fresh = cut(text)
                    lacks[name], pieces = lacking(fresh, pieces), fresh
                self.layers[name] = text, pieces
        return lacks

    def lines_lacking(self, board: Board) -> dict[str, str]:
        """The log from the first line on that this page lacks; nothing if it has all."""
        if board.log is None:
            return {}
        has, self.log = self.log, board.log
        lacks = board.log.lacking(has)
        return {} if lacks is None else {"log": lacks.markup()}


@lru_cache(maxsize=1024)
def socket_address(code: str, narrow: bool, stills: tuple[tuple[str, str], ...]) -> str:
    """Where a page connects that is so narrow and has these still layers, each with its digest."""
    shown = " ".join([f"{name}:{digest}" for name, digest in stills])
    return f"/ws/t/{code}/?" + urlencode({"narrow": int(narrow), "shown": shown})


def stills_shown(shown: str) -> dict[str, str]:
    """The still layers that a page says it has."""
    pairs = [word.partition(":") for word in shown[:400].split()]
    return {name: digest for name, _, digest in pairs}
