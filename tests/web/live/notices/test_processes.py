"""Notices outlive the process that wrote them, and two that carry them carry each one once."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import psycopg

from ludoteca.web import folder
from tests.web.house import House, Visitor, first_choice, free_port, hear, running, surroundings
from tests.web.live.notices.outside import Outside
from tests.web.postgres import needs_postgresql

MANY = 40  # hooks of one player
HOOK = (
    "insert into notices_channel (player_id, kind, address, keys, language, site, verified, failures, created)"
    " select id, 'hook', {address}, '{{\"style\": \"json\"}}', 'en', 'http://localhost', true, 0, {now}"
    " from tables_player where name = 'Bia'"
)
ROOT = Path(__file__).parents[4]


def played(house: House, before: Any) -> None:
    """Ana and Bia sit at a table; once Bia's hooks are there, they play until Ana's move hands the turn over to Bia."""
    ana, bia = Visitor(house.url), Visitor(house.url)
    code = ana.make(game="unreal-estate", seats=2, opponents="friends", name="Ana")
    page = ana.get(f"/t/{code}/")
    link = page.split('id="link-1" value="')[1].split('"')[0]
    bia.post(link.removeprefix(house.url), name="Bia")
    ana.post(f"/t/{code}/start/")
    before()  # not earlier: whoever does not begin would be told of the beginning too
    with ana.connect(code) as first, bia.connect(code) as second:
        boards, mover = [hear(first), hear(second)], 1
        while mover or not boards[1]["mine"]:
            mover = 0 if boards[0]["mine"] else 1
            wires = [first, second]
            revision = boards[mover]["revision"]
            act = {"type": "act", "revision": revision, "action": first_choice(boards[mover])}
            wires[mover].send(json.dumps(act))
            for each in (0, 1):
                while boards[each]["revision"] <= revision:
                    boards[each] = hear(wires[each], boards[each])


def carrier(outside: Outside, folder: Path, **environment: str) -> subprocess.Popen[bytes]:
    """A process that carries notices a minute later."""
    run = [sys.executable, "-m", "tests.web.live.notices.carrier_process", str(outside.port), str(outside.certificate)]
    own = {**surroundings(), "DJANGO_SETTINGS_MODULE": "ludoteca.web.settings", "LUDOTECA_DATA": str(folder)}
    own["PYTHONPATH"] = os.pathsep.join([own["PYTHONPATH"], str(ROOT)])
    return subprocess.Popen([*run, "60"], env={**own, **environment}, cwd=ROOT)


def test_a_notice_outlives_the_process_that_wrote_it(outside: Outside, tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running(data, free_port()) as house:

        def hook() -> None:
            with sqlite3.connect(data / folder.DATABASE, timeout=30) as database:
                database.execute(HOOK.format(address="'https://hooks.example.org/bia'", now="datetime('now')"))

        played(house, hook)
        house.kill()
    assert outside.heard == []
    assert carrier(outside, data).wait(60) == 0
    assert [request.json["text"] for request in outside.heard] == [
        "It's your turn at Unreal Estate: Ana is waiting.",
    ]


LONG = "update notices_round set until = now() + interval '1 hour'"


def lease(database: str, statement: str) -> None:
    """Let the round last, or end."""
    with psycopg.connect(database) as keeper:
        keeper.execute(statement.encode())


class TestOnPostgreSQL:
    pytestmark = needs_postgresql

    def test_two_processes_carry_each_notice_once(self, database: str, outside: Outside, tmp_path: Path) -> None:
        data = tmp_path / "data"
        with running(data, free_port(), DATABASE_URL=database) as house:

            def hooks() -> None:
                with psycopg.connect(database) as keeper:
                    for number in range(MANY):
                        address = f"'https://hooks.example.org/{number}'"
                        keeper.execute(HOOK.format(address=address, now="now()").encode())

            played(house, hooks)
            house.kill()
        carriers = [carrier(outside, data, DATABASE_URL=database) for _ in range(2)]
        assert [process.wait(120) for process in carriers] == [0, 0]
        assert Counter(request.path for request in outside.heard) == Counter(f"/{number}" for number in range(MANY))

    def test_of_several_processes_one_carries_and_a_worker_comes_first(self, database: str, tmp_path: Path) -> None:
        script = (
            "import django; django.setup(); from ludoteca.web.live.notices.post_office import rounds;"
            "import sys; print(*[int(rounds.mine(word == 'worker')) for word in sys.argv[1:]])"
        )

        def asks(*words: str) -> list[str]:
            own = {**surroundings(), "DJANGO_SETTINGS_MODULE": "ludoteca.web.settings", "DATABASE_URL": database}
            own["LUDOTECA_DATA"] = str(tmp_path)
            run = [sys.executable, "-c", script, *words]
            return subprocess.run(run, env=own, check=True, capture_output=True, text=True).stdout.split()

        with running(tmp_path, free_port(), DATABASE_URL=database) as house:
            house.kill()  # it made the tables, and may have had the round
        lease(database, "delete from notices_round")
        assert asks("site", "site") == ["1", "1"]
        lease(database, LONG)  # however slow this machine is
        assert asks("site") == ["0"]
        assert asks("worker", "worker") == ["1", "1"]
        lease(database, LONG)
        assert asks("site") == ["0"]
        assert asks("worker") == ["0"]
        lease(database, "update notices_round set until = now() - interval '1 second'")
        assert asks("site") == ["1"]
