"""The words of the drawing in one language, remembered: the same few sentences stand on every picture."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from html import escape

from ....core.language.text import Words
from ....drawing import lettering
from ....drawing.svg import el
from ..data import BUILDING, COPIES, IDS, KEEP, KIND, REVEAL, SELECT, VALUE

GLYPHS = (
    *("home", "tavern", "tower", "boutique", "forge", "treehouse", "grotto", "castle", "sanctuary"),
    *("wrecking", "goblin", "dragon", "dividers", "archive", "alms", "mask", "survey", "magnet", "clocktower"),
    *("well", "mint", "saw", "toll", "illusion", "bell", "vault", "crane", "exchange", "ruins"),
)
"""The sign of each card."""

THINGS = tuple(name.replace("_", "-") for name in IDS)
"""Each card as it is written in an action."""

KIND_GLYPH = {REVEAL: "reveal", SELECT: "select", KEEP: "keep"}
"""The sign of each kind of special."""

KIND_WORDS = {REVEAL: "when-dealt", SELECT: "when-taken", KEEP: "when-kept"}


class Lettering(lettering.Lettering):
    """The words that stand on the table, in one language."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.label: Callable[[int], str] = lru_cache(maxsize=64)(self.describe)

    def card(self, card: int) -> str:
        """The name of a card."""
        return self.name("card", card)

    def effect(self, card: int) -> str:
        """What a special does."""
        return self.name("effect", card)

    def when(self, card: int) -> str:
        """When a special works: dealt, taken, or kept for later."""
        return self.say(KIND_WORDS[KIND[card]])

    def describe(self, card: int) -> str:
        """A card in words, for those who cannot see it."""
        if KIND[card] == BUILDING:
            return self.say("card-label", self.card(card), VALUE[card], COPIES[card])
        return self.say("special-label", self.card(card), self.when(card), self.effect(card))


def heading(x: float, y: float, words: str, note: str, size: float = 19) -> str:
    """The name of an area, and a note that flows after it, however wide the reader's letters are."""
    aside = el("tspan", escape(note), dx=12, font_size=13, look="ss w400") if note else ""
    return el("text", escape(words), aside, x=x, y=y, font_size=size, look="f-desk-ink sf w600")
