"""Rubbish is looked for seldom, but it is found."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from ludoteca.web.rubbish import SELDOM, look_seldom


@pytest.fixture
def as_before() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


class Knot:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.me = self


@pytest.mark.usefixtures("as_before")
def test_what_is_there_is_left_in_peace_and_what_comes_is_found_later() -> None:
    look_seldom()
    assert gc.get_freeze_count() > 0
    gone = weakref.ref(Knot())
    kept: list[object] = []
    while gone() is not None and len(kept) < 10 * SELDOM[0]:
        kept.append([kept])
    assert gone() is None
    assert len(kept) > 700  # as many as Python would have waited for
