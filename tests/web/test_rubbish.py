"""Rubbish is looked for in small helpings, and what has lasted seldom, but it is found."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from ludoteca.web import rubbish
from ludoteca.web.rubbish import HELPING, MANY, Peace


@pytest.fixture
def peace() -> Iterator[Peace]:
    before = gc.get_threshold()
    made = Peace()
    made.begin()
    yield made
    gc.callbacks.remove(rubbish.leave)
    gc.set_threshold(*before)
    gc.unfreeze()


class Knot:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.me = self


def fill(kept: list[object], number: int) -> None:
    """So many things that stay."""
    for _ in range(number):
        kept.append([kept])


@pytest.mark.usefixtures("peace")
def test_what_is_there_is_left_in_peace_and_what_comes_is_found_later() -> None:
    assert gc.get_freeze_count() > 0
    gone = weakref.ref(Knot())
    kept: list[object] = []
    while gone() is not None and len(kept) < 10 * HELPING:
        fill(kept, 1)
    assert gone() is None
    assert len(kept) > 700  # as many as Python would have waited for


@pytest.mark.usefixtures("peace")
def test_no_look_goes_through_all_that_has_lasted() -> None:
    kept: list[object] = []
    fill(kept, MANY)
    assert sum(gc.get_count()) < HELPING + sum(gc.get_threshold()[1:]) + 3
    assert len(gc.get_objects()) < 2 * HELPING  # those at peace are not among them


def test_what_became_rubbish_late_is_found_once_everything_is_looked_at(peace: Peace) -> None:
    knot = Knot()
    gone = weakref.ref(knot)
    kept: list[object] = []
    fill(kept, 2 * HELPING)  # the knot has lasted
    del knot
    peace.look_at_everything()
    assert gone() is not None  # it is not worth it yet
    fill(kept, MANY)
    assert gone() is not None
    peace.look_at_everything()
    assert gone() is None
