"""The cells of a city in a player's words: numbered plots, and tiles by their names; from the view alone."""

from __future__ import annotations

from ...core.language.text import Words
from .view import PlayerView

Cell = tuple[int, int]

SIDES = ((0, -1), (0, 1), (-1, 0), (1, 0))
"""The tile below, above, left and right of a cell: it lies above, below, right and left of them."""


def tiles_of(player: PlayerView) -> dict[Cell, tuple[int, bool]]:
    """What lies in each cell: the design, and whether it lies face down as a Farm."""
    return {(x, y): (design, bool(down)) for x, y, design, down in player["city"]}


def plots(player: PlayerView) -> dict[Cell, int]:
    """The number of each empty cell beside a tile, from the upper left; Farms are numbered after them."""
    tiles = tiles_of(player)
    empty = {(x + dx, y + dy) for x, y in tiles for dx, dy in SIDES} - set(tiles)
    farms = [cell for cell, (_, down) in tiles.items() if down]
    ordered = [*sorted(empty, key=reading), *sorted(farms, key=reading)]
    return {cell: number + 1 for number, cell in enumerate(ordered)}


def reading(cell: Cell) -> Cell:
    """Where a cell comes when a city is read line by line; y grows upwards."""
    return -cell[1], cell[0]


def plot_label(player: PlayerView, cell: Cell, words: Words) -> str:
    """Where a tile may be laid: "Plot 3, above: Mint"."""
    tiles = tiles_of(player)
    beside = [side for side, (dx, dy) in enumerate(SIDES) if (cell[0] + dx, cell[1] + dy) in tiles]
    number = plots(player).get(cell, 0)
    if cell in tiles or not beside:
        return words.say("label-on-farm", number)
    known = [side for side in beside if not tiles[neighbour(cell, side)][1]]
    side = (known or beside)[0]
    return words.say("label-plot", number, words.say(f"side-{side}"), tile_name(tiles, neighbour(cell, side), words))


def neighbour(cell: Cell, side: int) -> Cell:
    """The cell at a side of another."""
    return cell[0] + SIDES[side][0], cell[1] + SIDES[side][1]


def tile_name(tiles: dict[Cell, tuple[int, bool]], cell: Cell, words: Words) -> str:
    """The name of a tile."""
    design, down = tiles[cell]
    return words.say("farm") if down else words.name("tile", design)


def tile_label(player: PlayerView, cell: Cell, words: Words) -> str:
    """A tile of a city by its name; of equal ones also by row and column, counted from the upper left."""
    tiles = tiles_of(player)
    name = tile_name(tiles, cell, words) if cell in tiles else ""
    if [tile_name(tiles, other, words) for other in tiles].count(name) == 1:
        return name
    return words.say("label-spot", name, *spot(player, cell))


def district_label(player: PlayerView, cell: Cell, words: Words) -> str:
    """A block of four tiles by their names, its lower left cell being *cell*."""
    tiles = tiles_of(player)
    x, y = cell
    names = [
        tile_name(tiles, each, words)
        for each in ((x, y + 1), (x + 1, y + 1), (x, y), (x + 1, y))
        if each in tiles  # always, in a city that was played
    ]
    return words.say("label-spot", ", ".join(names), *spot(player, (x, y + 1)))


def spot(player: PlayerView, cell: Cell) -> tuple[int, int]:
    """Row and column of a cell, from 1, counted from the upper left of the city."""
    xs, ys = [tile[0] for tile in player["city"]], [tile[1] for tile in player["city"]]
    return max(ys) - cell[1] + 1, cell[0] - min(xs) + 1
