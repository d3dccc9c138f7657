"""The same site on PostgreSQL, where a server of it is installed."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import psycopg
import pytest
from websockets.exceptions import InvalidStatus

from tests.web.house import Visitor, free_port, hear, play, running
from tests.web.postgres import needs_postgresql

pytestmark = needs_postgresql


def test_a_game_is_played_killed_and_played_on(database: str, tmp_path: Path) -> None:
    port = free_port()
    with running(tmp_path, port, DATABASE_URL=database) as house:
        ana = Visitor(house.url)
        code = ana.make(game="unreal-estate", seats=3, level="beginner")
        with ana.connect(code) as wire:
            acknowledged = play(wire, hear(wire), 4)
            house.kill()
    with psycopg.connect(database) as connection:
        row = connection.execute("select revision, (select count(*) from tables_line) from tables_table").fetchone()
    assert row is not None
    assert row[1] >= row[0] >= acknowledged  # what a bot does in one go is one revision, however many lines it takes
    with running(tmp_path, port, DATABASE_URL=database), ana.connect(code) as wire:
        assert (board := hear(wire))["revision"] >= acknowledged
        assert play(wire, board, 2) > acknowledged


def test_two_processes_show_each_others_moves(database: str, tmp_path: Path) -> None:
    with (
        running(tmp_path, free_port(), DATABASE_URL=database) as here,
        running(tmp_path, free_port(), DATABASE_URL=database) as there,
    ):
        ana = Visitor(here.url)
        code = ana.make(game="unreal-estate", seats=3, level="beginner")
        with ana.connect(code) as wire, Visitor(there.url).connect(code) as far:
            board = hear(far)
            reached = play(wire, hear(wire), 3)
            while board["revision"] < reached:
                board = hear(far, board)
            assert not board["mine"]


def test_lost_connections_are_made_again_and_the_game_goes_on(database: str, tmp_path: Path) -> None:
    with (
        running(tmp_path, free_port(), DATABASE_URL=database) as here,
        running(tmp_path, free_port(), DATABASE_URL=database) as there,
    ):
        ana = Visitor(here.url)
        code = ana.make(game="unreal-estate", seats=3, level="beginner")
        with ana.connect(code) as wire, Visitor(there.url).connect(code) as far:
            board, mine = hear(far), hear(wire)
            with psycopg.connect(database) as keeper:
                others = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()"
                keeper.execute(others + " and usename = 'ana'")
            reached = play(wire, mine, 2)
            while board["revision"] < reached:
                board = hear(far, board)


NUL = "a\0b"  # which PostgreSQL keeps nowhere


def test_a_letter_that_postgresql_cannot_keep_is_refused_or_left_out(database: str, tmp_path: Path) -> None:
    with running(tmp_path, free_port(), DATABASE_URL=database) as house:
        ana = Visitor(house.url)
        code = ana.make(game="unreal-estate", seats=2, level="beginner", name=NUL)
        assert 'value="a b"' in ana.get("/")
        asked = [
            partial(ana.post, "/tables/", game=NUL),
            partial(ana.post, "/name/", table=NUL, seat=0),
            partial(ana.post, f"/t/{code}/act/", action=NUL),
        ]
        asked += [partial(ana.get, path) for path in ("/t/a%00b/", f"/t/{code}/seat/%00/", "/games/%00/")]
        for ask in asked:
            with pytest.raises(HTTPError) as refused:
                ask()
            assert 400 <= refused.value.code < 500
        assert ana.get("/?%00=%00")
        ana.put_cookie("session", r'"\000abcdefgh"')  # a zero, as cookies write it
        assert ana.get("/me/")


def status(url: str) -> int:
    """What comes of a form without a token: it is refused, but counted."""
    try:
        return int(urlopen(url + "/tables/", b"", timeout=60).status)
    except HTTPError as error:
        return error.code


def refused(url: str) -> bool:
    """Whether an address is soon refused for what was asked elsewhere: it asks too seldom here to reach the limit."""
    for _ in range(60):
        if status(url) == 429:
            return True
        time.sleep(0.5)  # each tells the other once a second
    return False


def test_two_processes_have_one_limit(database: str, tmp_path: Path) -> None:
    with (
        running(tmp_path, free_port(), DATABASE_URL=database) as here,
        running(tmp_path, free_port(), DATABASE_URL=database) as there,
    ):
        both = (here.url, there.url)
        assert {status(url) for _ in range(100) for url in both} == {403}
        for _ in range(41):
            status(here.url)  # these are the last that an address may ask for in an hour
        assert refused(there.url)
        assert refused(here.url)


def turned_away(visitor: Visitor, code: str) -> bool:
    """Whether the socket of a table is not opened to somebody."""
    try:
        with visitor.connect(code):
            time.sleep(1.5)  # a guest may come again not much sooner
            return False
    except InvalidStatus:
        return True


def test_a_socket_is_refused_for_those_that_another_process_has_let_in(database: str, tmp_path: Path) -> None:
    with running(tmp_path, free_port(), DATABASE_URL=database) as house:
        ana = Visitor(house.url)
        code = ana.make(game="unreal-estate", seats=2, level="beginner")
        tally = "insert into limits_tally (key, slot, count, until) values (%s, %s, 300, now() + interval '1 hour')"
        now = int(time.time()) // 60
        with psycopg.connect(database) as other:  # which lets in as many as may come, in every minute
            for minute in range(now, now + 20):
                other.execute(tally, ["connect address 127.0.0.1", minute])
        assert not turned_away(ana, code)  # nobody has told it yet
        assert any(turned_away(ana, code) for _ in range(40))
