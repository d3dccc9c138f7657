"""Tales: what was told of a match, one for each thing that a player would call done. Nothing of it is stored.

An event belongs to exactly one tale, and a tale holds only what its viewer heard. Which events lead a tale, which stand
apart and which tales grow into one is said by the game's words (`Telling`); without a telling an event is its own tale.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..language.text import Telling, Text, ranked
from ..records.match import Match, Ply
from ..story import Event
from .intention import HEADINGS, intentions

BEFORE: Final = -1  # the ply of what was told while the table was set


class Tale:
    """Some events that are told in one sentence."""

    def __init__(self, number: int, ply: int, event: Event) -> None:
        self.number: Final = number  # of its first event among all that the viewer heard; a tale that grows keeps it
        self.first: Final = ply  # the decisions from which it came, counted from 0
        self.last = ply
        self.events: list[Event] = [event]
        self.leader = event

    @property
    def heading(self) -> bool:
        """Whether a new part of the game begins here."""
        return self.leader.key in HEADINGS

    @property
    def seat(self) -> int:
        """Whose doing it is."""
        return self.leader.seat

    def twin(self) -> Tale:
        """A tale of the same events, which may grow otherwise."""
        other = Tale(self.number, self.first, self.events[0])
        other.last, other.leader, other.events = self.last, self.leader, self.events.copy()
        return other

    def take(self, event: Event, ply: int, ranks: Mapping[str, int]) -> None:
        """One more event: the one whose telling comes first in the game's list leads."""
        self.events.append(event)
        self.last = ply
        if ranks[event.key] < ranks[self.leader.key]:
            self.leader = event


class Storyteller:
    """Puts the events that a viewer heard together into tales."""

    def __init__(self, tellings: Mapping[str, Telling], viewer: int, ranks: Mapping[str, int] | None = None) -> None:
        self.tellings: Final = tellings
        self.ranks: Final = ranks or ranked(tellings)
        self.viewer: Final = viewer
        self.tales: list[Tale] = []
        self.heard = 0
        self.open = False  # whether the last tale takes more of this intention

    def twin(self) -> Storyteller:
        """Another one that has heard the same and tells on without changing these tales; any but the last two stay."""
        other = Storyteller(self.tellings, self.viewer, self.ranks)
        other.tales = [*self.tales[:-2], *[tale.twin() for tale in self.tales[-2:]]]
        other.heard, other.open = self.heard, self.open
        return other

    def begin(self) -> None:
        """Another intention begins."""
        self.join()
        self.open = False

    def hear(self, event: Event, ply: int) -> None:
        """One event more, in the order in which they happened."""
        if (event.only or event.but) and not event.heard_by(self.viewer):
            return
        telling = self.tellings.get(event.key)
        alone = telling is None or event.key in HEADINGS
        if self.open and telling is not None and not alone and not telling.apart:
            self.tales[-1].take(event, ply, self.ranks)
        else:
            self.join()
            self.tales.append(Tale(self.heard, ply, event))
        self.open = not alone
        self.heard += 1

    def join(self) -> None:
        """Let the last tale grow into the one before it, if the game tells both as one."""
        if len(self.tales) < 2:
            return
        before, last = self.tales[-2], self.tales[-1]
        telling = self.tellings.get(last.leader.key)
        if telling is None or not telling.after or before.leader.key not in telling.after or before.seat != last.seat:
            return
        self.tales.pop()
        for event in last.events:
            before.take(event, last.last, self.ranks)


def storyteller(text: Text, viewer: int) -> Storyteller:
    """Somebody who tells a game in its own words, and has heard nothing yet."""
    return Storyteller(text.tales, viewer, text.ranks)


def tales(match: Match, viewer: int, first: int = BEFORE) -> list[Tale]:
    """All that *viewer* heard of a match from the ply *first* on, told in the order in which it happened."""
    teller = storyteller(match.game.text, viewer)
    for event in match.opening.events if first == BEFORE else []:
        teller.hear(event, BEFORE)
    hear_on(teller, match.plies, turn_before(match.plies, first), first)
    return teller.tales


def hear_on(teller: Storyteller, plies: list[Ply], start: int, first: int = BEFORE) -> None:
    """Tell on from the ply *start*, with which an intention begins; of what comes before *first* nothing is told."""
    hear_all(teller, intentions(plies[start:]), start, first)
    teller.begin()


def hear_all(teller: Storyteller, told: list[list[Ply]], start: int, first: int = BEFORE) -> None:
    """Tell some intentions, of which the ply *start* is the first; more of the last one may be told later."""
    ply = start
    for intention in told:
        teller.begin()
        for decision in intention:
            if ply >= first:
                for event in decision.story.events:
                    teller.hear(event, ply)
            ply += 1


def turn_before(plies: list[Ply], ply: int) -> int:
    """The last place not after a ply at which another player began to decide: there an intention begins."""
    start = min(ply, len(plies) - 1)
    while start > 0 and plies[start].actor == plies[start - 1].actor:
        start -= 1
    return max(0, start)


def stops(match: Match, viewer: int) -> list[int]:
    """Where somebody who looks at a match again would stop, as numbers of plies: wherever something was done."""
    done = {tale.last + 1 for tale in tales(match, viewer) if not tale.heading}
    return sorted({0, len(match.plies), *done})


def lines(match: Match, viewer: int) -> tuple[int, int]:
    """How many lines the log of a match has for *viewer*: event by event, and told in tales; headings are no lines."""
    told = [tale for tale in tales(match, viewer) if not tale.heading]
    return sum([len(tale.events) for tale in told]), len(told)
