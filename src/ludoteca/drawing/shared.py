"""The art that the site and all games share; a game's own comes on top of it."""

from __future__ import annotations

from ..core.seen.picture import Art
from .glyphs import GLYPHS
from .palette import COLOURS, SIGNS_ON, WORDS_ON

SHARED = Art(COLOURS, WORDS_ON, SIGNS_ON, GLYPHS)
