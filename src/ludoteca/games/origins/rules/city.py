"""A city of Origins: the tiles on its cells, and what they leave open."""

from __future__ import annotations

from typing import Any, Final

from ..data import (
    AGORA,
    BESIDE,
    BLOCK,
    BUILDINGS,
    CELLS,
    DESIGNS,
    HOME,
    NO_COLOUR,
    PALACE,
    TILE_COLOUR,
    WIDTH,
)

# A cell of a city holds 0 for nothing, a tile as its design + 1, and FACE_DOWN more for a Farm.
FACE_DOWN: Final = 64
CODES: Final = 2 * FACE_DOWN
CODE_COLOUR: Final[list[int]] = [TILE_COLOUR[code - 1] if 0 < code <= BUILDINGS else NO_COLOUR for code in range(CODES)]
EMPTY_CITY: Final[bytes] = bytes(CELLS + WIDTH + 1)  # a rim, so that a look beyond the last row finds nothing
UNKNOWN: Final = -1  # not counted yet


class Plan:
    """What one city leaves open: made anew only when a tile was laid or a district closed."""

    def __init__(self, city: bytes, cells: list[int], closed: list[int]) -> None:
        self.city: Final = city
        self.cells: Final = cells
        self.closed: Final = closed
        self.open: Final = [cell for cell in cells if is_block(city, cell) and cell not in closed]
        self.free: list[int] = []  # found when they are first asked for, as are the next two
        self.built = UNKNOWN
        self.almost = UNKNOWN

    def __reduce__(self) -> tuple[Any, ...]:
        return Plan, (self.city, self.cells, self.closed)

    def __repr__(self) -> str:
        """Nothing of its own: all that it tells comes from the city and its closed districts."""
        return "Plan"

    def empty_cells(self) -> list[int]:
        """§5.5 The empty cells that share an edge with a tile of the city. Not to be changed."""
        if not self.free:
            seen = [False] * CELLS
            for cell in self.cells:
                for near in BESIDE[cell]:
                    if not self.city[near] and not seen[near]:
                        seen[near] = True
                        self.free.append(near)
        return self.free

    def buildings(self) -> int:
        """How many tiles are no Farms."""
        if self.built == UNKNOWN:
            self.built = len([cell for cell in self.cells if self.city[cell] < FACE_DOWN])
        return self.built

    def nearly(self) -> int:
        """How many blocks lack one tile that is not their lower left one."""
        if self.almost == UNKNOWN:
            self.almost = len([cell for cell in self.cells if lacks_one(self.city, cell)])
        return self.almost


def is_block(city: bytes, cell: int) -> bool:
    """§1 Whether the 2 x 2 block with this lower left cell is complete."""
    return city[cell + 1] > 0 and city[cell + WIDTH] > 0 and city[cell + WIDTH + 1] > 0 and bool(BLOCK[cell])


def lacks_one(city: bytes, cell: int) -> bool:
    """Whether the 2 x 2 block with a tile in its lower left cell lacks one tile."""
    return (city[cell + 1] != 0) + (city[cell + WIDTH] != 0) + (city[cell + WIDTH + 1] != 0) == 2


def laid(city: bytes, cell: int, code: int) -> bytes:
    """A city with one more tile, or with another one in its place."""
    return city[:cell] + bytes([code]) + city[cell + 1 :]


# The first cities are all alike, and lists that are replaced may be shared by all games.
NONE: Final[list[int]] = []
HOME_CELLS: Final[list[int]] = [HOME, HOME + WIDTH]
HOME_CITY: Final[bytes] = laid(laid(EMPTY_CITY, HOME, PALACE + 1), HOME + WIDTH, AGORA + 1)
HOME_PLAN: Final = Plan(HOME_CITY, HOME_CELLS, NONE)

assert DESIGNS < FACE_DOWN
