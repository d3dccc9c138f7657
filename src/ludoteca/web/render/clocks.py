"""Clocks in words: a pace, what an absence means at it, how long something lasts, and how much time is left."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from ...core.game import AnyGame
from ..live.clocks.now import CLOCK
from ..live.clocks.pace import DAY, HOUR, MINUTE, NO_CLOCK, PACES, Pace
from ..live.tables.scene import Scene
from ..live.tables.seats import SeatNow
from ..live.tables.timing.clock import bank_of


@dataclass(frozen=True)
class ClockShown:
    """A clock beside a name or in a list: what is left, and when it is out if it runs."""

    left: int  # seconds
    due: int | None  # seconds since 1970; the page counts down by itself
    short: int  # seconds below which it should be seen that time is short

    @property
    def hurry(self) -> bool:
        """Whether time is short."""
        return self.due is not None and self.left < self.short

    @property
    def text(self) -> str:
        """What is left, in figures."""
        return figures(self.left)


@dataclass(frozen=True)
class OfferedPace:
    """A pace to choose when a table is set."""

    name: str
    label: str
    words: str
    absence: str  # what happens if somebody stays away
    chosen: bool


def figures(seconds: int) -> str:
    """A time in figures, as the page counts it down: 2 d 4 h, 5 h 12 min, 14:32."""
    if seconds >= DAY:
        return f"{seconds // DAY} d {seconds % DAY // HOUR} h"
    if seconds >= HOUR:
        return f"{seconds // HOUR} h {seconds % HOUR // MINUTE} min"
    return f"{seconds // MINUTE}:{seconds % MINUTE:02}"


def lasting(seconds: int) -> str:
    """A time that is a round one, in words."""
    if seconds % DAY == 0:
        return ngettext("%(count)s day", "%(count)s days", seconds // DAY) % {"count": seconds // DAY}
    if seconds % HOUR == 0:
        return ngettext("%(count)s hour", "%(count)s hours", seconds // HOUR) % {"count": seconds // HOUR}
    return f"{seconds // MINUTE} min" if seconds % MINUTE == 0 else f"{seconds} s"


def pace_name(pace: Pace | None) -> str:
    """What a pace is called."""
    if pace is None:
        return _("No clock")
    times = {"bank": lasting(pace.bank), "step": lasting(pace.step)}
    if pace.days:
        return _("Over days: %(bank)s, and %(step)s more each turn") % times
    return _("Live: %(bank)s, and %(step)s more each turn") % times


def short_name(pace: Pace | None) -> str:
    """The same, for a button."""
    return _("No clock") if pace is None else f"{lasting(pace.bank)} + {lasting(pace.step)}"


def absence(pace: Pace | None) -> str:
    """What it means to stay away from a table of this pace: said before anybody sits down."""
    if pace is None:
        return _(
            "Nobody is hurried. If somebody stays away, the others may let a bot play on, "
            "and whoever comes back takes the seat back."
        )
    stays = _("Your clock runs on your turn only, also while this page is closed.")
    if pace.days:
        stays += " " + _("It stands still in your nights and on your vacations, which you set under Me.")
    return f"{stays} " + _(
        "If your time runs out, a bot plays that turn for you; after the third time it plays on until you come back, "
        "which you can at any time. Whoever leaves is replaced by a bot at once."
    )


def over_days(game: AnyGame) -> str:
    """How long a game is if it is played over days; nothing if nobody has counted it."""
    if not game.turns:
        return ""
    # With three, each hand-over waits four hours on average if everybody looks three times a day, else twelve.
    facts = {"turns": game.turns, "few": (game.turns + 1) // 2, "many": (3 * game.turns + 1) // 2}
    words = _(
        "With three players everybody has about %(turns)s turns: %(few)s days if all look in three times a day, "
        "%(many)s if they do so once."
    )
    return words % facts


def offered(now: str | None = None) -> list[OfferedPace]:
    """All paces, from none to slow; *now* is the one that is chosen."""
    paces = [(NO_CLOCK, None), *PACES.items()]
    return [
        OfferedPace(name, short_name(pace), pace_name(pace), absence(pace), name == (now or NO_CLOCK))
        for name, pace in paces
    ]


# -- at a table and in lists -------------------------------------------------------------------------------------------


def clock_shown(pace: Pace, bank: float, due: datetime | None = None) -> ClockShown:
    """A clock that runs until *due*, or one that stands with all of its *bank*."""
    left = bank if due is None else max(0.0, (due - CLOCK.now()).total_seconds())
    return ClockShown(int(left), None if due is None else int(due.timestamp()), pace.bank // 10)


def seat_clock(scene: Scene, seat: SeatNow) -> ClockShown | None:
    """The clock of a seat, if it has one."""
    if scene.pace is None or scene.status != "running" or seat.number not in scene.timed:
        return None
    runs = scene.due if seat.number == scene.actor else None
    return clock_shown(scene.pace, bank_of(scene.pace, seat), runs)
