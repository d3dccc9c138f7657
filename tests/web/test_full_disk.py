"""A disk without room beneath a running site: moves are refused in words, none is lost, and play goes on afterwards."""

from __future__ import annotations

import json
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection

from ludoteca.web import folder
from ludoteca.web.live.writer.trouble import no_room as no_room_at
from tests.web.copies.test_backup import run
from tests.web.house import House, Visitor, first_choice, free_port, health, hear, play, refusal, running
from tests.web.small_disk import filled, small_disk

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets us take a running process its room"),
    pytest.mark.slow,
]


def room(house: House, size: int) -> None:
    """No file of the site may be larger; -1 for as large as they like."""
    import resource

    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (size, -1))


def my_turn(wire: ClientConnection) -> tuple[int, str]:
    """The revision at which it is the reader's turn, and something to choose."""
    board = hear(wire)
    while not (choice := first_choice(board)):
        board = hear(wire, board)
    return board["revision"], choice


@contextmanager
def no_room(house: House) -> Iterator[None]:
    """No file of the site may grow, for a while."""
    room(house, 1)
    yield
    room(house, -1)


def refused_then_played(house: House, full: AbstractContextManager[None]) -> None:
    """A move while the disk is *full*, and the same when it is no more."""
    ana = Visitor(house.url)
    code = ana.make(game="unreal-estate", seats=2, level="beginner")
    with ana.connect(code) as wire:
        revision, choice = my_turn(wire)
        move = json.dumps({"type": "act", "revision": revision, "action": choice})
        with full:
            wire.send(move)
            assert "Nothing can be written down" in refusal(wire)
            assert health(house) == "disk full"
        wire.send(move)
        while (board := hear(wire))["revision"] <= revision:
            pass
        assert health(house) == "ok"
    assert board["revision"] == revision + 1
    with ana.connect(code) as wire:
        assert play(wire, hear(wire), 2) > revision + 2


def test_a_move_on_a_full_disk_is_refused_in_words_and_played_when_there_is_room(tmp_path: Path) -> None:
    with running(tmp_path, free_port()) as house:
        refused_then_played(house, no_room(house))


@contextmanager
def filled_while_somebody_reads(disk: Path) -> Iterator[None]:
    """Not one byte more has room; and whatever is written needs some, for the log is empty and a reader is there.

    Under a reader it can only grow: what it holds is not brought over, and so nothing is written where it stood.
    """
    log = disk / f"{folder.DATABASE}-wal"
    with closing(sqlite3.connect(disk / folder.DATABASE, isolation_level=None)) as reader:
        while True:
            reader.execute("pragma wal_checkpoint(truncate)")
            reader.execute("begin")
            reader.execute("select count(*) from tables_line").fetchone()
            if not log.stat().st_size:
                break
            reader.execute("rollback")
        with filled(disk):
            yield


@pytest.mark.mounts
def test_on_a_small_disk_that_is_really_full_nothing_is_lost(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        with running(disk, free_port()) as house:
            refused_then_played(house, filled_while_somebody_reads(disk))
            assert not no_room_at(disk)
        checked = run("check", "--data", str(disk))
        assert (checked.returncode, checked.stdout) == (0, "1 tables, 0 faults.\n")
        with filled(disk):
            assert no_room_at(disk)


def test_a_bot_whose_move_found_no_room_is_asked_again(tmp_path: Path) -> None:
    with running(tmp_path, free_port()) as house:
        ana = Visitor(house.url)
        code = ana.make(game="unreal-estate", seats=3, level="beginner")
        with ana.connect(code) as wire:
            revision, choice = my_turn(wire)
            wire.send(json.dumps({"type": "act", "revision": revision, "action": choice}))
            while hear(wire)["revision"] == revision:
                pass
            room(house, 1)
            for _ in range(100):
                if health(house) == "disk full":
                    break
                time.sleep(0.1)
            time.sleep(4.0)  # long enough for a bot to answer in vain
            room(house, -1)
        with ana.connect(code) as wire:
            assert play(wire, hear(wire), 3) > revision + 3
