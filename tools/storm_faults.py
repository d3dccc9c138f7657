"""Where a storm rages: a site on SQLite, and two processes and a thinker on PostgreSQL, and what befalls them."""

from __future__ import annotations

import os
import random
import resource
import signal
import socket
import sqlite3
import subprocess
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack, closing, suppress
from pathlib import Path
from urllib.request import urlopen

import psycopg

from tests.web.commands.test_thinker import thinker
from tests.web.house import House, free_port, running, surroundings
from tests.web.postgres import Cluster

SLOW = 30  # bodies that never come
HELD = 4.0  # seconds for which a row is locked or a disk is full: longer than anything waits for it
AWAY = 2.0  # seconds for which a database is stopped
Lines = dict[tuple[str, int], list[str]]  # by the code of a table and a revision: the decisions that brought it
KEPT = "select t.code, l.revision, l.text from tables_line l join tables_table t on t.id = l.table_id order by l.number"


class Place:
    """A process of the site, that is started again when it was killed."""

    def __init__(self, data: Path, environment: dict[str, str]) -> None:
        self.data = data
        self.port = free_port()
        self.environment = {"LUDOTECA_PROXIES": "127.0.0.1", **environment}
        self.start()

    def start(self) -> None:
        """Start it on the port where it was."""
        self.context: AbstractContextManager[House] = running(self.data, self.port, **self.environment)
        self.house = self.context.__enter__()

    def surroundings(self) -> dict[str, str]:
        """The environment in which it runs."""
        return {**surroundings(), **self.environment}

    def stop(self) -> None:
        """Let it end by itself."""
        self.context.__exit__(None, None, None)

    def kill(self) -> None:
        """End it as a power cut would; its bots end with it."""
        self.house.kill()
        self.stop()


class Thinker:
    """A process that only thinks, beside the site's own, that is started again when it was killed."""

    def __init__(self, data: Path, environment: dict[str, str]) -> None:
        self.data = data
        self.environment = environment
        self.start()

    def start(self) -> None:
        """Start it, and wait until it thinks."""
        self.context: AbstractContextManager[subprocess.Popen[str]] = thinker(self.data, **self.environment)
        self.process = self.context.__enter__()

    def stop(self) -> None:
        """Let it end by itself."""
        self.context.__exit__(None, None, None)

    def kill(self) -> None:
        """End it as a power cut would; nothing before has ended it."""
        assert self.process.poll() is None, "the thinker ended by itself"
        self.process.kill()
        self.stop()


class World:
    """A site, what can befall it, and what it has kept."""

    name = ""
    deadly: tuple[str, ...] = ()  # faults that kill something
    others: tuple[str, ...] = ()

    def __init__(self) -> None:
        self.places: list[Place] = []

    def urls(self) -> list[str]:
        """Where the site is found."""
        return [place.house.url for place in self.places]

    def befall(self, fault: str) -> None:
        """Let something happen, and set it right."""
        work: Callable[[], None] = getattr(self, fault)
        work()

    def kept(self) -> Lines:
        """Every line of every record, as the database has it."""
        lines: Lines = {}
        for code, revision, text in self.rows():
            lines.setdefault((code, revision), []).append(text.split(" ~ ")[0])
        return lines

    def rows(self) -> list[tuple[str, int, str]]:
        """The lines as rows."""
        raise NotImplementedError

    def stop(self) -> None:
        """Stop all of it."""
        for place in self.places:
            place.stop()

    # -- what befalls every site -----------------------------------------------------------------------------------

    def kill_server(self) -> None:
        """A process dies, and is started again."""
        place = random.choice(self.places)
        place.kill()
        place.start()

    def kill_thinker(self) -> None:
        """A process in which a bot thinks dies."""
        while not (bots := [child for place in self.places for child in place.house.thinkers()]):
            time.sleep(0.1)  # the first is started when it is asked
        with suppress(ProcessLookupError):
            os.kill(random.choice(bots), signal.SIGKILL)

    def slow_bodies(self) -> None:
        """Forms are begun and never sent; other pages are answered all the same."""
        url = random.choice(self.urls())
        address = ("127.0.0.1", int(url.rpartition(":")[2]))
        with ExitStack() as stack:
            for _ in range(SLOW):
                wire = stack.enter_context(socket.create_connection(address, timeout=20))
                wire.sendall(b"POST /tables/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\na=")
            urlopen(url + "/static/ludoteca/table.js", timeout=30).read()
            time.sleep(HELD)


class Alone(World):
    """One process on SQLite."""

    name = "sqlite"
    deadly = ("kill_server", "kill_server", "kill_thinker")
    others = ("full_disk", "slow_bodies")

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.data = folder / "sqlite"
        self.places = [Place(self.data, {})]

    def rows(self) -> list[tuple[str, int, str]]:
        with closing(sqlite3.connect(self.data / "ludoteca.sqlite3", timeout=30)) as database:
            return database.execute(KEPT).fetchall()

    def full_disk(self) -> None:
        """No file of the site may grow for a while."""
        pid = self.places[0].house.process.pid
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, -1))
        time.sleep(HELD)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (-1, -1))


class Together(World):
    """Two processes on one PostgreSQL, and one elsewhere that thinks for both."""

    name = "postgresql"
    deadly = ("kill_server", "kill_server", "kill_thinker", "kill_thinker_elsewhere", "kill_database")
    others = ("locked_row", "slow_bodies")

    def __init__(self, folder: Path) -> None:
        super().__init__()
        place = folder / "postgresql"
        fresh = not place.exists()
        place.mkdir(parents=True, exist_ok=True)
        self.cluster = Cluster(str(place))
        self.address = self.cluster.database("storm") if fresh else self.cluster.address("storm")
        environment = {"DATABASE_URL": self.address, "LUDOTECA_SECRET_KEY": "a storm needs no secrets"}
        self.places = [Place(folder / f"process-{number}", environment) for number in (1, 2)]
        self.elsewhere = Thinker(folder / "elsewhere", environment)

    def rows(self) -> list[tuple[str, int, str]]:
        with psycopg.connect(self.address) as database:
            return database.execute(KEPT.encode()).fetchall()

    def stop(self) -> None:
        super().stop()
        self.elsewhere.stop()
        self.cluster.stop()

    def kill_thinker_elsewhere(self) -> None:
        """The process that only thinks dies with all that it was asked, and is started again."""
        self.elsewhere.kill()
        self.elsewhere.start()

    def kill_database(self) -> None:
        """The database is stopped at once, and started again."""
        self.cluster.stop()
        time.sleep(AWAY)
        self.cluster.start()

    def locked_row(self) -> None:
        """Somebody locks a table's row for a while."""
        with psycopg.connect(self.address) as keeper:
            keeper.execute("select 1 from tables_table where status = 'running' order by random() limit 1 for update")
            time.sleep(HELD)
            keeper.rollback()
