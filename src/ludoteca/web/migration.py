"""Bringing the database and the games in it to their present form, by one process at a time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from django.core.management import call_command
from django.db import connection

LOCK = 0x10D07ECA  # any number, as long as every Ludoteca has the same


def migrate() -> None:
    """Bring the database to its present form."""
    with alone():
        call_command("migrate", verbosity=0, interactive=False)


def upgrade(leave_behind: bool) -> None:
    """Let the games of earlier releases go on under this one."""
    from .live.releases.carry_over import carry_over

    with alone():
        carry_over(leave_behind)


@contextmanager
def alone() -> Iterator[None]:
    """Wait until no other process does the same; that may take longer than anything else may."""
    if connection.vendor != "postgresql":
        yield
        return
    with connection.cursor() as cursor:
        cursor.execute("SET lock_timeout = 0; SET statement_timeout = 0")
        cursor.execute("SELECT pg_advisory_lock(%s)", [LOCK])
    try:
        yield
    finally:
        connection.close()  # and with it the lock
