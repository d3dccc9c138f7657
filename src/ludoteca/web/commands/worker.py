"""The worker command: what is done now and then for a whole site, where several processes share one PostgreSQL."""

from __future__ import annotations

import logging
import signal
import threading
from collections.abc import Callable
from pathlib import Path

import django
from django.db import Error

from .. import folder
from ..copies import nightly
from ..migration import pending
from ..server import ServerError, give_up, prepare_database, settle


def clocks() -> None:
    """Look whose time has run out."""
    from ..live.tables.upkeep.timeouts import tick_beside

    tick_beside()


def notices() -> None:
    """Carry what is due."""
    from ..live.notices.post_office.postman import POSTMAN

    POSTMAN.round(worker=True)


CHORES: dict[Callable[[], object], float] = {  # and how many seconds lie between
    nightly.back_up: nightly.EVERY,
    clocks: 1.0,
    notices: 1.0,
}
ALONE = "The data are in SQLite: the site does all this by itself, and needs no worker."
log = logging.getLogger(__name__)


def work(data: Path | None = None) -> int:
    """Do the chores until somebody stops it; the exit code says whether it could begin."""
    try:
        if not folder.on_postgresql():
            raise ServerError(ALONE)
        place = settle(data)
        django.setup()
        if pending():  # games that were left behind do not hold a worker up
            prepare_database()
    except (folder.FolderError, ServerError, Error) as error:
        return give_up(error)
    print(f"Clocks are looked at, notices go out, and every night a copy goes into {place / folder.BACKUPS}.")
    print("Stop with Ctrl+C.", flush=True)
    ended = threading.Event()
    signal.signal(signal.SIGTERM, lambda *_: ended.set())
    threads = [threading.Thread(target=repeat, args=[chore, CHORES[chore], ended]) for chore in CHORES]
    for thread in threads:
        thread.start()
    wait(ended)
    return 0


def wait(ended: threading.Event) -> None:
    """Wait until somebody stops it, by a signal or by Ctrl+C."""
    try:
        ended.wait()
    except KeyboardInterrupt:
        ended.set()


def repeat(chore: Callable[[], object], seconds: float, ended: threading.Event) -> None:
    """Do something again and again; if it fails once, it is done again all the same."""
    while not ended.is_set():
        try:
            chore()
        except Exception:
            log.exception("a chore failed")
        ended.wait(seconds)
