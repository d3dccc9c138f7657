"""The words of the drawing in one language, remembered: the same few sentences stand on every picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from ....core.language.text import Words
from ....drawing import lettering
from ..data import (
    ANY,
    CARD_IDS,
    CONSTRUCTION,
    COURTYARD,
    FIRST_SPACE,
    MAJORITY,
    NEIGHBOURHOOD,
    SPACE_COLOUR,
    SPACE_VALUE,
    SPACES,
    SPECIAL,
    TILE_IDS,
)

TILES = tuple(name.replace("_", "-") for name in TILE_IDS)
"""Each tile as it is written in an action."""

CARDS = tuple(CARD_IDS)
"""Each card as it is written in an action."""

BONUS_GLYPHS = ("crystal", "scale", "people")
"""The signs of crystals, scales and cards."""

KINDS = ("gain-crystals", "gain-scales", "gain-cards")
"""Their sentences."""

ACTION_GLYPHS = {"relocate": "steps", "draw": "draw", "offering": "obelisk"}
"""The signs of the special buildings."""

POWERS = {
    **{f"{people}-1": ("dragon", "card-any-tile") for people in ("vulca", "terrah", "aqua")},
    **{f"{people}-2": ("dragon", "card-three-steps") for people in ("vulca", "terrah", "aqua")},
    "flit-1": ("steps", "card-fly"),
    "flit-2": ("steps", "card-two-steps"),
    "khind-1": ("wild", "card-any-colour"),
    "mimix-1": ("wild", "card-pair"),
    "mimix-2": ("wild", "card-pair"),
    "hoax-1": ("change", "card-recolour-four"),
    "hoax-2": ("change", "card-recolour-one"),
    "pillar-1": ("obelisk", "card-offer-one"),
    "pillar-2": ("obelisk", "card-offer-two"),
}
"""The sign and the few words of a power, for the card itself."""


class Lettering(lettering.Lettering):
    """The words that stand on the table, in one language."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.facts: Callable[[int], str] = lru_cache(maxsize=32)(self.tell_facts)
        self.card_label: Callable[[int], str] = lru_cache(maxsize=32)(self.tell_card)

    def tile(self, tile: int) -> str:
        """The name of a tile."""
        return self.name("tile", tile)

    def card(self, card: int) -> str:
        """The name of a card."""
        return self.name("card", card)

    def people(self, people: int) -> str:
        """The name of a people; of any, for a space of the Palace."""
        return self.name("people", people) if people != ANY else self.say("any-people")

    def power(self, card: int) -> str:
        """What a card can do besides being paid."""
        return self.name("power", card)

    def action(self, tile: int) -> str:
        """What a special building lets its visitor do; nothing for all others."""
        return self.name("action", tile) if SPECIAL[tile] != "none" else ""

    def space(self, tile: int, number: int) -> str:
        """A contribution space: "Aqua 5"."""
        space = FIRST_SPACE[tile] + number
        return f"{self.people(SPACE_COLOUR[space])} {SPACE_VALUE[space]}"

    def gains(self, amounts: Sequence[int]) -> str:
        """Crystals, scales and cards in words."""
        said = [self.say(kind, amount) for kind, amount in zip(KINDS, amounts) if amount]
        return ", ".join(said) or self.say("gain-nothing")

    def tell_card(self, card: int) -> str:
        """A card in words, for those who cannot see it."""
        return f"{self.card(card)}: {self.power(card)}"

    def tell_facts(self, tile: int) -> str:
        """All that is printed on a tile, in words."""
        if tile == COURTYARD:
            return self.say("courtyard-note")
        spaces = ", ".join(self.space(tile, number) for number in range(SPACES[tile]))
        bonuses = (("majority", MAJORITY), ("builder", CONSTRUCTION), ("neighbour", NEIGHBOURHOOD))
        said = [f"{self.say(key)}: {self.gains(table[tile])}" for key, table in bonuses]
        return ". ".join([spaces, *said, *([self.action(tile)] if self.action(tile) else [])])
