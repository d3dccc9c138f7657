"""A database of an older Ludoteca comes to its present form, and every game in it is played on."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from functools import partial
from hashlib import sha256
from pathlib import Path

import pytest
from django.core.management import call_command
from django.core.signing import Signer
from django.db.migrations.loader import MigrationLoader

import ludoteca
from ludoteca.core.chance import Chance
from ludoteca.core.records.match import Match
from ludoteca.core.records.record import read
from ludoteca.games import GAMES
from ludoteca.web import folder
from ludoteca.web.migration import known, made
from tests.shared import once
from tests.web.house import Visitor, free_port, hear, play, running

BEFORE_PEOPLE = ("tables", "0002")  # players were kept among the tables
BEFORE_ACCOUNTS = ("people", "0003")  # the last form without them
BEFORE_CLOCKS = ("tables", "0007")
BEFORE_LOSSES = ("tables", "0009")
NOW = "2026-01-02 03:04:05"


def old_database(data: Path, app: str, migration: str) -> sqlite3.Connection:
    """A database as an older Ludoteca made it."""
    made = once(f"{app}-{migration}", partial(make_old_database, app, migration))
    shutil.copytree(made, data, dirs_exist_ok=True)
    return sqlite3.connect(data / folder.DATABASE)


def make_old_database(app: str, migration: str, data: Path) -> None:
    """Migrate a new database so far and no further."""
    settings = {"DJANGO_SETTINGS_MODULE": "ludoteca.web.settings", "LUDOTECA_DATA": str(data)}
    sources = str(Path(ludoteca.__file__).parents[1])
    run = [sys.executable, "-m", "django", "migrate", app, migration, "--verbosity", "0"]
    subprocess.run(run, check=True, env={**os.environ, **settings, "PYTHONPATH": sources})


def set_table(database: sqlite3.Connection, match: Match) -> None:
    """Rows of a running table with the code *oldtable*: Ana, whose seat has the secret *anas*, plays against a bot."""
    header, *lines = match.record().write().splitlines()
    columns = [str(row[1]) for row in database.execute("pragma table_info(tables_player)")]
    signed = {"signed": 0} if "signed" in columns else {}
    ana = {"id": 7, "name": "Ana", "number": 1234, "created": NOW, **signed}
    names = ", ".join(ana)
    database.execute(f"insert into tables_player ({names}) values ({', '.join('?' * len(ana))})", [*ana.values()])
    database.execute(
        "insert into tables_table (id, code, game, header, status, revision, maker_id, created, touched)"
        " values (5, 'oldtable', ?, ?, 'running', ?, 7, ?, datetime('now'))",
        [match.game.name, header, len(lines), NOW],
    )
    for number, player, name, bot, secret in ((0, 7, "", "", "anas"), (1, None, "Otto", "beginner", "ottos")):
        database.execute(
            "insert into tables_seat (table_id, number, player_id, name, bot, secret, left, agreed)"
            " values (5, ?, ?, ?, ?, ?, 0, 0)",
            [number, player, name, bot, secret],
        )
    for number, text in enumerate(lines):
        row = [number, text, number + 1]
        database.execute("insert into tables_line (table_id, number, text, revision) values (5, ?, ?, ?)", row)


def schema(database: sqlite3.Connection) -> list[str]:
    """How the tables of the database are made."""
    return [sql for (sql,) in database.execute("select sql from sqlite_master where sql is not null order by name")]


def only_grown(before: str, now: str) -> bool:
    """Whether a table is as it was, but for columns more: those stand behind the others, and before what binds all."""
    columns, binding, rule = before.partition(", CONSTRAINT")
    return now.startswith(columns.removesuffix(")")) and now.endswith(binding + rule)


def test_a_game_begun_before_players_were_people_is_played_on(tmp_path: Path) -> None:
    game = GAMES["unreal-estate"]
    match = Match.start(game, 2, game.settle({}, people=True), Chance(3))
    with old_database(tmp_path, *BEFORE_PEOPLE) as database:
        set_table(database, match)
        form = schema(database)
    with running(tmp_path, free_port()) as house:
        ana = Visitor(house.url)
        ana.post("/t/oldtable/seat/anas/")
        with ana.connect("oldtable") as wire:
            board = hear(wire)
            assert "Ana" in board["regions"]["players"]
            reached = play(wire, board, 3)
    revision, maker = database.execute("select revision, maker_id from tables_table").fetchone()
    assert revision >= reached > 3
    assert maker == 7
    assert database.execute("select name from tables_player where id = 7").fetchone() == ("Ana",)
    assert database.execute("select text from tables_line where number = 0").fetchone() == (match.setup.write(),)
    now = schema(database)
    lost = [sql for sql in form if not any(only_grown(sql, later) for later in now)]
    assert lost == []  # columns were added, nothing was made anew


def test_a_game_begun_before_there_were_clocks_is_played_on_without_one(tmp_path: Path) -> None:
    game = GAMES["unreal-estate"]
    match = Match.start(game, 2, game.settle({}, people=True), Chance(3))
    with old_database(tmp_path, *BEFORE_CLOCKS) as database:
        database.execute(
            "insert into tables_player (id, name, number, created, signed) values (8, 'Bia', 1, ?, 0)", [NOW]
        )
        set_table(database, match)
        database.execute("update tables_seat set player_id = 8, bot = '', name = '' where number = 1")
        form = schema(database)
    with running(tmp_path, free_port()) as house:
        ana, bia = Visitor(house.url), Visitor(house.url)
        ana.post("/t/oldtable/seat/anas/")
        bia.post("/t/oldtable/seat/ottos/")
        assert "oldtable" in ana.get("/") + bia.get("/")
        with ana.connect("oldtable") as anas, bia.connect("oldtable") as bias:
            boards = [hear(anas), hear(bias)]
            asked = [board["mine"] for board in boards].index(True)
            reached = play((anas, bias)[asked], boards[asked], 1)
        ana.post("/t/oldtable/leave/", seat=0, sure="yes")  # as ever: the others decide about a bot
    revision, *clock = database.execute(
        "select revision, pace, due, paused, since is null from tables_table"
    ).fetchone()
    assert revision > reached
    assert clock == [None, None, None, 0]
    assert set(database.execute("select bank, lapses, once, pause from tables_seat")) == {(None, None, None, None)}
    assert set(database.execute("select bank from tables_line")) == {(None,)}
    assert database.execute("select bot, left from tables_seat where number = 0").fetchone() == ("", 1)
    assert [sql for sql in form if not any(only_grown(sql, later) for later in schema(database))] == []


def test_a_guest_of_an_older_cookie_keeps_the_game_and_gets_a_token(tmp_path: Path) -> None:
    game = GAMES["unreal-estate"]
    match = Match.start(game, 2, game.settle({}, people=True), Chance(3))
    with old_database(tmp_path, *BEFORE_PEOPLE) as database:
        set_table(database, match)
    with running(tmp_path, free_port(), LUDOTECA_SECRET_KEY="known") as house:
        ana = Visitor(house.url)
        old = Signer(key="known", salt="guest").sign("7")
        ana.put_cookie("guest", old)
        ana.get("/t/oldtable/")
        assert ":" not in (token := ana.cookie("guest"))
        with ana.connect("oldtable") as wire:
            play(wire, hear(wire), 1)
        eve = Visitor(house.url)
        eve.put_cookie("guest", old)  # it has been exchanged, and the token was used
        eve.get("/t/oldtable/")
        assert eve.cookie("guest") == old
    assert database.execute("select name, signed from tables_player").fetchall() == [("Ana", 0)]
    assert token not in str(database.execute("select * from people_token").fetchall())


def test_a_guest_of_before_there_were_accounts_keeps_a_place_with_the_running_game(tmp_path: Path) -> None:
    game = GAMES["unreal-estate"]
    match = Match.start(game, 2, game.settle({}, people=True), Chance(3))
    with old_database(tmp_path, *BEFORE_ACCOUNTS) as database:
        database.execute(
            "insert into tables_player (id, name, number, created, signed) values (8, 'Bia', 4321, ?, 0)", [NOW]
        )
        set_table(database, match)
        digest = sha256(b"of-an-earlier-visit").hexdigest()
        row = [digest, NOW]
        database.execute(
            "insert into people_token (digest, player_id, created, seen) values (?, 7, ?, date('now'))", row
        )
    with running(tmp_path, free_port()) as house:
        ana = Visitor(house.url)
        ana.put_cookie("guest", "of-an-earlier-visit")
        with ana.connect("oldtable") as wire:
            play(wire, hear(wire), 1)
        ana.post("/me/keep/")
        with ana.connect("oldtable") as wire:
            play(wire, hear(wire), 1)
        eve = Visitor(house.url)
        eve.put_cookie("guest", "of-an-earlier-visit")
        assert "oldtable" not in eve.get("/")
        assert "oldtable" in ana.get("/")
    kept = database.execute("select name, user_id is not null, handle, hangups > 0 from tables_player order by id")
    assert kept.fetchall() == [("Ana", 1, None, 1), ("Bia", 0, None, 0)]


@pytest.mark.parametrize(("name", "place"), [("solo-lost", 2), ("solo-won", 1)])
def test_a_game_alone_that_was_lost_is_no_longer_kept_as_won(tmp_path: Path, name: str, place: int) -> None:
    golden = Path(__file__).parents[2] / "games" / "origins" / "replays" / f"{name}.txt"
    match = Match.load(read(golden.read_text("utf-8"), GAMES))
    with old_database(tmp_path, *BEFORE_LOSSES) as database:
        set_table(database, match)
        database.execute("delete from tables_seat where number = 1")
        database.execute("update tables_table set status = 'over'")
        database.execute("update tables_seat set place = 1, score = ?", match.game.scores(match.state))
    make_old_database("tables", "0010", tmp_path)
    assert database.execute("select place from tables_seat").fetchall() == [(place,)]


@pytest.mark.django_db
def test_every_migration_is_known_without_loading_it_and_a_new_database_has_them_all() -> None:
    assert known() == set(MigrationLoader(None).disk_migrations)
    assert known() <= made()


@pytest.mark.django_db
def test_the_database_has_the_form_that_the_models_say() -> None:
    call_command("makemigrations", check_changes=True, dry_run=True, verbosity=0)
