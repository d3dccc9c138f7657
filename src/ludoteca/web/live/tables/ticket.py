"""A ticket: what a browser brings along, and which seats that makes its own."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from hmac import compare_digest
from typing import NamedTuple

from .seats import SeatNow


class Own(NamedTuple):
    """The seats of a table that are a browser's own."""

    held: frozenset[int]  # to play
    away: frozenset[int]  # to take back: a bot plays there, or nobody


@dataclass(frozen=True)
class Ticket:
    """What a browser brings along: the player it is, and secrets of seats that were opened on another device."""

    player: int | None = None
    secrets: frozenset[str] = field(default=frozenset(), repr=False)

    def holds(self, seat: SeatNow) -> bool:
        """Whether a seat is this browser's to play."""
        return seat.person and self.owns(seat)

    def owns(self, seat: SeatNow) -> bool:
        """Whether a seat belongs to this browser's player, also while they are away."""
        if seat.player is None:
            return False
        return seat.player == self.player or any(compare_digest(seat.secret, own) for own in self.secrets)

    def held(self, seats: Iterable[SeatNow]) -> frozenset[int]:
        """All the seats that are this browser's to play."""
        return frozenset(seat.number for seat in seats if self.holds(seat))

    def own(self, seats: Iterable[SeatNow]) -> Own:
        """All the seats that belong to this browser's player, to play or to take back."""
        mine = [seat for seat in seats if self.owns(seat)]
        held = frozenset(seat.number for seat in mine if seat.person)
        return Own(held, frozenset(seat.number for seat in mine if not seat.person))
