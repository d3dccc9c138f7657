"""The doors: who comes in, how many at once, and how long anybody may take to ask or to read.

A connection costs little; many that never say what they want, or never read the answer, would keep everybody else out.
"""

from __future__ import annotations

import asyncio
import os
import sys
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from ..live.limits.doorkeeper import IN_ALL, Doorkeeper

ASKING = 10.0  # seconds for the headers of a request
READING = 20.0  # seconds in which a reader must take something of what waits for them
SAYING, MORE = 65_536, 2_048  # bytes that a page may send to a table at once, and in each second after that
SLICE, LINES = 4_096, 256  # bytes that are taken apart at once, and lines in them that the body of a request may have
FILES = 300  # that the site itself may have open
SORRY = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


def room(wanted: int = IN_ALL) -> int:
    """How many connections the system allows, once it was asked for as many as we want."""
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted + FILES:
        soft = wanted + FILES if hard == resource.RLIM_INFINITY else min(hard, wanted + FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else max(50, min(wanted, soft - FILES))


DOORKEEPER = Doorkeeper(proxies=os.environ.get("LUDOTECA_PROXIES", ""))


class Watched(asyncio.Protocol):
    """A connection that is counted, and ended if its reader does not read."""

    loop: asyncio.AbstractEventLoop
    transport: Any
    address = ""
    admitted = False
    impatience: asyncio.TimerHandle | None = None

    def come(self) -> bool:
        """Come in, or be told that the house is full."""
        peer = self.transport.get_extra_info("peername")
        self.address = str(peer[0]) if isinstance(peer, tuple) else ""
        self.admitted = DOORKEEPER.admit(self.address)
        if not self.admitted:
            self.transport.write(SORRY)
            self.transport.close()
        return self.admitted

    def go(self) -> None:
        """Leave, once."""
        self.relax()
        if self.admitted:
            DOORKEEPER.leave(self.address)
        self.admitted = False

    def hurry(self, seconds: float) -> None:
        """End the connection unless something happens soon."""
        if self.impatience is None:
            self.impatience = self.loop.call_later(seconds, self.transport.abort)

    def relax(self) -> None:
        """It has happened."""
        if self.impatience is not None:
            self.impatience.cancel()
        self.impatience = None

    def connection_lost(self, exc: Exception | None) -> None:
        self.go()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.hurry(READING)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.relax()


class PageDoor(Watched, H11Protocol):
    """A connection that asks for pages."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self.come():
            self.hurry(ASKING)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if not self.admitted or self.transport.is_closing():
                return
            self.take(data[start : start + SLICE])
        if self.transport.get_protocol() is not self:
            return
        asking = self.conn.their_state is h11.IDLE and self.conn.trailing_data[0]
        if asking:
            self.hurry(ASKING)
        elif not self.flow.write_paused:  # else it is the reader who is waited for
            self.relax()

    def take(self, data: bytes) -> None:
        """Take some of a request apart. Whoever sends a body in thousands of tiny pieces, as no browser does, is cut
        off: while they are put together, everybody waits.
        """
        chunked = self.conn.their_state is h11.SEND_BODY and (b"transfer-encoding", b"chunked") in self.headers
        if chunked and data.count(b"\r\n") > LINES:
            self.transport.abort()
        else:
            super().data_received(data)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.go()  # the table's door counts it from here on
        super().handle_websocket_upgrade(event)


# How what is sent to tables is compressed: a board takes half the time that it takes as uvicorn does it, a fifteenth
# more bytes, and each socket 16 kB more.
DEFLATE = ServerPerMessageDeflateFactory(
    server_max_window_bits=13, client_max_window_bits=12, compress_settings={"level": 2, "memLevel": 5}
)


class TableDoor(Watched, WebSocketsSansIOProtocol):
    """A connection to a table."""

    def __init__(self, *details: Any, **more: Any) -> None:
        super().__init__(*details, **more)
        self.conn.available_extensions = [DEFLATE]
        self.left, self.heard = float(SAYING), self.loop.time()

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.come()

    def data_received(self, data: bytes) -> None:
        """What a page says. Whoever sends far more than one can say is cut off before it is taken apart: a ping costs
        little, but tens of thousands fit into what comes at once, and no limit counts them.
        """
        now = self.loop.time()
        self.left, self.heard = min(SAYING, self.left + MORE * (now - self.heard)) - len(data), now
        for start in range(0, len(data), SLICE):
            if self.left < 0:
                self.transport.abort()
                break
            super().data_received(data[start : start + SLICE])

    def send_receive_event_to_app(self) -> None:
        """A message is there. Once unpacked it counts as well: a few bytes may hold thousands."""
        self.left -= sum(map(len, self.frames))
        super().send_receive_event_to_app()
