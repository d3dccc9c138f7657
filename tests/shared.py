"""What takes long to make and does not change is made once, by the first worker that needs it, for all of them."""

from __future__ import annotations

import fcntl
import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

FOLDER = "LUDOTECA_TESTS"  # where the workers of a run find what they share
MEMORY = Path("/dev/shm")
ROOM = 4 << 30  # bytes that a run has at its disposal there; it takes a small part of them


def write_into_memory() -> None:
    """Let what tests write lie in memory where there is room for it: only processes die in tests, no machine.

    A site writes every move through to the disk, so that thousands of tests would wait for it again and again.
    """
    if "TMPDIR" in os.environ or not MEMORY.is_dir():
        return
    about = os.statvfs(MEMORY)
    free = about.f_bavail * about.f_frsize
    if os.access(MEMORY, os.W_OK) and not about.f_flag & os.ST_NOEXEC and free >= ROOM:
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)


def share(config: pytest.Config) -> None:
    """Give this run a folder that all its workers share; they are started later and inherit its name."""
    if "PYTEST_XDIST_WORKER" not in os.environ:
        os.environ[FOLDER] = tempfile.mkdtemp(prefix="ludoteca-tests-")
        Path(os.environ[FOLDER]).chmod(0o755)  # PostgreSQL may run for somebody else
        config.add_cleanup(lambda: shutil.rmtree(os.environ[FOLDER], ignore_errors=True))


def once(name: str, make: Callable[[Path], None]) -> Path:
    """The folder of that name, made if nobody has made it yet."""
    place = Path(os.environ[FOLDER]) / name
    with place.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not place.exists():
            half = place.with_suffix(".half")
            shutil.rmtree(half, ignore_errors=True)
            half.mkdir()
            make(half)
            half.rename(place)
    return place
