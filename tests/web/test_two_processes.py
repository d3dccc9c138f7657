"""Two processes on one PostgreSQL are one site: one of them calls the bots of a table, and both know who is there."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import psycopg
from websockets.sync.client import ClientConnection

from tests.web.house import Visitor, first_choice, free_port, hear, running
from tests.web.postgres import Cluster, needs_postgresql

pytestmark = needs_postgresql
SOON = 30.0  # seconds; what takes a few on an idle machine


def owners(database: str) -> list[str]:
    """The processes that call the bots of tables, one for each table."""
    with psycopg.connect(database) as keeper:
        return [str(row[0]) for row in keeper.execute("select process from tables_lease").fetchall()]


def revision(database: str) -> int:
    """Where the only table stands."""
    with psycopg.connect(database) as keeper:
        row = keeper.execute("select revision from tables_table").fetchone()
    assert row is not None
    return int(row[0])


def bot_at(database: str, seat: int) -> str:
    """The bot that plays at a seat of the only table; nothing if none does."""
    with psycopg.connect(database) as keeper:
        row = keeper.execute("select bot from tables_seat where number = %s", [seat]).fetchone()
    assert row is not None
    return str(row[0])


def goes_on(database: str, before: int) -> bool:
    """Whether the only table comes beyond a revision before long, by itself."""
    end = time.monotonic() + SOON
    while time.monotonic() < end:
        if revision(database) > before:
            return True
        time.sleep(0.2)
    return False


def bots_turn(wire: ClientConnection) -> int:
    """Move until it is a bot's turn; the revision at which it thinks."""
    board: Any = hear(wire)
    while board["mine"]:
        before = board["revision"]
        wire.send(json.dumps({"type": "act", "revision": before, "action": first_choice(board)}))
        while board["revision"] == before:
            board = hear(wire, board)
    return int(board["revision"])


def test_the_survivor_calls_the_bot_of_the_process_that_died(database: str, tmp_path: Path) -> None:
    with (
        running(tmp_path, free_port(), DATABASE_URL=database) as here,
        running(tmp_path, free_port(), DATABASE_URL=database) as there,
    ):
        ana = Visitor(here.url)
        code = ana.make(game="unreal-estate", seats=3, level="master")
        with ana.connect(code) as wire, Visitor(there.url).connect(code) as far:
            hear(far)
            thinking = bots_turn(wire)
            here.kill()
            board = hear(far)
            while board["revision"] <= thinking:
                board = hear(far, board)
        assert len(owners(database)) == 1


def test_a_table_that_nobody_looks_at_is_taken_over_too(database: str, tmp_path: Path) -> None:
    with (
        running(tmp_path, free_port(), DATABASE_URL=database) as here,
        running(tmp_path, free_port(), DATABASE_URL=database),
    ):
        ana = Visitor(here.url)
        with ana.connect(ana.make(game="unreal-estate", seats=3, level="master")) as wire:
            bots_turn(wire)
            here.kill()
        assert goes_on(database, revision(database))


def test_a_bot_whose_database_went_away_is_asked_again(cluster: Cluster, database: str, tmp_path: Path) -> None:
    with running(tmp_path, free_port(), DATABASE_URL=database) as house:
        ana = Visitor(house.url)
        with ana.connect(ana.make(game="unreal-estate", seats=3, level="master")) as wire:
            thinking = bots_turn(wire)
            cluster.stop()
            try:
                time.sleep(4.0)  # long enough for the bot to answer in vain
            finally:
                cluster.start()
            board = hear(wire)
            while board["revision"] <= thinking:
                board = hear(wire, board)


def test_whoever_is_connected_to_one_process_is_there_for_the_other(database: str, tmp_path: Path) -> None:
    with (
        running(tmp_path, free_port(), DATABASE_URL=database) as here,
        running(tmp_path, free_port(), DATABASE_URL=database) as there,
    ):
        ana, bia = Visitor(here.url), Visitor(here.url)
        code = ana.make(game="unreal-estate", seats=2, opponents="friends", name="Ana")
        with psycopg.connect(database) as keeper:
            row = keeper.execute("select secret from tables_seat where number = 1").fetchone()
        assert row is not None
        bia.post(f"/t/{code}/seat/{row[0]}/", name="Bia")
        ana.post(f"/t/{code}/start/")
        bia.url = there.url  # the same browser, by another way
        with bia.connect(code) as far, ana.connect(code) as wire:
            board = hear(wire)
            while "Let a bot play on" in board["regions"]["players"]:
                board = hear(wire, board)
            hear(far)
            ana.post(f"/t/{code}/bot/", seat=1, level="beginner")  # as if the button were still there
            assert bot_at(database, 1) == ""
            there.kill()
            while "Let a bot play on" not in board["regions"]["players"]:
                board = hear(wire, board)


def test_a_new_name_is_read_at_the_other_process_too(database: str, tmp_path: Path) -> None:
    with (
        running(tmp_path, free_port(), DATABASE_URL=database) as here,
        running(tmp_path, free_port(), DATABASE_URL=database) as there,
    ):
        ana = Visitor(here.url)
        code = ana.make(game="unreal-estate", seats=2, level="beginner", name="Ana")
        with Visitor(there.url).connect(code) as far:
            board = hear(far)
            assert "Anabela" not in board["regions"]["players"]
            ana.post("/name/", name="Anabela", next="/")
            while "Anabela" not in board["regions"]["players"]:
                board = hear(far, board)


def test_a_process_that_ends_in_order_hands_its_tables_on_at_once(database: str, tmp_path: Path) -> None:
    with running(tmp_path, free_port(), DATABASE_URL=database) as house:
        ana = Visitor(house.url)
        with ana.connect(ana.make(game="unreal-estate", seats=2, level="beginner")) as wire:
            assert goes_on(database, bots_turn(wire))
            assert len(owners(database)) == 1
    assert owners(database) == []
