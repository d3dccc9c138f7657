"""The doors of the site: slow and silent connections keep nobody else out."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.request import urlopen

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from ludoteca.web.live.limits.doorkeeper import Doorkeeper
from ludoteca.web.network import doors
from ludoteca.web.network.doors import TableDoor, room
from tests.web.house import House, Visitor, free_port, running

PATIENCE = 60.0


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("house"), free_port()) as one:
        yield one


def knock(house: House, *lines: str) -> socket.socket:
    """A connection that has said something."""
    wire = socket.create_connection(("127.0.0.1", int(house.url.rpartition(":")[2])), timeout=PATIENCE)
    wire.sendall("\r\n".join([*lines, ""]).encode())
    return wire


@pytest.mark.slow
def test_bodies_that_never_come_keep_nobody_waiting(house: House) -> None:
    request = ["POST /name/ HTTP/1.1", "Host: localhost", "Content-Length: 100", "", "name="]
    with ExitStack() as stack:
        silent = [stack.enter_context(knock(house, *request)) for _ in range(40)]
        assert urlopen(house.url + "/", timeout=PATIENCE).status == 200
        assert Visitor(house.url).make(game="unreal-estate")
        answer = silent[0].recv(1000)
        assert answer.startswith(b"HTTP/1.1 408")  # in the end


@pytest.mark.slow
def test_headers_that_never_end_are_cut_off(house: House) -> None:
    with knock(house, "GET / HTTP/1.1", "Host: localhost") as wire:
        assert wire.recv(1000) == b""


@pytest.mark.slow
def test_a_second_request_that_never_ends_is_cut_off_too(house: House) -> None:
    with knock(house, "GET /healthz HTTP/1.1", "Host: localhost", "") as wire:
        wire.settimeout(PATIENCE)
        assert wire.recv(1000).startswith(b"HTTP/1.1 200")
        wire.sendall(b"GET / HTTP/1.1\r\nHost: loc")
        while wire.recv(1000):
            pass


def test_a_body_of_unknown_length_ends_where_no_page_would_read_on(house: House) -> None:
    request = ["POST /name/ HTTP/1.1", "Host: localhost", "Transfer-Encoding: chunked", ""]
    with knock(house, *request) as wire:
        wire.sendall(b"7000\r\n" + b"x" * 0x7000 + b"\r\n")
        assert wire.recv(1000).startswith(b"HTTP/1.1 413")


def test_a_body_in_thousands_of_tiny_pieces_is_cut_off(house: House) -> None:
    request = ["POST /name/ HTTP/1.1", "Host: localhost", "Transfer-Encoding: Chunked", ""]
    with knock(house, *request) as wire:
        wire.sendall(b"1\r\na\r\n" * 4000)
        assert heard(wire) == b""


def heard(wire: socket.socket) -> bytes:
    """What the site answers; nothing if it hangs up."""
    try:
        return wire.recv(1000)
    except ConnectionError:
        return b""


def ask_for_ever(wire: socket.socket, text: bytes) -> None:
    while True:
        wire.sendall(text)


@pytest.mark.slow
def test_who_does_not_read_is_cut_off(house: House) -> None:
    asked = b"GET /rules/origins/ HTTP/1.1\r\nHost: localhost\r\n\r\n" * 300
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    wire.settimeout(PATIENCE)
    with wire:
        wire.connect(("127.0.0.1", int(house.url.rpartition(":")[2])))
        with pytest.raises(OSError, match=r"reset|Broken"):
            ask_for_ever(wire, asked)
        assert urlopen(house.url + "/healthz", timeout=PATIENCE).status == 200


@pytest.mark.parametrize(
    "header",
    [
        "Content-Type: text/plain; name*=nope'en'%ff",
        "Content-Type: multipart/form-data; boundary*=nope''x",
        "Origin: http://[localhost",
        "Origin: http://localhost:port",
        "Referer: http://[",
        "Cookie: \x7f=\x7f",
        "Content-Length: 1e3",
        "Accept-Language: *;q=1e999",
    ],
)
def test_odd_headers_are_the_senders_mistake(house: House, header: str) -> None:
    for method in ("GET", "POST"):
        with knock(house, f"{method} /name/ HTTP/1.1", "Host: localhost", "Connection: close", header, "") as wire:
            assert wire.recv(1000)[9:10] == b"4"


@pytest.mark.parametrize("letters", ["base64", "rot13", "idna", "punycode", "utf-8", "UTF-8", "*=utf-8''hex"])
def test_whatever_letters_a_request_names_it_is_read_as_all_others(house: House, letters: str) -> None:
    named = letters if letters.startswith("*") else f"={letters}"
    asked = [f"POST /name/?{'a=%ff&' * 70} HTTP/1.1", "Host: localhost", "Connection: close"]
    for kind in ("application/x-www-form-urlencoded", "multipart/form-data; boundary=b"):
        with knock(house, *asked, f"Content-Type: {kind}; charset{named}", "Content-Length: 3", "", "a=b") as wire:
            assert wire.recv(1000)[9:12] == b"403"  # there is no token in it


@pytest.mark.slow
def test_too_many_from_one_address_are_turned_away(tmp_path: Path) -> None:
    with running(tmp_path, free_port()) as house, ExitStack() as stack:
        wires = [stack.enter_context(knock(house, "GET / HTTP/1.1")) for _ in range(125)]
        assert wires[-1].recv(1000).startswith(b"HTTP/1.1 503")


def behind_a_proxy(house: House, code: str, address: str) -> ClientConnection:
    """A socket of a table, as a proxy brings it from an address."""
    where = house.url.replace("http", "ws") + f"/ws/t/{code}/"
    return connect(where, origin=Origin(house.url), additional_headers={"X-Forwarded-For": address})


def let_in(house: House, code: str, address: str) -> bool:
    """Whether one more socket of an address is accepted."""
    try:
        with behind_a_proxy(house, code, address):
            return True
    except InvalidStatus:
        return False


@pytest.mark.slow
def test_too_many_sockets_of_one_address_behind_a_proxy_are_turned_away(tmp_path: Path) -> None:
    with running(tmp_path, free_port(), LUDOTECA_PROXIES="127.0.0.1") as house, ExitStack() as stack:
        code = Visitor(house.url).make(game="unreal-estate")
        wires = [stack.enter_context(behind_a_proxy(house, code, "203.0.113.7")) for _ in range(120)]
        assert not let_in(house, code, "203.0.113.7")
        assert let_in(house, code, "203.0.113.8")
        wires[0].close()
        while not let_in(house, code, "203.0.113.7"):
            time.sleep(0.5)


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    """A site without pages."""


def test_a_socket_whose_reader_does_not_read_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "READING", 0.0)

    async def story() -> None:
        cut = asyncio.Event()
        door = TableDoor(uvicorn.Config(nothing), ServerState(), {})
        door.transport = SimpleNamespace(abort=cut.set)
        door.pause_writing()
        door.resume_writing()
        assert door.impatience is None  # they read in time
        door.pause_writing()
        await asyncio.wait_for(cut.wait(), PATIENCE)

    asyncio.run(story())


# -- counting ----------------------------------------------------------------------------------------------------------


def test_whoever_leaves_makes_room() -> None:
    keeper = Doorkeeper(in_all=3, from_one=2)
    assert [keeper.admit("10.0.0.1") for _ in range(3)] == [True, True, False]
    assert [keeper.admit("10.0.0.2") for _ in range(2)] == [True, False]
    keeper.leave("10.0.0.1")
    assert keeper.admit("10.0.0.2")
    assert not keeper.admit("10.0.0.3")


def test_a_proxy_brings_everybody() -> None:
    keeper = Doorkeeper(in_all=9, from_one=1, proxies="192.0.2.1, 10.0.0.0/8")
    assert [keeper.admit("10.1.2.3") for _ in range(3)] == [True] * 3
    assert [keeper.admit("192.0.2.1") for _ in range(2)] == [True] * 2
    assert [keeper.admit("192.0.2.2") for _ in range(2)] == [True, False]


def test_there_is_room_for_no_more_than_the_system_allows() -> None:
    assert 50 <= room(100) <= 100
