"""Small drawings of a legend that games share: a sign on its ground, a player's piece."""

from __future__ import annotations

from ...core.seen.legend import Sketch
from ..svg import icon, rect
from .pieces import token

SIDE = 44.0
"""A sign is as large as a finger."""


def sign(glyph: str, ground: str = "f-inset s-line", ink: str = "k-ink") -> Sketch:
    """A glyph on a ground."""
    return Sketch(SIDE, SIDE, rect(1, 1, SIDE - 2, SIDE - 2, ground, 10) + icon(glyph, SIDE / 2, SIDE / 2, 28, ink))


def piece(seat: int = 0) -> Sketch:
    """A player's piece."""
    return Sketch(SIDE, SIDE, token(seat, SIDE / 2, SIDE / 2, 13))
