"""A scene: a table at one moment. It never changes, so whoever shows it needs no lock."""

from __future__ import annotations

from dataclasses import dataclass, field

from django.utils.translation import gettext as _

from ....core.game import Game
from ....core.match import Match
from ....core.record import Header
from ....core.state import NOBODY, State
from ....core.story import Event


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
    agreed: frozenset[int] = frozenset()  # the seats that want a bot to play on here

    @property
    def empty(self) -> bool:
        """Whether nobody sits here; whoever has left may still come back."""
        return not self.bot and (self.player is None or self.left)

    @property
    def person(self) -> bool:
        """Whether somebody sits here who is no bot."""
        return self.player is not None and not self.bot and not self.left

    @property
    def stand_in(self) -> bool:
        """Whether a bot plays on for somebody who is not here."""
        return bool(self.bot) and self.player is not None

    def called(self) -> str:
        """The name of whoever sits here, in the language that is spoken now."""
        if self.name:
            return self.name
        if self.guest:
            return _("Guest %(number)s") % {"number": self.guest}
        return _("Player %(number)s") % {"number": self.number + 1}


@dataclass(frozen=True)
class Hint:
    """What a search would choose for the seat that is asked: each choice with its chance to win in percent."""

    revision: int
    choices: tuple[tuple[str, int | None], ...] = ()
    pending: bool = True


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
    present: frozenset[int]  # the seats from which somebody looks now
    match: Match | None  # a copy that is never played on
    revisions: tuple[int, ...]  # of the table, once each ply was written
    news: tuple[Event, ...] = ()  # what has just happened
    hint: Hint | None = None

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
    def always_bots(self) -> frozenset[int]:
        """The seats that belong to bots: no person has ever decided for them."""
        return frozenset(chair.number for chair in self.chairs if chair.bot and not chair.stand_in)

    @property
    def people(self) -> bool:
        """Whether more than one person plays, those included for whom a bot plays on."""
        return len(self.chairs) - len(self.always_bots) > 1

    @property
    def ready(self) -> bool:
        """Whether every seat is taken."""
        return not any(chair.empty for chair in self.chairs)

    def names(self) -> list[str]:
        """Everybody's name, in the language that is spoken now."""
        return [chair.called() for chair in self.chairs]

    def absent(self, chair: Chair) -> bool:
        """Whether the game waits for somebody who has left, or who does not look now."""
        away = chair.person and chair.number not in self.present
        return self.status == "running" and (chair.empty or away)

    def missing(self, chair: Chair, *agreeing: int) -> frozenset[int]:
        """The seats of those present who have yet to agree that a bot plays on for somebody absent."""
        here = frozenset(other.number for other in self.chairs if other.person) & self.present
        return here - chair.agreed - {chair.number, *agreeing}


def still(match: Match | None) -> Match | None:
    """A copy of a match for a scene: the position itself is never changed, only replaced by the next."""
    if match is None:
        return None
    copy = Match(match.header, match.setup, match.state, match.opening)
    copy.plies = match.plies.copy()
    return copy
