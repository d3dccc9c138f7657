"""The writer: what waits is written together, each piece whole or not at all; nothing is shown before it is kept."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

import pytest
from django.db import IntegrityError, OperationalError, connection

import ludoteca
from ludoteca.web import folder
from ludoteca.web.live.refusal import Refusal
from ludoteca.web.live.tables.models import Line, Table
from ludoteca.web.live.tables.open_tables import OPEN_TABLES
from ludoteca.web.live.tables.processes.sweep import look_up, sweep
from ludoteca.web.live.writer import HOUSE, WRITER, health
from ludoteca.web.live.writer.checkpoint import checkpoint
from ludoteca.web.live.writer.inbox import Inbox
from ludoteca.web.live.writer.piece import Piece
from ludoteca.web.live.writer.trouble import Trouble, word_for
from tests.web.people import Person, legal, lines, revision, scene, settled, two_at_a_table


@contextmanager
def together() -> Iterator[None]:
    """Whatever is asked of the writer meanwhile is written in one transaction."""
    begun, go = threading.Event(), threading.Event()

    def hold() -> None:
        begun.set()
        go.wait(60)

    WRITER.ask("hold", hold)
    begun.wait(60)
    yield
    go.set()


def forgotten() -> None:
    """A line of no table: the database notices at the end of the transaction."""
    Line.objects.create(table_id=10**6, number=0, text="", revision=0)


def refuse() -> None:
    raise Refusal("no")


def put(inbox: Inbox, subject: str) -> Piece[int]:
    piece = Piece(subject, int)
    inbox.put(piece)
    return piece


def test_two_threads_never_work_on_the_same() -> None:
    inbox = Inbox()
    first, second, other = put(inbox, "a"), put(inbox, "a"), put(inbox, "b")
    assert inbox.take(1) == [first]
    assert inbox.take(1) == [other]
    first.answer.set_result(0)
    inbox.finish()
    assert inbox.take(1) == [second]
    assert inbox.load() == 2


def test_what_waits_is_taken_together_in_its_order() -> None:
    inbox = Inbox()
    pieces = [put(inbox, subject) for subject in "abab"]
    assert inbox.take(3) == pieces[:3]


def test_what_nobody_waits_for_any_more_is_not_done() -> None:
    inbox = Inbox()
    gone, there = put(inbox, "a"), put(inbox, "b")
    gone.answer.cancel()
    assert inbox.take(9) == [there]


@pytest.mark.usefixtures("site")
def test_moves_that_wait_are_kept_together_and_a_refused_one_spoils_none() -> None:
    codes = [two_at_a_table()[2] for _ in range(3)]
    choices = [legal(code)[0] for code in codes]
    with together():
        asked = [
            WRITER.ask(code, partial(OPEN_TABLES.table(code).submit, 0, revision(code), [choice]))
            for code, choice in zip(codes, choices, strict=True)
        ]
        refused = WRITER.ask(codes[0], refuse)
        assert not any(answer.done() for answer in asked)
    assert [answer.result(60) for answer in asked] == [1, 1, 1]
    assert isinstance(refused.exception(60), Refusal)
    assert [len(lines(code)) for code in codes] == [2, 2, 2]


@pytest.mark.usefixtures("site")
def test_if_the_commit_fails_no_move_has_happened_and_every_table_plays_on() -> None:
    codes = [two_at_a_table()[2] for _ in range(2)]
    before = [scene(code) for code in codes]
    choices = [legal(code)[0] for code in codes]
    with together():
        asked = [
            WRITER.ask(code, partial(OPEN_TABLES.tables[code].submit, 0, revision(code), [choice]))
            for code, choice in zip(codes, choices, strict=True)
        ]
        WRITER.ask(HOUSE, forgotten)
    assert all(isinstance(answer.exception(60), IntegrityError) for answer in asked)
    assert [OPEN_TABLES.tables[code].scene.revision for code in codes] == [now.revision for now in before]
    settled()
    assert [len(lines(code)) for code in codes] == [1, 1]
    assert [legal(code)[0] for code in codes] == choices
    for code, choice in zip(codes, choices, strict=True):
        WRITER.do(code, partial(OPEN_TABLES.tables[code].submit, 0, revision(code), [choice]))
        assert len(lines(code)) == 2


@pytest.mark.usefixtures("site")
def test_nobody_sees_a_move_before_it_is_kept() -> None:
    _, _, code = two_at_a_table()
    live, choice, now = OPEN_TABLES.tables[code], legal(code)[0], revision(code)
    seen: list[int] = []
    with together():
        moved = WRITER.ask(code, partial(live.submit, 0, now, [choice]))
        WRITER.ask(HOUSE, lambda: seen.append(live.scene.revision))
    moved.result(60)
    settled()
    assert seen == [now]
    assert live.scene.revision == now + 1


@pytest.mark.usefixtures("site")
def test_what_fails_once_something_is_kept_makes_nothing_of_it_fail() -> None:
    _, _, code = two_at_a_table()
    live, choice, now = OPEN_TABLES.tables[code], legal(code)[0], revision(code)

    def move() -> None:
        WRITER.once_kept(partial(int, "no number"))
        live.submit(0, now, [choice])

    WRITER.do(code, move)
    settled()
    assert revision(code) == live.scene.revision == now + 1


@pytest.mark.usefixtures("site")
def test_what_was_written_before_a_refusal_is_taken_back() -> None:
    _, _, code = two_at_a_table()
    live, now = OPEN_TABLES.tables[code], revision(code)

    def begin_and_give_up() -> None:
        live.reseat(1, left=True)
        raise Refusal("no")

    with pytest.raises(Refusal):
        WRITER.do(code, begin_and_give_up)
    settled()
    assert revision(code) == live.scene.revision == now
    assert not live.scene.seats[1].left


@pytest.mark.usefixtures("site")
def test_on_a_full_disk_moves_are_refused_in_words_and_the_game_goes_on_when_there_is_room() -> None:
    ana, _, code = two_at_a_table()
    settled()

    def pages(most: int) -> None:
        with connection.cursor() as cursor:
            cursor.execute(f"PRAGMA max_page_count = {most}")

    WRITER.do(HOUSE, partial(pages, 1))  # as many as there are: not one more
    choice = legal(code)[0]
    try:
        for _ in range(500):
            error = fill()
            if error:
                break
        assert isinstance(error, Trouble)
        assert error.word == "disk full"
        assert WRITER.ailment() == "disk full"
    finally:
        WRITER.do(HOUSE, partial(pages, 10**6))
    assert ana.act(code, choice).status_code == 302
    assert len(lines(code)) == 2


@pytest.mark.usefixtures("site")
def test_a_database_that_is_there_again_is_well_at_once() -> None:
    WRITER.failed([], OperationalError("the connection is closed"))
    assert WRITER.ailment() == "database away"
    assert health.ailment() == ""


def fill() -> BaseException | None:
    """Make one more table, with a long header."""
    return WRITER.ask(HOUSE, lambda: Table.objects.create(game="ferry", header="x" * 3000)).exception(60)


@pytest.mark.usefixtures("site")
def test_what_could_not_be_kept_is_healed_by_sweeping() -> None:
    _, _, code = two_at_a_table()
    live, now = OPEN_TABLES.tables[code], revision(code)
    live.revision = -1  # as after a failure, with the database away
    look_up([live])
    settled()
    assert live.revision == now


@pytest.mark.usefixtures("site")
def test_what_another_process_played_unheard_is_shown_after_sweeping() -> None:
    ana, _, code = two_at_a_table()
    behind = OPEN_TABLES.tables.pop(code)
    ana.act(code, legal(code)[0])
    OPEN_TABLES.tables[code] = behind
    sweep(OPEN_TABLES)
    settled()
    assert behind.scene.revision == revision(code)


@pytest.mark.usefixtures("site")
def test_a_table_that_is_no_more_is_put_away_by_sweeping() -> None:
    _, _, code = two_at_a_table()
    Table.objects.all().delete()
    sweep(OPEN_TABLES)
    assert code in OPEN_TABLES.tables  # it might be so new that its row is not seen yet
    OPEN_TABLES.tables[code].opened -= 60
    sweep(OPEN_TABLES)
    assert code not in OPEN_TABLES.tables


# -- health ------------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("site")
def test_health_says_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Person().text("/healthz") == "ok\n"
    monkeypatch.setattr(health, "PATIENCE", 0.1)
    with together():
        answer = Person().get("/healthz")
    assert (answer.status_code, answer.content) == (503, b"writer late\n")
    settled()
    assert Person().get("/healthz").status_code == 200


@pytest.mark.usefixtures("site")
@pytest.mark.parametrize(
    ("said", "word"),
    [
        ("database or disk is full", "disk full"),
        ('could not extend file "base/1": No space left on device', "disk full"),
        ("disk I/O error", "disk failing"),  # there is room, so it is something else
        ('could not read block 7 in file "base/1": Input/output error', "disk failing"),
        ("canceling statement due to lock timeout", "row locked"),
        ("anything else", "database failed"),
    ],
)
def test_a_word_for_every_trouble(said: str, word: str) -> None:
    assert word_for(RuntimeError(said)) == word


# -- killed in between -------------------------------------------------------------------------------------------------

KILLED = """
import os, signal, threading
from ludoteca.web.server import prepare_database, settle
settle(None); prepare_database()
from ludoteca.web.live.people.models import Player
from ludoteca.web.live.writer import WRITER
go = threading.Event()
WRITER.ask("hold", go.wait)
first = WRITER.ask("a", lambda: Player.objects.create(name="A"))
first.add_done_callback(lambda done: print("kept A", flush=True))
go.set(); first.result()
go = threading.Event()
WRITER.ask("hold", go.wait)
for name in "BC":
    WRITER.ask(name, lambda: Player.objects.create(name=name)).add_done_callback(lambda done: print("kept", flush=True))
WRITER.ask("d", lambda: os.kill(os.getpid(), signal.SIGKILL))
go.set()
threading.Event().wait()
"""


def test_killed_before_the_commit_nothing_of_it_was_acknowledged_and_nothing_is_there(tmp_path: Path) -> None:
    sources = str(Path(ludoteca.__file__).parents[1])
    own = {**os.environ, "LUDOTECA_DATA": str(tmp_path), "PYTHONPATH": sources}
    run = subprocess.run([sys.executable, "-c", KILLED], env=own, capture_output=True, text=True, timeout=120)
    assert run.returncode == -9, run.stderr
    assert run.stdout.split() == ["kept", "A"]
    with sqlite3.connect(tmp_path / folder.DATABASE) as database:
        assert database.execute("select name from tables_player").fetchall() == [("A",)]


def lines_in_the_file(place: Path) -> int:
    """How many lines the database file holds by itself, without SQLite's log beside it."""
    copied = shutil.copy(connection.settings_dict["NAME"], place / "alone.sqlite3")
    with closing(sqlite3.connect(copied)) as alone:
        return int(alone.execute("SELECT COUNT(*) FROM tables_line").fetchone()[0])


@pytest.mark.usefixtures("site")
def test_moves_come_into_the_database_file_without_the_writer(tmp_path: Path) -> None:
    _, _, code = two_at_a_table()
    checkpoint()
    before = lines_in_the_file(tmp_path)
    WRITER.do(code, partial(OPEN_TABLES.tables[code].submit, 0, revision(code), [legal(code)[0]]))
    assert lines_in_the_file(tmp_path) == before
    checkpoint()
    assert lines_in_the_file(tmp_path) == before + 1
