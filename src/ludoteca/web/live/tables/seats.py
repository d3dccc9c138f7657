"""A seat at one moment, and who is in it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from django.utils.translation import gettext as _

from ..people.names import guest_name


@dataclass(frozen=True)
class SeatNow:
    """A seat as it is at this moment. It never changes: somebody else in the seat is another SeatNow."""

    number: int
    player: int | None
    name: str
    guest: int  # the number of a guest without a name
    bot: str
    secret: str = field(repr=False)
    left: bool = False
    agreed: frozenset[int] = frozenset()  # the seats that want a bot to play on here
    bank: float | None = None  # seconds for the next turn, where clocks run; all that a seat begins with if it is None
    lapses: int = 0  # how often its time ran out
    once: bool = False  # a bot plays here for this turn only
    pause: bool = False  # its player wishes a pause

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

    def changed(self, **changes: Any) -> SeatNow:
        """The same seat with something changed, as its row has it."""
        told: dict[str, Any] = {name: bool(value) if name == "once" else value for name, value in changes.items()}
        return replace(self, **told)

    def called(self) -> str:
        """The name of whoever sits here, in the language that is spoken now."""
        if self.name:
            return self.name
        return guest_name(self.guest) if self.guest else _("Player %(number)s") % {"number": self.number + 1}
