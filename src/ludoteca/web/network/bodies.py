"""Bodies of requests: they are read before a page is asked for, so that no page waits for one that never comes."""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping
from typing import Any

from django.conf import settings

from ..pages.table.socket import Receive, Scope, Send

SECONDS = 10.0  # for the whole of a body; no form of ours is long
TOO_LATE, TOO_LARGE = 408, 413


class Unread(Exception):
    """A body that will not be read, and the status that says why; none if nobody is there any more."""

    def __init__(self, status: int = 0) -> None:
        super().__init__(status)
        self.status = status


async def read(scope: Scope, receive: Receive) -> bytes:
    """The body of a request. One that says itself that it is too large is left where it is: a page will say so."""
    if announced(scope) > settings.DATA_UPLOAD_MAX_MEMORY_SIZE:
        return b""
    try:
        return await asyncio.wait_for(collect(receive), SECONDS)
    except TimeoutError as error:
        raise Unread(TOO_LATE) from error


def announced(scope: Scope) -> int:
    """How long a request says that its body is."""
    for name, value in scope["headers"]:
        if name == b"content-length" and value.isdigit():
            return int(value[:20])
    return 0


async def collect(receive: Receive) -> bytes:
    """All that comes, up to what a page would take."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Unread
        body += message.get("body", b"")
        if len(body) > settings.DATA_UPLOAD_MAX_MEMORY_SIZE:
            raise Unread(TOO_LARGE)
        if not message.get("more_body", False):
            return bytes(body)


def again(body: bytes) -> Receive:
    """What was read, as if it had just come."""
    parts: list[MutableMapping[str, Any]] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> MutableMapping[str, Any]:
        return parts.pop() if parts else {"type": "http.disconnect"}

    return receive


async def turn_away(status: int, send: Send) -> None:
    """A bare answer, after which the connection ends."""
    headers = [(b"content-length", b"0"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b""})
