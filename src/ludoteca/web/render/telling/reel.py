"""A reel: what leads through a finished game. It is made once for each game, whoever looks at which moment of it."""

from __future__ import annotations

from dataclasses import dataclass, field

from ....core.intentions.intention import turns
from ....core.intentions.sentence import tell
from ....core.intentions.tale import Tale, stops
from ....core.language.text import Words
from ....core.records.match import Match
from ....core.records.positions import Positions
from ....core.story import Story
from .heard import heard

MANY = 40  # games


Parts = list[tuple[str, int]]  # the names of a game's parts, and the ply with which each begins


@dataclass(frozen=True)
class Seen:
    """A finished game through somebody's eyes."""

    stops: list[int]  # wherever something was done, as numbers of plies
    headings: list[Tale]
    told: dict[tuple[str, ...], Parts] = field(default_factory=dict)  # by the language and the players' names

    def parts(self, words: Words, names: list[str]) -> Parts:
        """The rounds and whatever else the game begins with a heading; of equal numbers the first."""
        key = (words.language, *names)
        if key not in self.told:
            first: dict[tuple[bool, int], Tale] = {}
            for tale in self.headings:
                first.setdefault((tale.leader.key == "final-scoring", tale.leader.things[0]), tale)
            self.told[key] = [(tell(words, tale), tale.last + 1) for tale in first.values()]
        return self.told[key]


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
