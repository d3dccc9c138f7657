"""Those who look at a measured table: two who play whatever the page offers, and one who watches."""

from __future__ import annotations

import asyncio
import re
from html import unescape
from random import Random
from time import perf_counter
from typing import Any

import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from ..render.sending.pieces import joined

BUTTON = re.compile(r"""name=["']action["'] value=["']([^"']+)["']""")
DRAWN = re.compile(r"""data-choice=["']([^"']+)["']""")
PATIENCE = 60.0  # seconds for an answer
THEN = " + "  # between the decisions of a way


class Page:
    """One page at a table, as far as somebody who plays needs it."""

    def __init__(self, wire: ClientConnection, news: asyncio.Event) -> None:
        self.wire = wire
        self.news = news  # of the whole table
        self.revision = -1
        self.mine = False
        self.over = False
        self.said: dict[str, str] = {}
        self.aims: list[list[Any]] = []
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        """Take in whatever comes, until the end."""
        async for text in self.wire:
            message = orjson.loads(text)
            if message["type"] == "table":
                self.take(message)
            self.news.set()

    def take(self, message: dict[str, Any]) -> None:
        """One board: what it does not say is as it was."""
        self.revision, self.mine, self.aims = message["revision"], message["mine"], message["aims"]
        drawn = {name: joined(update, self.said.get(name, "")) for name, update in message["pictures"].items()}
        self.said |= message["regions"] | drawn | (message["whole"] or {})
        self.over = "<li" in self.said["end"]

    def choices(self) -> list[str]:
        """The single decisions that the page offers."""
        texts = [text for name, text in self.said.items() if name not in ("log", "players", "head", "end")]
        found = [word for text in texts for word in [*BUTTON.findall(text), *DRAWN.findall(text)] if THEN not in word]
        return sorted({unescape(word) for word in found})

    def chosen(self, luck: Random) -> list[str]:
        """What to do: half of the time a way of several decisions, if there is one."""
        if self.aims and luck.random() < 0.5:
            return str(luck.choice(self.aims)[1]).split(THEN)
        return [luck.choice(self.choices())]

    async def act(self, luck: Random) -> float:
        """Choose something; the seconds until it is shown."""
        first, *then = self.chosen(luck)
        revision, start = self.revision, perf_counter()
        told = orjson.dumps({"type": "act", "revision": revision, "action": first, "then": then})
        await self.wire.send(told.decode())
        while self.revision == revision:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), PATIENCE)
        return perf_counter() - start


class Company:
    """Everybody at one table."""

    def __init__(self, code: str, pages: list[Page], news: asyncio.Event, luck: Random) -> None:
        self.code = code
        self.pages = pages
        self.news = news
        self.luck = luck

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return any(page.over for page in self.pages)

    async def asked(self) -> Page | None:
        """Whoever is asked now; nobody if the game is over."""
        while not self.over:
            newest = max(page.revision for page in self.pages)
            for page in self.pages:
                if page.mine and page.revision == newest:
                    return page
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), PATIENCE)
        return None

    async def leave(self) -> None:
        """Everybody goes."""
        for page in self.pages:
            await page.wire.close()
            await page.reading


async def page_at(url: str, code: str, token: str, news: asyncio.Event) -> Page:
    """A page at a table, once it was shown it; without a token it only watches."""
    cookies = {"Cookie": f"guest={token}"} if token else {}
    where = url.replace("http", "ws") + f"/ws/t/{code}/"
    wire = await connect(where, origin=Origin(url), additional_headers=cookies, max_size=None)
    page = Page(wire, news)
    while page.revision < 0:
        news.clear()
        await asyncio.wait_for(news.wait(), PATIENCE)
    return page


async def company(url: str, table: dict[str, Any], luck: Random) -> Company:
    """Two players and a spectator at a table."""
    news, code = asyncio.Event(), table["code"]
    pages = [await page_at(url, code, token, news) for token in [*table["tokens"], ""]]
    return Company(code, pages, news, luck)
