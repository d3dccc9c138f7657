"""What power does: the most turns that a pawn saves by so much of a symbol, for every power at once."""

from __future__ import annotations

from typing import Final

from ..data import BLOCKADE_POWER, BLOCKADE_TERRAIN, POWER
from ..rules.table import Expedition
from ..rules.walks import Walks
from .atlas import Chart, walk_key
from .pace import Pace

NOTHING: Final = -1.0  # where no step can be made


def saved_by(table: Expedition, chart: Chart, pace: Pace, here: int, symbol: int, most: int) -> list[float]:
    """The most turns saved by so much power of a symbol from a space, for every power up to *most*."""
    key = walk_key(table, here, symbol, most)
    found = None if table.passing else pace.saved.get(key)
    if found is None:
        found = savings(table, pace, here, symbol, most, chart.walks(table, here, symbol, most, key))
        if not table.passing:  # who passes pawns by may still not stay where one stands: the key does not tell where
            pace.saved[key] = found
    return found


def savings(table: Expedition, pace: Pace, here: int, symbol: int, most: int, walks: Walks) -> list[float]:
    """The same, worked out from where the power leads."""
    best = [NOTHING] * (most + 1)
    start = pace.from_space(here)
    for i in range(len(walks.spaces)):
        total = walks.spent[i]
        best[total] = max(best[total], start - pace.from_space(walks.spaces[i]))
    beside = walks.beside
    for i in range(0, len(beside), 3):
        try_blockade(table, pace, best, start, beside[i], beside[i + 1], symbol, beside[i + 2])
    for power in range(1, most + 1):
        best[power] = max(best[power], best[power - 1])
    return best


def try_blockade(
    table: Expedition, pace: Pace, best: list[float], start: float, space: int, number: int, symbol: int, spent: int
) -> None:
    """Note what a blockade beside a space saves, alone and with a step behind it."""
    most = len(best) - 1
    total = spent + BLOCKADE_POWER[number]
    if BLOCKADE_TERRAIN[number] == symbol and total <= most:
        saved = start - pace.from_space(space)
        best[total] = max(best[total], saved + pace.sense.blockade)
        best[most] = max(best[most], saved + taken(table, pace, space, number, symbol, most - spent))


def taken(table: Expedition, pace: Pace, here: int, number: int, symbol: int, power: int) -> float:
    """The turns that taking a blockade saves, with one step behind it if the power lasts."""
    left = power - BLOCKADE_POWER[number]
    route, more = table.route, 0.0
    if left > 0:
        behind = route.across[here][route.seams_at[here].index(table.blockades.index(number))]
        start = pace.from_space(here)
        for space in behind:
            if route.terrain[space] == symbol and POWER[space] <= left and space not in table.pawns:
                more = max(more, start - pace.from_space(space))
    return pace.sense.blockade + more
