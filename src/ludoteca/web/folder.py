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
NO_ADDRESS = "DATABASE_URL is no address. In a password, letters like / and @ are written %2F and %40."


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


def on_postgresql() -> bool:
    """Whether the data are in PostgreSQL."""
    return os.environ.get("DATABASE_URL", "").startswith("postgres")


def look_for_site(folder: Path) -> None:
    """Nobody is to hear that all is well with a site that is somewhere else."""
    file = sqlite_file(folder)
    if not on_postgresql() and not file.exists():
        raise FolderError(f"There is no site: {file} does not exist.")


def prepare(folder: Path) -> None:
    """Make the folder and its secret key where they are missing; nobody else may read what is in it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        close_to_others(folder)
        make_key(folder / KEY)
    except OSError as error:
        raise FolderError(f"The data folder {folder} cannot be used: {error.strerror}.") from error


def make_key(file: Path) -> None:
    """A secret key, if there is none; one that finds no room is not left behind, for it would stay empty for ever."""
    try:
        made = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        return
    try:
        with os.fdopen(made, "w", encoding="ascii") as key:
            key.write(secrets.token_urlsafe(50))
            key.flush()
            os.fsync(key.fileno())
        give_to_owner(file)
    except OSError:
        file.unlink()
        raise


def close_to_others(folder: Path) -> None:
    """What is ours is its owner's alone; so is the folder, unless it holds other things."""
    inside = list(folder.iterdir())
    for file in inside:
        if file.name.startswith(OURS) and file.is_file():
            file.chmod(0o600)
    if all(file.name.startswith(OURS) for file in inside):
        folder.chmod(0o700)


def give_to_owner(file: Path) -> None:
    """What root makes in a site's folder belongs to whoever the site runs as: with systemd a user of its own."""
    if os.name == "posix" and os.geteuid() == 0:
        owner = file.parent.stat()
        os.chown(file, owner.st_uid, owner.st_gid, follow_symlinks=False)


def secret_key(folder: Path) -> str:
    """The key that signs the cookies: of the environment, of the folder, or (before `prepare`) a passing one."""
    if key := os.environ.get("LUDOTECA_SECRET_KEY"):
        return key
    file = folder / KEY
    return (file.read_text("ascii").strip() if file.exists() else "") or secrets.token_urlsafe(50)


def database(folder: Path) -> dict[str, Any]:
    """How Django reaches the database: SQLite in the folder, or whatever DATABASE_URL names."""
    url = os.environ.get("DATABASE_URL", "")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:  # which may name a part of the password
        raise FolderError(NO_ADDRESS) from error
    if parts.scheme in ("postgres", "postgresql"):
        return postgresql(url, port)
    if url and parts.scheme != "sqlite":
        raise FolderError("DATABASE_URL must begin with postgresql:// or sqlite://.")
    return sqlite(sqlite_file(folder))


def sqlite_file(folder: Path) -> Path:
    """Where the SQLite database is: in the folder, unless DATABASE_URL names another place."""
    parts = urlsplit(os.environ.get("DATABASE_URL", ""))
    return Path(unquote(parts.path)) if parts.scheme == "sqlite" else folder / DATABASE


def sqlite(file: Path) -> dict[str, Any]:
    """SQLite for many readers and one writer, which waits for its lock before it reads."""
    options = {"transaction_mode": "IMMEDIATE", "timeout": 20, "init_command": PRAGMAS}
    return {"ENGINE": "django.db.backends.sqlite3", "NAME": file, "OPTIONS": options, "CONN_MAX_AGE": None}


# On PostgreSQL nothing waits for ever: for a server that is away, for a row that somebody has locked, for an answer.
PATIENCE = "-c lock_timeout=3s -c statement_timeout=15s -c idle_in_transaction_session_timeout=60s"


def postgresql(url: str, port: int | None) -> dict[str, Any]:
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
        "PORT": str(port or ""),
        "OPTIONS": {**options, "options": f"{PATIENCE} {own.get('options', '')}".strip()},
        "CONN_MAX_AGE": None,
        "CONN_HEALTH_CHECKS": True,
    }
