"""Tables are drawn once for all who are shown the same, and one broken delivery silences nobody."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludoteca.web.render.publish import Board, Publisher
from ludoteca.web.render.viewer import Display, Viewer
from tests.web.people import scene, two_at_a_table

pytestmark = pytest.mark.usefixtures("site")
ANA = Viewer(frozenset({0}), 0, True, Display())


def test_equal_viewers_of_a_scene_share_one_board() -> None:
    _, _, code = two_at_a_table()
    now, publisher, boards = scene(code), Publisher(), list[Board]()
    for viewer in (ANA, replace(ANA), replace(ANA, held=frozenset({1}), looking=1)):
        publisher.work(now, viewer, boards.append)
    assert boards[0] is boards[1]
    assert boards[0].message["mine"]
    assert not boards[2].message["mine"]


def test_another_scene_is_drawn_anew() -> None:
    _, _, code = two_at_a_table()
    now, publisher, boards = scene(code), Publisher(), list[Board]()
    for moment in (now, replace(now), now):
        publisher.work(moment, ANA, boards.append)
    assert len(set(map(id, boards))) == 3


def test_who_cannot_be_reached_keeps_nothing_from_the_others() -> None:
    _, _, code = two_at_a_table()
    now, publisher, boards = scene(code), Publisher(), list[Board]()
    publisher.work(now, ANA, boards.remove)  # it is not there, so this fails
    publisher.work(now, ANA, boards.append)
    assert len(boards) == 1
