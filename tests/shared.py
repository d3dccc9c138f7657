"""What takes long to make and does not change is made once, by the first worker that needs it, for all of them."""

from __future__ import annotations

import fcntl
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from tempfile import mkdtemp

import pytest

FOLDER = "LUDOTECA_TESTS"  # where the workers of a run find what they share


def share(config: pytest.Config) -> None:
    """Give this run a folder that all its workers share; they are started later and inherit its name."""
    if "PYTEST_XDIST_WORKER" not in os.environ:
        os.environ[FOLDER] = mkdtemp(prefix="ludoteca-tests-")
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
