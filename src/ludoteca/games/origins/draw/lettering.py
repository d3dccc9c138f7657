"""The words of the drawing in one language, remembered: the same few sentences stand on every picture."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from ....core.text import Text, Words
from ..data import BUILDINGS, TILE_IDS

THINGS = tuple(name.replace("_", "-") for name in TILE_IDS)
"""Each building as it is written in an action."""


class Lettering:
    """The words of one language. They depend on nothing but their key and numbers, so all may be remembered."""

    def __init__(self, words: Words) -> None:
        self.say: Callable[..., str] = lru_cache(maxsize=4096)(words.say)
        self.name: Callable[[str, int], str] = lru_cache(maxsize=512)(words.name)

    def tile(self, design: int, face_down: bool = False) -> str:
        """The name of a tile of a city."""
        return self.say("farm") if face_down else self.name("tile", design)

    def building(self, design: int) -> str:
        """A building and what it does."""
        return f"{self.name('tile', design)}: {self.name('ability', design)}"

    def zodiac(self, card: int) -> str:
        """A zodiac card and what it does."""
        return f"{self.name('zodiac', card)}: {self.name('zodiac-text', card)}"


@lru_cache(maxsize=16)
def lettering(words: Text, language: str) -> Lettering:
    """The words of a language, made once."""
    return Lettering(words.words(language))


assert len(THINGS) == BUILDINGS
