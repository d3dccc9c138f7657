"""After each fault a game is played to its end over the wire, and every move that was acknowledged is in its record."""

from __future__ import annotations

import json
import resource
import socket
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from websockets.sync.client import ClientConnection

from tests.web.commands.test_thinker import thinker
from tests.web.house import PATIENCE, House, Visitor, choices, free_port, hear, killed, running, whole
from tests.web.postgres import Cluster, needs_postgresql
from tests.web.test_faults import until_well

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets us take a running process its room"),
]
SOME, ALL = 2, 10_000  # decisions before a fault, and after it
LONGER = 4.0  # seconds: longer than anybody waits for a locked row or for room on the disk
LINES = (
    "select t.code, l.revision, l.text from tables_line l join tables_table t on t.id = l.table_id order by l.number"
)
Lines = dict[tuple[str, int], str]  # the first line of each revision of each table


class Game:
    """A game against a bot, as whoever plays it knows it."""

    def __init__(self, url: str) -> None:
        self.ana = Visitor(url)
        self.code = self.ana.make(game="unreal-estate", seats=2, level="beginner")
        self.acknowledged: Lines = {}
        self.over = False

    def play(self, moves: int = ALL) -> None:
        """Take so many decisions, or all until the game is over."""
        with self.ana.connect(self.code) as wire:
            board = hear(wire)
            while moves and not self.over:
                offered = choices(board)
                board = self.act(wire, board, offered[-1]) if offered else hear(wire, board)
                moves -= bool(offered)
                self.over = "<li" in board["regions"]["end"]

    def act(self, wire: ClientConnection, board: Any, choice: str) -> Any:
        """Choose something, again and again while it cannot be written down; a later board acknowledges it."""
        revision = board["revision"]
        move = json.dumps({"type": "act", "revision": revision, "action": choice})
        wire.send(move)
        while board["revision"] == revision:
            message = json.loads(wire.recv(timeout=PATIENCE))
            if message["type"] == "refused":
                time.sleep(0.2)
                wire.send(move)
            elif message["type"] == "table":
                board = whole(message, board)
        self.acknowledged[self.code, revision + 1] = choice
        return board


def play_out(games: list[Game]) -> None:
    """All games come to their end."""
    with ThreadPoolExecutor(len(games)) as pool:
        list(pool.map(Game.play, games))
    assert all(game.over for game in games)


def nothing_lost(games: list[Game], rows: list[tuple[str, int, str]]) -> None:
    """Every acknowledged move is a line of its record."""
    kept: Lines = {}
    for code, revision, text in rows:
        kept.setdefault((code, revision), text.split(" ~ ")[0])
    for game in games:
        assert len(game.acknowledged) > SOME
        assert game.acknowledged.items() <= kept.items()


# -- faults ------------------------------------------------------------------------------------------------------------


def kill_thinker(house: House) -> None:
    """A process in which a bot thinks dies."""
    while not any(killed(bot) for bot in house.thinkers()):
        time.sleep(0.1)


def full_disk(house: House) -> None:
    """No file may grow for a while."""
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (1, -1))
    time.sleep(LONGER)
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (-1, -1))


@contextmanager
def slow_bodies(house: House) -> Iterator[None]:
    """Forms are begun and never sent."""
    address = ("127.0.0.1", int(house.url.rpartition(":")[2]))
    with ExitStack() as stack:
        for _ in range(30):
            wire = stack.enter_context(socket.create_connection(address, timeout=PATIENCE))
            wire.sendall(b"POST /tables/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\na=")
        yield


def during(game: Game, fault: Callable[[], None]) -> None:
    """A fault while a game is being played."""
    with ThreadPoolExecutor(1) as pool:
        done = pool.submit(fault)
        while not done.done():
            game.play(1)
        done.result()


@pytest.mark.long
def test_on_sqlite_games_come_to_their_end_after_every_fault(tmp_path: Path) -> None:
    port = free_port()
    with running(tmp_path, port) as house:
        games = [Game(house.url) for _ in range(3)]
        for game in games:
            game.play(SOME)
        with slow_bodies(house):
            games[0].play(SOME)
        kill_thinker(house)
        games[1].play(SOME)
        during(games[2], lambda: full_disk(house))
        games.append(Game(house.url))
        games[3].play(SOME)
        house.kill()
    with running(tmp_path, port):
        play_out(games)
    with closing(sqlite3.connect(tmp_path / "ludoteca.sqlite3")) as database:
        nothing_lost(games, database.execute(LINES).fetchall())


def lock(database: str, game: Game) -> None:
    """Somebody has locked a table's row for a while."""
    with psycopg.connect(database) as keeper:
        keeper.execute("select 1 from tables_table where code = %s for update", [game.code])
        time.sleep(LONGER)


@pytest.mark.long
@needs_postgresql[0]
def test_on_postgresql_games_come_to_their_end_at_the_process_that_is_left(
    cluster: Cluster, database: str, tmp_path: Path
) -> None:
    surroundings = {"DATABASE_URL": database, "LUDOTECA_THINKERS": "0"}
    with (
        running(tmp_path, free_port(), **surroundings) as here,
        running(tmp_path, free_port(), **surroundings) as there,
        thinker(tmp_path / "one", **surroundings) as one,
        thinker(tmp_path / "other", **surroundings),
    ):
        games = [Game(url) for url in (here.url, here.url, there.url)]
        for game in games:
            game.play(SOME)
        during(games[0], lambda: lock(database, games[0]))
        one.kill()
        games[1].play(SOME)
        cluster.stop()
        cluster.start()
        until_well(there)
        games[2].play(SOME)
        games[0].play(SOME)
        here.kill()
        for game in games:
            game.ana.url = there.url
        play_out(games)
    with psycopg.connect(database) as keeper:
        nothing_lost(games, keeper.execute(LINES).fetchall())
