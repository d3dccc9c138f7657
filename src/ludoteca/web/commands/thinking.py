"""A thinker: a process that only answers questions to bots, on any machine that reaches the site's PostgreSQL."""

from __future__ import annotations

import os
import signal
import threading
from pathlib import Path

import django
from django.db import Error, connection

from .. import folder
from ..server import ServerError, give_up, settle

NEEDS_POSTGRESQL = "A thinker needs a site on PostgreSQL, named by DATABASE_URL; with SQLite the site thinks itself."


def think(data: Path | None, processes: int) -> int:
    """Think until somebody stops it; the exit code says whether it could begin."""
    try:
        settle(data)
        django.setup()
        if connection.vendor != "postgresql":
            raise ServerError(NEEDS_POSTGRESQL)
    except (folder.FolderError, ServerError) as error:
        return give_up(error)
    number = processes or os.cpu_count() or 1
    stopped = threading.Event()
    for each in (signal.SIGTERM, signal.SIGINT):
        signal.signal(each, lambda *_: stopped.set())
    print(f"Thinking in {number} processes. Stop with Ctrl+C.", flush=True)
    work(number, stopped)
    return 0


def work(number: int, stopped: threading.Event) -> None:
    """Take questions, and tell the others for whom was thought."""
    from ..live.bots.asking.budget import BUDGET
    from ..live.bots.asking.shared_desk import SharedDesk
    from ..live.bots.processes.bot_pool import BotPool
    from ..live.limits import sharing

    pool = BotPool(number, SharedDesk)
    pool.start()
    while not stopped.wait(sharing.EVERY):
        try:
            sharing.share(BUDGET.limiter)
        except Error:
            continue  # the desk says so already
    pool.stop()
