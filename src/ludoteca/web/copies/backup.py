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
DAMAGED = "the database is damaged"
LOGS = ("-wal", "-shm")  # what SQLite keeps beside a database


class BackupError(RuntimeError):
    """No copy can be made or put back, and why."""


# -- the commands ------------------------------------------------------------------------------------------------------


def backup(file: Path | None, data: Path | None = None, keep: int = 0) -> int:
    """Copy everything into a file, or into one named by its time; the exit code says whether it worked."""
    try:
        made = make(data or folder.data_folder(), keep) if file is None else write(data or folder.data_folder(), file)
    except (BackupError, folder.FolderError, postgresql.DumpError) as error:
        print(f"ludoteca: {error}", file=sys.stderr)
        return 2
    print(f"Copied to {made}.")
    return 0


def restore(file: Path, data: Path | None = None) -> int:
    """Put a copy in the place of what there is, which is copied first; the exit code says whether it worked."""
    place = data or folder.data_folder()
    try:
        put_back(file, place)
    except (BackupError, folder.FolderError, postgresql.DumpError) as error:
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
    folder.give_to_owner(copies)
    made = write(place, copies / f"{PREFIX}{now()}{ending()}")
    folder.give_to_owner(made)
    for old in newest_first(place)[keep:] if keep else []:
        old.unlink(missing_ok=True)
    return made


def now() -> str:
    """The time as a part of a name."""
    return f"{datetime.now().astimezone():%Y%m%d-%H%M%S}"


def ending() -> str:
    """How the name of a copy ends."""
    return ".dump" if folder.on_postgresql() else ".sqlite3"


def newest_first(place: Path) -> list[Path]:
    """The copies that are named by their time; one that is still being made, or never was finished, is empty."""
    named = sorted((place / folder.BACKUPS).glob(f"{PREFIX}*{ending()}"), reverse=True)
    return [copy for copy in named if copy.stat().st_size]


def write(place: Path, file: Path) -> Path:
    """Copy everything into a file that nobody else can read; a copy that was not finished is not left behind."""
    database = None if folder.on_postgresql() else existing(place)
    part = file.with_name(file.name + ".part")
    try:
        reserve(file)
        begin(part)
        if database is None:
            postgresql.dump(part)
        else:
            copy(sqlite3.connect(database), part)
            look_through(part)
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


def begin(part: Path) -> None:
    """An empty file, for its owner alone."""
    os.close(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, OWNER_ONLY))


def existing(place: Path) -> Path:
    """The database to copy."""
    database = folder.sqlite_file(place)
    if not database.exists():
        raise BackupError(f"There is nothing to copy: {database} does not exist.")
    return database


def copy(source: sqlite3.Connection, target: Path) -> None:
    """Copy a database as a whole: every acknowledged move is in it."""
    with closing(source) as here, closing(sqlite3.connect(target)) as there:
        here.backup(there)


def look_through(file: Path) -> None:
    """Whoever copies a damaged database should know it while there are older copies."""
    with closing(reading(file)) as database:
        if database.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise sqlite3.DatabaseError(DAMAGED)


def reading(file: Path) -> sqlite3.Connection:
    """A database that is only read: without a log beside it also where nothing can be written."""
    alone = not file.with_name(file.name + LOGS[0]).exists()
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro{'&immutable=1' if alone else ''}", uri=True)


# -- putting one back --------------------------------------------------------------------------------------------------


def put_back(file: Path, place: Path) -> None:
    """Put a copy in the place of what there is."""
    if not file.is_file():
        raise BackupError(f"There is no copy {file}.")
    folder.prepare(place)
    if folder.on_postgresql():
        if postgresql.in_use():
            raise BackupError(RUNNING)
        print(f"What there was is in {make(place)}.")
        return postgresql.undump(file)
    sound(file)
    return exchange(file, folder.sqlite_file(place).resolve(), place)


def exchange(file: Path, database: Path, place: Path) -> None:
    """Put a copy in the place of a database: whole, or not at all."""
    part = database.with_name(database.name + ".part")
    try:
        begin(part)
        copy(reading(file), part)
        folder.give_to_owner(part)
        if database.exists():
            unused(database)
            print(f"What there was is in {put_away(database, place)}.")
        for end in LOGS:  # what another database had still to do is not done to this one
            database.with_name(database.name + end).unlink(missing_ok=True)
        part.replace(database)
    except (OSError, sqlite3.Error) as error:
        raise BackupError(f"{file} could not be put back: {error}.") from error
    finally:
        part.unlink(missing_ok=True)


def sound(file: Path) -> None:
    """Only a whole database of ours is put back."""
    try:
        look_through(file)
        with closing(reading(file)) as database:
            database.execute("SELECT count(*) FROM tables_table").fetchone()
    except sqlite3.Error as error:
        raise BackupError(f"{file} is no copy of Ludoteca's data: {error}.") from error


def unused(database: Path) -> None:
    """Nothing is put back under a site that runs: it has its tables in memory."""
    try:
        with closing(sqlite3.connect(database, timeout=1)) as alone:
            alone.execute("PRAGMA locking_mode = EXCLUSIVE")
            alone.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        raise BackupError(RUNNING) from error
    except sqlite3.DatabaseError:
        return  # so damaged that nobody can use it


def put_away(database: Path, place: Path) -> Path:
    """Keep what there was: as a copy, or, where it is damaged, as it lies."""
    if not damaged(database):
        return make(place)
    kept = database.with_name(f"{database.name}-damaged-{now()}")
    for end in ("", *LOGS):
        if (lies := database.with_name(database.name + end)).exists():
            lies.rename(kept.with_name(kept.name + end))
    return kept


def damaged(database: Path) -> bool:
    """Whether a database cannot be copied any more."""
    try:
        look_through(database)
    except sqlite3.OperationalError:
        raise  # nobody can say now
    except sqlite3.DatabaseError:
        return True
    return False
