"""The door out: only to public addresses, only where it was looked up, and never further than asked."""

from __future__ import annotations

import ssl
from http.server import BaseHTTPRequestHandler
from pathlib import Path

import pytest

from ludoteca.web.live.notices.post_office import door
from ludoteca.web.live.notices.post_office.door import SMALL, Door, Shut, Unanswered, public
from tests.web.live.notices.outside import PUBLIC, Outside, self_signed

HOOK = "https://hooks.example.org/ana?to=me"


def test_what_goes_out_goes_to_the_address_that_was_judged(outside: Outside) -> None:
    answer = outside.door.post(HOOK, b"hello", {"X-Word": "ferry"})
    assert (answer.status_code, answer.well) == (200, True)
    (heard,) = outside.heard
    assert (heard.host, heard.path, heard.body) == ("hooks.example.org", "/ana?to=me", b"hello")
    assert heard.headers["x-word"] == "ferry"
    assert outside.called == [PUBLIC]


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "127.8.9.1",
        "0.0.0.0",
        "10.0.0.1",
        "172.16.5.4",
        "192.168.1.1",
        "100.64.0.1",
        "169.254.169.254",
        "192.0.2.1",
        "192.88.99.1",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::ffff:127.0.0.1",
        "::ffff:93.184.215.14",
        "::7f00:1",
        "64:ff9b::7f00:1",
        "64:ff9b:1::1",
        "2002:7f00:1::",
        "2001:0:4136:e378:8000:63bf:3fff:fdd2",
        "fe80::1",
        "fe80::1%eth0",
        "fec0::1",
        "fc00::1",
        "fd12:3456::1",
        "ff02::1",
        "2001:db8::1",
        "nowhere",
        "",
    ],
)
def test_nothing_goes_to_an_address_that_is_not_public(outside: Outside, address: str) -> None:
    assert not public(address)
    outside.addresses["hooks.example.org"] = [[address]]
    with pytest.raises(Shut):
        outside.door.post(HOOK, b"", {})
    assert outside.called == []


@pytest.mark.parametrize("address", ["93.184.215.14", "1.1.1.1", "2606:4700:4700::1111", "2a00:1450:4001:800::200e"])
def test_public_addresses_are_public(address: str) -> None:
    assert public(address)


def test_where_one_address_of_several_is_not_public_none_is_trusted(outside: Outside) -> None:
    outside.addresses["hooks.example.org"] = [[PUBLIC, "127.0.0.1"]]
    with pytest.raises(Shut):
        outside.door.post(HOOK, b"", {})
    assert outside.called == []


def test_a_name_that_means_something_else_a_moment_later_changes_nothing(outside: Outside) -> None:
    outside.addresses["hooks.example.org"] = [[PUBLIC], ["127.0.0.1"]]
    outside.door.post(HOOK, b"", {})
    assert outside.called == [PUBLIC]
    with pytest.raises(Shut):
        outside.door.post(HOOK, b"", {})
    assert outside.called == [PUBLIC]


@pytest.mark.parametrize(
    "url",
    [
        "http://hooks.example.org/",
        "ftp://hooks.example.org/",
        "https://",
        "https:///path",
        "hooks.example.org/",
        "//hooks.example.org/",
        "https://hooks.example.org:8443/",
        "https://hooks.example.org:port/",
        "https://ana:secret@hooks.example.org/",
        "https://hooks.example.org/\r\nX-More: 1",
        "https://hooks.example.org/a b",
        "https://höoks.example.org/",
        "https://[::1/",
        "https://hooks.example.org/" + "a" * 1000,
    ],
)
def test_what_is_no_plain_address_is_not_even_looked_up(outside: Outside, url: str) -> None:
    outside.addresses["hooks.example.org"] = []  # to look it up would fail
    with pytest.raises(Shut):
        outside.door.post(url, b"", {})


@pytest.mark.parametrize("host", ["127.0.0.1", "[::1]", "[::ffff:7f00:1]", "2130706433", "0x7f.1", "localhost"])
def test_a_number_is_judged_like_a_name(outside: Outside, host: str) -> None:
    real = Door(door.look_up, outside.connect, outside.door.context)
    with pytest.raises(Shut):
        real.post(f"https://{host}/", b"", {})
    assert outside.called == []


def test_a_redirect_is_not_followed(outside: Outside) -> None:
    def elsewhere(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(307)
        handler.send_header("Location", "https://discord.com/elsewhere")
        handler.send_header("Content-Length", "0")
        handler.end_headers()

    outside.answer = elsewhere
    answer = outside.door.post(HOOK, b"", {})
    assert (answer.status_code, answer.well) == (307, False)
    assert len(outside.heard) == 1


def test_of_an_answer_without_end_only_the_beginning_is_read(outside: Outside) -> None:
    def endless(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(200)
        handler.end_headers()
        try:
            while True:
                handler.wfile.write(b"a" * 10_000)
        except OSError:
            return

    outside.answer = endless
    assert len(outside.door.post(HOOK, b"", {}).text) == SMALL


def test_an_answer_that_trickles_in_is_hung_up_on(outside: Outside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "WHOLE", 0.2)

    def trickle(handler: BaseHTTPRequestHandler) -> None:
        handler.connection.settimeout(30)
        handler.wfile.write(b"HTTP/1.1 200 OK\r\n")
        handler.wfile.flush()
        handler.rfile.read(1)  # it ends only when the other side hangs up

    outside.answer = trickle
    with pytest.raises(Unanswered):
        outside.door.post(HOOK, b"", {})


def test_a_certificate_that_nobody_knows_is_not_believed(outside: Outside) -> None:
    strict = Door(outside.look_up, outside.connect, ssl.create_default_context())
    with pytest.raises(Unanswered):
        strict.post(HOOK, b"", {})
    assert outside.heard == []


def test_a_certificate_for_another_name_is_not_believed(outside: Outside) -> None:
    with pytest.raises(Unanswered):
        outside.door.post("https://other.example.org/", b"", {})
    assert outside.heard == []


def test_nobody_at_home_is_no_answer(tmp_path: Path) -> None:
    def closed(address: str, port: int, patience: float) -> None:
        raise ConnectionRefusedError

    own = Door(lambda name: [PUBLIC], closed, ssl.create_default_context(cafile=str(self_signed(tmp_path))))  # type: ignore[arg-type]
    with pytest.raises(Unanswered):
        own.post(HOOK, b"", {})
