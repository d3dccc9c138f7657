"""Styles: what a player leans to, whatever their level; data of each game (`advice/styles.json`).

A style names a few of the numbers by which the game's hints and its sense of worth judge, each with what it is
multiplied by and what is added to it. All others stay as they are, so whoever has a style still plays the same game.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files
from typing import Final

Leaning = tuple[float, float]  # a number is multiplied by the first, and the second is added
NONE: Final[Leaning] = (1.0, 0.0)


class Style:
    """How some numbers of a game's adviser differ for those who play in this style."""

    def __init__(self, hints: dict[str, Leaning], worth: dict[str, Leaning]) -> None:
        self.hints: Final = hints  # by the names of the numbers of its hints
        self.worth: Final = worth  # by the names of its features

    def numbers(self, numbers: dict[str, float]) -> dict[str, float]:
        """The numbers of the hints in this style."""
        check(self.hints, list(numbers))
        return {name: leaned(number, self.hints.get(name, NONE)) for name, number in numbers.items()}

    def weights(self, weights: dict[int, list[list[float]]], features: Sequence[str]) -> dict[int, list[list[float]]]:
        """The weights of the *features* in this style, for each number of players and each phase."""
        check(self.worth, features)
        leanings = [self.worth.get(feature, NONE) for feature in features]
        return {
            seats: [[leaned(w, x) for w, x in zip(row, leanings)] for row in rows] for seats, rows in weights.items()
        }


def leaned(number: float, leaning: Leaning) -> float:
    """A number in a style."""
    return number * leaning[0] + leaning[1]


def check(leanings: dict[str, Leaning], known: Sequence[str]) -> None:
    """Whatever a style leans to must be there."""
    for name in leanings:
        if name not in known:
            raise ValueError(f"a style leans to {name!r}, which is none of {', '.join(known)}")


def load_styles(package: str) -> dict[str, Style]:
    """The styles of the game whose advice is *package*, by name."""
    data = json.loads(files(package).joinpath("styles.json").read_text(encoding="utf-8"))
    return {
        name: Style(leanings(style.get("hints", {})), leanings(style.get("worth", {}))) for name, style in data.items()
    }


def leanings(data: dict[str, dict[str, float]]) -> dict[str, Leaning]:
    """Leanings as they are written: ``{"effort": {"times": 2, "plus": 0.1}}``."""
    return {name: (float(by.get("times", 1.0)), float(by.get("plus", 0.0))) for name, by in data.items()}
