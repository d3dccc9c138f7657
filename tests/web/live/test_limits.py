"""Limits slide, and are shared among processes."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from ludoteca.web.live.limits import limiter
from ludoteca.web.live.limits.limiter import Limiter, rule
from ludoteca.web.pages.table.socket import FLOODED
from tests.web.house import Visitor, free_port, running


class Clock:
    """Time as a test tells it."""

    now = 6_000_000.0  # the beginning of a minute

    def __call__(self) -> float:
        return self.now


def test_a_limit_slides() -> None:
    clock = Clock()
    counts = Limiter(clock)
    ten = rule("10/minute")
    clock.now += 50
    assert [counts.hit(ten, "a") for _ in range(11)] == [True] * 10 + [False]
    clock.now += 15  # a new minute has begun, but most of the ten lie less than a minute back
    assert not counts.hit(ten, "a")
    clock.now += 30  # four of them still count
    assert sum(counts.hit(ten, "a") for _ in range(10)) == 5
    clock.now += 120
    assert sum(counts.hit(ten, "a") for _ in range(20)) == 10


def test_each_is_counted_alone() -> None:
    counts = Limiter(Clock())
    assert counts.hit(rule("1/hour"), "a")
    assert not counts.hit(rule("1/hour"), "a")
    assert counts.hit(rule("1/hour"), "b")


def test_what_others_let_through_counts_too() -> None:
    here, there = Limiter(Clock()), Limiter(Clock())
    ten = rule("10/minute")
    for counts, times in ((here, 6), (there, 3)):
        assert all(counts.hit(ten, "a") for _ in range(times))
    ((window, (seconds, count)),) = there.untold().items()
    assert (seconds, count) == (60, 3)
    assert there.untold() == {}
    here.told(window, 9)
    assert [here.hit(ten, "a") for _ in range(2)] == [True, False]


def test_the_past_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limiter, "MANY", 100)
    counts = Limiter(Clock())
    for number in range(1000):
        counts.hit(rule("5/hour"), str(number))
    assert len(counts.own) <= 101


def hear_everything(wire: ClientConnection) -> None:
    while True:
        wire.recv(timeout=60)


def test_a_socket_that_floods_is_closed(tmp_path: Path) -> None:
    with running(tmp_path, free_port()) as house:
        ana = Visitor(house.url)
        with ana.connect(ana.make(game="unreal-estate", opponents="friends")) as wire:
            for _ in range(500):
                try:
                    wire.send(json.dumps({"type": "ping"}))
                except ConnectionClosed:
                    break
            with pytest.raises(ConnectionClosed) as closed:
                hear_everything(wire)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == FLOODED


def ping_for_ever(wire: ClientConnection) -> None:
    """Send what is no message and costs little, as fast as it goes."""
    while True:
        wire.socket.sendall(b"\x89\x80\0\0\0\0" * 1000)


def test_a_socket_that_floods_with_what_is_no_message_is_cut_off(tmp_path: Path) -> None:
    with running(tmp_path, free_port()) as house:
        ana = Visitor(house.url)
        with ana.connect(ana.make(game="unreal-estate", opponents="friends")) as wire:
            wire.socket.settimeout(60)
            with pytest.raises(OSError, match=r"reset|Broken|Bad file"):
                ping_for_ever(wire)


def test_a_socket_whose_messages_are_large_once_unpacked_is_cut_off(tmp_path: Path) -> None:
    with running(tmp_path, free_port()) as house:
        ana = Visitor(house.url)
        with ana.connect(ana.make(game="unreal-estate", opponents="friends")) as wire:
            for _ in range(20):
                with suppress(ConnectionClosed):
                    wire.send("a" * 16_000)  # forty bytes on their way
            with pytest.raises(ConnectionClosed) as closed:
                hear_everything(wire)
    assert closed.value.rcvd is None
