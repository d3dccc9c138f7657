"""The words of the drawings in one language, remembered: the same few sentences stand on every picture."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Self

from ..core.language.text import Text, Words


class Lettering:
    """The words of one language. They depend on nothing but their key and numbers, so all may be remembered.

    A game that says the same things in many places makes its own kind of it.
    """

    def __init__(self, words: Words) -> None:
        self.say: Callable[..., str] = lru_cache(maxsize=4096)(words.say)
        self.name: Callable[[str, int], str] = lru_cache(maxsize=512)(words.name)
        self.count: Callable[[str, int], str] = lru_cache(maxsize=512)(words.count)

    @classmethod
    def of(cls, words: Words) -> Self:
        """The lettering for some words, made once for each language; the players' names are no part of it."""
        key = cls, words.text, words.language
        if key not in MADE:
            MADE[key] = cls(words.text.words(words.language))
        made: Self = MADE[key]
        return made


MADE: dict[tuple[type[Lettering], Text, str], Any] = {}
"""One lettering for each game and language."""
