"""The art of the whole house: what all games share and each game's own, as every page needs it."""

from __future__ import annotations

import hashlib
from functools import reduce

from ...core.seen.picture import Art
from ...drawing.glyphs import sprite
from ...drawing.palette import stylesheet
from ...drawing.picture import pictures_css
from ...drawing.shared import SHARED
from ...games import GAMES

HOUSE = reduce(Art.joined, [game.art() for game in GAMES.values()], SHARED)
SPRITE = sprite(HOUSE.glyphs)
STYLESHEET = stylesheet(HOUSE.colours) + pictures_css()
VERSION = hashlib.sha256(STYLESHEET.encode()).hexdigest()[:10]
"""A new stylesheet has a new address: browsers keep the old one for ever."""
