"""The server as a process: starting, being killed, ports, copies, the secret key."""

from __future__ import annotations

import errno
import json
import os
import socket
import sqlite3
import stat
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from ludoteca.web import folder
from ludoteca.web.folder import FolderError
from ludoteca.web.network.listening import lan_address
from ludoteca.web.public import proxies, public_url
from ludoteca.web.server import HOPELESS, TRY_AGAIN
from tests.web.house import PATIENCE, House, Visitor, first_choice, free_port, hear, killed, play, running, surroundings


def kept(data: Path) -> tuple[int, list[tuple[int, int]]]:
    """The revision of the only table, and the number and the revision of each of its lines, as the file has them."""
    with sqlite3.connect(data / folder.DATABASE) as database:
        revision = database.execute("select revision from tables_table").fetchone()[0]
        lines = database.execute("select number, revision from tables_line order by number").fetchall()
    return int(revision), lines


def test_killed_in_the_middle_of_play_it_has_every_acknowledged_move(tmp_path: Path) -> None:
    port = free_port()
    with running(tmp_path, port) as house:
        ana = Visitor(house.url)
        code = ana.make(game="unreal-estate", seats=3, level="beginner")
        with ana.connect(code) as wire:
            acknowledged = play(wire, hear(wire), 6)
            house.kill()
    revision, lines = kept(tmp_path)
    assert revision >= acknowledged > 6
    assert [number for number, _ in lines] == list(range(len(lines)))
    brought = [written for _, written in lines]  # the set-up and whatever was done in one go brought one revision each
    assert brought == sorted(brought)
    assert set(brought) == set(range(1, revision + 1))
    with running(tmp_path, port) as again:
        assert again.url == ana.url
        with ana.connect(code) as wire:  # the same browser: its seat is still its own
            assert (board := hear(wire))["revision"] >= acknowledged
            assert play(wire, board, 2) > acknowledged


def my_turn(wire: ClientConnection, board: Any) -> Any:
    """The board once there is something to choose."""
    while not first_choice(board):
        board = hear(wire, board)
    return board


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux says which processes belong to a site")
def test_a_bot_killed_while_it_thinks_is_asked_again(tmp_path: Path) -> None:
    with running(tmp_path, free_port()) as house:
        ana = Visitor(house.url)
        with ana.connect(ana.make(game="unreal-estate", seats=2, level="beginner")) as wire:
            board, ended = my_turn(wire, hear(wire)), 0
            while ended < 3:
                revision, choice = board["revision"], first_choice(board)
                wire.send(json.dumps({"type": "act", "revision": revision, "action": choice}))
                while board["revision"] == revision:
                    board = hear(wire, board)
                if not board["mine"]:
                    ended += sum(killed(thinker) for thinker in house.thinkers())
                board = my_turn(wire, board)


def test_a_taken_port_gives_way_to_the_next(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = int(taken.getsockname()[1])
        with running(tmp_path, port) as house:
            assert house.url != f"http://localhost:{port}"
            assert f"Port {port} is taken" in house.said[0]
            assert urllib.request.urlopen(house.url + "/healthz").read() == b"ok\n"


def test_a_start_loads_nothing_that_most_sites_never_need(tmp_path: Path) -> None:
    heavy = ("cryptography", "django.db.migrations.loader", "fido2", "psycopg", "pywebpush")
    script = f"import sys, ludoteca.web.asgi, ludoteca.web.urls; print([*sys.modules.keys() & {heavy}])"
    own = {**surroundings(), "LUDOTECA_DATA": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", script], env=own, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_open_pages_do_not_keep_it_from_ending(tmp_path: Path) -> None:
    with running(tmp_path, free_port()) as house:
        ana = Visitor(house.url)
        with ana.connect(ana.make(game="unreal-estate")) as wire:
            hear(wire)
            house.process.terminate()
            assert house.process.wait(20) is not None


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("house"), free_port()) as one:
        yield one


@pytest.mark.parametrize(
    "line",
    [b"GET /?\xff\xfe HTTP/1.1", b"GET /t/\xff/ HTTP/1.1", b"GET /%00%ff HTTP/1.1", b"\x00\x01\x02", b"PUT / HTTP/1.1"],
)
def test_raw_garbage_gets_no_error_of_ours(house: House, line: bytes) -> None:
    with socket.create_connection(("127.0.0.1", int(house.url.rpartition(":")[2])), timeout=20) as wire:
        wire.sendall(line + b"\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        answer = wire.recv(1000)
    assert answer.split(b" ")[1][:1] in (b"2", b"3", b"4")


@pytest.mark.parametrize(
    "headers", [{"Cookie": "guest=\xff\xfe; =;;"}, {"Content-Length": "0"}, {"Host": "evil.example"}]
)
def test_strange_headers_get_no_error_of_ours(house: House, headers: dict[str, str]) -> None:
    lines = "".join(f"{name}: {value}\r\n" for name, value in ({"Host": "localhost"} | headers).items())
    with socket.create_connection(("127.0.0.1", int(house.url.rpartition(":")[2])), timeout=20) as wire:
        wire.sendall(b"GET / HTTP/1.1\r\n" + lines.encode("latin1") + b"Connection: close\r\n\r\n")
        assert wire.recv(1000).split(b" ")[1][:1] in (b"2", b"4")


def test_static_files_are_served_and_asked_for_again(house: House) -> None:
    answer = urllib.request.urlopen(house.url + "/static/ludoteca/site.css")
    assert answer.headers["Cache-Control"].startswith("max-age=0")


def test_the_local_network_is_told_its_address(tmp_path: Path) -> None:
    with running(tmp_path, free_port(), "--host", "0.0.0.0") as house:
        own = lan_address()
        assert own is None or any(own in line for line in house.said)


@pytest.mark.parametrize(("trusted", "scheme"), [("127.0.0.1", "https"), ("192.0.2.1", "http")])
def test_only_a_trusted_proxy_says_how_the_reader_came(tmp_path: Path, trusted: str, scheme: str) -> None:
    with running(tmp_path, free_port(), LUDOTECA_PROXIES=trusted) as house:
        through = urllib.request.Request(house.url + "/games/unreal-estate/", headers={"X-Forwarded-Proto": "https"})
        page = urllib.request.urlopen(through).read().decode()
    assert f'content="{scheme}://localhost:' in page


def exit_code(data: Path, command: str, **environment: str) -> tuple[int, str]:
    """How a command ends that cannot begin, and what it says."""
    own = {**surroundings(), **environment}
    run = [sys.executable, "-m", "ludoteca", *command.split(), "--data", str(data)]
    done = subprocess.run(run, env=own, capture_output=True, text=True, timeout=PATIENCE)
    return done.returncode, done.stderr


@pytest.mark.parametrize("command", ["serve --no-browser", "worker", "check"])
def test_a_database_that_is_away_is_worth_another_try(tmp_path: Path, command: str) -> None:
    away = f"postgresql://ana@127.0.0.1:{free_port()}/games"
    code, said = exit_code(tmp_path, command, DATABASE_URL=away)
    assert code == TRY_AGAIN
    assert said.startswith("ludoteca: The database cannot be used: ")


def test_what_does_not_change_by_trying_again_is_said_by_another_code(tmp_path: Path) -> None:
    (tmp_path / folder.DATABASE).write_text("no database at all, and it never was one")
    code, said = exit_code(tmp_path, "serve --no-browser")
    assert (code, "not a database" in said) == (HOPELESS, True)
    assert exit_code(tmp_path, "serve --no-browser", DATABASE_URL="mysql://x")[0] == HOPELESS
    code, said = exit_code(tmp_path, "thinker")
    assert (code, "needs a site on PostgreSQL" in said) == (HOPELESS, True)


@pytest.mark.parametrize(("form", "begins"), [("json", "{"), ("", "20")])
def test_the_environment_says_how_the_log_is_written(tmp_path: Path, form: str, begins: str) -> None:
    script = "import ludoteca.web.asgi, logging; logging.getLogger('a').warning('it is so')"
    own = {**surroundings(), "LUDOTECA_DATA": str(tmp_path), "LUDOTECA_LOG": form}
    done = subprocess.run([sys.executable, "-c", script], env=own, capture_output=True, text=True, check=True)
    (line,) = done.stderr.splitlines()
    assert line.startswith(begins)
    assert "it is so" in (json.loads(line)["message"] if form else line)


@pytest.mark.parametrize("command", ["check", "export games"])
def test_where_there_is_no_site_all_is_not_well_and_none_is_made(tmp_path: Path, command: str) -> None:
    code, said = exit_code(tmp_path / "elsewhere", command)
    assert (code, "There is no site" in said) == (HOPELESS, True)
    assert list(tmp_path.iterdir()) == []


def test_a_start_that_fails_says_so_as_the_rest_of_the_log_is_written(tmp_path: Path) -> None:
    code, said = exit_code(tmp_path, "serve --no-browser", DATABASE_URL="mysql://x", LUDOTECA_LOG="json")
    told = json.loads(said)
    assert (code, told["level"], told["message"].split()[0]) == (HOPELESS, "error", "DATABASE_URL")


@pytest.mark.parametrize(
    ("url", "right"),
    [
        ("", True),
        ("https://games.example.org/", True),
        ("http://[::1]:8000", True),
        ("games.example.org", False),
        ("https://", False),
        ("http://[::1", False),
        ("https://example.org/games", False),
    ],
)
def test_a_public_address_that_is_none_is_said_and_turns_nobody_away(url: str, right: bool) -> None:
    with nullcontext() if right else pytest.raises(FolderError, match="must read like"):
        assert public_url(url) == url.rstrip("/")


@pytest.mark.parametrize(
    ("text", "right"),
    [("", True), ("*", True), ("127.0.0.1, ::1,172.30.0.0/24,", True), ("proxy", False), ("10.0.0.5/8", False)],
)
def test_a_proxy_that_nobody_would_believe_is_said(text: str, right: bool) -> None:
    with nullcontext() if right else pytest.raises(FolderError, match="is neither"):
        assert proxies(text) == text


def test_the_first_link_of_a_site_with_a_public_address_leads_there(tmp_path: Path) -> None:
    port = free_port()
    with running(tmp_path, port, LUDOTECA_URL=f"http://localhost:{port}/") as house:
        (link,) = [line.split()[-1] for line in house.said if line.startswith("Make it yours")]
        assert urllib.request.urlopen(link, timeout=PATIENCE).status == 200


def test_a_site_that_ended_left_everything_in_one_file(tmp_path: Path) -> None:
    with running(tmp_path / "data", free_port()) as house:
        ana = Visitor(house.url)
        with ana.connect(ana.make(game="unreal-estate", seats=2, level="beginner")) as wire:
            reached = play(wire, hear(wire), 2)
    (tmp_path / folder.DATABASE).write_bytes((tmp_path / "data" / folder.DATABASE).read_bytes())
    revision, lines = kept(tmp_path)
    assert revision >= reached
    assert len(lines) > 2
    with sqlite3.connect(tmp_path / folder.DATABASE) as database:
        assert database.execute("select revision from releases_mark").fetchone() == (revision,)


# -- the data folder ---------------------------------------------------------------------------------------------------


def test_the_secret_key_is_made_once_and_only_its_owner_reads_it(tmp_path: Path) -> None:
    place = tmp_path / "new" / "folder"
    folder.prepare(place)
    key = folder.secret_key(place)
    folder.prepare(place)
    assert len(key) > 50
    assert folder.secret_key(place) == key
    assert stat.S_IMODE((place / folder.KEY).stat().st_mode) == 0o600


def test_a_secret_key_that_found_no_room_is_made_the_next_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        with pytest.raises(FolderError, match="No space left"):
            folder.prepare(tmp_path)
    folder.prepare(tmp_path)
    assert len((tmp_path / folder.KEY).read_text()) > 50


def test_what_is_kept_is_its_owners_alone(tmp_path: Path) -> None:
    place = tmp_path / "old"
    place.mkdir(mode=0o755)
    (place / folder.DATABASE).touch(0o644)
    with running(place, free_port()) as house:
        Visitor(house.url).make(game="unreal-estate", opponents="friends")
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in place.iterdir() if file.is_file()}
    assert stat.S_IMODE(place.stat().st_mode) == 0o700
    assert len(modes) > 2  # the write-ahead log too
    assert set(modes.values()) == {0o600}


def test_a_folder_with_other_things_stays_open_to_others(tmp_path: Path) -> None:
    place = tmp_path / "shared"
    place.mkdir()
    place.chmod(0o755)
    (place / "letter.txt").touch()
    (place / "letter.txt").chmod(0o644)
    folder.prepare(place)
    assert stat.S_IMODE(place.stat().st_mode) == 0o755
    assert stat.S_IMODE((place / "letter.txt").stat().st_mode) == 0o644


def test_a_folder_that_cannot_be_used_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(folder.FolderError, match="cannot be used"):
        folder.prepare(tmp_path / "file" / "folder")
    with pytest.raises(folder.FolderError, match="cannot be used"):
        folder.prepare(tmp_path / "file")


def test_the_environment_chooses_the_database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert folder.database(tmp_path)["NAME"] == tmp_path / folder.DATABASE
    monkeypatch.setenv("DATABASE_URL", "postgresql://ana:p%40ss@db.example:5433/games?sslmode=require")
    found = folder.database(tmp_path)
    assert (found["USER"], found["PASSWORD"], found["HOST"], found["PORT"]) == ("ana", "p@ss", "db.example", "5433")
    assert (found["NAME"], found["OPTIONS"]["sslmode"]) == ("games", "require")
    assert "lock_timeout" in found["OPTIONS"]["options"]
    monkeypatch.setenv("DATABASE_URL", "mysql://x")
    with pytest.raises(folder.FolderError, match="postgresql"):
        folder.database(tmp_path)
    monkeypatch.setenv("DATABASE_URL", "postgresql://ana:secret/word@db.example/games")
    with pytest.raises(folder.FolderError, match="%2F") as refused:
        folder.database(tmp_path)
    assert "secret" not in str(refused.value)
