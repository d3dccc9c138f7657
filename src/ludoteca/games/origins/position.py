"""A table set by hand, for tests, puzzles and study."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ...core.chance import Chance
from ...core.state import Step
from .data import (
    CARD_GOLD,
    CARD_IDS,
    CELL_NAMES,
    COLOUR,
    COLOURS,
    COPIES,
    DICE,
    DICE_EACH,
    DIE_KINDS,
    FACES,
    MOST_BASES,
    OF_COLOUR,
    RESOURCES,
    SOLO_FOREIGN,
    START_BASES,
    TILE_IDS,
    ZODIAC,
)
from .rules.rounds import NextTurn, Round, Turn, end_of_round
from .rules.setup import tower_supply
from .rules.table import DISTRICTS, ENDINGS, FACE_DOWN, KINDS, NOTHING, Realm, bare_world

Names = Sequence[str]
Player = Mapping[str, Any]
PLAYER_THINGS: Final = (
    "stone",
    "food",
    "wisdom",
    "gold",
    "score",
    "tokens",
    "bases",
    "freemen",
    "speakers",
    "archon",
    "advisors",
    "towers",
    "city",
    "seats",
    "reserve",
    "matched",
    "zodiac",
    "military",
    "temples",
    "passed",
)
BOARD_THINGS: Final = (
    "values",
    "bonus",
    "zodiac",
    "cards",
    "card_gold",
    "speakers",
    "podium",
    "march",
    "climb",
    "foreign",
    "market",
    "stacks",
    "under",
    "offer",
    "supply",
    "discs",
)


def position(
    seats: int,
    chance: Chance,
    *,
    players: Sequence[Player] = (),
    bastion: int = 0,
    round_number: int = 1,
    round_limit: int = 0,
    ending: Names = (),
    turn: int = 0,
    moment: str = "turn",
    **board: Any,
) -> Realm:
    """A position in which it is *turn*'s move; what is not named is empty, supply and stacks have whatever is left.

    A player is a mapping of PLAYER_THINGS: ``{"stone": 2, "freemen": ["red-3", "blue-6@4"], "city": {"1,0": "mint",
    "1,1": "farm:harbor"}, "seats": {"0,0": "red-4"}, "towers": {"red": 3}, "zodiac": ["leo"], "military": 5,
    "temples": [1, 0, 2]}``; ``@4`` stands on site 4, a district is named by its lower left cell. *board* names things
    of the main board, see `lay_board`. *moment* is "turn", "round" (a round begins) or "end" (everybody has passed).
    """
    check(board, BOARD_THINGS, "the board")
    realm = bare_world(seats, chance)
    realm.round, realm.round_limit, realm.bastion = round_number, round_limit, bastion
    realm.ending = sum([1 << ENDINGS.index(name) for name in ending])
    lay_board(realm, board)
    for seat in range(seats):
        seat_player(realm, seat, players[seat] if seat < len(players) else {})
    lay_supplies(realm, board)
    realm.then(plan(realm, turn, moment))
    realm.advance()
    return realm


def check(things: Mapping[str, Any], known: Sequence[str], owner: str) -> None:
    """Refuse a thing that is not known."""
    for name in things:
        if name not in known:
            raise ValueError(f"{owner} has no {name[:40]!r}")


def lay_board(realm: Realm, board: Mapping[str, Any]) -> None:
    """Sites, cards, Speakers and the order of the discs.

    ``values=[1, 3, ...]``, ``bonus=["red", ...]``, ``zodiac=["leo", ...]``, ``cards=["d05"]``, ``card_gold=[2]``,
    ``speakers=[3]``, ``podium=[(1, 4)]`` (site and value of a used Speaker), ``march=[1, 0]`` and
    ``climb=[[1, 0], [0, 1], [0, 1]]`` (seats from the lowest disc up, for each temple), ``foreign=3`` (solo).
    """
    realm.values = list(board.get("values", realm.values))
    realm.bonus = [COLOURS.index(name) for name in board.get("bonus", COLOURS)]
    realm.zodiac = [ZODIAC.index(name) for name in board.get("zodiac", ZODIAC[:3])]
    realm.cards = [CARD_IDS.index(name) for name in board.get("cards", ())]
    realm.card_gold = list(board.get("card_gold", [CARD_GOLD] * len(realm.cards)))
    realm.speakers = list(board.get("speakers", ()))
    realm.podium = [FACES * (site - 1) + value - 1 for site, value in board.get("podium", ())]
    realm.march = list(board.get("march", realm.march))
    if "climb" in board:
        realm.climb = [seat for order in board["climb"] for seat in order]
    if realm.solo():
        realm.foreign = board.get("foreign", SOLO_FOREIGN[realm.round - 1])


def lay_supplies(realm: Realm, board: Mapping[str, Any]) -> None:
    """Tiles, dice and tower discs.

    ``market=["mint"]``, ``stacks={"red": ["outpost", "arsenal"]}`` (the face-up tile first), ``under={"red": [...]}``,
    ``offer=["red-3"]``, ``supply={"red": 2}``, ``discs={"red": 1}``: colours not named there have none.
    """
    realm.market = [tile_of(name) for name in board.get("market", ())]
    lay_stacks(realm, board.get("stacks", {}), board.get("under", {}))
    realm.offer = [die_of(name) for name in board.get("offer", ())]
    realm.supply = [board["supply"].get(name, 0) for name in COLOURS] if "supply" in board else dice_left(realm)
    realm.discs = [board["discs"].get(name, 0) for name in COLOURS] if "discs" in board else tower_supply(realm.cards)


def seat_player(realm: Realm, seat: int, things: Player) -> None:
    """Everything of one player."""
    check(things, PLAYER_THINGS, "a player")
    for resource, name in enumerate(RESOURCES):
        realm.stock[len(RESOURCES) * seat + resource] = things.get(name, 0)
    for colour, height in things.get("towers", {}).items():
        realm.towers[len(COLOURS) * seat + COLOURS.index(colour)] = height
    realm.earned[KINDS * seat + DISTRICTS] = things.get("score", 0)
    realm.tokens[seat] = things.get("tokens", 0)
    realm.freemen[seat] = [freeman_of(name) for name in things.get("freemen", [])]
    realm.bases[seat] = things.get("bases", min(MOST_BASES, max(START_BASES, len(realm.freemen[seat]))))
    realm.hired[seat] = list(things.get("speakers", []))
    realm.archons[seat] = things.get("archon", 0)
    realm.advisors[seat] = [COLOURS.index(name) for name in things.get("advisors", [])]
    realm.reserve[seat] = [tile_of(name) for name in things.get("reserve", [])]
    realm.matched[seat] = sum([1 << realm.cards.index(CARD_IDS.index(name)) for name in things.get("matched", [])])
    realm.strength[seat] = things.get("military", 0)
    realm.passed[seat] = int(things.get("passed", False))
    for temple, height in enumerate(things.get("temples", [])):
        realm.heights[temple * realm.seats + seat] = height
    for name in things.get("zodiac", []):
        realm.holders[realm.zodiac.index(ZODIAC.index(name))] = seat
    seat_city(realm, seat, things)


def seat_city(realm: Realm, seat: int, things: Player) -> None:
    """A player's tiles and seats."""
    for cell, name in things.get("city", {}).items():
        farm, _, tile = name.rpartition(":")
        realm.lay_tile(seat, cell_of(cell), tile_of(tile) + 1 + (FACE_DOWN if farm else 0))
    for cell, die in things.get("seats", {}).items():
        realm.closed[seat] = [*realm.closed[seat], cell_of(cell)]
        realm.seated[seat] = [*realm.seated[seat], die_of(die)]


def tile_of(name: str) -> int:
    """The building with this name."""
    return _place(TILE_IDS, name.replace("-", "_"), "tile")


def die_of(name: str) -> int:
    """The die with this name: "red-3"."""
    return _place(DICE, name, "die")


def cell_of(name: str) -> int:
    """The cell with this name: "0,1"."""
    return _place(CELL_NAMES, name, "cell")


def freeman_of(name: str) -> int:
    """A Freeman at home, "red-3", or on a site, "red-3@2"."""
    die, _, site = name.partition("@")
    return DIE_KINDS * int(site or 0) + die_of(die)


def _place(names: list[str], name: str, kind: str) -> int:
    if name not in names:
        raise ValueError(f"there is no {kind} {name[:40]!r}")
    return names.index(name)


def lay_stacks(realm: Realm, stacks: Mapping[str, Names], under: Mapping[str, Names]) -> None:
    """The stacks: as named, the first tile face up; else every tile that lies nowhere, the first one face up."""
    lying = [*realm.market, *[tile for reserve in realm.reserve for tile in reserve]]
    for seat in range(realm.seats):
        lying += [realm.city[seat][cell] % FACE_DOWN - 1 for cell in realm.cells[seat]]
    for colour, name in enumerate(COLOURS):
        realm.under[colour] = [tile_of(tile) for tile in under.get(name, [])]
        known = lying + realm.under[colour]
        rest = [design for design in OF_COLOUR[colour] for _ in range(COPIES[design] - known.count(design))]
        stack = [tile_of(tile) for tile in stacks[name]] if name in stacks else rest
        realm.tops[colour] = stack[0] if stack else NOTHING
        for design in stack[1:]:
            realm.stacks[design] += 1


def dice_left(realm: Realm) -> list[int]:
    """The dice of each colour that lie nowhere."""
    left = [DICE_EACH[realm.seats]] * len(COLOURS)
    for die in [*realm.offer, *[die for dice in realm.seated for die in dice]]:
        left[COLOUR[die]] -= 1
    for freeman in [freeman for people in realm.freemen for freeman in people]:
        left[COLOUR[freeman % DIE_KINDS]] -= 1
    for colour in [colour for advisors in realm.advisors for colour in advisors]:
        left[colour] -= 1
    return [max(0, dice) for dice in left]


def plan(realm: Realm, turn: int, moment: str) -> list[Step]:
    """What is still to happen in this round."""
    if moment == "round":
        realm.round -= 1
        return [Round(realm.bastion)]
    return end_of_round(realm) if moment == "end" else [Turn(turn), NextTurn(turn)]
