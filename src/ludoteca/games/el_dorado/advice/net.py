"""A small net: what it makes of a player's signs and cards, learned from games by `tools/foresee.py`."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from ..data import KINDS

# What the net looks at, and how many numbers that are: signs, and the cards of each kind by where they are.
PARTS: Final = {"lasting": 52, "passing": 11, "deck": KINDS, "hand": KINDS, "draw": KINDS}


class Net:
    """Hidden units, and a way past them, which is the last unit. Every unit has a stretch of each list of weights."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.out: Final = [float(number) for number in data["out"]]  # what each unit counts
        self.bias: Final = [float(number) for number in data["bias"]]
        self.lasting: Final = flat(data["lasting"])
        self.passing: Final = flat(data["passing"])
        self.deck: Final = flat(data["deck"])
        self.hand: Final = flat(data["hand"])
        self.draw: Final = flat(data["draw"])

    def of_deck(self, kinds: list[int]) -> list[float]:
        """What each unit makes of how many cards of each kind there are."""
        found: list[float] = []
        for unit, total in enumerate(self.bias):
            first = unit * KINDS
            for kind in range(KINDS):
                total += self.deck[first + kind] * kinds[kind]
            found.append(total)
        return found

    def basis(self, of_deck: list[float], signs: list[float]) -> list[float]:
        """What each unit makes of a deck and of lasting signs."""
        count, weights, found = len(signs), self.lasting, of_deck.copy()
        for unit in range(len(found)):
            total, first = found[unit], unit * count
            for i in range(count):
                total += weights[first + i] * signs[i]
            found[unit] = total
        return found

    def merit(self, basis: list[float], signs: list[float], hand: list[int], draw: list[int]) -> float:
        """How well a player stands, with passing signs and with the cards in hand and in the draw pile."""
        merit, count, past = 0.0, len(signs), len(basis) - 1
        weights, in_hand, in_draw = self.passing, self.hand, self.draw  # as locals, for this is done most often
        for unit in range(past + 1):
            total, first = basis[unit], unit * count
            for i in range(count):
                total += weights[first + i] * signs[i]
            first = unit * KINDS
            for card in hand:
                total += in_hand[first + card]
            for card in draw:
                total += in_draw[first + card]
            if total > 0.0 or unit == past:
                merit += self.out[unit] * total
        return merit


def flat(rows: list[list[float]]) -> list[float]:
    """All rows in one list."""
    return [float(number) for row in rows for number in row]


def load_net(pawns: str) -> Net:
    """The net that ships with the game, for ``one_pawn`` or ``two_pawns``."""
    file = files("ludoteca.games.el_dorado.advice").joinpath(f"net_{pawns}.json")
    return Net(json.loads(file.read_text(encoding="utf-8")))
