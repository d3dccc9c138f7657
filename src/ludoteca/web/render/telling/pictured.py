"""A game's words as HTML: beside the name of a thing stands its sign, if the game has one, and names are noted."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from html import escape
from typing import Any

from ....core.game import AnyGame
from ....core.language.text import OFTEN, Sentence, Words
from ....core.seen.picture import INK, Sign, Signs


@lru_cache(maxsize=64)
def signs_of(game: AnyGame) -> Signs:
    """The signs of a game's things."""
    return game.art().signs


@lru_cache(maxsize=1024)
def pictured(words: Words, game: AnyGame, thread: int) -> Pictured:
    """The words of a table as HTML, made once; each thread has its own, for they note what they name."""
    return Pictured(words, signs_of(game))


def mini(sign: Sign) -> str:
    """A sign in a sentence; in single quotes, each of which is one letter of a message and not two."""
    ink = "" if sign.ink == INK else f" class='k-{sign.ink}'"
    return f"<svg class='mini k-{sign.ground}'><use href='#g-{sign.glyph}'{ink}/></svg>"


class Pictured(Words):
    """The words of a table, safe for a page."""

    def __init__(self, words: Words, signs: Signs) -> None:
        super().__init__(words.text, words.language)
        self.players = [escape(name) for name in words.players]
        self.signs = signs
        self.named: list[str] = []  # the things that were named since somebody last looked, as actions call them
        self.pictured: dict[tuple[object, ...], tuple[str, list[str]]] = {}  # sentences, and what each of them names

    def fill(self, sentence: Sentence, numbers: Sequence[int | str], seat: int = -1, many: Sequence[int] = ()) -> str:
        """The translated sentence with its numbers and names filled in; what it names is noted also if it is known."""
        key = (sentence, seat, *numbers, None, *many)
        known = self.pictured.get(key)
        if known is None:
            if len(self.pictured) >= OFTEN:
                self.pictured.clear()
            before, self.named = self.named, []
            known = self.pictured[key] = self.filled(sentence, numbers, seat, many), self.named
            self.named = before
        self.named += known[1]
        return known[0]

    def translate(self, sentence: str) -> str:
        """The sentence in this language, safe for a page."""
        return escape(super().translate(sentence), quote=False)

    def format_field(self, value: Any, format_spec: str) -> str:
        """A slot filled in: a thing with its sign."""
        text = super().format_field(value, format_spec)
        if not isinstance(value, int) or format_spec not in self.text.names:
            return text
        self.named.append(slug(self.text.names[format_spec][value]))
        signs = self.signs.get(format_spec, ())
        return f"<b>{mini(signs[value])}{text}</b>" if value < len(signs) else text  # both stay on one line


def slug(name: str) -> str:
    """The English name of a thing as actions write it: "Wizard's Tower" is wizards-tower."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")
