"""A remark: something that somebody said at a table. What can be said, and who hears it, is told in `live/talk`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Remark:
    """Something that was said, and by whom."""

    number: int
    room: str  # the table's, or that of those who watch
    phrase: str
    to: int | None  # the seat that is meant
    seat: int | None  # of whoever said it, if they play
    player: int | None
    name: str  # of a watcher who has said one
    guest: int  # the number of one who has not
