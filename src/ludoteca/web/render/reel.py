"""A reel: what leads through a finished game. It is made once for each game, whoever looks at which moment of it."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.intention import turns
from ...core.match import Match
from ...core.positions import Positions
from ...core.story import Story
from ...core.tale import Tale, stops
from .heard import heard

MANY = 40  # games


@dataclass(frozen=True)
class Seen:
    """A finished game through somebody's eyes."""

    stops: list[int]  # wherever something was done, as numbers of plies
    headings: list[Tale]


class Reel:
    """A finished game's positions, where its turns begin, and what there is to be seen of it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.positions = Positions(match)
        self.turns = turns(match.plies)
        self.eyes: dict[int, Seen] = {}

    def seen(self, viewer: int) -> Seen:
        """The game through somebody's eyes."""
        if viewer not in self.eyes:
            headings = [tale for tale in heard(self.match, viewer) if tale.heading]
            self.eyes[viewer] = Seen(stops(self.match, viewer), headings)
        return self.eyes[viewer]


KEPT: dict[Story, Reel] = {}  # by the beginning of a match, which is its own; those looked at last come last


def reel(match: Match) -> Reel:
    """What leads through a finished game."""
    found = KEPT.pop(match.opening, None) or Reel(match)
    KEPT[match.opening] = found
    while len(KEPT) > MANY:
        KEPT.pop(next(iter(KEPT)), None)
    return found
