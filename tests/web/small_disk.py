"""A disk of a few megabytes, which can be filled: of the machine's memory, for those who may mount one."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from subprocess import CalledProcessError
from tempfile import TemporaryDirectory

SIZE = "8m"


@contextmanager
def small_disk(place: Path) -> Iterator[Path]:
    """A folder with a disk of its own, for a while."""
    place.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "ludoteca", place], check=True, capture_output=True)
    try:
        yield place
    finally:
        subprocess.run(["umount", "--lazy", place], check=True)


@lru_cache
def may_mount() -> bool:
    """Whether we may: root may, but not in every container."""
    try:
        with TemporaryDirectory(prefix="ludoteca-") as folder, small_disk(Path(folder) / "disk"):
            return True
    except (CalledProcessError, OSError):
        return False


@contextmanager
def filled(disk: Path) -> Iterator[None]:
    """Not one byte more has room on the disk, for a while."""
    ballast = disk / "ballast"
    with suppress(OSError), ballast.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(4096))
    try:
        yield
    finally:
        ballast.unlink()
