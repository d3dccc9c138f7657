"""The words of the drawing in one language, remembered, and the signs of cards and tokens."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from ....core.language.text import Words
from ....drawing import lettering
from ....drawing.svg import SMALL, measure
from ..data import (
    CAMP,
    IDS,
    JUNGLE,
    POWER,
    PRICE,
    PURPLE,
    RIVER,
    ROUTE_IDS,
    RUBBLE,
    SYMBOL,
    TERRAIN,
    TOKEN_IDS,
    VILLAGE,
)
from .land.lands import SIGNS

BANDS = ("f-jungle-3", "f-river-3", "f-village-2", "f-white-1", "f-purple-2")
INKS = ("cream", "cream", "village-ink", "white-ink", "cream")
"""The band of a card, and the ink of signs and words upon it, by its symbol."""

THINGS = tuple(name.replace("_", "-") for name in IDS)
TOKEN_THINGS = tuple(name.replace("_", "-") for name in TOKEN_IDS)
"""Cards and tokens as they are written in actions."""

OWN = {
    "transmitter": "radio",
    "cartographer": "map",
    "compass": "compass",
    "scientist": "flask",
    "travel_log": "journal",
    "native": "native",
}
"""The sign of each purple card."""

DEEDS = {
    "transmitter": ("radio",),
    "cartographer": ("draw", "draw"),
    "compass": ("draw", "draw", "draw"),
    "scientist": ("draw", "trash"),
    "travel_log": ("draw", "draw", "trash", "trash"),
    "native": ("native", "barrier"),
}
"""What each purple card does, in signs."""

TOKEN_GLYPHS = {
    "draw": "draw",
    "remove": "trash",
    "replace": "swap",
    "keep_item": "keepitem",
    "pass": "pass",
    "native": "native",
    "change_symbol": "change",
}
"""The signs of tokens that are not a power."""


def card_glyph(card: int) -> str:
    """The one sign that tells a card: its symbol, all symbols, or its own."""
    if SYMBOL[card] == PURPLE:
        return OWN[IDS[card]]
    return SIGNS[SYMBOL[card]] if SYMBOL[card] < 3 else "anysymbol"


def coins(half: int) -> str:
    """An amount of money: 7 half coins are 3½."""
    whole = str(half // 2) if half > 1 or half == 0 else ""
    return whole + ("½" if half % 2 else "")


class Lettering(lettering.Lettering):
    """The words that stand on the table, in one language."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.card_label: Callable[[int], str] = lru_cache(maxsize=64)(self.describe)
        self.space_label: Callable[[int, int], str] = lru_cache(maxsize=1024)(self.describe_space)
        camps = ((RUBBLE, self.say("draw-discard")), (CAMP, self.say("draw-remove")))
        lands = tuple((land, self.name("symbol", land)) for land in (JUNGLE, RIVER, VILLAGE))
        self.legend = (*lands, *camps)
        wide = [measure(said, SMALL) + 38 for _, said in self.legend]
        first, second = max(wide[0], wide[3]), max(wide[1], 40)
        self.legend_columns = (0.0, first, first + second)
        self.legend_width = max(first + second + wide[2], first + wide[4]) + 10

    def card(self, card: int) -> str:
        """The name of a card."""
        return self.name("card", card)

    def describe(self, card: int) -> str:
        """A card in words, for those who cannot see it."""
        return f"{self.card(card)}: {self.name('effect', card)}"

    def describe_space(self, space: int, terrain: int) -> str:
        """A space in words."""
        power = POWER[space]
        if terrain in (RUBBLE, CAMP):
            key = "draw-pay-cards" if terrain == RUBBLE else "draw-remove-cards"
            return f"{self.name('terrain', terrain)}: {self.say(key, power)}"
        return self.name("terrain", terrain) + (f" {power}" if power and TERRAIN[space] < 5 else "")

    def pile(self, card: int, copies: int) -> str:
        """A pile in words: card, price, copies."""
        return self.say("draw-pile-label", self.card_label(card).removesuffix("."), coins(PRICE[card]), copies)

    def route(self, route: str) -> str:
        """The name of the route; a custom one has none of its own."""
        return self.name("route", ROUTE_IDS.index(route)) if route in ROUTE_IDS else self.say("draw-own-route")

    def breadth(self, title: str, note: str) -> float:
        """How wide the heading of the chart is."""
        return max(measure(title, 20), measure(note, 13)) + 8
