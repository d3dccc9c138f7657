"""A table set by hand, for tests, puzzles and study."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...core.chance import Chance
from ...core.setup.setting import (
    check_copies,
    check_length,
    check_number,
    check_seat,
    check_seats,
    check_word,
    for_each,
    number_of,
)
from ...core.shared import replaced
from ...core.state import Step
from .data import (
    ANY,
    BASE_CELLS,
    BASE_TILES,
    CARD_IDS,
    CARDS,
    CELLS,
    CENTRE,
    COPIES,
    COURTYARD,
    DRAGONS,
    EXPANSION_CELLS,
    EXPANSION_TILES,
    FIRST_SPACE,
    MARKERS,
    NOWHERE,
    OBELISK,
    PEOPLES,
    RESET_DISCARDS,
    SEATS,
    SIDE,
    SPACES,
    START_CELLS,
    START_TILES,
    STEPS,
    TILE_IDS,
)
from .rules.contribution import ContributionPhase
from .rules.movement import MOST_STEPS, Movement
from .rules.offerings import MoreOfferings
from .rules.plan import Plan
from .rules.specials import SpecialBuilding
from .rules.table import City, bare_table
from .rules.turns import EndOfTurn, Reset, Turn

Names = Sequence[str]  # names as in the actions: "vulca-1", several times for several cards
Owners = Sequence[int | None]  # whose marker covers each space of a tile, from the left
Spot = Sequence[int]  # a cell of the city: its row and its column, from 0
MOMENTS = ["movement", "contribution", "offerings", "special", "reset"]
TIMINGS = ["immediate", "after_building"]
PALACES = ["each_space", "one_colour"]


def position(
    seats: int,
    chance: Chance,
    *,
    city: Mapping[str, Spot] | None = None,
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
    aside: Names | int = (),
    turn: int = 0,
    first: int | None = None,
    round: int = 1,  # noqa: A002
    moment: str = "movement",
    steps: int = STEPS,
    discarded: int = 0,
    contributed: bool = False,
    placed: bool = False,
    idle: int = 0,
    scale_timing: str = "immediate",
    palace: str = "each_space",
    palace_colour: str | None = None,
) -> City:
    """A position in which it is *turn*'s turn; what is not named is empty, and the deck has all other cards.

    *city* puts tiles on cells (row and column from 0, row 0 on top); the other tiles fill the rest in the order of
    `components.toml`, starting tiles beside the Courtyard. *rebuilt* may be ["all"]. *markers* says per tile whose
    marker covers each space from the left, None for nobody's; *obelisk* whose marker covers its spaces from the bottom.
    *aside* may be a number: so many cards of the deck that nobody has seen. *first* began the game, if not *turn*.
    *moment* is the phase that begins: "movement", "contribution", "offerings" (after the first offering), "special" or
    "reset" (with *discarded* cards). *contributed* and *placed*: a contribution, a marker of this turn.
    *palace_colour* is the people in whose colour the Palace is paid, where *palace* is "one_colour".
    """
    check(seats, turn, moment, scale_timing)
    table = bare_table(seats, chance, Plan(lay(city or {}, expansion)))
    set_tiles(table, rebuilt, markers or {}, dragons or {})
    set_players(table, figures, hands, crystals, scales)
    set_obelisk(table, obelisk)
    set_cards(table, deck, discard, aside)
    set_turn(table, turn, turn if first is None else first, round)
    table.idle, table.contributed, table.placed = idle, contributed, placed
    table.after_building = scale_timing == "after_building"
    set_palace(table, palace, palace_colour)
    table.then(plan_turn(seats, turn, moment, steps, discarded))
    table.advance()
    return table


def check(seats: int, turn: int, moment: str, scale_timing: str) -> None:
    """Refuse players, a moment or a variant that the game has not."""
    check_seats(seats, SEATS)
    check_seat(turn, seats, "turn")
    check_word(moment, MOMENTS, "moment")
    check_word(scale_timing, TIMINGS, "scale_timing")


def set_tiles(table: City, rebuilt: Names, markers: Mapping[str, Owners], dragons: Mapping[str, str]) -> None:
    """Turn tiles, put markers on their spaces and dragons on them."""
    for tile in table.plan.buildings if "all" in rebuilt else [laid_tile(table, name) for name in rebuilt]:
        table.rebuilt = replaced(table.rebuilt, tile, True)
    for name, owners in markers.items():
        cover(table, laid_tile(table, name), owners)
    for name, tile_name in dragons.items():
        table.dragons = replaced(table.dragons, number_of(name, DRAGONS, "dragon"), laid_tile(table, tile_name))


def set_players(
    table: City, figures: Names, hands: Sequence[Names], crystals: Sequence[int], scales: Sequence[int]
) -> None:
    """Put figures on tiles and give the players their things, from the first seat on."""
    seats = table.seats
    table.figures = [laid_tile(table, name) for name in for_each(figures, seats, "courtyard", "figures")]
    for seat, names in enumerate(for_each(hands, seats, (), "hands")):
        for name in names:
            table.take(seat, card_of(name))
    table.crystals = for_each(crystals, seats, 0, "crystals")
    table.scales = for_each(scales, seats, 0, "scales")


def set_obelisk(table: City, obelisk: Sequence[int]) -> None:
    """Put markers on the Obelisk, from the bottom."""
    check_length(obelisk, len(OBELISK[table.seats]), "obelisk")
    for owner in obelisk:
        check_seat(owner, table.seats, "obelisk")
        table.offer(owner)
    for seat in range(table.seats):
        check_number(MARKERS - table.markers(seat), 0, MARKERS, f"markers of seat {seat}")


def set_cards(table: City, deck: Names | None, discard: Names, aside: Names | int) -> None:
    """The cards that nobody holds: a number of cards aside is drawn from the deck."""
    table.discard = [card_of(name) for name in discard]
    table.aside = [] if isinstance(aside, int) else [card_of(name) for name in aside]
    table.deck = rest_of_cards(table) if deck is None else [card_of(name) for name in deck]
    if isinstance(aside, int):
        table.aside = [table.chance.draw(table.deck) for _ in range(min(aside, len(table.deck)))]


def set_palace(table: City, rule: str, colour: str | None) -> None:
    """How the Palace is paid, and in which colour its first space was."""
    check_word(rule, PALACES, "palace")
    table.one_colour = rule == "one_colour"
    if colour is not None and not table.one_colour:
        raise ValueError(f"palace_colour: no colour binds the spaces where palace is {rule!r}")
    table.palace = ANY if colour is None else number_of(colour, PEOPLES, "people")


def set_turn(table: City, turn: int, first: int, number: int) -> None:
    """Whose turn it is, who began the game, and in which round it is."""
    check_seat(first, table.seats, "first")
    table.turn, table.first = turn, first
    table.turns = (number - 1) * table.seats + (turn - first) % table.seats + 1


def lay(city: Mapping[str, Spot], expansion: bool) -> list[int]:
    """The tile of each cell: those named, the Courtyard, starting tiles beside it, then the others in order."""
    tiles = [NOWHERE] * CELLS
    tiles[CENTRE] = COURTYARD
    for name, spot in city.items():
        put(tiles, tile_of(name), spot)
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


def put(tiles: list[int], tile: int, spot: Spot) -> None:
    """Lay a tile on a cell that is still empty."""
    if len(spot) != 2 or min(spot) < 0 or max(spot) >= SIDE:
        raise ValueError(f"{TILE_IDS[tile]}: the city has no cell {list(spot)}")
    cell = spot[0] * SIDE + spot[1]
    if tiles[cell] not in (NOWHERE, tile):
        raise ValueError(f"{TILE_IDS[tile]}: on the cell {list(spot)} lies {TILE_IDS[tiles[cell]]}")
    tiles[cell] = tile


def cover(table: City, tile: int, owners: Owners) -> None:
    """Put markers on the spaces of a tile."""
    if len(owners) != SPACES[tile]:
        raise ValueError(f"{TILE_IDS[tile]} has {SPACES[tile]} spaces")
    for place, owner in enumerate(owners):
        if owner is not None:
            check_seat(owner, table.seats, TILE_IDS[tile])
            table.cover(FIRST_SPACE[tile] + place, owner)


def tile_of(name: str) -> int:
    """The tile with this name."""
    return number_of(name, TILE_IDS, "tile")


def laid_tile(table: City, name: str) -> int:
    """The tile with this name, which lies in the city."""
    if table.plan.cells[tile_of(name)] == NOWHERE:
        raise ValueError(f"there is no tile {name!r} in this city")
    return tile_of(name)


def card_of(name: str) -> int:
    """The card with this name."""
    return number_of(name, CARD_IDS, "card")


def rest_of_cards(table: City) -> list[int]:
    """The cards that lie nowhere yet."""
    lying = [*table.discard, *table.aside]
    used = [lying.count(card) + sum([hand[card] for hand in table.hands]) for card in range(CARDS)]
    check_copies(used, COPIES, CARD_IDS)
    return [card for card in range(CARDS) for _ in range(COPIES[card] - used[card])]


def plan_turn(seats: int, turn: int, moment: str, steps: int, discarded: int) -> list[Step]:
    """What is still to happen in this turn."""
    check_number(steps, 0, MOST_STEPS, "steps")
    check_number(discarded, 0, RESET_DISCARDS, "discarded")
    last = [SpecialBuilding(turn), Reset(turn, discarded)]
    phases = {
        "movement": [Movement(turn, steps), ContributionPhase(turn), *last],
        "contribution": [ContributionPhase(turn), *last],
        "offerings": [MoreOfferings(turn), *last],
        "special": last,
        "reset": last[1:],
    }
    return [*phases[moment], EndOfTurn(turn), Turn((turn + 1) % seats)]
