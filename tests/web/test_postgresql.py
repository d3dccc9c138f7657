"""The same site on PostgreSQL, where a server of it is installed."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import quote

import psycopg
import pytest

from tests.web.house import Visitor, free_port, hear, play, running

MAKER, SERVER = shutil.which("initdb"), shutil.which("postgres")
pytestmark = pytest.mark.skipif(not (MAKER and SERVER), reason="no PostgreSQL server is installed on this machine")


def owner() -> str | None:
    """PostgreSQL does not run for root: then it runs for somebody who may do nothing."""
    if os.getuid():
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in names)


@pytest.fixture
def database() -> Iterator[str]:
    """The address of an empty database."""
    with TemporaryDirectory(prefix="ludoteca-") as place:
        Path(place).chmod(0o777)
        data = f"{place}/data"
        subprocess.run(
            [str(MAKER), "-D", data, "-U", "ana", "-A", "trust", "-E", "UTF8", "--no-sync"],
            check=True, capture_output=True, cwd=place, user=owner(),
        )  # fmt: skip
        server = subprocess.Popen(
            [str(SERVER), "-D", data, "-k", place, "-c", "listen_addresses="],
            cwd=place,
            stderr=subprocess.DEVNULL,
            user=owner(),
        )
        address = f"postgresql://ana@/postgres?host={quote(place, safe='')}"
        try:
            wait_for(address)
            yield address
        finally:
            server.terminate()
            server.wait(20)


def wait_for(address: str) -> None:
    """Until the database answers."""
    for attempt in range(200):
        try:
            psycopg.connect(address, connect_timeout=5).close()
        except psycopg.OperationalError:
            if attempt == 199:
                raise
            subprocess.run(["sleep", "0.1"], check=True)
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
