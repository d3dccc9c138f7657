"""What a game knows about playing well; bots see only these base classes."""

# As in game.py: an adviser takes only states of its own game.
# mypy: disable-error-code="misc"

from __future__ import annotations

import json
from importlib.resources import files
from math import exp
from typing import Final, Generic, TypeVar

from ..native import mypyc_attr
from ..state import State
from .calibration import Calibration
from .style import Style

S = TypeVar("S", bound=State, covariant=True)  # the game's own table
Gain = tuple[str, list[int]]  # what a player wins: a key of the game's words ("why-points"), and its numbers
Weights = dict[int, list[list[float]]]  # by number of players, by phase: one weight per feature


@mypyc_attr(allow_interpreted_subclasses=True)
class Adviser(Generic[S]):
    """Knowledge of one game for the bots. The default knows nothing: every seat has the same chance."""

    def worth(self, state: S) -> list[float]:
        """Each seat's chance to win, summing to 1. May read the whole state: bots pass imagined ones only."""
        return [1.0 / state.seats] * state.seats

    def hint(self, state: S, action: int) -> float:
        """How natural a move this is; cheap, and on one scale within a decision."""
        return 0.0

    def search(self, state: S) -> list[int]:
        """The legal actions, less those that are dominated or only another order of the same thing."""
        return state.legal

    def likely(self, state: S) -> list[int]:
        """Those of `search` that may well be the best: what a search of many lines looks at."""
        return self.search(state)

    def natural(self, state: S) -> int:
        """The option with the best hint."""
        options = self.search(state)
        best, most = options[0], self.hint(state, options[0])
        for action in options[1:]:
            hint = self.hint(state, action)
            if hint > most:
                best, most = action, hint
        return best

    def minor(self, state: S) -> bool:
        """Whether the choice is bookkeeping that a search need not branch on."""
        return False

    def calm(self, state: S) -> bool:
        """Whether the position can be judged as it is; if not, a search plays on by hints until it can."""
        return True

    def doubt(self) -> float:
        """By how much the worth of sensible choices differs: the scale on which a search explores."""
        return 0.2

    def calibrated(self, seats: int) -> bool:
        """Whether its chances were shown to come true with so many players, so that one may be told them."""
        return False

    def chances(self, state: S, worth: list[float]) -> list[float]:
        """True chances to win, where a search found the position worth so much to each seat."""
        return worth

    def gains(self, before: S, after: S, seat: int) -> list[Gain]:
        """Why *seat* would rather stand *after* than *before*, the best first. Like `worth` for imagined positions."""
        return []

    def in_style(self, style: Style) -> Adviser[S]:
        """An adviser of the same game that leans to a style; one that knows nothing leans to nothing."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Learned(Adviser[S]):
    """An adviser whose sense of worth was learned: a softmax over the seats of a weighted sum of features.

    Each game names its features by hand; the weights come from games that bots played among themselves
    (``tools/train.py``) and lie in the game's ``weights.json``.
    """

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        self.calibrations: dict[int, Calibration] = {}

    def features(self, state: S, seat: int) -> list[float]:
        """What counts for *seat*, each number of the order of 1."""
        return []

    def phase(self, state: S) -> int:
        """Which part of the game this is: each has its own weights."""
        return 0

    def worth(self, state: S) -> list[float]:
        """The softmax of every seat's merit."""
        merits = [self.merit(state, seat) for seat in range(state.seats)]
        top, total = merits[0], 0.0
        for merit in merits:
            if merit > top:
                top = merit
        odds = [exp(merit - top) for merit in merits]
        for odd in odds:
            total += odd
        return [odd / total for odd in odds]

    def progress(self, state: S) -> float:
        """How far the game has come, from 0 to 1, by what everybody can see."""
        return 0.0

    def first(self, state: S) -> int:
        """Who began: the game, or, where that goes round, the round."""
        return 0

    def calibrated(self, seats: int) -> bool:
        """Whether games have told how true its chances are."""
        return seats in self.calibrations

    def chances(self, state: S, worth: list[float]) -> list[float]:
        """True chances to win, by the calibration for this number of players."""
        known = self.calibrations.get(state.seats)
        if known is None or not state.agenda:
            return worth
        return known.chances(worth, self.progress(state), self.first(state), state.actor)

    def merit(self, state: S, seat: int) -> float:
        """The weighted sum of a seat's features."""
        return weighed(self.weights[state.seats][self.phase(state)], self.features(state, seat))


def weighed(weights: list[float], features: list[float]) -> float:
    """The weighted sum of features."""
    total = 0.0
    for weight, feature in zip(weights, features):
        total += weight * feature
    return total


def most_natural(options: list[int], hints: list[float], most: int) -> list[int]:
    """So many of the options, those with the best hints first."""
    found: list[int] = []
    best: list[float] = []
    for number in range(len(options)):
        hint, place = hints[number], len(found)
        while place and hint > best[place - 1]:
            place -= 1
        if place < most:
            found.insert(place, options[number])
            best.insert(place, hint)
            del found[most:], best[most:]
    return found


def load_weights(package: str) -> Weights:
    """The learned weights of the game in *package*."""
    data = json.loads(files(package).joinpath("weights.json").read_text(encoding="utf-8"))
    return {int(players): phases for players, phases in data["weights"].items()}


def load_numbers(package: str, name: str) -> dict[str, float]:
    """The tuned numbers in the file *name* of a game's *package*."""
    data = json.loads(files(package).joinpath(name).read_text(encoding="utf-8"))
    return {key: float(number) for key, number in data.items()}
