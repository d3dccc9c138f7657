"""§3 The plan of the city: which tile lies where, and what lies beside it. It never changes during a game."""

from __future__ import annotations

from ....core.chance import Chance
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


class Plan:
    """Where the tiles lie. Made once from the tile of each cell; clones share it."""

    def __init__(self, tiles: list[int]) -> None:
        self.tiles = tiles  # the tile of each cell, NOWHERE where there is none
        self.cells = [tiles.index(tile) if tile in tiles else NOWHERE for tile in range(TILES)]
        self.laid = [tile for tile in range(TILES) if tile in tiles]
        self.buildings = [tile for tile in self.laid if tile != COURTYARD]
        self.ways: list[list[int]] = [[self.way(a, b) for b in range(TILES)] for a in range(TILES)]
        self.beside = [[b for b in self.laid if self.ways[a][b] == 1] for a in range(TILES)]
        self.near = [[b for b in self.laid if 1 <= self.ways[a][b] <= DRAGON_STEPS] for a in range(TILES)]

    def __repr__(self) -> str:
        return f"Plan({self.tiles})"

    def way(self, a: int, b: int) -> int:
        """§4.1 The steps between two tiles: no diagonals, and an empty corner never lengthens a way."""
        if self.cells[a] == NOWHERE or self.cells[b] == NOWHERE:
            return NOWHERE
        rows = abs(self.cells[a] // SIDE - self.cells[b] // SIDE)
        return rows + abs(self.cells[a] % SIDE - self.cells[b] % SIDE)

    def others(self, tile: int) -> list[int]:
        """Every tile of the city but this one."""
        return [other for other in self.laid if other != tile]


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
