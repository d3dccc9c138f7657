"""The components of The Quest for El Dorado, read from `components.toml` and checked."""

from __future__ import annotations

from typing import Any, Final

from ...core.setup.components import digest, load

# Terrain, and the symbol that opens it: a machete jungle, a paddle a river, a coin a village.
JUNGLE: Final = 0
RIVER: Final = 1
VILLAGE: Final = 2
RUBBLE: Final = 3
CAMP: Final = 4
MOUNTAIN: Final = 5
START: Final = 6
TERRAINS: Final[list[str]] = ["jungle", "river", "village", "rubble", "camp", "mountain", "start"]
SYMBOLS: Final[list[str]] = ["machete", "paddle", "coin"]
COIN: Final = 2
WHITE: Final = 3  # any of the three
PURPLE: Final = 4  # none: an action instead

_DATA: Final[dict[str, Any]] = load("ludoteca.games.el_dorado")
_SETUP: Final[dict[str, Any]] = _DATA["setup"]
_CARDS: Final[list[dict[str, Any]]] = _DATA["card"]
_TOKENS: Final[list[dict[str, Any]]] = _DATA["token"]
_PIECES: Final[list[dict[str, Any]]] = _DATA["piece"]
_ROUTES: Final[list[dict[str, Any]]] = _DATA["route"]

DIGEST: Final[str] = digest(_DATA)
SEATS: Final = range(2, 5)
HAND: Final[int] = int(_SETUP["hand"])
SLOTS: Final[int] = int(_SETUP["slots"])
CAVE_TOKENS: Final[int] = int(_SETUP["cave_tokens"])
REPLACED: Final[int] = int(_SETUP["replace"])
IDLE_ROUNDS: Final[int] = int(_SETUP["idle_rounds"])
# By number of players: the start spaces of each player in turn order.
START_SPACES: Final[dict[int, list[list[int]]]] = {n: _SETUP["pawns"][str(n)] for n in SEATS}

# -- cards: kinds, the starting ones first; equal cards are one and the same number ------------------------------------


def symbol_of(symbols: list[str]) -> int:
    """The symbol of a card: one of three, WHITE for all of them, PURPLE for none."""
    if not symbols:
        return PURPLE
    return SYMBOLS.index(symbols[0]) if len(symbols) == 1 else WHITE


KINDS: Final[int] = len(_CARDS)
IDS: Final[list[str]] = [str(card["id"]) for card in _CARDS]
SYMBOL: Final[list[int]] = [symbol_of(card["symbols"]) for card in _CARDS]
STRENGTH: Final[list[int]] = [int(card["power"]) for card in _CARDS]
STARTING: Final[list[int]] = [int(card.get("start", 0)) for card in _CARDS]
COPIES: Final[list[int]] = [0 if "start" in card else int(_SETUP["copies"]) for card in _CARDS]
ITEM: Final[list[bool]] = [bool(card.get("item", False)) for card in _CARDS]
MARKET: Final[list[int]] = [kind for kind, card in enumerate(_CARDS) if card.get("market", False)]
DRAWS: Final[list[int]] = [int(card.get("draw", 0)) for card in _CARDS]
REMOVES: Final[list[int]] = [int(card.get("remove", 0)) for card in _CARDS]
EFFECT: Final[list[str]] = [str(card.get("effect", "")) for card in _CARDS]
# Money is counted in half coins.
PRICE: Final[list[int]] = [2 * int(card["price"]) for card in _CARDS]
WORTH: Final[list[int]] = [
    2 * STRENGTH[kind] if SYMBOL[kind] in (COIN, WHITE) else 1 for kind in range(KINDS)
]  # half coins in a purchase

TRANSMITTER: Final[int] = IDS.index("transmitter")
NATIVE: Final[int] = IDS.index("native")

# -- cave tokens -------------------------------------------------------------------------------------------------------

TOKEN_IDS: Final[list[str]] = [str(token["id"]) for token in _TOKENS]
TOKENS: Final[int] = len(_TOKENS)
TOKEN_COPIES: Final[list[int]] = [int(token["copies"]) for token in _TOKENS]
TOKEN_SYMBOL: Final[list[int]] = [symbol_of([token["symbol"]] if "symbol" in token else []) for token in _TOKENS]
TOKEN_POWER: Final[list[int]] = [int(token.get("power", 0)) for token in _TOKENS]
DRAW_TOKEN: Final[int] = TOKEN_IDS.index("draw")
REMOVE_TOKEN: Final[int] = TOKEN_IDS.index("remove")
REPLACE_TOKEN: Final[int] = TOKEN_IDS.index("replace")
KEEP_ITEM: Final[int] = TOKEN_IDS.index("keep_item")
PASS_TOKEN: Final[int] = TOKEN_IDS.index("pass")
NATIVE_TOKEN: Final[int] = TOKEN_IDS.index("native")
CHANGE_SYMBOL: Final[int] = TOKEN_IDS.index("change_symbol")

# -- blockades, by their printed number; 0 stands for none -------------------------------------------------------------

BLOCKADES: Final[int] = len(_DATA["blockade"])
BLOCKADE_TERRAIN: Final[list[int]] = [-1] + [TERRAINS.index(b["terrain"]) for b in _DATA["blockade"]]
BLOCKADE_POWER: Final[list[int]] = [0] + [int(b["power"]) for b in _DATA["blockade"]]

# -- pieces and their spaces: every space of every piece has one number, whatever the route ----------------------------

LETTERS: Final = {"J": JUNGLE, "W": RIVER, "V": VILLAGE, "R": RUBBLE, "B": CAMP, "M": MOUNTAIN, "S": START}
FINISH: Final[int] = len(_PIECES)  # the finish tile, as a piece
PIECE_IDS: Final[list[str]] = [str(piece["id"]) for piece in _PIECES] + ["finish"]
BACK: Final[list[int]] = [PIECE_IDS.index(piece["back"]) for piece in _PIECES] + [FINISH]
STRIP: Final[list[bool]] = [len(piece["rows"]) == 3 for piece in _PIECES] + [False]
FINISH_SIDES: Final[list[str]] = [str(side) for side in _DATA["finish"]["sides"]]


def row_places(rows: int) -> list[tuple[int, int]]:
    """The axial places of the spaces of a tile (7 rows) or strip (3 rows), its middle being 0,0."""
    if rows == 3:
        return [(q, r) for r, west, count in ((-1, -2, 5), (0, -3, 6), (1, -3, 5)) for q in range(west, west + count)]
    return [(q, r) for r in range(-3, 4) for q in range(max(-3, -3 - r), min(3, 3 - r) + 1)]


_SPACES: Final[list[list[str]]] = [[space for row in piece["rows"] for space in row.split()] for piece in _PIECES]
_FINISH_PLACES: Final[list[tuple[int, int]]] = [(0, -1), (1, -1), (1, 0)]  # around the corner space 0,0

PLACES: Final[list[list[tuple[int, int]]]] = [row_places(len(piece["rows"])) for piece in _PIECES] + [_FINISH_PLACES]
SIZE: Final[list[int]] = [len(places) for places in PLACES]
FIRST: Final[list[int]] = [sum(SIZE[:piece]) for piece in range(FINISH + 1)]  # the first space of each piece
HEXES: Final[int] = sum(SIZE)
PIECE: Final[list[int]] = [piece for piece in range(FINISH + 1) for _ in range(SIZE[piece])]  # of each space
HEX_IDS: Final[list[str]] = [f"{PIECE_IDS[PIECE[h]]}-{h - FIRST[PIECE[h]] + 1}" for h in range(HEXES)]
# A finish space shows jungle here; its side is part of the route.
TERRAIN: Final[list[int]] = [LETTERS[space[0]] for spaces in _SPACES for space in spaces] + [JUNGLE] * 3
POWER: Final[list[int]] = [
    int(space[1]) if LETTERS[space[0]] < MOUNTAIN else 0 for spaces in _SPACES for space in spaces
] + [int(_DATA["finish"]["power"])] * 3
CAVE: Final[list[bool]] = [space == "MC" for spaces in _SPACES for space in spaces] + [False] * 3
START_NUMBER: Final[list[int]] = [int(space[1]) if space[0] == "S" else 0 for spaces in _SPACES for space in spaces] + [
    0
] * 3
FIRST_FINISH: Final[int] = FIRST[FINISH]  # the first of the three finish spaces: they are the last numbers

# -- routes ------------------------------------------------------------------------------------------------------------

ROUTE_IDS: Final[list[str]] = [str(route["id"]) for route in _ROUTES]
ROUTE_TEXTS: Final[list[str]] = [str(route["pieces"]) for route in _ROUTES]
DIFFICULTIES: Final[list[str]] = ["easy", "medium", "hard"]
DIFFICULTY: Final[list[int]] = [DIFFICULTIES.index(route["difficulty"]) for route in _ROUTES]


def starting_deck() -> list[int]:
    """The cards with which each player begins, one entry per card."""
    return [kind for kind in range(KINDS) for _ in range(STARTING[kind])]


def all_tokens() -> list[int]:
    """All cave tokens, one entry per token."""
    return [token for token in range(TOKENS) for _ in range(TOKEN_COPIES[token])]


def check() -> None:
    """The totals that the rulebook gives; a slip in the data must not become a game."""
    assert len(starting_deck()) == 8
    assert sum(COPIES) == 54
    assert len(MARKET) == SLOTS
    assert len(all_tokens()) == 36
    assert BLOCKADES == 6
    assert all([len(spaces) == SIZE[piece] for piece, spaces in enumerate(_SPACES)])
    assert all([BACK[BACK[piece]] == piece for piece in range(FINISH)])


check()
