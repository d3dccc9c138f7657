"""Whoever looks at a live table. A table shows itself without knowing how it is drawn, nor where that goes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from ..scene import Scene
from ..seats import SeatNow
from .remark import Remark


class Observer(Protocol):
    """Somebody who looks at a table. The writer calls these, so none of them may wait."""

    @property
    def player(self) -> int | None:
        """The player they are, if they are one."""

    @property
    def hangups(self) -> int:
        """How often that player's sockets had been closed when they came."""

    def hang_up(self) -> None:
        """They are to go, and may come back as whoever they are then."""

    def held(self, seats: Iterable[SeatNow]) -> frozenset[int]:
        """The seats that are theirs to play."""

    def show(self, scene: Scene) -> None:
        """Here is how the table stands now."""

    def hear(self, scene: Scene, told: Remark) -> None:
        """Somebody has said something; whether they hear it is for them to know."""

    def gone(self) -> None:
        """The table is no more."""
