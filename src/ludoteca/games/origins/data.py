"""The components of Origins: First Builders, read from `components.toml` and checked."""

from __future__ import annotations

from typing import Any, Final

from ...core.setup.components import digest, load

_DATA: Final[dict[str, Any]] = load("ludoteca.games.origins")
_SETUP: Final[dict[str, Any]] = _DATA["setup"]
_SITES: Final[list[dict[str, Any]]] = _DATA["site"]
_BONUS: Final[list[dict[str, Any]]] = _DATA["bonus"]
_BUILDINGS: Final[list[dict[str, Any]]] = _DATA["building"]
_CARDS: Final[list[dict[str, Any]]] = _DATA["districts"]["cards"]
_MILITARY: Final[dict[str, Any]] = _DATA["military"]
_SOLO: Final[dict[str, Any]] = _DATA["solo"]

DIGEST: Final[str] = digest(_DATA)
SEATS: Final = range(1, 5)

# Colours and resources are numbers: places in these lists.
COLOURS: Final[list[str]] = [str(colour) for colour in _DATA["colours"]["order"]]
RED: Final = 0
PURPLE: Final = 1
BLUE: Final = 2
ORANGE: Final = 3
YELLOW: Final = 4
NO_COLOUR: Final = -1  # grey tiles, Farms and Speakers
RESOURCES: Final[list[str]] = ["stone", "food", "wisdom", "gold"]
STONE: Final = 0
FOOD: Final = 1
WISDOM: Final = 2
GOLD: Final = 3
BASIC: Final = 4  # after the four resources: one of choice

# A Citizen die is its colour and its value in one number.
FACES: Final[int] = int(_DATA["dice"]["citizen_top"])
DIE_KINDS: Final[int] = len(COLOURS) * FACES
DICE: Final[list[str]] = [f"{colour}-{value}" for colour in COLOURS for value in range(1, FACES + 1)]
COLOUR: Final[list[int]] = [die // FACES for die in range(DIE_KINDS)]
VALUE: Final[list[int]] = [die % FACES + 1 for die in range(DIE_KINDS)]
ENTERING: Final[int] = int(_DATA["dice"]["entering_top"])  # the highest value of a die that comes into the game
SPEAKER_FACES: Final[list[int]] = [int(face) for face in _DATA["dice"]["speaker_faces"]]
SPEAKER_TOP: Final[int] = max(SPEAKER_FACES)
SPEAKER_LEAST: Final[int] = min(SPEAKER_FACES)

# The set-up, by number of players.
DICE_EACH: Final[list[int]] = [0] + [int(_SETUP["players"][str(n)]["dice"]) for n in SEATS]
SPEAKERS: Final[list[int]] = [0] + [int(_SETUP["players"][str(n)]["speakers"]) for n in SEATS]
CARDS_SHOWN: Final[list[int]] = [0] + [int(_SETUP["players"][str(n)]["cards"]) for n in SEATS]
START_STOCK: Final[list[int]] = [int(n) for n in _SETUP["resources"]]
DRAFT_DICE: Final[int] = int(_SETUP["draft_dice"])
START_FREEMEN: Final[int] = int(_SETUP["freemen"])
CARD_GOLD: Final[int] = int(_SETUP["card_gold"])
TOWER_BASE: Final[int] = int(_SETUP["tower_base"])
FEW_COLOURS: Final[int] = int(_DATA["towers"]["few_colours"])  # left in the supply, they end the game
TOWER_DISCS: Final[int] = int(_DATA["boxes"]["tower_discs"])
TILES_EACH: Final[int] = int(_DATA["boxes"]["tiles"])

# The five encounter sites, from the left.
SITES: Final[int] = len(_SITES)
MUSTER: Final = 0
BUILDING: Final = 1
WORSHIP: Final = 2
GATHERING: Final = 3
TRAINING: Final = 4
SITE_IDS: Final[list[str]] = [str(site["id"]) for site in _SITES]
SITE_GAIN: Final[list[list[int]]] = [[int(n) for n in site["gain"]] for site in _SITES]
SITE_LOWER: Final[list[str]] = [str(site["lower"]) for site in _SITES]
SITE_STEPS: Final[list[int]] = [int(site.get("steps", 0)) for site in _SITES]
TEMPLE_STONE: Final[int] = max([int(site.get("stone", 0)) for site in _SITES])
TRAIN_FOOD: Final[int] = max([int(site.get("food", 0)) for site in _SITES])
SITE_TOP: Final = 6  # a Mothership goes from 6 to 1

# The bonus tiles, by colour.
BONUS_EFFECT: Final[list[str]] = [str(tile["effect"]) for tile in _BONUS]
BONUS_COST: Final[list[list[int]]] = [[int(n) for n in tile["cost"]] for tile in _BONUS]
BONUS_STEPS: Final[int] = max([int(tile.get("steps", 0)) for tile in _BONUS])

# Building designs, then the two starting tiles.
BUILDINGS: Final[int] = len(_BUILDINGS)
AGORA: Final[int] = BUILDINGS
PALACE: Final[int] = BUILDINGS + 1
DESIGNS: Final[int] = BUILDINGS + 2
TILE_IDS: Final[list[str]] = [str(tile["id"]) for tile in _BUILDINGS]
TILE_COLOUR: Final[list[int]] = [COLOURS.index(tile["colour"]) for tile in _BUILDINGS] + [NO_COLOUR, NO_COLOUR]
TILE_STONE: Final[list[int]] = [int(tile["stone"]) for tile in _BUILDINGS] + [0, 0]
COPIES: Final[list[int]] = [int(tile["copies"]) for tile in _BUILDINGS]
EFFECT: Final[list[str]] = [str(tile["effect"]) for tile in _BUILDINGS] + [str(_DATA["agora"]["effect"]), ""]
BASE: Final[list[int]] = [int(tile["base"]) for tile in _BUILDINGS] + [int(_DATA["agora"]["base"]), 0]
PER: Final[list[int]] = [int(tile["per"]) for tile in _BUILDINGS] + [0, 0]
TABLE: Final[list[list[int]]] = [[int(n) for n in tile.get("table", [])] for tile in _BUILDINGS] + [[], []]
OF_COLOUR: Final[list[list[int]]] = [
    [design for design in range(BUILDINGS) if TILE_COLOUR[design] == colour] for colour in range(len(COLOURS))
]

MARKET_WISDOM: Final[list[int]] = [int(n) for n in _DATA["market"]["wisdom"]]
OFFER_WISDOM: Final[list[int]] = [int(n) for n in _DATA["offer"]["wisdom"]]

# The Military track: the start, areas of three spaces between divides, the final space.
AREA: Final[int] = int(_MILITARY["area"])
FINAL: Final[int] = AREA * int(_MILITARY["areas"]) + 1
FINAL_POINTS: Final[int] = int(_MILITARY["final_points"])
EXCHANGE_SPACE: Final[int] = int(_MILITARY["exchange"])
ATTACK_GAIN: Final[list[list[int]]] = [[int(n) for n in space] for space in _MILITARY["bonus"]]
CROSSED: Final[list[int]] = [0] + [(space - 1) // AREA + 1 for space in range(1, FINAL + 1)]  # divides behind a space
FALLS_BACK: Final[list[int]] = [0] + [(space - 1) % AREA for space in range(1, FINAL)] + [0]  # spaces of the retreat

TEMPLES: Final[list[str]] = [str(name) for name in _DATA["temples"]["order"]]
TEMPLE_POINTS: Final[list[int]] = [int(n) for n in _DATA["temples"]["points"]]
TOP: Final[int] = len(TEMPLE_POINTS) - 1
ADVISOR_POINTS: Final[list[int]] = [int(n) for n in _DATA["advisors"]["points"]]

BASE_FOOD: Final[list[int]] = [int(n) for n in _DATA["population"]["food"]]
START_BASES: Final[int] = int(_DATA["population"]["start"])
MOST_BASES: Final[int] = START_BASES + len(BASE_FOOD)
LAST_BASE_POINTS: Final[int] = int(_DATA["population"]["last_points"])

# District cards: the corner opposite the blank, the two sides (lower number first), points for the first match, then.
CARD_IDS: Final[list[str]] = [str(card["id"]) for card in _CARDS]
CARDS: Final[int] = len(_CARDS)
CORNER: Final[list[int]] = [COLOURS.index(card["corner"]) for card in _CARDS]
SIDES: Final[list[list[int]]] = [sorted([COLOURS.index(colour) for colour in card["sides"]]) for card in _CARDS]
CARD_TOWERS: Final[list[list[int]]] = [[COLOURS.index(colour) for colour in card["towers"]] for card in _CARDS]
FIRST_POINTS: Final[list[int]] = [int(card["points"][0]) for card in _CARDS]
LATER_POINTS: Final[list[int]] = [int(card["points"][1]) for card in _CARDS]

ZODIAC: Final[list[str]] = [str(card) for card in _DATA["zodiac"]["cards"]]
LEO_POINTS: Final[int] = int(_DATA["zodiac"]["leo"])
CAPRICORN_POINTS: Final[int] = int(_DATA["zodiac"]["capricorn"])
ARIES: Final = 0
TAURUS: Final = 1
GEMINI: Final = 2
CANCER: Final = 3
LEO: Final = 4
VIRGO: Final = 5
LIBRA: Final = 6
SCORPIO: Final = 7
SAGITTARIUS: Final = 8
CAPRICORN: Final = 9
AQUARIUS: Final = 10
PISCES: Final = 11

SOLO_ROUNDS: Final[int] = int(_SOLO["rounds"])
SOLO_KEPT: Final[int] = int(_SOLO["kept"])
SOLO_DROPPED: Final[int] = int(_SOLO["dropped"])
SOLO_TARGET: Final[int] = int(_SOLO["target"])
SOLO_MORE: Final[int] = int(_SOLO["more"])
SOLO_MATCHES: Final[list[list[int]]] = [[COLOURS.index(match[0]), int(match[1]) - 1] for match in _SOLO["matches"]]
SOLO_FOREIGN: Final[list[int]] = [int(n) for n in _SOLO["foreign"]]

ROUND_LIMITS: Final[list[int]] = [int(n) for n in _DATA["options"]["round_limits"]]
AUTOMATIC_LIMIT: Final[int] = int(_DATA["options"]["automatic_round_limit"])

# A city is a square window of cells around the Palace, row by row from below; "x,y" names a cell.
WINDOW: Final[int] = int(_DATA["options"]["city_window"])
WIDTH: Final[int] = 2 * WINDOW + 1
CELLS: Final[int] = WIDTH * WIDTH
HOME: Final[int] = WINDOW * WIDTH + WINDOW  # the Palace; the Agora lies above it
CELL_NAMES: Final[list[str]] = [f"{cell % WIDTH - WINDOW},{cell // WIDTH - WINDOW}" for cell in range(CELLS)]


def _beside(cell: int) -> list[int]:
    column, row = cell % WIDTH, cell // WIDTH
    near = [(column, row + 1), (column + 1, row), (column, row - 1), (column - 1, row)]
    return [r * WIDTH + c for c, r in near if 0 <= c < WIDTH and 0 <= r < WIDTH]


def _block(cell: int) -> list[int]:
    inside = cell % WIDTH < WIDTH - 1 and cell // WIDTH < WIDTH - 1
    return [cell, cell + 1, cell + WIDTH, cell + WIDTH + 1] if inside else []


BESIDE: Final[list[list[int]]] = [_beside(cell) for cell in range(CELLS)]  # cells that share an edge
BLOCK: Final[list[list[int]]] = [_block(cell) for cell in range(CELLS)]  # the 2 x 2 block with this lower left cell

assert [str(tile["colour"]) for tile in _BONUS] == COLOURS
assert BONUS_EFFECT == ["military", "buy", "temple", "speaker", "basic"]  # by colour
assert SITE_LOWER == ["military", "buy", "temple", "citizen", "train"]  # MUSTER to TRAINING
assert all([sum([COPIES[design] for design in group]) == TILES_EACH for group in OF_COLOUR])
assert all([len(set(card)) == len(card) for card in CARD_TOWERS])
assert [len(ATTACK_GAIN), len(ZODIAC), len(ADVISOR_POINTS)] == [FINAL + 1, PISCES + 1, len(COLOURS)]
