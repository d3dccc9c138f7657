"""Copies of the site's data, made while people play, and put back when they are needed."""

from __future__ import annotations

import os
import sqlite3
import sys
from contextlib import closing
from datetime import datetime
from pathlib import Path

from .. import folder
from . import postgresql

PREFIX = "ludoteca-"  # of the copies that are named by their time
OWNER_ONLY = 0o600
RUNNING = "The site is running: stop it first."


class BackupError(RuntimeError):
    """No copy can be made or put back, and why."""


# -- the commands ------------------------------------------------------------------------------------------------------


def backup(file: Path | None, data: Path | None = None, keep: int = 0) -> int:
    """Copy everything into a file, or into one named by its time; the exit code says whether it worked."""
    try:
        made = make(data or folder.data_folder(), keep) if file is None else write(data or folder.data_folder(), file)
    except (BackupError, postgresql.DumpError) as error:
        print(f"ludoteca: {error}", file=sys.stderr)
        return 2
    print(f"Copied to {made}.")
    return 0


def restore(file: Path, data: Path | None = None) -> int:
    """Put a copy in the place of what there is, which is copied first; the exit code says whether it worked."""
    place = data or folder.data_folder()
    try:
        put_back(file, place)
    except (BackupError, postgresql.DumpError) as error:
        print(f"ludoteca: {error}", file=sys.stderr)
        return 2
    print(f"{file} is in place. `ludoteca check` looks whether every game in it can be played on.")
    return 0


# -- making a copy -----------------------------------------------------------------------------------------------------


def make(place: Path, keep: int = 0) -> Path:
    """A copy named by its time, among the others; with *keep*, only so many of the newest stay."""
    copies = place / folder.BACKUPS
    try:
        copies.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BackupError(f"No copies can be kept in {copies}: {error.strerror}.") from error
    made = write(place, copies / f"{PREFIX}{datetime.now().astimezone():%Y%m%d-%H%M%S}{ending()}")
    for old in newest_first(place)[keep:] if keep else []:
        old.unlink(missing_ok=True)
    return made


def ending() -> str:
    """How the name of a copy ends."""
    return ".dump" if postgresql.used() else ".sqlite3"


def newest_first(place: Path) -> list[Path]:
    """The copies that are named by their time."""
    return sorted((place / folder.BACKUPS).glob(f"{PREFIX}*{ending()}"), reverse=True)


def write(place: Path, file: Path) -> Path:
    """Copy everything into a file that nobody else can read; a copy that was not finished is not left behind."""
    database = None if postgresql.used() else existing(place)
    part = file.with_name(file.name + ".part")
    try:
        reserve(file)
        os.close(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, OWNER_ONLY))
        if database is None:
            postgresql.dump(part)
        else:
            copy(database, part)
        part.replace(file)
    except FileExistsError as error:
        raise BackupError(f"{file} exists already; choose another name.") from error
    except (OSError, sqlite3.Error, postgresql.DumpError) as error:
        file.unlink(missing_ok=True)
        raise BackupError(f"The copy could not be made: {error}.") from error
    finally:
        part.unlink(missing_ok=True)
    return file


def reserve(file: Path) -> None:
    """Take a name that nobody has."""
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))


def existing(place: Path) -> Path:
    """The database to copy."""
    database = place / folder.DATABASE
    if not database.exists():
        raise BackupError(f"There is nothing to copy: {database} does not exist.")
    return database


def copy(source: Path, target: Path) -> None:
    """Copy a database as a whole: every acknowledged move is in it."""
    with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(target)) as there:
        here.backup(there)


# -- putting one back --------------------------------------------------------------------------------------------------


def put_back(file: Path, place: Path) -> None:
    """Put a copy in the place of what there is."""
    if not file.is_file():
        raise BackupError(f"There is no copy {file}.")
    folder.prepare(place)
    if postgresql.used():
        if postgresql.in_use():
            raise BackupError(RUNNING)
        print(f"What there was is in {make(place)}.")
        return postgresql.undump(file)
    sound(file)
    database = place / folder.DATABASE
    if database.exists():
        unused(database)
        print(f"What there was is in {make(place)}.")
    return copy(file, database)


def sound(file: Path) -> None:
    """Only a whole database of ours is put back."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as database:
            well = database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            database.execute("SELECT count(*) FROM tables_table").fetchone()
    except sqlite3.Error as error:
        raise BackupError(f"{file} is no copy of Ludoteca's data: {error}.") from error
    if not well:
        raise BackupError(f"{file} is damaged.")


def unused(database: Path) -> None:
    """Nothing is put back under a site that runs: it has its tables in memory."""
    try:
        with closing(sqlite3.connect(database, timeout=1)) as alone:
            alone.execute("PRAGMA locking_mode = EXCLUSIVE")
            alone.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        raise BackupError(RUNNING) from error
