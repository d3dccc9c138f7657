"""Cards as small as a letter, for the sentences of the log."""

from __future__ import annotations

from ....core.seen.picture import Sign
from ..data import COLOUR, PEOPLES

DARK_PRINTED = ("hoax", "pillar")
"""Peoples on whose colour signs are dark."""


def people_sign(people: str) -> Sign:
    """A people's glyph on its colour."""
    return Sign(people, people, "print" if people in DARK_PRINTED else "cream")


SIGNS = {"card": [people_sign(PEOPLES[people]) for people in COLOUR]}
