"""The words of the drawing in one language, remembered: the same few sentences stand on every picture."""

from __future__ import annotations

from ....drawing import lettering
from ..data import BUILDINGS, TILE_IDS

THINGS = tuple(name.replace("_", "-") for name in TILE_IDS)
"""Each building as it is written in an action."""


class Lettering(lettering.Lettering):
    """The words that stand on the table, in one language."""

    def tile(self, design: int, face_down: bool = False) -> str:
        """The name of a tile of a city."""
        return self.say("farm") if face_down else self.name("tile", design)

    def building(self, design: int) -> str:
        """A building and what it does."""
        return f"{self.name('tile', design)}: {self.name('ability', design)}"

    def zodiac(self, card: int) -> str:
        """A zodiac card and what it does."""
        return f"{self.name('zodiac', card)}: {self.name('zodiac-text', card)}"


assert len(THINGS) == BUILDINGS
