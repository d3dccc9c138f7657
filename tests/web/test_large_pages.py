"""Memory is joined into large pages where that can be done, and nothing else changes."""

from __future__ import annotations

import sys

import pytest

from ludoteca.web.large_pages import SIZE, join_pages, stretches

MAPS = """\
55f9a6100000-55f9a6700000 rw-p 00000000 00:00 0                          [heap]
7f4e51400000-7f4e51700000 rw-p 00000000 00:00 0
7f4e52000000-7f4e52100000 rw-p 00000000 00:00 0
7f4e53000000-7f4e54000000 r--p 00000000 00:00 0
7f4e55000000-7f4e56000000 rw-p 00000000 fe:00 1234                       /usr/lib/library.so
7ffc10000000-7ffc11000000 rw-p 00000000 00:00 0                          [stack]
"""


def test_only_whole_large_pages_of_ones_own_memory_are_joined() -> None:
    assert stretches(MAPS) == [(0x55F9A6200000, 0x55F9A6600000), (0x7F4E51400000, 0x7F4E51600000)]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can")
def test_what_is_kept_stays_as_it_is() -> None:
    kept = [bytes([number % 256]) * 100 for number in range(200_000)]
    assert join_pages() >= SIZE
    assert all(each == bytes([number % 256]) * 100 for number, each in enumerate(kept))
