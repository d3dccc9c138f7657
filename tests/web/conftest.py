"""A site to test with: a database in a file of its own, the toy game on the shelf, and bots that answer at once."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import SimpleNamespace

import pytest
from django.contrib.contenttypes.management import create_contenttypes
from django.db import connections
from django.db.models.signals import post_migrate

from ludoteca.core import chance
from ludoteca.games import GAMES
from ludoteca.web.live.bots.asking.desk import Answer, Reply
from ludoteca.web.live.bots.asking.question import Question
from ludoteca.web.live.bots.processes import bot_process
from ludoteca.web.live.tables import open_tables
from ludoteca.web.live.tables.calls import bot_calls
from ludoteca.web.pages.me.hasher import Hasher
from ludoteca.web.pages.request import limiter
from tests.shared import once
from tests.toy.ferry import FERRY
from tests.web.house import migrate
from tests.web.house import new_database as new_file
from tests.web.people import settled
from tests.web.postgres import Cluster

NEW = "new"  # the database from which others are copied


@pytest.fixture(scope="session")
def django_db_modify_db_settings(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Tables are written by a thread of their own: it needs a database in a file, as on a real site."""
    file: Path = tmp_path_factory.mktemp("site") / "test.sqlite3"
    shutil.copy(new_file(), file)
    connections["default"].settings_dict["TEST"]["NAME"] = str(file)


@pytest.fixture(scope="session")
def django_db_keepdb() -> bool:
    """The file is there already, with everything in its present form."""
    return True


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup: None) -> None:
    """Nobody here has permissions of Django's: they need not be written down again after each test."""
    post_migrate.disconnect(dispatch_uid="django.contrib.auth.management.create_permissions")
    post_migrate.disconnect(create_contenttypes)


def make_cluster(place: Path) -> None:
    """A PostgreSQL with a database in which nothing has happened, stopped again."""
    one = Cluster(str(place))
    (place / "site").mkdir()
    migrate(place / "site", DATABASE_URL=one.database(NEW))
    one.end()


@pytest.fixture(scope="session", autouse=True)
def quick_passwords() -> Iterator[None]:
    """What keeps a thief of the database busy is not what is tested here; a real site in a real browser does it all."""
    with pytest.MonkeyPatch.context() as patch:
        for name, least in {"time_cost": 1, "memory_cost": 8, "parallelism": 1}.items():
            patch.setattr(Hasher, name, least)
        yield


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of our own, in which there is a database where nothing has happened: to make it takes seconds."""
    with TemporaryDirectory(prefix="ludoteca-") as place:
        shared = once("cluster", make_cluster)
        subprocess.run(["cp", "-a", shared / "data", place], check=True)  # whoever owns the files still does
        one = Cluster(place)
        yield one
        one.stop()


@pytest.fixture
def empty_database(cluster: Cluster, request: pytest.FixtureRequest) -> str:
    """The address of a database without anything in it."""
    return cluster.database(request.node.name[:40])


@pytest.fixture
def database(cluster: Cluster, request: pytest.FixtureRequest) -> str:
    """The address of a database in which nothing has happened."""
    return cluster.database(request.node.name[:40], NEW)


class AtOnce:
    """A pool without processes: its bots answer at once, as the plainest bot would, or stay silent."""

    def __init__(self) -> None:
        self.silent = False
        self.reports = False  # whether reports grow; most tests have no use for one

    def ask(self, question: Question, answer: Answer) -> None:
        if not self.silent and (self.reports or not question.task):
            answer(Reply(bot_process.answer(replace(question, bot="random").text(1)), question.bot))

    def places(self) -> dict[str, int]:
        """Nobody waits."""
        return {}


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> AtOnce:
    """The bots of the site."""
    pool = AtOnce()
    monkeypatch.setattr(bot_calls, "BOT_POOL", pool)
    return pool


@pytest.fixture
def luck(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """The luck of a test is its own and always the same: what it tells does not depend on the cards."""
    monkeypatch.setattr(chance, "secrets", SimpleNamespace(randbelow=Random(request.node.nodeid).randrange))


@pytest.fixture
def site(transactional_db: None, luck: None, bots: AtOnce, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An empty site with the toy game on its shelf."""
    monkeypatch.setitem(GAMES, "ferry", FERRY)
    limiter.LIMITER.reset()
    yield
    bots.silent = True
    settled()
    open_tables.OPEN_TABLES.tables.clear()
