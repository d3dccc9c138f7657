"""Paces: how much time everybody has for a game. It is chosen when the table is set."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.translation import gettext_lazy as _

from ..refusal import Refusal

MINUTE, HOUR, DAY = 60, 3600, 86_400  # seconds
PLAYS_ON = 3  # lapses after which a bot plays on until somebody comes back
LAPSED_LEVEL = "middle"  # the bot that plays a turn for whoever let their time pass


@dataclass(frozen=True)
class Pace:
    """How much time a seat begins with, and what it gets for each turn that it hands over, in seconds.

    It never has more than it began with. The clock of a game over days stands still at night and on vacation.
    """

    name: str
    bank: int
    step: int

    @property
    def days(self) -> bool:
        """Whether it is for games over days."""
        return self.bank >= DAY

    def refilled(self, left: float) -> float:
        """What a seat has for its next turn, if so much was left when it handed over."""
        return min(float(self.bank), max(0.0, left) + self.step)

    def short(self, left: float) -> bool:
        """Whether so little time is left that it should be seen."""
        return left < self.bank / 10


NO_CLOCK = "none"
PACES = {
    pace.name: pace
    for pace in (
        Pace("live-quick", 5 * MINUTE, 15),
        Pace("live", 15 * MINUTE, 30),
        Pace("days-quick", DAY, 6 * HOUR),
        Pace("days", 3 * DAY, 12 * HOUR),
        Pace("days-slow", 7 * DAY, DAY),
    )
}


def chosen(name: str) -> str | None:
    """The pace that a form names, as the table's row has it: nothing if it is played without a clock."""
    if name in ("", NO_CLOCK):
        return None
    if name not in PACES:
        raise Refusal(_("There is no such pace."), status=400)
    return name


def pace_of(name: str | None) -> Pace | None:
    """The pace with a name; a name that this release does not know means that no clock runs."""
    return PACES.get(name) if name else None
