"""What things are worth in points, by the time that is left. `prices.json` holds them; `tools/tune.py` finds them."""

from __future__ import annotations

from typing import Final

from ....core.advice.adviser import load_numbers
from ..rules.table import Realm
from .timing import rounds_left, time_that_counts

GRAIN: Final = 16  # shades of time


class Prices:
    """What things are worth in points: little at the end, much while they can still earn."""

    def __init__(self, numbers: dict[str, float], time: float) -> None:
        growth = time * time
        self.time: Final = time
        self.basic: Final = between(numbers, "basic", growth)
        self.gold: Final = between(numbers, "gold", growth)
        self.act: Final = between(numbers, "act", growth)
        self.die: Final = between(numbers, "die", growth)
        self.pip: Final = between(numbers, "pip", time)
        self.base: Final = between(numbers, "base", growth)
        self.advisor: Final = between(numbers, "advisor", growth)
        self.speaker: Final = between(numbers, "speaker", growth)
        self.step: Final = between(numbers, "step", growth)  # a temple space, besides its points
        self.card: Final = between(numbers, "card", time)  # a zodiac card
        self.token: Final = between(numbers, "token", time)
        self.tile: Final = between(numbers, "tile", time)


def between(numbers: dict[str, float], name: str, share: float) -> float:
    """The price between the last round and the long run."""
    last, long = numbers[name + "-last"], numbers[name + "-long"]
    return last + (long - last) * share


class Tariff:
    """The prices of all times."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.numbers: Final = numbers
        self.shades: Final = [Prices(numbers, shade / GRAIN) for shade in range(GRAIN + 1)]
        self.rounds = 0.0  # what was found last: how many rounds may follow, ...
        self.found = self.shades[0]  # ... the prices then ...
        self.round = self.limit = self.ending = -1  # ... and for which time: the round, ...
        self.heights: list[int] = []  # ... the temples and the discs, in lists that are replaced, never changed
        self.discs: list[int] = []

    def now(self, realm: Realm) -> Prices:
        """What things are worth now."""
        self.look(realm)
        return self.found

    def rounds_left(self, realm: Realm) -> float:
        """How many rounds may follow this one."""
        self.look(realm)
        return self.rounds

    def look(self, realm: Realm) -> None:
        """Find how late it is; anew only where it may have become later."""
        same = self.heights is realm.heights and self.discs is realm.discs and self.ending == realm.ending
        if not (same and self.round == realm.round and self.limit == realm.round_limit):
            self.heights, self.discs, self.ending = realm.heights, realm.discs, realm.ending
            self.round, self.limit = realm.round, realm.round_limit
            self.rounds = rounds_left(realm)
            self.found = self.shades[int(time_that_counts(self.rounds) * GRAIN + 0.5)]


def load_tariff() -> Tariff:
    """The prices that ship with the game."""
    return Tariff(load_numbers("ludoteca.games.origins.advice", "prices.json"))
