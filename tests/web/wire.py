"""A socket without a network: the site's own handler, spoken to as a browser would."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from types import TracebackType
from typing import Any

from ludoteca.web.pages.table.socket import live_socket
from ludoteca.web.render.sending.pieces import joined
from tests.web.people import Person

PATIENCE = 20.0


class Wire:
    """A connection of a person's browser to a table."""

    def __init__(self, person: Person, code: str, query: str = "", **headers: str) -> None:
        cookies = "; ".join(f"{name}={one.value}" for name, one in person.browser.cookies.items())
        usual = {"host": "localhost:8000", "origin": "http://localhost:8000", "cookie": cookies}
        self.scope = {
            "type": "websocket",
            "path": f"/ws/t/{code}/",
            "query_string": query.encode(),
            "headers": [(name.encode(), value.encode("latin1")) for name, value in {**usual, **headers}.items()],
            "client": ("127.0.0.1", 5),
            "scheme": "ws",
        }
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.outbox: asyncio.Queue[Any] = asyncio.Queue()
        self.layers: dict[str, str] = {}  # what lives in the pictures, as a page keeps it

    async def __aenter__(self) -> Wire:
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(live_socket(self.scope, self.inbox.get, self.outbox.put))
        self.first = await self.event()
        return self

    async def __aexit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect"})
        await asyncio.wait_for(self.task, PATIENCE)

    async def event(self) -> Any:
        """The next thing that the site does."""
        return await asyncio.wait_for(self.outbox.get(), PATIENCE)

    def say(self, message: object) -> None:
        """Say something: a message, or any text at all."""
        text = message if isinstance(message, str) else json.dumps(message)
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})

    async def hear(self, kind: str = "table", revision: int = 0) -> Any:
        """The next message of a kind, not older than a revision; the others are let pass."""
        while True:
            event = await self.event()
            assert event["type"] == "websocket.send", event
            message = self.read(event["text"])
            if message["type"] == kind and message.get("revision", revision) >= revision:
                return message

    def read(self, text: str) -> Any:
        """A message as a page has it: what lives in the pictures is put together."""
        message = json.loads(text)
        if message["type"] == "table":
            new = {name: joined(update, self.layers.get(name, "")) for name, update in message["pictures"].items()}
            self.layers |= new
            message["pictures"] = new
        return message

    async def until(self, true: Callable[[Any], bool]) -> Any:
        """The next board of which something is true."""
        while not true(message := await self.hear()):
            pass
        return message
