"""The same site on PostgreSQL, where a server of it is installed."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import quote

import psycopg
import pytest

from tests.web.house import Visitor, free_port, hear, play, running

MAKER, SERVER = shutil.which("initdb"), shutil.which("postgres")
pytestmark = [
    pytest.mark.skipif(not (MAKER and SERVER), reason="no PostgreSQL server is installed on this machine"),
    pytest.mark.slow,
]


def owner() -> str | None:
    """PostgreSQL does not run for root: then it runs for somebody who may do nothing."""
    if os.getuid():
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in names)


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """A PostgreSQL of our own: the folder of its socket."""
    with TemporaryDirectory(prefix="ludoteca-") as place:
        Path(place).chmod(0o777)
        make = [str(MAKER), "-D", f"{place}/data", "-U", "ana", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(make, check=True, capture_output=True, cwd=place, user=owner())
        run = [str(SERVER), "-D", f"{place}/data", "-k", place, "-c", "listen_addresses="]
        server = subprocess.Popen(run, cwd=place, stderr=subprocess.DEVNULL, user=owner())
        try:
            wait_for(address(place, "postgres"))
            yield place
        finally:
            server.terminate()
            server.wait(20)


@pytest.fixture
def database(cluster: str, request: pytest.FixtureRequest) -> str:
    """The address of an empty database."""
    name = request.node.name[:40]
    with psycopg.connect(address(cluster, "postgres"), autocommit=True) as keeper:
        keeper.execute(f"create database {name}".encode())
    return address(cluster, name)


def address(place: str, name: str) -> str:
    """Where a database is found."""
    return f"postgresql://ana@/{name}?host={quote(place, safe='')}"


def wait_for(database: str) -> None:
    """Until the database answers."""
    for attempt in range(200):
        try:
            psycopg.connect(database, connect_timeout=5).close()
        except psycopg.OperationalError:
            if attempt == 199:
                raise
            time.sleep(0.1)
        else:
            return


def test_a_game_is_played_killed_and_played_on(database: str, tmp_path: Path) -> None:
    port = free_port()
    with running(tmp_path, port, DATABASE_URL=database) as house:
        ana = Visitor(house.url)
        code = ana.make(game="unreal-estate", seats=3, level="beginner")
        with ana.connect(code) as wire:
            acknowledged = play(wire, hear(wire), 4)
            house.kill()
    with psycopg.connect(database) as connection:
        row = connection.execute("select revision, (select count(*) from tables_line) from tables_table").fetchone()
    assert row is not None
    assert row[0] == row[1] >= acknowledged
    with running(tmp_path, port, DATABASE_URL=database), ana.connect(code) as wire:
        assert (board := hear(wire))["revision"] >= acknowledged
        assert play(wire, board, 2) > acknowledged


def test_two_processes_show_each_others_moves(database: str, tmp_path: Path) -> None:
    with (
        running(tmp_path, free_port(), DATABASE_URL=database) as here,
        running(tmp_path, free_port(), DATABASE_URL=database) as there,
    ):
        ana = Visitor(here.url)
        code = ana.make(game="unreal-estate", seats=3, level="beginner")
        with ana.connect(code) as wire, Visitor(there.url).connect(code) as far:
            board = hear(far)
            reached = play(wire, hear(wire), 3)
            while board["revision"] < reached:
                board = hear(far, board)
            assert not board["mine"]


def test_lost_connections_are_made_again_and_the_game_goes_on(database: str, tmp_path: Path) -> None:
    with (
        running(tmp_path, free_port(), DATABASE_URL=database) as here,
        running(tmp_path, free_port(), DATABASE_URL=database) as there,
    ):
        ana = Visitor(here.url)
        code = ana.make(game="unreal-estate", seats=3, level="beginner")
        with ana.connect(code) as wire, Visitor(there.url).connect(code) as far:
            board, mine = hear(far), hear(wire)
            with psycopg.connect(database) as keeper:
                others = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()"
                keeper.execute(others + " and usename = 'ana'")
            reached = play(wire, mine, 2)
            while board["revision"] < reached:
                board = hear(far, board)
