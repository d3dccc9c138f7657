"""Dice, buildings and zodiac cards as small as a letter, for the sentences of the log."""

from __future__ import annotations

from ....core.seen.picture import Sign
from ..data import COLOUR, COLOURS, NO_COLOUR, TILE_COLOUR
from ..rules.actions import SPEAKER_VALUES
from .board.zodiac import GLYPHS as ZODIAC
from .pieces.signs import TEMPLE_SIGNS, ink_on


def colour_sign(colour: int) -> Sign:
    """The sign of a colour on that colour; without one, that of a building."""
    if colour == NO_COLOUR:
        return Sign("base", "o-grey")
    return Sign(f"m-{COLOURS[colour]}", f"o-{COLOURS[colour]}", ink_on(COLOURS[colour]))


DICE = [colour_sign(colour) for colour in COLOUR]

SIGNS = {
    "die": DICE,
    "worker": [*DICE, *[Sign("speaker", "o-grey")] * len(SPEAKER_VALUES), Sign("archon", "o-grey")],
    "temple": [Sign(glyph, "sand-ink", "sand") for glyph in TEMPLE_SIGNS],
    "tile": [colour_sign(colour) for colour in TILE_COLOUR],
    "zodiac": [Sign(glyph, "sand-ink", "sand") for glyph in ZODIAC],
}
