"""What is told of a game while it is played: events for the log and the animation, each with its audience."""

from __future__ import annotations

from typing import Final

SPECTATOR: Final = -1  # a viewer without a seat
OPEN: Final = -2  # a viewer of a finished game to whom every hand is open
EVERYBODY: Final = -1


class Event:
    """One thing that happened, as a key and numbers: words are made for each reader in the reader's language."""

    def __init__(
        self, key: str, seat: int, things: list[int], only: list[int], but: list[int], many: list[int] | None = None
    ) -> None:
        self.key: Final = key
        self.seat: Final = seat
        self.things: Final = things
        self.many: Final = many or []  # a list of any length, for a sentence that names them all
        self.only: Final = only  # the seats that alone may hear it; empty: everybody
        self.but: Final = but  # the seats that hear a fuller version instead

    def heard_by(self, viewer: int) -> bool:
        """Whether *viewer* (a seat, SPECTATOR, or OPEN for a finished game) may hear this."""
        if viewer == OPEN:
            return not self.but
        return (not self.only or viewer in self.only) and viewer not in self.but


class Story:
    """The events of one decision and what followed from it, and which seats saw something hidden meanwhile."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.shown: list[int] = []

    def was_shown(self, seat: int) -> bool:
        """Whether *seat* saw something that had been hidden from it."""
        return seat in self.shown or EVERYBODY in self.shown
