"""A scene: a table at one moment. It never changes, so whoever shows it needs no lock."""

from __future__ import annotations

from dataclasses import dataclass, field

from django.utils.translation import gettext as _

from ...core.game import Game
from ...core.match import Match
from ...core.record import Header
from ...core.state import NOBODY, State
from ...core.story import Event


@dataclass(frozen=True)
class Chair:
    """A seat as it is at this moment, and who is in it."""

    number: int
    player: int | None
    name: str
    guest: int  # the number of a guest without a name
    bot: str
    secret: str = field(repr=False)
    left: bool = False

    @property
    def empty(self) -> bool:
        """Whether nobody sits here."""
        return self.player is None and not self.bot

    @property
    def person(self) -> bool:
        """Whether somebody sits here who is no bot."""
        return self.player is not None and not self.bot

    def called(self) -> str:
        """The name of whoever sits here, in the language that is spoken now."""
        if self.name:
            return self.name
        if self.guest:
            return _("Guest %(number)s") % {"number": self.guest}
        return _("Player %(number)s") % {"number": self.number + 1}


@dataclass(frozen=True)
class Scene:
    """A table at one moment: who sits there, and the position with all that led to it."""

    code: str
    status: str
    revision: int
    header: Header
    maker: int | None
    chairs: tuple[Chair, ...]
    rematch: str  # the table where they went on
    quiet: bool  # nothing has happened here for a day
    present: frozenset[int]  # the seats from which somebody looks now
    match: Match | None  # a copy that is never played on
    revisions: tuple[int, ...]  # of the table, once each ply was written
    news: tuple[Event, ...] = ()  # what has just happened

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.header.game

    @property
    def state(self) -> State | None:
        """The position, once the game has begun."""
        return self.match.state if self.match is not None else None

    @property
    def actor(self) -> int:
        """The seat whose choice it is, or nobody."""
        return self.match.state.actor if self.match is not None and self.status == "running" else NOBODY

    @property
    def bots(self) -> frozenset[int]:
        """The seats that bots play."""
        return frozenset(chair.number for chair in self.chairs if chair.bot)

    @property
    def people(self) -> bool:
        """Whether more than one person plays."""
        return sum(not chair.bot for chair in self.chairs) > 1

    @property
    def ready(self) -> bool:
        """Whether every seat is taken."""
        return not any(chair.empty for chair in self.chairs)

    def names(self) -> list[str]:
        """Everybody's name, in the language that is spoken now."""
        return [chair.called() for chair in self.chairs]

    def deserted(self, chair: Chair) -> bool:
        """Whether a seat may be given to a bot: its player has left, or nothing has happened for a day."""
        away = chair.person and chair.number not in self.present
        return chair.left or (self.status == "running" and away and self.quiet)


def still(match: Match | None) -> Match | None:
    """A copy of a match for a scene: the position itself is never changed, only replaced by the next."""
    if match is None:
        return None
    copy = Match(match.header, match.setup, match.state, match.opening)
    copy.plies = match.plies.copy()
    return copy
