"""Time runs out at a real site: alone on SQLite, with two processes and with a worker on one PostgreSQL.

Nobody waits for a clock: the database is told that it has run out.
"""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg

from ludoteca.web import folder
from tests.web.house import House, Visitor, free_port, hear, running, surroundings
from tests.web.postgres import needs_postgresql

SOON = 40.0  # seconds; what takes one or two on an idle machine
Ask = Callable[[str], list[Any]]


def set_table(house: House, ask: Ask, **fields: object) -> tuple[Visitor, Visitor, str]:
    """Ana and Bia at a table with a clock; the game has begun."""
    ana, bia = Visitor(house.url), Visitor(house.url)
    code = ana.make(game="unreal-estate", seats=2, opponents="friends", name="Ana", pace="days", **fields)
    secret = ask("select secret from tables_seat where number = 1 order by id desc limit 1")[0][0]
    bia.post(f"/t/{code}/seat/{secret}/", name="Bia")
    ana.post(f"/t/{code}/start/")
    return ana, bia, code


def lapses(ask: Ask) -> int:
    """How often somebody's time ran out, in all."""
    return int(ask("select coalesce(sum(lapses), 0) from tables_seat")[0][0])


def until(fine: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + SOON
    while not fine():
        assert time.monotonic() < end, "it did not come to that"
        time.sleep(0.1)


def handed_over(ask: Ask, actor: int) -> bool:
    """Whether a bot has played the turn of a seat and got up."""
    row = ask("select t.actor, t.due is not null from tables_table t")[0]
    bot = ask(f"select bot from tables_seat where number = {actor}")[0][0]
    return int(row[0]) != actor and bool(row[1]) and bot == ""


def test_alone_on_sqlite_the_site_sees_a_time_out_and_gives_its_downtime_back(tmp_path: Path) -> None:
    with running(tmp_path, free_port()) as house:
        database = sqlite3.connect(tmp_path / folder.DATABASE, isolation_level=None)

        def ask(statement: str) -> list[Any]:
            return database.execute(statement).fetchall()

        ana, _, code = set_table(house, ask)
        actor = int(ask("select actor from tables_table")[0][0])
        with ana.connect(code) as wire:
            hear(wire)
            ask("update tables_table set due = '2026-01-01 00:00:00', revision = revision + 1")
            until(lambda: handed_over(ask, actor))
        assert lapses(ask) == 1
    # Two hours into a turn the site went away for an hour; ten minutes before it came back the clock would be out.
    ask("update clocks_alive set at = datetime('now', '-1 hour')")
    ask("update tables_table set since = datetime('now', '-3 hour'), due = datetime('now', '-10 minute')")
    with running(tmp_path, free_port()):
        until(lambda: ask("select at > datetime('now', '-1 minute') from clocks_alive")[0][0] == 1)
        minutes = ask("select (julianday(due) - julianday('now')) * 24 * 60 from tables_table")[0][0]
        assert 45 < minutes <= 50.1
        assert lapses(ask) == 1
    database.close()


@contextmanager
def asking(database: str) -> Iterator[Ask]:
    """Somebody who asks a PostgreSQL."""
    with psycopg.connect(database, autocommit=True) as keeper:

        def ask(statement: str) -> list[Any]:
            cursor = keeper.execute(statement)
            return list(cursor.fetchall()) if cursor.description else []

        yield ask


RUN_OUT = "update tables_table set due = now() - interval '1 second', revision = revision + 1"


BESIDE = """
import django; django.setup()
from ludoteca.web.live.tables.upkeep import timeouts
from ludoteca.web.live.writer import HOUSE, WRITER
timeouts.tick_beside()
while WRITER.inbox.load(): WRITER.do(HOUSE, int)
"""


def tick_once_beside(database: str, data: Path) -> None:
    """One second of a process that shows no tables."""
    own = {"DATABASE_URL": database, "LUDOTECA_DATA": str(data), "DJANGO_SETTINGS_MODULE": "ludoteca.web.settings"}
    subprocess.run([sys.executable, "-c", BESIDE], check=True, env={**surroundings(), **own})


class TestOnPostgresql:
    """Several processes on one database."""

    pytestmark = needs_postgresql

    def test_two_processes_see_one_time_out(self, database: str, tmp_path: Path) -> None:
        with (
            running(tmp_path, free_port(), DATABASE_URL=database) as here,
            running(tmp_path, free_port(), DATABASE_URL=database) as there,
            asking(database) as ask,
        ):
            ana, _, code = set_table(here, ask)
            actor = int(ask("select actor from tables_table")[0][0])
            ana.url = there.url
            with ana.connect(code) as far:
                hear(far)  # both have the table open
                ask(RUN_OUT)
                until(lambda: handed_over(ask, actor))
                board = hear(far)
                while board["revision"] < int(ask("select revision from tables_table")[0][0]):
                    board = hear(far, board)
            assert lapses(ask) == 1
            assert ask("select count(*) from tables_line where bank = 0")[0][0] >= 1

    def test_a_worker_sees_it_too_while_the_site_lives_and_the_site_calls_the_bot(
        self, database: str, tmp_path: Path
    ) -> None:
        command = [sys.executable, "-m", "ludoteca", "worker", "--data", str(tmp_path)]
        with asking(database) as ask, running(tmp_path, free_port(), DATABASE_URL=database) as house:
            set_table(house, ask)
            actor = int(ask("select actor from tables_table")[0][0])
            until(lambda: bool(ask("select 1 from clocks_alive")))
            with subprocess.Popen(command, env={**surroundings(), "DATABASE_URL": database}) as worker:
                ask(RUN_OUT)
                until(lambda: handed_over(ask, actor))
                worker.terminate()
            assert lapses(ask) == 1

    def test_a_worker_alone_lets_nobodys_time_run_out(self, database: str, tmp_path: Path) -> None:
        with asking(database) as ask:
            with running(tmp_path, free_port(), DATABASE_URL=database) as house:
                set_table(house, ask)
            ask(RUN_OUT)
            ask("update clocks_alive set at = now() - interval '1 minute'")
            tick_once_beside(database, tmp_path)
            assert lapses(ask) == 0
            ask("update clocks_alive set at = now() + interval '10 minutes'")  # one starts slowly where others are busy
            tick_once_beside(database, tmp_path)
            assert lapses(ask) == 1
