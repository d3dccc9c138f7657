"""A finished game as a film: where one is in it, and every way from there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ..badge import NamedBadge


class Jump(NamedTuple):
    """A moment that one may go to at once."""

    name: str
    ply: int
    here: bool


@dataclass(frozen=True)
class Slider:
    """What slides: from turn to turn, or from move to move."""

    name: str
    value: int
    most: int


@dataclass(frozen=True)
class PlayersTurn:
    """Somebody whose eyes one may take, and where their next turn begins."""

    badge: NamedBadge
    next_turn: int | None


@dataclass(frozen=True)
class Film:
    """Where in the game one is, and the ways from there."""

    ply: int
    plies: int
    eyes: str
    by: str
    base: str
    rest: str
    ways: dict[str, int | None]  # the buttons, and the ply that each leads to
    slider: Slider
    rounds: list[Jump]
    seats: list[PlayersTurn]
    report: str  # where it is told how the game went; nothing for lessons
    try_at: str  # the moment and the seat from which it may be tried otherwise; nothing at the end
