"""Accounts where two processes share one PostgreSQL."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.web.house import PATIENCE, Visitor, free_port, hear, running
from tests.web.postgres import needs_postgresql
from tests.web.test_accounts import kept

pytestmark = needs_postgresql


def why_closed(wire: ClientConnection) -> int:
    """Listen until the site closes a socket; the reason it gives."""
    with suppress(ConnectionClosed):
        while True:
            wire.recv(timeout=PATIENCE)
    return wire.close_code or 0


def test_signing_out_at_one_process_closes_the_sockets_at_the_other(database: str, tmp_path: Path) -> None:
    with (
        running(tmp_path, free_port(), DATABASE_URL=database) as here,
        running(tmp_path, free_port(), DATABASE_URL=database) as there,
    ):
        ana = kept(here.url)
        code = ana.make(game="unreal-estate", seats=2, level="beginner")
        far = Visitor(there.url)
        far.cookies = ana.cookies
        with far.connect(code) as wire, Visitor(there.url).connect(code) as watcher:
            assert "Ana" in hear(wire)["regions"]["players"]
            hear(watcher)
            ana.post("/me/out/")
            assert why_closed(wire) == 4401
            watcher.send('{"type":"ping"}')
            while "pong" not in str(watcher.recv(timeout=PATIENCE)):
                pass


def test_on_postgresql_tables_come_along_and_people_are_forgotten(database: str, tmp_path: Path) -> None:
    with running(tmp_path, free_port(), DATABASE_URL=database) as house:
        ana, guest = kept(house.url), Visitor(house.url)
        code = guest.make(game="unreal-estate", seats=2, level="beginner")
        found = re.search(r"/d/[\w-]+/", ana.opener.open(ana.url + "/me/devices/", form(ana)).read().decode())
        assert found is not None
        assert guest.post(found[0]).endswith("/me/bring/")
        guest.post("/me/bring/")
        assert code in ana.get("/")
        ana.post("/me/delete/", sure="yes")
        assert code not in guest.get("/")
        assert "Ana" not in guest.get("/me/")


def form(person: Visitor) -> bytes:
    """An empty form of somebody's."""
    token = re.search(r'csrfmiddlewaretoken" value="(\w+)"', person.get("/"))
    assert token is not None
    return f"csrfmiddlewaretoken={token[1]}".encode()
