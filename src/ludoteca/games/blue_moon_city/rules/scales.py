"""§7 Golden scales: how they are gained, and the scoring when the pool is empty."""

from __future__ import annotations

from typing import Final

from ....core.shared import added, replaced
from ....core.state import Step
from ..data import SCALES_LEAST, SCALES_MOST, SCALES_OTHERS, SCALES_TIED
from .table import City


class DragonScales(Step):
    """§7.1 At the first contribution of a turn every dragon on the tile gives a scale."""

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def run(self, city: City) -> None:
        dragons = city.dragons.count(self.tile)
        if dragons:
            city.scales = added(city.scales, self.seat, dragons)
            city.tell("dragon-scales", self.seat, dragons)


class ScaleScoring(Step):
    """§7.2 If the last scale of the pool was taken: most scales 6 crystals (tied 3 each), others with three or more 3.

    Whoever got crystals returns all scales, missing ones vanish; the others keep theirs.
    """

    def run(self, city: City) -> None:
        if city.pool() > 0:
            return
        city.tell("scale-scoring", self.seat)
        for seat, crystals in enumerate(scale_crystals(city.scales)):
            if crystals:
                city.tell("scale-crystals", seat, crystals, city.scales[seat])
                city.crystals = added(city.crystals, seat, crystals)
                city.scales = replaced(city.scales, seat, 0)


def scale_crystals(scales: list[int]) -> list[int]:
    """§7.2 What everybody's scales are worth in a scoring."""
    most = tied = 0
    for count in scales:
        if count > most:
            most, tied = count, 1
        elif count == most:
            tied += 1
    first = SCALES_MOST if tied == 1 else SCALES_TIED
    return [first if count == most else SCALES_OTHERS if count >= SCALES_LEAST else 0 for count in scales]
