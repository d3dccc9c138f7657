"""The log: what happened, for one viewer."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ....core.story import Event
from ..look import Look

LINES = 200  # on a page


@dataclass(frozen=True)
class LogLine:
    """One line of the log."""

    index: int
    text: str
    number: int  # of the seat, as people count; 0 where it is nobody's doing
    last: bool  # the latest decision

    @property
    def head(self) -> bool:
        """Whether a new part of the game begins here."""
        return not self.number


def log(look: Look) -> list[LogLine]:
    """What happened, newest last."""
    events = heard(look, look.match.events())
    latest = set(map(id, look.match.plies[-1].story.events)) if look.match.plies else set()
    return [
        LogLine(index, look.words.event(event), max(0, event.seat + 1), id(event) in latest)
        for index, event in list(enumerate(events))[-LINES:]
    ]


def spoken(look: Look) -> list[str]:
    """What has just happened, for those who listen."""
    return [look.words.event(event) for event in heard(look, look.scene.news)]


def heard(look: Look, events: Iterable[Event]) -> list[Event]:
    """The events that the viewer may hear of."""
    return [event for event in events if event.heard_by(look.viewer.looking)]
