"""A scene: a table at one moment. It never changes, so whoever shows it needs no lock."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime

from django.utils.functional import cached_property

from ....bots.turns.plan import Plan
from ....core.game import AnyGame
from ....core.intentions.tale import BEFORE
from ....core.records.match import Match
from ....core.records.record import Header
from ....core.seen.view import View
from ....core.state import NOBODY, State
from ....core.story import Event
from ....core.teaching.coach import CoachLine
from ....core.teaching.lesson import Lesson
from ....core.teaching.puzzle import Answer, Puzzle
from ..clocks.pace import Pace
from .daily import is_over
from .seats import SeatNow
from .timing.clock import timed


@dataclass(frozen=True)
class Hint:
    """What a search would do in the place of the seat that is asked; without a plan it is still looked for."""

    revision: int
    plan: Plan | None = None
    asked: float = 0.0  # when, by this process's clock

    @property
    def pending(self) -> bool:
        """Whether it is still looked for."""
        return self.plan is None


@dataclass(frozen=True)
class Turning:
    """The turn that decided a game: its number and first decision, whose it was, and whose chance rose, in percent."""

    number: int
    ply: int
    seat: int
    about: int
    before: int
    after: int


@dataclass(frozen=True)
class Scene:
    """A table at one moment: who sits there, and the position with all that led to it."""

    code: str
    status: str
    revision: int
    header: Header
    maker: int | None
    seats: tuple[SeatNow, ...]
    rematch: str  # the table where they went on
    present: frozenset[int]  # the seats from which somebody looks now
    match: Match | None  # a copy that is never played on
    revisions: tuple[int, ...]  # of the table, once each ply was written
    news: tuple[Event, ...] = ()  # what has just happened
    passed: tuple[State, ...] = ()  # the positions in which that was decided
    hint: Hint | None = None
    place: int = 0  # of the bot whose turn it is, if it waits behind those of other tables
    lesson: Lesson | None = None  # that is taught here
    puzzle: Puzzle | None = None  # that is to be solved here
    answer: Answer | None = None  # and what its solver's turn came to
    day: date | None = None  # whose deal is played here
    coached: bool = False  # whether a coach speaks here
    coach: CoachLine | None = None  # and what it says now to whoever is asked
    invite: str = ""  # what opens any free seat; nothing at older tables
    pace: Pace | None = None  # how long everybody may think
    due: datetime | None = None  # when the clock that runs is out
    paused: bool = False  # all clocks stand, since everybody wished it
    touched: datetime | None = None  # when something last happened here
    floor: int = 0  # how many decisions stay, whatever is taken back
    turning: Turning | None = None  # once the game is over, and its report has found it
    eased: tuple[tuple[int, str], ...] = ()  # seats whose bots have just played below their level, and at which

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self.header.game

    @property
    def state(self) -> State | None:
        """The position, once the game has begun."""
        return self.match.state if self.match is not None else None

    @cached_property
    def actor(self) -> int:
        """The seat whose choice it is, or nobody."""
        return self.match.state.actor if self.match is not None and self.status == "running" else NOBODY

    @cached_property
    def views(self) -> Callable[[int], View]:
        """What whoever looks may know of the position; what all of them share is worked out once."""
        assert self.match is not None
        return self.match.game.views(self.match.state)

    @cached_property
    def bots(self) -> frozenset[int]:
        """The seats that bots play."""
        return frozenset(seat.number for seat in self.seats if seat.bot)

    @cached_property
    def news_from(self) -> int:
        """The ply with which the latest news began; beyond the last if there are none."""
        if self.match is None:
            return 0
        news, plies = set(map(id, self.news)), self.match.plies
        if not news.isdisjoint(map(id, self.match.opening.events)):
            return BEFORE
        first = len(plies)
        for number in range(len(plies) - 1, -1, -1):
            events = plies[number].story.events
            if not news.isdisjoint(map(id, events)):
                first = number
            elif events:
                break
        return first

    @cached_property
    def hushed(self) -> bool:
        """Whether some of what has just happened is told to some alone."""
        plies = self.match.plies[max(0, self.news_from) :] if self.match is not None else []
        opening = self.match.opening.events if self.match is not None and self.news_from == BEFORE else []
        return any(
            [event.only or event.but for event in [*opening, *[each for ply in plies for each in ply.story.events]]]
        )

    @cached_property
    def always_bots(self) -> frozenset[int]:
        """The seats that belong to bots: no person has ever decided for them."""
        return frozenset(seat.number for seat in self.seats if seat.bot and not seat.stand_in)

    @cached_property
    def several_people(self) -> bool:
        """Whether more than one person plays, those included for whom a bot plays on."""
        return len(self.seats) - len(self.always_bots) > 1

    @property
    def ready(self) -> bool:
        """Whether every seat is taken."""
        return not any(seat.empty for seat in self.seats)

    @property
    def asleep(self) -> bool:
        """Whether bots alone are left where people played by the clock: the game waits for one of them."""
        awake = any(seat.person or seat.once for seat in self.seats)
        return self.status == "running" and self.pace is not None and not awake

    @property
    def hides_its_end(self) -> bool:
        """Whether nobody is to be told yet how the game went: it is the deal of a day that is not over."""
        return self.day is not None and not is_over(self.day)

    @property
    def looked_back(self) -> bool:
        """Whether everybody may look back at the game: it is over, and neither taught nor to be kept secret."""
        taught = self.lesson is not None or self.puzzle is not None
        return self.status == "over" and not taught and not self.hides_its_end

    @property
    def timed(self) -> frozenset[int]:
        """The seats that have a clock."""
        return timed(self.seats) if self.pace is not None else frozenset()

    def names(self) -> list[str]:
        """Everybody's name, in the language that is spoken now."""
        return [seat.called() for seat in self.seats]

    def absent(self, seat: SeatNow) -> bool:
        """Whether the game waits for somebody who has left, or who does not look now."""
        away = seat.person and seat.number not in self.present
        return self.status == "running" and (seat.empty or away)

    def missing(self, seat: SeatNow, *agreeing: int) -> frozenset[int]:
        """The seats of those present who have yet to agree that a bot plays on for somebody absent."""
        here = frozenset(other.number for other in self.seats if other.person) & self.present
        return here - seat.agreed - {seat.number, *agreeing}


def snapshot(match: Match | None) -> Match | None:
    """A copy of a match for a scene: the position itself is never changed, only replaced by the next."""
    if match is None:
        return None
    copy = Match(match.header, match.setup, match.state, match.opening)
    copy.plies = match.plies.copy()
    return copy
