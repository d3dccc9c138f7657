"""Bringing the database and the games in it to their present form, by one process at a time."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from django.apps import apps
from django.db import DatabaseError, connection, transaction

LOCK = 0x10D07ECA  # any number, as long as every Ludoteca has the same


def migrate() -> None:
    """Bring the database to its present form."""
    with in_present_form():
        pass


def upgrade(leave_behind: bool) -> None:
    """Bring the database, and the games of earlier releases in it, to their present form: all of it or nothing."""
    from .live.releases.carry_over import carry_over

    with alone(), in_present_form():
        carry_over(leave_behind)


@contextmanager
def in_present_form(kept: bool = True) -> Iterator[None]:
    """The database in its present form: it has it already, or gets it together with what is done here, or not at all.

    Unless that is *kept*, the database is as it was once somebody has looked.
    """
    if not pending():  # then nothing is loaded that could change it
        yield
        return
    from django.core.management import call_command

    with alone(), together():
        call_command("migrate", verbosity=0, interactive=False)
        yield
        if not kept:
            transaction.set_rollback(True)


def pending() -> bool:
    """Whether the database has not its present form yet."""
    return not known() <= made()


def known() -> set[tuple[str, str]]:
    """Every migration that this release knows: its application, and the name of its file."""
    homes = {app.label: find_spec(f"{app.name}.migrations") for app in apps.get_app_configs()}
    places = [(label, home.submodule_search_locations) for label, home in homes.items() if home is not None]
    return {(label, file.name) for label, place in places for file in pkgutil.iter_modules(place)}


def made() -> set[tuple[str, str]]:
    """Every migration that the database has behind it; of a new one, none."""
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT app, name FROM django_migrations")
            return set(cursor.fetchall())
    except DatabaseError:
        return set()


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


@contextmanager
def together() -> Iterator[None]:
    """One transaction for all migrations and what follows; tables change only while no check of references waits."""
    connection.disable_constraint_checking()  # on SQLite, where that must come first
    try:
        with transaction.atomic():
            if connection.vendor == "postgresql":
                with connection.cursor() as cursor:
                    cursor.execute("SET CONSTRAINTS ALL IMMEDIATE")
            yield
    finally:
        connection.enable_constraint_checking()
