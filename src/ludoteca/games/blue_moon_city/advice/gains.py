"""Why a plan is good for a city, by what its worth is made of."""

from __future__ import annotations

from ....core.advice.adviser import Gain
from ..data import OBELISK, OFFERINGS_TO_WIN
from ..rules.buildings import majority
from ..rules.table import EMPTY, City


def gains(before: City, after: City, seat: int) -> list[Gain]:
    """Offerings, crystals, how the buildings stand where a marker was placed, scales."""
    found: list[Gain] = []
    if after.offerings(seat) > before.offerings(seat):
        found.append(("why-offering", [after.offerings(seat), OFFERINGS_TO_WIN[after.seats]]))
    if after.crystals[seat] > before.crystals[seat]:
        found.append(("why-crystals", [after.crystals[seat] - before.crystals[seat]]))
    if ready(after, seat) and not ready(before, seat):
        found.append(("why-ready", []))
    for tile in after.plan.buildings:
        if after.tile_owners(tile).count(seat) > before.tile_owners(tile).count(seat) and not after.rebuilt[tile]:
            found += building(after, tile, seat)
    if after.scales[seat] > before.scales[seat]:
        found.append(("why-scales", [after.scales[seat] - before.scales[seat]]))
    return found


def ready(city: City, seat: int) -> bool:
    """Whether the crystals of a seat are enough for the next offering."""
    ladder, free = OBELISK[city.seats], len(city.obelisk)
    return free < len(ladder) and city.crystals[seat] >= ladder[free]


def building(city: City, tile: int, seat: int) -> list[Gain]:
    """How an unfinished building stands for a seat that has a marker there."""
    owners = city.tile_owners(tile)
    found: list[Gain] = []
    leader = majority(city, owners)
    if leader == seat:
        found.append(("why-lead", [tile]))
    else:
        behind = owners.index(leader) < owners.index(seat)  # of those tied the leftmost counts
        found.append(("why-short", [owners.count(leader) - owners.count(seat) + (1 if behind else 0), tile]))
    if owners.count(EMPTY) == 1:
        found.append(("why-nearly", [tile]))
    return found
