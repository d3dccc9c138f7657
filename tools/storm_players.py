"""Those who play in a storm: each at a table of their own, over real sockets; they remember what was acknowledged."""

from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Callable
from http.client import HTTPException
from typing import Any
from urllib.error import URLError

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.web.house import Visitor, choices, whole

PACE = 0.2  # seconds between two moves of a player
PATIENCE = 10.0  # seconds without a word, after which a page connects again
LATER = 0.5  # seconds before another try
GAMES = ("unreal-estate", "el-dorado", "blue-moon-city", "origins")
FAILURES = (OSError, URLError, HTTPException, WebSocketException, EOFError, TimeoutError, StopIteration, AssertionError)


class Guest(Visitor):
    """A visitor who comes through a proxy, from an address of their own, so that limits do not count them as one."""

    def __init__(self, url: str, address: str) -> None:
        super().__init__(url)
        self.address = address
        self.opener.addheaders = [("X-Forwarded-For", address)]

    def connect(self, code: str) -> ClientConnection:
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.cookies)
        where = self.url.replace("http", "ws") + f"/ws/t/{code}/"
        headers = {"Cookie": cookies, "X-Forwarded-For": self.address}
        return connect(where, origin=Origin(self.url), additional_headers=headers, max_size=None)


class Player(threading.Thread):
    """Plays one table after another with bots until told to stop, whatever happens to the site."""

    def __init__(self, number: int, urls: Callable[[], list[str]]) -> None:
        super().__init__(daemon=True)
        self.game = GAMES[number % len(GAMES)]
        self.urls = urls
        self.number = number
        self.guests = 0
        self.guest = self.newcomer()
        self.code = ""
        self.acknowledged: dict[str, list[tuple[int, str]]] = {}  # by table: the revision it brought, and the move
        self.moves = 0
        self.trouble = ""  # what went wrong last
        self.ended = threading.Event()

    def run(self) -> None:
        while not self.ended.is_set():
            try:
                if not self.code:  # nobody may make more than some tables an hour
                    self.guest = self.newcomer()
                self.guest.url = random.choice(self.urls())
                self.code = self.code or self.guest.make(game=self.game, seats=2, level="beginner")
                with self.guest.connect(self.code) as wire:
                    self.play(wire)
            except FAILURES as error:
                self.trouble = repr(error)
                time.sleep(LATER)

    def newcomer(self) -> Guest:
        """Somebody new, from another address."""
        self.guests += 1
        return Guest("", f"10.{self.number % 200}.{self.guests // 200 % 200}.{self.guests % 200 + 1}")

    def play(self, wire: ClientConnection) -> None:
        """Play until the game is over, or nothing is heard."""
        board = heard(wire, None)
        while not self.ended.is_set():
            if board["regions"]["end"].count("<li"):
                self.code = ""
                return
            offered = choices(board)
            board = self.act(wire, board, random.choice(offered)) if offered else heard(wire, board)

    def act(self, wire: ClientConnection, board: Any, choice: str) -> Any:
        """Choose something; it is acknowledged by a board of a later revision."""
        revision = board["revision"]
        wire.send(json.dumps({"type": "act", "revision": revision, "action": choice}))
        after = heard(wire, board, revision)
        if after["revision"] > revision:
            self.acknowledged.setdefault(self.code, []).append((revision + 1, choice))
            self.moves += 1
            time.sleep(PACE)
        return after


class Refused(WebSocketException):
    """The site said no, in words."""


def heard(wire: ClientConnection, before: Any, revision: int = -1) -> Any:
    """The next board after a revision; what it does not say is as it was before."""
    board = before
    while True:
        message = json.loads(wire.recv(timeout=PATIENCE))
        if message["type"] == "refused":
            raise Refused(message["sentence"])
        if message["type"] == "table":
            board = whole(message, board)
            if board["revision"] > revision:
                return board
