"""Faults beneath a running site: rows that stay locked, a database that goes away, processes that start at once."""

from __future__ import annotations

import json
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import psycopg

from tests.web.house import House, Visitor, first_choice, free_port, health, hear, play, refusal, running
from tests.web.postgres import Cluster, needs_postgresql

pytestmark = needs_postgresql


def until_well(house: House) -> None:
    """Wait until the site says that it is well."""
    until_it_says(house, "ok")


def until_it_says(house: House, word: str) -> None:
    """Wait until the site says this about itself."""
    for _ in range(300):
        if (said := health(house)) == word:
            return
        time.sleep(0.2)
    raise AssertionError(said)


def test_a_locked_row_holds_up_its_own_table_only(database: str, tmp_path: Path) -> None:
    with (
        running(tmp_path, free_port(), DATABASE_URL=database) as house,
        psycopg.connect(database) as keeper,
        ExitStack() as stack,
    ):
        ana = Visitor(house.url)
        codes = [ana.make(game="unreal-estate", seats=2, level="beginner") for _ in range(4)]
        stuck, *free = [stack.enter_context(ana.connect(code)) for code in codes]
        board = hear(stuck)
        while not (choice := first_choice(board)):
            board = hear(stuck, board)
        keeper.execute("select 1 from tables_table where code = %s for update", [codes[0]])
        move = json.dumps({"type": "act", "revision": board["revision"], "action": choice})
        stuck.send(move)
        assert min([play(wire, hear(wire), 3) for wire in free]) > 3
        assert health(house) == "ok"
        assert "Nothing can be written down" in refusal(stuck)
        keeper.rollback()
        stuck.send(move)
        while (after := hear(stuck, board))["revision"] == board["revision"]:
            pass
        assert play(stuck, after, 2) > after["revision"]


def test_a_mark_that_somebody_holds_is_no_ailment(database: str, tmp_path: Path) -> None:
    with running(tmp_path, free_port(), DATABASE_URL=database) as house, psycopg.connect(database) as keeper:
        keeper.execute("select 1 from clocks_alive for update")
        assert health(house) == "ok"


def test_a_database_that_answers_but_takes_nothing_is_not_well(database: str, tmp_path: Path) -> None:
    name = database.partition("@/")[2].partition("?")[0]
    with running(tmp_path, free_port(), DATABASE_URL=database) as house, psycopg.connect(database) as keeper:
        assert health(house) == "ok"
        keeper.execute(f"alter database {name} set default_transaction_read_only = on".encode())
        keeper.execute(f"select pg_terminate_backend(pid) {OTHERS}".encode())
        keeper.commit()
        until_it_says(house, "database failed")


OTHERS = "from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()"


def test_processes_that_start_at_once_on_an_empty_database_all_come_up(empty_database: str, tmp_path: Path) -> None:
    with ExitStack() as stack, ThreadPoolExecutor(3) as pool:
        starts = [running(tmp_path / str(number), free_port(), DATABASE_URL=empty_database) for number in range(3)]
        houses = list(pool.map(stack.enter_context, starts))
        assert [health(house) for house in houses] == ["ok"] * 3


def test_a_process_that_finds_another_marking_that_the_site_lives_comes_up(database: str, tmp_path: Path) -> None:
    with psycopg.connect(database) as other, ExitStack() as stack, ThreadPoolExecutor(1) as pool:
        other.execute("delete from clocks_alive")
        other.commit()
        other.execute("insert into clocks_alive (id, at) values (1, now())")
        start = running(tmp_path, free_port(), DATABASE_URL=database)
        house = pool.submit(stack.enter_context, start)
        until_somebody_waits(database)
        other.commit()
        assert health(house.result()) == "ok"


def until_somebody_waits(database: str) -> None:
    """Wait until a process waits for what another has not committed."""
    with psycopg.connect(database, autocommit=True) as looker:
        for _ in range(3000):
            if looker.execute("select 1 from pg_locks where not granted").fetchone():
                return
            time.sleep(0.02)
    raise AssertionError("nobody waits")


def test_a_bot_that_thinks_while_the_database_is_away_plays_on_afterwards(
    cluster: Cluster, database: str, tmp_path: Path
) -> None:
    with running(tmp_path, free_port(), DATABASE_URL=database) as house:
        ana = Visitor(house.url)
        with ana.connect(ana.make(game="unreal-estate", seats=3, level="beginner")) as wire:
            board = hear(wire)
            while not (choice := first_choice(board)):
                board = hear(wire, board)
            revision = board["revision"]
            wire.send(json.dumps({"type": "act", "revision": revision, "action": choice}))
            while board["revision"] == revision:
                board = hear(wire, board)
            cluster.stop()
            time.sleep(4.0)  # long enough for the next bot to answer in vain
            cluster.start()
            while not first_choice(board):  # nobody loads the page again
                board = hear(wire, board)
            assert play(wire, board, 1) > revision + 1


def test_a_database_that_is_stopped_and_started_again_costs_no_move(
    cluster: Cluster, database: str, tmp_path: Path
) -> None:
    with running(tmp_path, free_port(), DATABASE_URL=database) as house:
        ana = Visitor(house.url)
        codes = [ana.make(game="unreal-estate", seats=3, level="beginner") for _ in range(2)]
        with ana.connect(codes[0]) as one, ana.connect(codes[1]) as other:
            reached = [play(wire, hear(wire), 3) for wire in (one, other)]
            cluster.stop()
            try:
                assert health(house) == "database away"
            finally:
                cluster.start()
            until_well(house)
        for code, acknowledged in zip(codes, reached, strict=True):
            with ana.connect(code) as wire:
                assert (board := hear(wire))["revision"] >= acknowledged
                assert play(wire, board, 3) > acknowledged
