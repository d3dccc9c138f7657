"""A table set by hand, for tests, puzzles and study."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...core.chance import Chance
from ...core.state import Step
from .data import (
    BASE_CELLS,
    BASE_TILES,
    CARD_IDS,
    CARDS,
    CELLS,
    CENTRE,
    COURTYARD,
    DRAGONS,
    EXPANSION_CELLS,
    EXPANSION_TILES,
    FIRST_SPACE,
    NOWHERE,
    SIDE,
    SPACES,
    START_CELLS,
    START_TILES,
    STEPS,
    TILE_IDS,
    all_cards,
)
from .rules.contribution import ContributionPhase
from .rules.movement import Movement
from .rules.plan import Plan
from .rules.specials import SpecialBuilding
from .rules.table import City, bare_table
from .rules.turns import EndOfTurn, Reset, Turn

Names = Sequence[str]  # names as in the actions: "vulca-1", several times for several cards
Owners = Sequence[int | None]  # whose marker covers each space of a tile, from the left
MOMENTS = ["movement", "contribution", "special", "reset"]


def position(
    seats: int,
    chance: Chance,
    *,
    city: Mapping[str, tuple[int, int]] | None = None,
    expansion: bool = False,
    rebuilt: Names = (),
    markers: Mapping[str, Owners] | None = None,
    figures: Names = (),
    dragons: Mapping[str, str] | None = None,
    hands: Sequence[Names] = (),
    crystals: Sequence[int] = (),
    scales: Sequence[int] = (),
    obelisk: Sequence[int] = (),
    deck: Names | None = None,
    discard: Names = (),
    aside: Names = (),
    turn: int = 0,
    moment: str = "movement",
    steps: int = STEPS,
    contributed: bool = False,
    idle: int = 0,
    scale_timing: str = "immediate",
) -> City:
    """A position in which it is *turn*'s turn; what is not named is empty, and the deck has all other cards.

    *city* puts tiles on cells (row and column from 0, row 0 on top); the other tiles fill the rest in the order of
    `components.toml`, starting tiles beside the Courtyard. *rebuilt* may be ["all"]. *markers* says per tile whose
    marker covers each space from the left, None for nobody's; *obelisk* whose marker covers its spaces from the bottom.
    *moment* is the phase that begins: "movement", "contribution", "special" or "reset".
    """
    table = bare_table(seats, chance, Plan(lay(city or {}, expansion)))
    set_tiles(table, rebuilt, markers or {}, dragons or {})
    set_players(table, figures, hands, crystals, scales)
    table.obelisk = list(obelisk)
    table.discard = [card_of(name) for name in discard]
    table.aside = [card_of(name) for name in aside]
    table.deck = rest_of_cards(table) if deck is None else [card_of(name) for name in deck]
    table.first = table.turn = turn
    table.turns, table.idle, table.contributed = 1, idle, contributed
    table.after_building = scale_timing == "after_building"
    table.then(plan_turn(seats, turn, moment, steps))
    table.advance()
    return table


def set_tiles(table: City, rebuilt: Names, markers: Mapping[str, Owners], dragons: Mapping[str, str]) -> None:
    """Turn tiles, put markers on their spaces and dragons on them."""
    for tile in table.plan.buildings if "all" in rebuilt else [tile_of(name) for name in rebuilt]:
        table.rebuilt[tile] = True
    for name, owners in markers.items():
        cover(table, tile_of(name), owners)
    for name, tile_name in dragons.items():
        table.dragons[DRAGONS.index(name)] = tile_of(tile_name)


def set_players(
    table: City, figures: Names, hands: Sequence[Names], crystals: Sequence[int], scales: Sequence[int]
) -> None:
    """Put figures on tiles and give the players their things, from the first seat on."""
    for seat, name in enumerate(figures):
        table.figures[seat] = tile_of(name)
    for seat, names in enumerate(hands):
        for name in names:
            table.hands[seat][card_of(name)] += 1
    for seat, count in enumerate(crystals):
        table.crystals[seat] = count
    for seat, count in enumerate(scales):
        table.scales[seat] = count


def lay(city: Mapping[str, tuple[int, int]], expansion: bool) -> list[int]:
    """The tile of each cell: those named, the Courtyard, starting tiles beside it, then the others in order."""
    tiles = [NOWHERE] * CELLS
    tiles[CENTRE] = COURTYARD
    for name, (row, column) in city.items():
        tiles[row * SIDE + column] = tile_of(name)
    start = [tile for tile in START_TILES if tile not in tiles]
    for cell in START_CELLS:
        if tiles[cell] == NOWHERE and start:
            tiles[cell] = start.pop(0)
    rest = [*start, *BASE_TILES, *(EXPANSION_TILES if expansion else [])]
    rest = [tile for tile in rest if tile not in tiles]
    for cell in EXPANSION_CELLS if expansion else BASE_CELLS:
        if tiles[cell] == NOWHERE:
            tiles[cell] = rest.pop(0)
    return tiles


def cover(table: City, tile: int, owners: Owners) -> None:
    """Put markers on the spaces of a tile."""
    if len(owners) != SPACES[tile]:
        raise ValueError(f"{TILE_IDS[tile]} has {SPACES[tile]} spaces")
    for place, owner in enumerate(owners):
        if owner is not None:
            table.owners[FIRST_SPACE[tile] + place] = owner


def tile_of(name: str) -> int:
    """The tile with this name."""
    found = name.replace("-", "_")
    if found not in TILE_IDS:
        raise ValueError(f"there is no tile {name[:40]!r}")
    return TILE_IDS.index(found)


def card_of(name: str) -> int:
    """The card with this name."""
    if name not in CARD_IDS:
        raise ValueError(f"there is no card {name[:40]!r}")
    return CARD_IDS.index(name)


def rest_of_cards(table: City) -> list[int]:
    """The cards that lie nowhere yet."""
    rest = all_cards()
    for card in range(CARDS):
        used = table.discard.count(card) + table.aside.count(card) + sum([hand[card] for hand in table.hands])
        for _ in range(min(used, rest.count(card))):
            rest.remove(card)
    return rest


def plan_turn(seats: int, turn: int, moment: str, steps: int) -> list[Step]:
    """What is still to happen in this turn."""
    phases = [Movement(turn, steps), ContributionPhase(turn), SpecialBuilding(turn), Reset(turn, 0)]
    return [*phases[MOMENTS.index(moment) :], EndOfTurn(turn), Turn((turn + 1) % seats)]
