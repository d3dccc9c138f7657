"""The data folder: where the site keeps its database and its secret key, and how the environment chooses another."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

DATABASE = "ludoteca.sqlite3"
KEY = "secret-key"
BACKUPS = "backups"
OURS = (DATABASE, KEY, BACKUPS)  # what the names of our own files begin with

# Readers never wait for the writer, and a committed move survives a power cut. The log is emptied beside the writer
# (`live/writer/checkpoint.py`), so it may grow to 16 MB before the writer does so.
PRAGMAS = (
    "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA cache_size=-8000;"
    " PRAGMA wal_autocheckpoint=4000;"
)


class FolderError(RuntimeError):
    """A data folder or a database that cannot be used, and why."""


def data_folder() -> Path:
    """LUDOTECA_DATA, or the place where this platform keeps a user's data."""
    if chosen := os.environ.get("LUDOTECA_DATA"):
        return Path(chosen).expanduser().resolve()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "Ludoteca"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Ludoteca"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "ludoteca"


def prepare(folder: Path) -> None:
    """Make the folder and its secret key where they are missing; nobody else may read what is in it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        close_to_others(folder)
        file = os.open(folder / KEY, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        return
    except OSError as error:
        raise FolderError(f"The data folder {folder} cannot be used: {error.strerror}.") from error
    with os.fdopen(file, "w", encoding="ascii") as key:
        key.write(secrets.token_urlsafe(50))
        key.flush()
        os.fsync(key.fileno())


def close_to_others(folder: Path) -> None:
    """What is ours is its owner's alone; so is the folder, unless it holds other things."""
    inside = list(folder.iterdir())
    for file in inside:
        if file.name.startswith(OURS) and file.is_file():
            file.chmod(0o600)
    if all(file.name.startswith(OURS) for file in inside):
        folder.chmod(0o700)


def secret_key(folder: Path) -> str:
    """The key that signs the cookies: of the environment, of the folder, or (before `prepare`) a passing one."""
    if key := os.environ.get("LUDOTECA_SECRET_KEY"):
        return key
    file = folder / KEY
    return (file.read_text("ascii").strip() if file.exists() else "") or secrets.token_urlsafe(50)


def database(folder: Path) -> dict[str, Any]:
    """How Django reaches the database: SQLite in the folder, or whatever DATABASE_URL names."""
    url = os.environ.get("DATABASE_URL", "")
    parts = urlsplit(url)
    if parts.scheme in ("postgres", "postgresql"):
        return postgresql(url)
    if parts.scheme == "sqlite":
        return sqlite(Path(unquote(parts.path)))
    if url:
        raise FolderError("DATABASE_URL must begin with postgresql:// or sqlite://.")
    return sqlite(folder / DATABASE)


def sqlite(file: Path) -> dict[str, Any]:
    """SQLite for many readers and one writer, which waits for its lock before it reads."""
    options = {"transaction_mode": "IMMEDIATE", "timeout": 20, "init_command": PRAGMAS}
    return {"ENGINE": "django.db.backends.sqlite3", "NAME": file, "OPTIONS": options, "CONN_MAX_AGE": None}


# On PostgreSQL nothing waits for ever: for a server that is away, for a row that somebody has locked, for an answer.
PATIENCE = "-c lock_timeout=3s -c statement_timeout=15s -c idle_in_transaction_session_timeout=60s"


def postgresql(url: str) -> dict[str, Any]:
    """PostgreSQL as the address says; what follows its question mark goes to the driver."""
    parts = urlsplit(url)
    own = dict(parse_qsl(parts.query))
    options = {"connect_timeout": "5", "tcp_user_timeout": "20000", **own}
    return {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": unquote(parts.path.lstrip("/")),
        "USER": unquote(parts.username or ""),
        "PASSWORD": unquote(parts.password or ""),
        "HOST": unquote(parts.hostname or ""),
        "PORT": str(parts.port or ""),
        "OPTIONS": {**options, "options": f"{PATIENCE} {own.get('options', '')}".strip()},
        "CONN_MAX_AGE": None,
        "CONN_HEALTH_CHECKS": True,
    }
