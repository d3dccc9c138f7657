"""Boards are drawn first for those who decide; who has waited too long may miss some, but nothing of what is told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludoteca.core.story import Event
from ludoteca.web.live.tables.scene import Scene
from ludoteca.web.render.sending.publish import board
from ludoteca.web.render.sending.waiting import PATIENCE, SHARE, Waiting
from ludoteca.web.render.viewer import Display, Viewer
from tests.web.people import Person, legal, scene, two_at_a_table

pytestmark = pytest.mark.usefixtures("site")


class Clock:
    """A clock that is set by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def moved(people: tuple[Person, Person], code: str) -> Scene:
    """The scene after one more move."""
    people[max(0, scene(code).actor)].act(code, legal(code)[0])
    return scene(code)


def three_scenes() -> tuple[Scene, Scene, Scene]:
    """A table, and how it is after each of two moves."""
    ana, bia, code = two_at_a_table()
    return scene(code), moved((ana, bia), code), moved((ana, bia), code)


def test_who_decides_is_shown_a_scene_before_those_who_look_on() -> None:
    first, second, _ = three_scenes()
    waiting: Waiting[str] = Waiting()
    waiting.add("spectator", first, decides=False)
    waiting.add("ana", second, decides=True)
    assert waiting.take() == (second, ["ana"])
    assert waiting.take() == (first, ["spectator"])


def test_all_who_wait_for_a_scene_are_shown_it_together() -> None:
    first, second, _ = three_scenes()
    waiting: Waiting[str] = Waiting()
    for reader, waited_for in {"cid": first, "dora": second, "eva": first}.items():
        waiting.add(reader, waited_for, decides=False)
    assert waiting.take() == (first, ["cid", "eva"])
    assert waiting.take() == (second, ["dora"])


def test_everybody_is_shown_every_scene_in_order() -> None:
    waiting: Waiting[str] = Waiting(Clock())
    scenes = three_scenes()
    for each in scenes:
        waiting.add("spectator", each, decides=False)
    assert [waiting.take() for _ in scenes] == [(each, ["spectator"]) for each in scenes]


def test_who_looks_on_is_served_in_the_end_however_much_the_others_decide() -> None:
    clock = Clock()
    first, second, _ = three_scenes()
    waiting: Waiting[str] = Waiting(clock)
    waiting.add("spectator", first, decides=False)
    for number in range(9):
        waiting.add(f"player {number}", replace(second), decides=True)
    assert [waiting.take()[1] for _ in range(5)] == [[f"player {number}"] for number in range(5)]
    clock.now = 2 * PATIENCE
    waiting.add("spectator", second, decides=False)  # another scene does not make the wait shorter
    assert waiting.take()[1] == ["spectator"]
    waiting.add("spectator", second, decides=False)
    clock.now = 4 * PATIENCE
    served = [waiting.take()[1] for _ in range(5)]
    assert served == [*[[f"player {number}"] for number in range(5, 5 + SHARE)], ["spectator"], ["player 8"]]


def test_who_has_waited_too_long_is_shown_the_newest_and_told_all() -> None:
    clock = Clock()
    first, second, third = three_scenes()
    waiting: Waiting[str] = Waiting(clock)
    for reader in ("cid", "dora"):
        waiting.add(reader, first, decides=False)
        waiting.add(reader, second, decides=False)
    clock.now = 2 * PATIENCE
    for reader in ("cid", "dora"):
        waiting.add(reader, third, decides=False)
    shown, readers = waiting.take()
    assert readers == ["cid", "dora"]  # one board serves both
    assert not waiting.others
    assert (shown.revision, shown.news) == (third.revision, (*first.news, *second.news, *third.news))
    assert shown.passed == (*second.passed, *third.passed)
    spectator = Viewer(frozenset(), -1, False, Display())
    told = [board(replace(each, news=news), spectator).message["spoken"] for each, news in heard(second, third, shown)]
    assert [bool(part) for part in told[:2]] == [True, True]
    assert " ".join(told[2]) == " ".join([*told[0], *told[1]])


def heard(second: Scene, third: Scene, shown: Scene) -> list[tuple[Scene, tuple[Event, ...]]]:
    """Two scenes with their news, and the last with those of both."""
    return [(second, second.news), (third, third.news), (shown, (*second.news, *third.news))]


def test_nothing_is_told_of_what_was_taken_back() -> None:
    clock = Clock()
    before, decided, _ = three_scenes()
    undone = replace(before, revision=decided.revision + 1, news=())
    waiting: Waiting[str] = Waiting(clock)
    waiting.add("spectator", decided, decides=False)
    clock.now = 2 * PATIENCE
    waiting.add("spectator", undone, decides=False)
    assert decided.news
    assert waiting.take() == (undone, ["spectator"])


def test_an_older_scene_takes_no_newer_ones_place() -> None:
    first, second, _ = three_scenes()
    waiting: Waiting[str] = Waiting()
    waiting.add("ana", second, decides=True)
    waiting.add("ana", first, decides=False)
    assert waiting.take() == (second, ["ana"])
    assert not waiting.first
    assert not waiting.others
