"""Copies of a PostgreSQL database, by its own programs: pg_dump and pg_restore."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from urllib.parse import unquote, urlsplit, urlunsplit


class DumpError(RuntimeError):
    """No copy can be made or put back, and why."""


def used() -> bool:
    """Whether the data are in PostgreSQL."""
    return os.environ.get("DATABASE_URL", "").startswith("postgres")


def dump(file: Path) -> None:
    """Copy everything into a file, also while people play."""
    call("pg_dump", "--format=custom", "--no-owner", f"--file={file}")


def undump(file: Path) -> None:
    """Put a copy in the place of what there is: whole, or not at all."""
    call("pg_restore", "--clean", "--if-exists", "--no-owner", "--single-transaction", str(file))


def call(program: str, *arguments: str) -> None:
    """Run one of PostgreSQL's programs; the password does not stand where other users of the machine can read it."""
    found = shutil.which(program)
    if found is None:
        raise DumpError(f"The data are in PostgreSQL, and {program} is not installed here.")
    address, password = apart(os.environ["DATABASE_URL"])
    own = {**os.environ, **({"PGPASSWORD": password} if password else {})}
    done = subprocess.run([found, f"--dbname={address}", *arguments], env=own, capture_output=True, text=True)
    if done.returncode:
        raise DumpError(f"{program} could not do it: {done.stderr.strip()[-500:]}")


def apart(url: str) -> tuple[str, str]:
    """An address without its password, and the password."""
    parts = urlsplit(url)
    user, _, host = parts.netloc.rpartition("@")
    name, _, password = user.partition(":")
    return urlunsplit(parts._replace(netloc=f"{name}@{host}" if name else host)), unquote(password)
