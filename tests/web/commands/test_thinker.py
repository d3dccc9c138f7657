"""Thinkers: processes that only think, anywhere, and take questions from the desk that all share."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

import ludoteca
from ludoteca.web.live.bots.asking import easing
from ludoteca.web.live.bots.asking import shared_statements as statements
from tests.web.house import PATIENCE, Visitor, free_port, hear, running
from tests.web.postgres import needs_postgresql
from tests.web.test_two_processes import bots_turn

pytestmark = needs_postgresql


@contextmanager
def thinker(data: Path, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """A thinker, once it says that it thinks."""
    own = {name: value for name, value in os.environ.items() if not name.startswith(("LUDOTECA", "DATABASE", "DJANGO"))}
    sources = str(Path(ludoteca.__file__).parents[1])
    process = subprocess.Popen(
        [sys.executable, "-m", "ludoteca", "thinker", "--processes", "1", "--data", str(data)],
        stdout=subprocess.PIPE,
        text=True,
        env={**own, "PYTHONPATH": sources, **environment},
    )
    try:
        assert process.stdout is not None
        assert "Thinking in 1" in process.stdout.readline()
        yield process
    finally:
        if process.poll() is None:
            process.terminate()
        process.wait(PATIENCE)


def test_a_site_without_thinkers_of_its_own_waits_for_one_and_says_so(database: str, tmp_path: Path) -> None:
    with running(tmp_path, free_port(), DATABASE_URL=database, LUDOTECA_THINKERS="0") as house:
        ana = Visitor(house.url)
        with ana.connect(ana.make(game="unreal-estate", seats=2, level="beginner")) as wire:
            thinking = bots_turn(wire)
            board = hear(wire)
            while "place 1 in the queue" not in board["regions"]["bar"]:
                board = hear(wire, board)
            assert board["revision"] == thinking
            with thinker(tmp_path / "elsewhere", DATABASE_URL=database) as process:
                while board["revision"] <= thinking:
                    board = hear(wire, board)
                process.terminate()
                assert process.wait(PATIENCE) == 0


def test_what_is_said_of_a_bot_is_said_at_every_process(database: str, tmp_path: Path) -> None:
    with (
        running(tmp_path, free_port(), DATABASE_URL=database, LUDOTECA_THINKERS="0") as here,
        running(tmp_path, free_port(), DATABASE_URL=database, LUDOTECA_THINKERS="0") as there,
    ):
        ana = Visitor(here.url)
        code = ana.make(game="unreal-estate", seats=2, level="master")
        with ana.connect(code) as wire, Visitor(there.url).connect(code) as far:
            bots_turn(wire)
            board = hear(far)
            while "place 1 in the queue" not in board["regions"]["bar"]:
                board = hear(far, board)
            time.sleep(len(easing.PLAINER) * easing.PATIENCE)  # until a master's move is left to the lowest level
            with thinker(tmp_path / "elsewhere", DATABASE_URL=database):
                while "a lower level chose for" not in board["regions"]["bar"]:
                    board = hear(far, board)
        assert "(Beginner)" in board["regions"]["bar"]


def test_a_thinker_killed_while_it_thinks_is_replaced_by_another(database: str, tmp_path: Path) -> None:
    with running(tmp_path, free_port(), DATABASE_URL=database, LUDOTECA_THINKERS="0") as house:
        ana = Visitor(house.url)
        with ana.connect(ana.make(game="unreal-estate", seats=2, level="master")) as wire:
            with thinker(tmp_path / "one", DATABASE_URL=database) as one, psycopg.connect(database) as keeper:
                thinking = bots_turn(wire)
                while not taken(keeper):
                    pass
                one.kill()
            with thinker(tmp_path / "other", DATABASE_URL=database):
                board = hear(wire)
                while board["revision"] <= thinking:
                    board = hear(wire, board)


def taken(keeper: psycopg.Connection[Any]) -> bool:
    """Whether somebody thinks about the only question."""
    row = keeper.execute("select count(*) from bots_asked where thinker <> ''").fetchone()
    keeper.rollback()
    assert row is not None
    return bool(row[0])


def test_with_sqlite_a_thinker_says_that_it_is_of_no_use(tmp_path: Path) -> None:
    sources = str(Path(ludoteca.__file__).parents[1])
    run = [sys.executable, "-m", "ludoteca", "thinker", "--data", str(tmp_path)]
    own = {name: value for name, value in os.environ.items() if not name.startswith(("LUDOTECA", "DATABASE", "DJANGO"))}
    done = subprocess.run(run, capture_output=True, text=True, env={**own, "PYTHONPATH": sources})
    assert done.returncode == 2
    assert "PostgreSQL" in done.stderr


# -- the desk itself, as PostgreSQL has it -----------------------------------------------------------------------------


@pytest.fixture
def keeper(database: str, tmp_path: Path) -> Iterator[psycopg.Connection[Any]]:
    """A database in its present form, in which nobody thinks."""
    with running(tmp_path, free_port(), DATABASE_URL=database, LUDOTECA_THINKERS="0"):
        pass
    with psycopg.connect(database, autocommit=True) as one:
        yield one


def ask(keeper: psycopg.Connection[Any], table: str, guest: str, ticket: str = "", later: bool = False) -> None:
    keeper.execute(statements.ASK.encode(), [table, guest, ticket or table, "", "site", later])


def take(keeper: psycopg.Connection[Any], thinker: str = "one", lease: float = 60.0) -> Any:
    """The number and the ticket of the next question; nothing if none waits."""
    row = keeper.execute(statements.TAKE.encode(), [thinker, lease]).fetchone()
    if row is not None:
        keeper.execute(statements.SERVE.encode(), [row[2]])
    return row[:2] if row is not None else (None, None)


def places(keeper: psycopg.Connection[Any]) -> list[str]:
    return [row[0] for row in keeper.execute(statements.PLACES.encode()).fetchall()]


def test_at_the_shared_desk_guests_take_turns(keeper: psycopg.Connection[Any]) -> None:
    for table, guest in (("e1", "eve"), ("e2", "eve"), ("e3", "eve"), ("a1", "ana")):
        ask(keeper, table, guest)
    assert places(keeper) == ["e1", "a1", "e2", "e3"]
    assert [take(keeper)[1] for _ in range(5)] == ["e1", "a1", "e2", "e3", None]


def test_at_the_shared_desk_reports_come_after_everything_else_and_one_at_a_time(
    keeper: psycopg.Connection[Any],
) -> None:
    ask(keeper, "r/a", "", later=True)
    ask(keeper, "r/b", "", later=True)
    ask(keeper, "a1", "ana")
    assert places(keeper) == ["a1"]
    assert take(keeper)[1] == "a1"
    number, ticket = take(keeper)
    assert ticket == "r/a"
    assert take(keeper) == (None, None)
    ask(keeper, "b1", "bia")
    assert take(keeper)[1] == "b1"
    keeper.execute(statements.REPLY.encode(), [ticket, "a slice", "report", 0.0, number, "one"])
    assert take(keeper)[1] == "r/b"


def test_two_never_take_the_same_question(database: str, keeper: psycopg.Connection[Any]) -> None:
    ask(keeper, "a1", "ana")
    ask(keeper, "b1", "bia")
    with psycopg.connect(database) as other:  # which has not committed yet
        first = other.execute(statements.TAKE.encode(), ["other", 60.0]).fetchone()
        assert first is not None
        assert {first[1], take(keeper)[1], take(keeper)[1]} == {"a1", "b1", None}


def test_a_question_whose_thinker_is_silent_is_taken_again(keeper: psycopg.Connection[Any]) -> None:
    ask(keeper, "a1", "ana")
    number, ticket = take(keeper, "one", lease=-1.0)
    assert take(keeper, "two") == (number, ticket)
    late = keeper.execute(statements.REPLY.encode(), [ticket, "late", "master", 0.5, number, "one"])
    assert late.rowcount == 0
    assert keeper.execute(statements.REPLY.encode(), [ticket, "moves", "master", 0.5, number, "two"]).rowcount == 1
    collected = keeper.execute(statements.COLLECT.encode(), ["site"]).fetchall()
    assert collected == [("a1", "a1", "moves", "master", 0.5)]


def test_a_newer_question_waits_until_nobody_thinks_about_the_older_one(keeper: psycopg.Connection[Any]) -> None:
    ask(keeper, "a1", "ana", "before the undo")
    number, ticket = take(keeper)
    ask(keeper, "a1", "ana", "after the undo")
    assert take(keeper, "two") == (None, None)
    keeper.execute(statements.REPLY.encode(), [ticket, "moves", "master", 0.5, number, "one"])
    assert keeper.execute(statements.COLLECT.encode(), ["site"]).fetchall() == []
    assert take(keeper, "two") == (number, "after the undo")
