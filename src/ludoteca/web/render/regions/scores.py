"""How everybody came out: a card for each player, and every source of points."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.language.text import Words
from ..badge import NamedBadge
from ..language import gettext as _


@dataclass(frozen=True)
class AccountLine:
    """One line of an account."""

    text: str
    points: int


@dataclass(frozen=True, kw_only=True)
class ScoreCard(NamedBadge):
    """How one player came out."""

    place: int
    score: int
    winner: bool
    lines: list[AccountLine]


@dataclass(frozen=True)
class Category:
    """One source of points, or of what breaks a tie: how much each player got from it, the best player first."""

    name: str
    counts: bool  # whether it gave points
    sums: list[int | None]


def counted(words: Words) -> str:
    """What the points of a game are called: where all count one thing alone, it is that."""
    return words.spoken("total") or _("Points")
