"""What things are worth in points, by the time that is left. Found by games of hints against hints."""

from __future__ import annotations

from typing import Final

from .rules.table import World
from .timing import time_left

# What things are worth in points: in the last round, and while LONG rounds are still to come.
BASIC_PRICE: Final[list[float]] = [0.89, 3.0]
GOLD_PRICE: Final[list[float]] = [1.06, 1.39]
ACT_PRICE: Final[list[float]] = [13.43, 9.46]
DIE_PRICE: Final[list[float]] = [0.07, 18.57]
PIP_PRICE: Final[list[float]] = [1.97, 2.12]
BASE_PRICE: Final[list[float]] = [0.0, 51.98]
ADVISOR_PRICE: Final[list[float]] = [0.51, 21.12]
SPEAKER_PRICE: Final[list[float]] = [2.31, 17.95]
STEP_PRICE: Final[list[float]] = [1.77, 2.69]  # a temple space, besides its points
CARD_PRICE: Final[list[float]] = [0.23, 3.96]  # a zodiac card
TOKEN_PRICE: Final[list[float]] = [0.28, 4.94]
TILE_PRICE: Final[list[float]] = [0.01, -0.19]


class Prices:
    """What things are worth in points: little at the end, much while they can still earn."""

    def __init__(self, time: float) -> None:
        growth = time * time
        self.time: Final = time
        self.basic: Final = between(BASIC_PRICE, growth)
        self.gold: Final = between(GOLD_PRICE, growth)
        self.act: Final = between(ACT_PRICE, growth)
        self.die: Final = between(DIE_PRICE, growth)
        self.pip: Final = between(PIP_PRICE, time)
        self.base: Final = between(BASE_PRICE, growth)
        self.advisor: Final = between(ADVISOR_PRICE, growth)
        self.speaker: Final = between(SPEAKER_PRICE, growth)
        self.step: Final = between(STEP_PRICE, growth)
        self.card: Final = between(CARD_PRICE, time)
        self.token: Final = between(TOKEN_PRICE, time)
        self.tile: Final = between(TILE_PRICE, time)


def between(price: list[float], share: float) -> float:
    """The price between the last round and the long run."""
    return price[0] + (price[1] - price[0]) * share


GRAIN: Final = 16  # shades of time
PRICES: Final[list[Prices]] = [Prices(shade / GRAIN) for shade in range(GRAIN + 1)]


def prices(world: World) -> Prices:
    """What things are worth now."""
    return PRICES[int(time_left(world) * GRAIN + 0.5)]
