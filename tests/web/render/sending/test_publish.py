"""Tables are drawn once for all who are shown the same, and one broken delivery silences nobody."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludoteca.web.live.tables.scene import Scene
from ludoteca.web.render.sending.publish import Board, Publisher
from ludoteca.web.render.viewer import Display, Viewer
from tests.web.people import scene, two_at_a_table

pytestmark = pytest.mark.usefixtures("site")
ANA = Viewer(frozenset({0}), 0, True, Display())


class Reader:
    """Somebody who keeps the boards they are shown."""

    def __init__(self, viewer: Viewer = ANA) -> None:
        self.who = viewer
        self.boards: list[Board] = []

    @property
    def language(self) -> str:
        return self.who.display.language

    def viewer(self, scene: Scene) -> Viewer:
        return self.who

    def deliver(self, scene: Scene, board: Board) -> None:
        self.boards.append(board)


class Lost(Reader):
    """Somebody who cannot be reached."""

    def deliver(self, scene: Scene, board: Board) -> None:
        raise ConnectionError


def test_equal_viewers_of_a_scene_share_one_board() -> None:
    _, _, code = two_at_a_table()
    now, publisher = scene(code), Publisher()
    readers = Reader(), Reader(ANA._replace()), Reader(ANA._replace(held=frozenset({1}), looking=1))
    for reader in readers:
        publisher.work(now, reader)
    first, second, other = (reader.boards[0] for reader in readers)
    assert first is second
    assert [first.message["mine"], other.message["mine"]] == [True, False]


def test_another_scene_is_drawn_anew() -> None:
    _, _, code = two_at_a_table()
    now, publisher, ana = scene(code), Publisher(), Reader()
    for moment in (now, replace(now), now):
        publisher.work(moment, ana)
    assert len(set(map(id, ana.boards))) == 3


def test_who_cannot_be_reached_keeps_nothing_from_the_others() -> None:
    _, _, code = two_at_a_table()
    now, publisher, ana = scene(code), Publisher(), Reader()
    for reader in (Lost(), ana):
        publisher.work(now, reader)
    assert len(ana.boards) == 1
