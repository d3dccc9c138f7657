"""How a seat and whoever sits there are marked, wherever they are shown."""

from __future__ import annotations

from dataclasses import dataclass
from unicodedata import bidirectional

from django.urls import reverse
from django.utils.translation import to_locale

from ...bots import full_name
from ..live.tables.scene import Scene
from ..live.tables.seats import SeatNow
from .viewer import Viewer


@dataclass(frozen=True)
class Badge:
    """How a seat is marked everywhere: its number chooses a colour and a shape."""

    seat: int

    @property
    def number(self) -> int:
        """The seat as people count."""
        return self.seat + 1


@dataclass(frozen=True)
class NamedBadge(Badge):
    """A seat, and the name of whoever sits there."""

    name: str


def level(scene: Scene, viewer: Viewer, seat: SeatNow) -> str:
    """What a bot's level is called, and its style."""
    return full_name(seat.bot, scene.game, to_locale(viewer.display.language)) if seat.bot else ""


def seat_link(scene: Scene, viewer: Viewer, seat: SeatNow) -> str:
    """The address that opens a seat."""
    return viewer.display.origin + reverse("sit", args=[scene.code, seat.secret])


def set_apart(name: str) -> str:
    """A name before figures: one that is read from right to left would change their order."""
    backwards = any(bidirectional(letter) in ("R", "AL") for letter in name)
    return f"\u2068{name}\u2069" if backwards else name
