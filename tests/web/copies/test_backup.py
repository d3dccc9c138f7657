"""Copies: made while people play, every night, put back, and checked."""

from __future__ import annotations

import itertools
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path

import psycopg
import pytest
from django.utils import timezone

import ludoteca
from ludoteca.web import folder
from ludoteca.web.copies import backup as copies
from ludoteca.web.copies import nightly
from ludoteca.web.copies.backup import backup, restore
from ludoteca.web.copies.postgresql import apart
from ludoteca.web.live.notices.models import Round
from ludoteca.web.live.tables.kept.check import faults
from ludoteca.web.live.tables.models import Line, Seat, Table
from tests.shared import once
from tests.web.house import Visitor, free_port, hear, migrate, play, running, surroundings
from tests.web.people import play_out, two_at_a_table
from tests.web.postgres import PATH, needs_postgresql
from tests.web.small_disk import small_disk


def tables(file: Path) -> int:
    with closing(sqlite3.connect(file)) as database:
        return int(database.execute("select count(*) from tables_table").fetchone()[0])


def test_a_copy_made_while_people_play_has_their_table(tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    with running(tmp_path / "data", free_port()) as house:
        Visitor(house.url).make(game="unreal-estate", opponents="friends")
        assert backup(copy, tmp_path / "data") == 0
    with sqlite3.connect(copy) as database:
        assert database.execute("select count(*) from tables_table").fetchone()[0] == 1
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600


def test_no_copy_is_written_over_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / folder.DATABASE).write_bytes(b"")
    file = tmp_path / "precious"
    file.write_text("keep me")
    assert backup(file, tmp_path) == 2
    assert file.read_text() == "keep me"
    assert "exists already" in capsys.readouterr().err


def test_nothing_to_copy_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert backup(tmp_path / "copy", tmp_path) == 2
    assert "nothing to copy" in capsys.readouterr().err


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with one table, as a site left it."""
    return Path(shutil.copytree(once("one-table", set_one_table), tmp_path / "data"))


def set_one_table(place: Path) -> None:
    """Have a site with one table, and stop it."""
    with running(place, free_port()) as house:
        Visitor(house.url).make(game="unreal-estate", opponents="friends")


def test_only_so_many_of_the_newest_stay(data: Path) -> None:
    kept = data / folder.BACKUPS
    kept.mkdir()
    for day in range(1, 10):
        (kept / f"ludoteca-2020010{day}-030000.sqlite3").write_text("a copy")
    (kept / "precious.sqlite3").touch()
    assert backup(None, data, keep=3) == 0
    names = sorted(file.name for file in kept.iterdir())
    assert names[:2] == ["ludoteca-20200108-030000.sqlite3", "ludoteca-20200109-030000.sqlite3"]
    assert len(names) == 4
    assert "precious.sqlite3" in names
    assert tables(copies.newest_first(data)[0]) == 1


def test_a_copy_that_was_never_finished_counts_for_none(data: Path) -> None:
    kept = data / folder.BACKUPS
    kept.mkdir()
    (kept / "ludoteca-20200101-030000.sqlite3").write_text("a copy")
    (kept / "ludoteca-99990101-030000.sqlite3").touch()  # somebody was killed while it was made
    assert backup(None, data, keep=2) == 0
    assert [file.stat().st_size > 0 for file in copies.newest_first(data)] == [True, True]
    assert (kept / "ludoteca-20200101-030000.sqlite3").exists()


def test_a_copy_that_fails_leaves_nothing_behind(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(source: object, target: Path) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(copies, "copy", full)
    assert backup(None, data, keep=1) == 2
    assert list((data / folder.BACKUPS).iterdir()) == []


def test_a_copy_is_put_back_and_what_there_was_is_kept(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "copy.sqlite3"
    assert backup(file, data) == 0
    with running(data, free_port()) as house:
        ana = Visitor(house.url)
        ana.make(game="unreal-estate", opponents="friends")
        assert restore(file, data) == 2  # not under a site that runs
        assert tables(data / folder.DATABASE) == 2
    assert restore(file, data) == 0
    assert tables(data / folder.DATABASE) == 1
    assert tables(copies.newest_first(data)[0]) == 2
    with running(data, free_port()) as house:
        again = Visitor(house.url)
        code = again.make(game="unreal-estate", seats=2, level="beginner")
        with again.connect(code) as wire:
            assert play(wire, hear(wire), 1)


def test_a_cookie_from_after_a_copy_is_nobody_once_the_copy_is_put_back(data: Path, tmp_path: Path) -> None:
    """Also if somebody new has got the number that its guest had."""
    file = tmp_path / "copy.sqlite3"
    assert backup(file, data) == 0
    with running(data, free_port()) as house:
        bia = Visitor(house.url)
        bia.make(game="unreal-estate", opponents="friends", name="Bia")
    number = number_of(data, "Bia")
    assert restore(file, data) == 0
    with running(data, free_port()) as house:
        cid, bia.url = Visitor(house.url), house.url
        code = cid.make(game="unreal-estate", opponents="friends", name="Cid")
        assert number_of(data, "Cid") == number
        assert ("Cid" in cid.get("/"), "Cid" in bia.get("/")) == (True, False)
        bia.post(f"/t/{code}/close/", sure="yes")
        assert "Cid" in cid.get(f"/t/{code}/")


def number_of(data: Path, name: str) -> int:
    """The number of a player."""
    with closing(sqlite3.connect(data / folder.DATABASE)) as database:
        return int(database.execute("select id from tables_player where name = ?", [name]).fetchone()[0])


def spoil(data: Path) -> None:
    """Let the disk have lost something in the middle of the database."""
    with closing(sqlite3.connect(data / folder.DATABASE)) as database:
        database.execute("pragma wal_checkpoint(truncate)")
    with (data / folder.DATABASE).open("r+b") as file:
        file.seek(20 * 4096)
        file.write(b"\x5a" * 40 * 4096)


def overwrite(data: Path) -> None:
    """Let something else have written over how the database begins."""
    with (data / folder.DATABASE).open("r+b") as file:
        file.write(b"no database at all")


@pytest.mark.parametrize("harm", [spoil, overwrite])
def test_a_copy_takes_the_place_of_a_damaged_database_which_is_kept(
    data: Path, tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    file = tmp_path / "copy.sqlite3"
    assert backup(file, data) == 0
    harm(data)
    was = (data / folder.DATABASE).read_bytes()
    assert restore(file, data) == 0
    assert run("check", "--data", str(data)).stdout == "1 tables, 0 faults.\n"
    assert [lies.read_bytes() for lies in data.glob("*-damaged-*[0-9]")] == [was]


def test_the_log_of_a_database_that_was_moved_away_spoils_no_copy(data: Path, tmp_path: Path) -> None:
    file, gone = tmp_path / "copy.sqlite3", tmp_path / "gone.sqlite3"
    assert backup(file, data) == 0
    with closing(sqlite3.connect(data / folder.DATABASE)) as database:
        database.executescript("delete from tables_seat; delete from tables_table")
        shutil.copy(data / f"{folder.DATABASE}-wal", tmp_path / "log")
    (data / folder.DATABASE).rename(gone)
    shutil.copy(tmp_path / "log", data / f"{folder.DATABASE}-wal")
    assert restore(file, data) == 0
    assert tables(data / folder.DATABASE) == 1


def test_a_damaged_database_pushes_no_older_copy_out(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert backup(None, data) == 0
    kept = copies.newest_first(data)
    spoil(data)
    time.sleep(1.0)  # copies are named by the second
    assert backup(None, data, keep=1) == 2
    assert copies.newest_first(data) == kept
    assert "The copy could not be made: database disk image is malformed" in capsys.readouterr().err


def test_where_there_is_no_room_for_a_copy_everything_stays_as_it_was(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(source: object, target: Path) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    file = tmp_path / "copy.sqlite3"
    assert backup(file, data) == 0
    before = sorted(data.iterdir())
    monkeypatch.setattr(copies, "copy", full)
    assert restore(file, data) == 2
    assert sorted(data.iterdir()) == before
    assert "copy.sqlite3 could not be put back: database or disk is full." in capsys.readouterr().err


def test_what_is_put_back_is_its_owners_alone(data: Path, tmp_path: Path) -> None:
    file, shared = tmp_path / "copy.sqlite3", tmp_path / "shared"
    assert backup(file, data) == 0
    shared.mkdir()
    (shared / "letter.txt").touch()
    assert restore(file, shared) == 0
    assert stat.S_IMODE((shared / folder.DATABASE).stat().st_mode) == 0o600
    assert sorted(lies.name for lies in shared.iterdir()) == ["letter.txt", folder.DATABASE, folder.KEY]


def test_what_root_makes_belongs_to_whom_the_folder_belongs(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[str] = []
    file = tmp_path / "copy.sqlite3"
    assert backup(file, data) == 0
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "chown", lambda file, user, group, follow_symlinks: given.append(Path(file).name))
    assert backup(None, data) == 0
    assert given == [folder.BACKUPS, copies.newest_first(data)[0].name]
    given.clear()
    assert restore(file, tmp_path / "new") == 0
    assert given == [folder.KEY, f"{folder.DATABASE}.part"]


@pytest.mark.mounts
def test_a_copy_may_lie_where_nothing_can_be_written(data: Path, tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        assert backup(disk / "copy.sqlite3", data) == 0
        subprocess.run(["mount", "-o", "remount,ro", disk], check=True)
        assert restore(disk / "copy.sqlite3", tmp_path / "new") == 0
    assert tables(tmp_path / "new" / folder.DATABASE) == 1


def test_a_database_elsewhere_is_copied_and_put_back(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere, file = tmp_path / "elsewhere.db", tmp_path / "copy.sqlite3"
    (data / folder.DATABASE).rename(elsewhere)
    monkeypatch.setenv("DATABASE_URL", f"sqlite://{elsewhere}")
    assert backup(file, data) == 0
    elsewhere.unlink()
    assert restore(file, data) == 0
    assert tables(elsewhere) == 1


@pytest.mark.parametrize("content", [b"", b"no database at all", None])
def test_what_is_no_copy_of_ours_is_not_put_back(data: Path, tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "odd"
    if content is not None:
        file.write_bytes(content)
    assert restore(file, data) == 2
    assert tables(data / folder.DATABASE) == 1


NIGHT, DAY = (datetime(2026, 5, 4, hour).astimezone() for hour in (4, 15))


@pytest.mark.parametrize(
    ("now", "hours", "due"), [(NIGHT, 13, True), (NIGHT, 2, False), (DAY, 13, False), (DAY, 30, False), (DAY, 40, True)]
)
def test_a_copy_is_made_at_night_or_when_the_last_is_old(now: datetime, hours: int, due: bool) -> None:
    assert nightly.due(now, now - timedelta(hours=hours)) is due


def test_the_site_makes_its_copy_by_itself(data: Path) -> None:
    os.utime(data / folder.KEY, (0, 0))  # as if it had been there for years
    with running(data, free_port()):
        for _ in range(600):
            if copies.newest_first(data):
                break
            time.sleep(0.1)
    (copy,) = copies.newest_first(data)
    assert tables(copy) == 1


# -- checking ----------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("site")
def test_what_is_well_has_no_faults() -> None:
    _, _, code = two_at_a_table()
    play_out(code)
    two_at_a_table()
    assert list(faults()) == []


@pytest.mark.usefixtures("site")
def test_what_does_not_fit_is_named() -> None:
    codes = [two_at_a_table()[2] for _ in range(5)]
    play_out(codes[0])
    Seat.objects.filter(table__code=codes[0], number=1).update(score=-7)
    Seat.objects.filter(table__code=codes[1], number=1).delete()
    Line.objects.filter(table__code=codes[2], number=0).update(text="nonsense")
    Table.objects.filter(code=codes[3]).update(status="over")
    found = {fault.code: fault.what for fault in faults()}
    assert set(found) == set(codes[:4])
    assert "result" in found[codes[0]]
    assert "seats [0]" in found[codes[1]]
    assert "does not replay" in found[codes[2]]
    assert "over" in found[codes[3]]


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    sources = str(Path(ludoteca.__file__).parents[1])
    own = {**os.environ, "PYTHONPATH": sources, "PATH": PATH, **environment}
    return subprocess.run([sys.executable, "-m", "ludoteca", *arguments], env=own, capture_output=True, text=True)


def test_check_is_a_command(data: Path) -> None:
    done = run("check", "--data", str(data))
    assert (done.returncode, done.stdout) == (0, "1 tables, 0 faults.\n")
    with sqlite3.connect(data / folder.DATABASE) as database:
        database.execute("delete from tables_seat where number = 1")
    assert run("check", "--json", "--data", str(data)).returncode == 1


# -- PostgreSQL --------------------------------------------------------------------------------------------------------


def test_no_password_is_shown_to_others_on_the_machine() -> None:
    assert apart("postgresql://ana:p%40ss@db:5433/games?x=y") == ("postgresql://ana@db:5433/games?x=y", "p@ss")


def test_a_site_that_copies_by_itself_needs_no_worker(tmp_path: Path) -> None:
    done = run("worker", "--data", str(tmp_path), DATABASE_URL="")
    assert done.returncode == 2
    assert "needs no worker" in done.stderr


@pytest.mark.usefixtures("site")
@pytest.mark.parametrize(("worker", "seconds", "said"), [(True, 9, 0), (True, -9, 1), (False, 9, 1)])
def test_on_postgresql_the_log_says_once_if_nobody_makes_copies(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, worker: bool, seconds: int, said: int
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://somewhere")
    monkeypatch.setattr(nightly, "LOOKS", itertools.count())
    Round.objects.create(process="one", worker=worker, until=timezone.now() + timedelta(seconds=seconds))
    nightly.back_up_at_night()
    assert caplog.messages == []  # a worker may be about to start
    for _ in range(3):
        nightly.back_up_at_night()
    assert caplog.messages == [nightly.NO_WORKER] * said


class TestPostgreSQL:
    pytestmark = needs_postgresql

    def test_a_worker_copies_at_night_and_ends_when_it_is_told(self, database: str, tmp_path: Path) -> None:
        folder.prepare(tmp_path)
        os.utime(tmp_path / folder.KEY, (0, 0))  # as if it had been there for years
        own = {**surroundings(), "PATH": PATH, "DATABASE_URL": database}
        with subprocess.Popen([sys.executable, "-m", "ludoteca", "worker", "--data", str(tmp_path)], env=own) as worker:
            for _ in range(600):
                if any(file.suffix == ".dump" and file.stat().st_size for file in tmp_path.glob("backups/*")):
                    break
                time.sleep(0.1)
            worker.terminate()
            assert worker.wait(30) == 0
        assert len(list(tmp_path.glob("backups/ludoteca-*.dump"))) == 1

    def test_a_copy_is_made_and_put_back(self, database: str, tmp_path: Path) -> None:
        with running(tmp_path, free_port(), DATABASE_URL=database) as house:
            ana = Visitor(house.url)
            ana.make(game="unreal-estate", opponents="friends")
            made = run("backup", "--keep", "2", "--data", str(tmp_path), DATABASE_URL=database)
            assert made.returncode == 0, made.stderr
            ana.make(game="unreal-estate", opponents="friends")
            (file,) = (tmp_path / folder.BACKUPS).iterdir()
            put = run("restore", str(file), "--data", str(tmp_path), DATABASE_URL=database)
            assert (put.returncode, put.stderr) == (2, "ludoteca: The site is running: stop it first.\n")
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        put = run("restore", str(file), "--data", str(tmp_path), DATABASE_URL=database)
        assert put.returncode == 0, put.stderr
        assert run("check", "--data", str(tmp_path), DATABASE_URL=database).stdout == "1 tables, 0 faults.\n"
        assert len(list((tmp_path / folder.BACKUPS).iterdir())) == 2  # what there was is kept

    def test_a_copy_of_an_older_form_is_put_back_and_what_is_not_ours_stays(
        self, database: str, tmp_path: Path
    ) -> None:
        with running(tmp_path, free_port(), DATABASE_URL=database) as house:
            Visitor(house.url).make(game="unreal-estate", opponents="friends")
        with psycopg.connect(database) as keeper:  # a release with one room less
            keeper.execute("drop table releases_mark; delete from django_migrations where app = 'releases'")
            keeper.execute("create table somebody_elses (number int)")
        file = tmp_path / "older"
        assert run("backup", str(file), "--data", str(tmp_path), DATABASE_URL=database).returncode == 0
        migrate(tmp_path, DATABASE_URL=database)  # the newer form again
        with psycopg.connect(database) as keeper:
            keeper.execute("drop table somebody_elses; create table another_table (number int)")
        put = run("restore", str(file), "--data", str(tmp_path), DATABASE_URL=database)
        assert put.returncode == 0, put.stderr
        assert run("check", "--data", str(tmp_path), DATABASE_URL=database).stdout == "1 tables, 0 faults.\n"
        with psycopg.connect(database) as keeper:
            assert keeper.execute("select count(*) from another_table").fetchone() == (0,)
