"""Large pages: where Linux can, memory that is used for long is joined into pages of 2 MB.

Python spreads what it keeps over tens of thousands of small pages, and a move touches so many of them that a tenth of
the processor's time goes into finding out where they are. Nothing depends on it: where it cannot be done, it is not.
"""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path

SIZE = 2 << 20  # bytes of a large page
EVERY = 60.0  # seconds: what has come since is joined, too
ADVISED, NOW = 14, 25  # what Linux calls MADV_HUGEPAGE and MADV_COLLAPSE
MAPS = Path("/proc/self/maps")


def join_pages() -> int:
    """Join the pages of this process as far as it can be done; how many bytes were tried."""
    if sys.platform != "linux" or not MAPS.exists():
        return 0
    system = ctypes.CDLL(None)
    if not hasattr(system, "madvise"):
        return 0
    tried = 0
    for start, end in stretches(MAPS.read_text(encoding="utf-8")):
        for page in range(start, end, SIZE):  # one at a time, for whoever touches it meanwhile waits
            advise(system, page)
        tried += end - start
    return tried


def advise(system: ctypes.CDLL, page: int) -> None:
    """Join one page; an older system does so by itself later, and where there is no room it stays as it is."""
    for advice in (ADVISED, NOW):
        system.madvise(ctypes.c_void_p(page), ctypes.c_size_t(SIZE), advice)


def stretches(maps: str) -> list[tuple[int, int]]:
    """Where whole large pages fit into memory that is this process's own and comes from no file."""
    found = []
    for line in maps.splitlines():
        place, rights, _, _, _, *name = line.split()
        if rights == "rw-p" and name in ([], ["[heap]"]):
            first, last = (int(address, 16) for address in place.split("-"))
            start, end = -(-first // SIZE) * SIZE, last // SIZE * SIZE
            if start < end:
                found.append((start, end))
    return found
