"""A live table shows itself to whoever looks, whatever they make of it: here is somebody without page or socket."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from ludoteca.web.live.tables.open_tables import OPEN_TABLES
from ludoteca.web.live.tables.scene import Scene
from ludoteca.web.live.tables.seats import SeatNow
from ludoteca.web.live.tables.watching.remark import Remark
from ludoteca.web.live.writer import WRITER
from tests.web.people import legal, scene, two_at_a_table

pytestmark = pytest.mark.usefixtures("site")


class Witness:
    """Somebody who looks from a seat and remembers all they were shown."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.revisions: list[int] = []
        self.heard: list[str] = []
        self.is_gone = False
        self.player: int | None = None
        self.hangups = 0

    def held(self, seats: Iterable[SeatNow]) -> frozenset[int]:
        return frozenset({self.seat})

    def show(self, scene: Scene) -> None:
        self.revisions.append(scene.revision)

    def hear(self, scene: Scene, told: Remark) -> None:
        self.heard.append(told.phrase)

    def hang_up(self) -> None:
        self.is_gone = True

    def gone(self) -> None:
        self.is_gone = True


def test_an_observer_is_shown_every_revision_and_counts_as_present() -> None:
    ana, _, code = two_at_a_table()
    live, witness = OPEN_TABLES.table(code), Witness(1)
    before = live.scene.revision
    live.observers[witness] = None
    WRITER.do(live.code, live.greet)
    assert live.scene.present == {1}
    ana.act(code, legal(code)[0])
    assert witness.revisions == [before, *range(before + 1, scene(code).revision + 1)]


def test_an_observer_is_told_when_the_table_is_gone() -> None:
    _, _, code = two_at_a_table()
    witness = Witness(0)
    OPEN_TABLES.table(code).observers[witness] = None
    OPEN_TABLES.forget(code)
    assert witness.is_gone
