"""The numbers by which a city is judged, in crystals; `tools/tune.py` finds them by games. They lie in `sense.json`."""

from __future__ import annotations

from typing import Final

from ....core.advice.adviser import load_numbers
from ..data import (
    CARDS,
    COLOUR,
    CONSTRUCTION,
    MAJORITY,
    MARKERS,
    MOST_SPACES,
    NEIGHBOURHOOD,
    PEOPLES,
    POWER_VALUES,
    SPECIAL,
    VALUE,
)

DUE: Final = 20  # the least part of a crystal that a payment counts with
FARTHEST: Final = 8  # steps between two tiles
SHORTAGES: Final = 6  # so many markers are enough
OPEN: Final = 5  # empty spaces: more make a building no less likely to be finished


class Sense:
    """What cards, buildings, offerings and later turns are worth."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.numbers: Final = numbers
        self.offering: Final = numbers["offering"]  # beyond its crystals
        self.scale: Final = numbers["scale"]
        self.drawn: Final = numbers["drawn"]  # a card won with a building
        self.paid: Final = numbers["paid"]  # each point that is paid
        # What it costs to be short of markers, by how many are left: without one nothing can be done.
        short = [numbers[f"short-{left}"] for left in range(SHORTAGES)]
        self.short: Final = short + [0.0] * (MARKERS + 1 - SHORTAGES)
        # The chance that a building is finished, by its empty spaces.
        done = [numbers[f"done-{min(empty, OPEN)}"] for empty in range(1, MOST_SPACES + 1)]
        self.done: Final = [1.0, *done]
        # Cards: any card, each point of its value, and a power.
        self.cards: Final = [card_worth(card, numbers) for card in range(CARDS)]
        self.costs: Final = [max(1, int(DUE * worth)) for worth in self.cards]  # for the search of a payment
        self.fresh: Final = numbers["fresh"]  # a card from the deck
        self.no_use: Final = numbers[
            "no-use"
        ]  # the part of a card's worth left when no space of its colour is open ...
        self.last_use: Final = numbers["last-use"]  # ... or only one
        self.wanted: Final = numbers["wanted"]  # a card is worth more for each open space of its colour
        self.mates: Final = numbers["mates"]  # and for each point of its colour in the same hand
        # What buildings bring.
        self.majority: Final = self.bonus(MAJORITY)
        self.construction: Final = self.bonus(CONSTRUCTION)
        self.neighbour: Final = self.bonus(NEIGHBOURHOOD)
        special = {"none": 0.0, "relocate": numbers["relocate"], "draw": numbers["draw"], "offering": 0.0}
        self.special: Final = [special[action] for action in SPECIAL]
        # What a tile is worth that will be reached later, by its distance from where the turn ends: two steps a turn.
        self.later: Final = [0.0] + [numbers[f"later-{1 + far // 2}"] for far in range(FARTHEST)]
        self.soon: Final = max(self.later)
        self.way: Final = numbers["way"]  # each step, so that nobody walks for nothing

    def bonus(self, bonuses: list[list[int]]) -> list[float]:
        """What the crystals, scales and cards of each tile are worth."""
        return [crystals + self.scale * scales + self.drawn * cards for crystals, scales, cards in bonuses]


def card_worth(card: int, numbers: dict[str, float]) -> float:
    """What a card in hand is worth."""
    power = numbers[f"power-{PEOPLES[COLOUR[card]]}"] if VALUE[card] <= POWER_VALUES else 0.0
    return numbers["card"] + numbers["point"] * VALUE[card] + power


def load_sense() -> Sense:
    """The numbers that ship with the game."""
    return Sense(load_numbers("ludoteca.games.blue_moon_city.advice", "sense.json"))
