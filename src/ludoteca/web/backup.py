"""A copy of the site's data, also while people play."""

from __future__ import annotations

import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from . import folder


class BackupError(RuntimeError):
    """No copy can be made, and why."""


def backup(file: Path, data: Path | None = None) -> int:
    """Copy the database into a file, also while the site is running; the exit code says whether it worked."""
    try:
        copy(source(data), file)
    except BackupError as error:
        print(f"ludoteca: {error}", file=sys.stderr)
        return 2
    print(f"Copied to {file}.")
    return 0


def source(data: Path | None) -> Path:
    """The database to copy."""
    if os.environ.get("DATABASE_URL", "").startswith("postgres"):
        raise BackupError("The data are in PostgreSQL: copy them with pg_dump.")
    database = (data or folder.data_folder()) / folder.DATABASE
    if not database.exists():
        raise BackupError(f"There is nothing to copy: {database} does not exist.")
    return database


def copy(database: Path, file: Path) -> None:
    """Copy a database as a whole: every acknowledged move is in it, and only its owner may read it."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        with closing(sqlite3.connect(database)) as here, closing(sqlite3.connect(file)) as there:
            here.backup(there)
    except FileExistsError as error:
        raise BackupError(f"{file} exists already; choose another name.") from error
    except (OSError, sqlite3.Error) as error:
        raise BackupError(f"The copy could not be made: {error}.") from error
