"""The moments of a table at which other rooms of the house have something to do.

Whoever listens is called in the writer, inside the transaction of the move: what it writes is kept with the move or not
at all. A table knows nobody who listens.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from ....core.state import NOBODY
from .models import Table
from .seats import SeatNow


@dataclass(frozen=True)
class Moment:
    """A table at which something has just been written."""

    row: Table
    seats: tuple[SeatNow, ...]
    revision: int
    actor: int  # the seat whose choice it is now, or NOBODY
    before: int = NOBODY  # the seat whose choice it was
    due: datetime | None = None  # when the clock of whoever is asked runs out


Listener = Callable[[Moment], None]
INVITED: list[Listener] = []  # a table was made, and waits before it begins
STARTED: list[Listener] = []
HANDED_OVER: list[Listener] = []  # the choice is another seat's now, at the beginning of a game too
CLOCK_SET: list[Listener] = []  # the clock of whoever is asked was set, or stands still
TAKEN_BACK: list[Listener] = []
OVER: list[Listener] = []


def tell(listeners: list[Listener], moment: Moment) -> None:
    """Call everybody who listens."""
    for listener in listeners:
        listener(moment)
