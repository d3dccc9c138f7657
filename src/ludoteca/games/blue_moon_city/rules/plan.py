"""§3 The plan of the city: which tile lies where, and what lies beside it. It never changes during a game."""

from __future__ import annotations

from typing import Any, Final

from ....core.chance import Chance
from ....core.menu import bits
from ..data import (
    BASE_CELLS,
    BASE_TILES,
    CELLS,
    CENTRE,
    COURTYARD,
    DRAGON_STEPS,
    EXPANSION_CELLS,
    EXPANSION_TILES,
    NOWHERE,
    SIDE,
    START_CELLS,
    START_TILES,
    TILES,
)
from .actions import STEP, TARGET


def steps_between(a: int, b: int) -> int:
    """§4.1 The steps between two cells: no diagonals, and an empty corner never lengthens a way."""
    if NOWHERE in (a, b):
        return NOWHERE
    return abs(a // SIDE - b // SIDE) + abs(a % SIDE - b % SIDE)


# By cells; the last one is NOWHERE.
ALL_CELLS: Final[list[int]] = [*range(CELLS), NOWHERE]
STEPS_BETWEEN: Final[list[list[int]]] = [[steps_between(a, b) for b in ALL_CELLS] for a in ALL_CELLS]
BESIDE: Final[list[list[int]]] = [[b for b in range(CELLS) if steps_between(a, b) == 1] for a in ALL_CELLS]
_flights: Final[dict[int, list[list[int]]]] = {}  # by the tiles laid, as bits: mostly two kinds of city


class Plan:
    """Where the tiles lie. Made once from the tile of each cell; clones share it."""

    def __init__(self, tiles: list[int]) -> None:
        self.tiles = tiles  # the tile of each cell, NOWHERE where there is none
        self.cells = [tiles.index(tile) if tile in tiles else NOWHERE for tile in range(TILES)]
        self.laid = [tile for tile in range(TILES) if tile in tiles]
        self.buildings = [tile for tile in self.laid if tile != COURTYARD]
        self.ways = [[STEPS_BETWEEN[a][b] for b in self.cells] for a in self.cells]
        self.beside = [sorted([tiles[cell] for cell in BESIDE[cell] if tiles[cell] != NOWHERE]) for cell in self.cells]
        self.walks = [[STEP + tile for tile in beside] for beside in self.beside]
        self.flights = flights_over(self.laid)

    def __reduce__(self) -> tuple[Any, ...]:
        return Plan, (self.tiles,)

    def __repr__(self) -> str:
        return f"Plan({self.tiles})"

    def glides(self, tile: int) -> list[int]:
        """§5.2 To every tile that a dragon reaches from here in a few steps."""
        ways = self.ways[tile]
        return [TARGET + other for other in self.laid if 1 <= ways[other] <= DRAGON_STEPS]


def flights_over(laid: list[int]) -> list[list[int]]:
    """§5.2, §5.3, §10.1 From each tile to every other; last, for NOWHERE, from outside the city to every one."""
    key = bits([1 if tile in laid else 0 for tile in range(TILES)])
    if key not in _flights:
        _flights[key] = [[TARGET + tile for tile in laid if tile != here] for here in [*range(TILES), NOWHERE]]
    return _flights[key]


def lay_tiles(chance: Chance, free_city: bool, expansion: bool) -> Plan:
    """§3 The Courtyard in the centre, the starting tiles beside it, the rest around; §3.1 a free city mixes them."""
    cells = EXPANSION_CELLS if expansion else BASE_CELLS
    rest = BASE_TILES + EXPANSION_TILES if expansion else BASE_TILES.copy()
    tiles = [NOWHERE] * CELLS
    tiles[CENTRE] = COURTYARD
    if free_city:
        rest = START_TILES + rest
    else:
        fill(tiles, START_CELLS, START_TILES.copy(), chance)
    fill(tiles, [cell for cell in cells if tiles[cell] == NOWHERE], rest, chance)
    return Plan(tiles)


def fill(tiles: list[int], cells: list[int], things: list[int], chance: Chance) -> None:
    """Lay shuffled tiles on the cells."""
    chance.shuffle(things)
    for cell, tile in zip(cells, things, strict=True):
        tiles[cell] = tile
