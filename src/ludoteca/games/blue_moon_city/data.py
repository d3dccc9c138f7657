"""The components of Blue Moon City, read from `components.toml` and checked."""

from __future__ import annotations

from typing import Any, Final

from ...core.setup.components import digest, load

# Peoples, and with them their colours.
VULCA: Final = 0  # black
TERRAH: Final = 1  # red
AQUA: Final = 2  # blue
FLIT: Final = 3  # grey
KHIND: Final = 4  # green
MIMIX: Final = 5  # brown
HOAX: Final = 6  # white
PILLAR: Final = 7  # yellow
ANY: Final = 8  # the colour of a Palace space before one is chosen
PEOPLES: Final[list[str]] = ["vulca", "terrah", "aqua", "flit", "khind", "mimix", "hoax", "pillar"]

# Dragons, by the colour of their base; each follows the people of the same number.
RED: Final = 0
GREEN: Final = 1
BLUE: Final = 2
DRAGONS: Final[list[str]] = ["red", "green", "blue"]

_DATA: Final[dict[str, Any]] = load("ludoteca.games.blue_moon_city")
_TILES: Final[list[dict[str, Any]]] = _DATA["tile"]
_PEOPLES: Final[dict[str, list[int]]] = {people["id"]: people["copies"] for people in _DATA["people"]}
_SETUP: Final[dict[str, Any]] = _DATA["setup"]
_POWERS: Final[dict[str, Any]] = _DATA["powers"]

DIGEST: Final[str] = digest(_DATA)

# Cards are kinds, people by people with rising value: equal cards are one and the same number.
_KINDS: Final[list[tuple[int, int]]] = [
    (people, value) for people in range(len(PEOPLES)) for value in (1, 2, 3) if _PEOPLES[PEOPLES[people]][value - 1]
]
CARDS: Final[int] = len(_KINDS)
COLOUR: Final[list[int]] = [people for people, _ in _KINDS]
VALUE: Final[list[int]] = [value for _, value in _KINDS]
COPIES: Final[list[int]] = [_PEOPLES[PEOPLES[people]][value - 1] for people, value in _KINDS]
CARD_IDS: Final[list[str]] = [f"{PEOPLES[people]}-{value}" for people, value in _KINDS]
CARDS_OF: Final[list[list[int]]] = [[c for c in range(CARDS) if COLOUR[c] == p] for p in range(len(PEOPLES))]
FIRST_CARD: Final[list[int]] = [COLOUR.index(people) for people in range(len(PEOPLES))]
KHIND_1: Final[int] = FIRST_CARD[KHIND]
MIMIX_1: Final[int] = FIRST_CARD[MIMIX]
HOAX_1: Final[int] = FIRST_CARD[HOAX]
PILLAR_1: Final[int] = FIRST_CARD[PILLAR]

# Tiles: the Courtyard, the buildings of the base game, the special buildings of the expansion.
COURTYARD: Final = 0
NOWHERE: Final = -1  # outside the city, or a cell without a tile
TILE_IDS: Final[list[str]] = ["courtyard", *[str(tile["id"]) for tile in _TILES]]
TILES: Final[int] = len(TILE_IDS)
START_TILES: Final[list[int]] = [n for n, tile in enumerate(_TILES, 1) if tile["set"] == "start"]
BASE_TILES: Final[list[int]] = [n for n, tile in enumerate(_TILES, 1) if tile["set"] == "base"]
EXPANSION_TILES: Final[list[int]] = [n for n, tile in enumerate(_TILES, 1) if tile["set"] == "expansion"]
SPECIAL: Final[list[str]] = ["none", *[str(tile.get("action", "none")) for tile in _TILES]]  # relocate, draw, offering
SPECIAL_AMOUNT: Final[list[int]] = [0, *[int(tile.get("amount", 0)) for tile in _TILES]]

# Contribution spaces, numbered through all tiles; those of a tile lie side by side, the leftmost first.
_SPACES: Final[list[list[list[Any]]]] = [[], *[tile["spaces"] for tile in _TILES]]
SPACES: Final[list[int]] = [len(spaces) for spaces in _SPACES]  # how many a tile has
FIRST_SPACE: Final[list[int]] = [sum(SPACES[:tile]) for tile in range(TILES)]
MOST_SPACES: Final[int] = max(SPACES)
ALL_SPACES: Final[int] = sum(SPACES)
SPACE_TILE: Final[list[int]] = [tile for tile in range(TILES) for _ in _SPACES[tile]]
SPACE_COLOUR: Final[list[int]] = [
    ANY if colour == "any" else PEOPLES.index(colour) for spaces in _SPACES for colour, _ in spaces
]
SPACE_VALUE: Final[list[int]] = [int(value) for spaces in _SPACES for _, value in spaces]

# Bonuses by tile: crystals, scales, cards.
BONUSES: Final[list[str]] = ["crystals", "scales", "cards"]


def _bonus(kind: str) -> list[list[int]]:
    return [[0, 0, 0], *[[int(tile[kind].get(thing, 0)) for thing in BONUSES] for tile in _TILES]]


MAJORITY: Final[list[list[int]]] = _bonus("majority")
CONSTRUCTION: Final[list[list[int]]] = _bonus("construction")
NEIGHBOURHOOD: Final[list[list[int]]] = _bonus("neighbourhood")

# The city is 5 x 5 cells, row by row; the base game leaves the corners empty.
SIDE: Final = 5
CELLS: Final[int] = SIDE * SIDE
_BASE_ROWS: Final[str] = "".join(_DATA["layout"]["base"])
_EXPANSION_ROWS: Final[str] = "".join(_DATA["layout"]["expansion"])
BASE_CELLS: Final[list[int]] = [cell for cell, what in enumerate(_BASE_ROWS) if what == "B"]
EXPANSION_CELLS: Final[list[int]] = [cell for cell, what in enumerate(_EXPANSION_ROWS) if what == "B"]
CENTRE: Final[int] = _BASE_ROWS.index("C")
START_CELLS: Final[list[int]] = [CENTRE - SIDE, CENTRE - 1, CENTRE + 1, CENTRE + SIDE]

SEATS: Final = range(2, 5)
HAND: Final[int] = int(_SETUP["hand"])
MARKERS: Final[int] = int(_SETUP["markers"])
STEPS: Final[int] = int(_SETUP["steps"])
RESET_DISCARDS: Final[int] = int(_DATA["reset"]["discards"])
RESET_DRAWS: Final[int] = int(_DATA["reset"]["draws"])
DRAGON_STEPS: Final[int] = int(_POWERS["dragon_steps"])
EXTRA_STEPS: Final[int] = int(_POWERS["extra_steps"])
PAIR: Final[int] = int(_POWERS["pair"])
RECOLOURS: Final[list[int]] = [int(n) for n in _POWERS["recolours"]]  # by value, from 1
SURCHARGE: Final[list[int]] = [int(n) for n in _POWERS["surcharge"]]  # by value, from 1
POWER_VALUES: Final = 2  # cards of a higher value have no power

# By number of players; the entries 0 and 1 are never used.
OFFERINGS_TO_WIN: Final[list[int]] = [0, 0, *[int(_SETUP["players"][str(n)]["offerings"]) for n in SEATS]]
SCALES: Final[list[int]] = [0, 0, *[int(_SETUP["players"][str(n)]["scales"]) for n in SEATS]]
OBELISK: Final[list[list[int]]] = [[], [], *[[int(c) for c in _DATA["obelisk"][f"players_{n}"]] for n in SEATS]]

SCALES_MOST: Final[int] = int(_DATA["scoring"]["most"])
SCALES_TIED: Final[int] = int(_DATA["scoring"]["tied"])
SCALES_OTHERS: Final[int] = int(_DATA["scoring"]["others"])
SCALES_LEAST: Final[int] = int(_DATA["scoring"]["least"])
IDLE_FINISHED: Final[int] = int(_DATA["idle"]["finished_city"])
IDLE_STANDSTILL: Final[int] = int(_DATA["idle"]["standstill"])


def all_cards() -> list[int]:
    """The people cards, one entry per card."""
    return [card for card in range(CARDS) for _ in range(COPIES[card])]


def check() -> None:
    """Refuse component data whose totals cannot be right."""
    good = (
        sorted(_PEOPLES) == sorted(PEOPLES)
        and all([sum(copies) == 10 for copies in _PEOPLES.values()])
        and (len(START_TILES), len(BASE_TILES), len(EXPANSION_TILES)) == (4, 16, 4)
        and len(BASE_CELLS) == 20
        and len(EXPANSION_CELLS) == 24
        and all([len(OBELISK[n]) > n * (OFFERINGS_TO_WIN[n] - 1) for n in SEATS])
    )
    if not good:
        raise ValueError("the component data of Blue Moon City do not add up")


check()
