"""A PostgreSQL of the tests' own, that can be stopped and started again."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from urllib.parse import quote

import psycopg
import pytest

# Debian keeps the server where a shell does not look.
PATH = os.pathsep.join([os.environ.get("PATH", ""), *map(str, sorted(Path("/usr/lib/postgresql").glob("*/bin")))])
MAKER, SERVER = shutil.which("initdb", path=PATH), shutil.which("postgres", path=PATH)
MISSING = not (MAKER and SERVER)
needs_postgresql = [
    pytest.mark.skipif(MISSING, reason="no PostgreSQL server is installed on this machine"),
    pytest.mark.slow,
]


def owner() -> str | None:
    """PostgreSQL does not run for root: then it runs for somebody who may do nothing."""
    if os.getuid():
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in names)


class Cluster:
    """A PostgreSQL in a folder of its own, reached by a socket in that folder; one that is there is started again."""

    def __init__(self, place: str) -> None:
        self.place = place
        Path(place).chmod(0o777)
        if not Path(f"{place}/data").exists():
            self.make()
        self.start()

    def make(self) -> None:
        """Begin it, without anything in it."""
        make = [str(MAKER), "-D", f"{self.place}/data", "-U", "ana", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(make, check=True, capture_output=True, cwd=self.place, user=owner())

    def start(self) -> None:
        """Start it, and wait until it answers. It does not wait for the disk: only processes die here, no machine."""
        settings = ["-c", "listen_addresses=", "-c", "fsync=off"]
        run = [str(SERVER), "-D", f"{self.place}/data", "-k", self.place, *settings]
        self.process = subprocess.Popen(run, cwd=self.place, stderr=subprocess.DEVNULL, user=owner())
        for _ in range(600):
            with suppress(psycopg.OperationalError):
                return psycopg.connect(self.address("postgres"), connect_timeout=5).close()
            time.sleep(0.1)
        raise AssertionError("PostgreSQL does not answer")

    def stop(self) -> None:
        """Stop it at once: whoever is connected is thrown out, what was committed is there when it starts again."""
        self.process.send_signal(3)  # SIGQUIT
        self.process.wait(60)

    def end(self) -> None:
        """Stop it in order: all is in its files then."""
        self.process.send_signal(2)  # SIGINT
        self.process.wait(60)

    def address(self, name: str) -> str:
        """Where a database is found."""
        return f"postgresql://ana@/{name}?host={quote(self.place, safe='')}"

    def database(self, name: str, like: str = "template1") -> str:
        """The address of a new database, empty or a copy of another."""
        with psycopg.connect(self.address("postgres"), autocommit=True) as keeper:
            keeper.execute(f"create database {name} template {like}".encode())
        return self.address(name)
