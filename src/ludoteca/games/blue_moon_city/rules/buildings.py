"""§6 Scoring a building when its last space is covered."""

from __future__ import annotations

from typing import Final

from ....core.shared import added, replaced
from ....core.state import Step
from ..data import CONSTRUCTION, MAJORITY, NEIGHBOURHOOD
from .table import EMPTY, City

BONUS_EVENTS: Final[list[str]] = ["won-crystals", "won-scales", "won-cards"]


class ScoreBuilding(Step):
    """§6 Pay the bonuses, give the markers back, turn the tile; §6.5 cards are drawn by whose turn it is first."""

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def run(self, city: City) -> None:
        tile, owners = self.tile, city.tile_owners(self.tile)
        gains = awards(city, tile, owners)
        city.tell("rebuilt", self.seat, tile)
        city.tell("majority", majority(city, owners), tile)
        for seat in city.from_seat(self.seat):
            if seat in owners:
                city.crystals = added(city.crystals, seat, gains[seat][0])
                city.scales = added(city.scales, seat, gains[seat][1])
                tell_bonus(city, seat, gains[seat], tile)
        city.rebuilt = replaced(city.rebuilt, tile, True)
        city.uncover(tile)
        city.set_aside(self.seat, gains[self.seat][2])
        for seat in city.left_of(self.seat):
            city.draw_to_hand(seat, gains[seat][2])


def tell_bonus(city: City, seat: int, gain: list[int], tile: int) -> None:
    """Tell everybody what a building pays a player."""
    for thing, key in enumerate(BONUS_EVENTS):
        if gain[thing]:
            city.tell(key, seat, gain[thing], tile)


def majority(city: City, owners: list[int]) -> int:
    """§6.1 The player with most markers on the tile; of those tied, the one with the leftmost."""
    counts, found, most = [0] * city.seats, EMPTY, 0
    for seat in owners:
        if seat != EMPTY:
            counts[seat] = counts[seat] + 1
    for seat in owners:
        if seat != EMPTY and counts[seat] > most:
            found, most = seat, counts[seat]
    return found


def awards(city: City, tile: int, owners: list[int]) -> list[list[int]]:
    """§6.1 to §6.3 What everybody wins if *owners* cover the tile: crystals, scales and cards per seat."""
    every = CONSTRUCTION[tile]
    for beside in city.plan.beside[tile]:
        if city.rebuilt[beside]:
            every = together(every, NEIGHBOURHOOD[beside])
    gains = [every.copy() if seat in owners else [0, 0, 0] for seat in range(city.seats)]
    first = majority(city, owners)
    gains[first] = together(every, MAJORITY[tile])
    return gains


def together(one: list[int], other: list[int]) -> list[int]:
    """Two bonuses together."""
    return [one[0] + other[0], one[1] + other[1], one[2] + other[2]]
