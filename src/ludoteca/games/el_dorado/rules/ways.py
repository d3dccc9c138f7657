"""§6, §7 Where a pawn may go: what is adjacent, open and free, and why something is not."""

from __future__ import annotations

from typing import Final

from ....core.state import NO_OPTIONS
from ..data import (
    BLOCKADE_POWER,
    BLOCKADE_TERRAIN,
    KINDS,
    MOUNTAIN,
    NATIVE,
    POWER,
    PURPLE,
    RIVER,
    RUBBLE,
    START,
    STRENGTH,
    SYMBOL,
    VILLAGE,
    WHITE,
)
from .stand import OUT_OF_REACH, POWERS, Stand
from .table import GATE, OVERCOME, STEP, STOP, Expedition

MOST_PAID: Final[int] = max(POWER)  # cards for a space or a blockade
SURVEYED: Final[int] = PURPLE + 1  # three symbols, WHITE for any of them, PURPLE for a Native
BLOCKADE_BITS: Final = 3  # that the number of a blockade takes in the key of a stand


def stand(table: Expedition, here: int) -> Stand:
    """Everything that a pawn on *here* may do; worked out once for what stands and lies around it."""
    route, around = table.route, 0
    if not table.passing:
        sides = route.sides[here]
        for space in table.pawns:
            around |= sides[space]
    for seam in route.seams_at[here]:
        around = around << BLOCKADE_BITS | table.blockades[seam]
    known = route.stands[here]
    found = known.get(around)
    if found is None:
        found = known[around] = look_around(table, here)
    return found


def look_around(table: Expedition, here: int) -> Stand:
    """Work out what a pawn on *here* may do, for everything that cards can be."""
    found = Stand(spaces_around(table, here), blockades_beside(table, here))
    found.least = least_power(table, found)
    found.symbols = [moving_symbols(found.least, power) for power in range(POWERS)]
    found.cards = moving_cards(found.least)
    for symbol in range(WHITE):
        for power in range(POWERS):
            moves = moves_with(table, found, symbol, power)
            found.moves.append(moves)
            found.moves_or_stop.append([*moves, STOP] if moves else moves)
    found.guided = [STEP + space for space in found.spaces] + [OVERCOME + number - 1 for number in found.blockades]
    found.paid = [paid_with(table, found, cards) for cards in range(MOST_PAID + 1)]
    return found


def spaces_around(table: Expedition, here: int) -> list[int]:
    """§6.2 The spaces that a pawn on *here* may enter: adjacent, not behind a blockade, free."""
    route = table.route
    near = route.near[here]
    for i, seam in enumerate(route.seams_at[here]):
        if not table.blockades[seam]:
            near = near + route.across[here][i]
    return near if table.passing else [space for space in near if space not in table.pawns]


def blockades_beside(table: Expedition, here: int) -> list[int]:
    """§7.2 The numbers of the blockades that a pawn on *here* could overcome."""
    return [table.blockades[seam] for seam in table.route.seams_at[here] if table.blockades[seam]]


def least_power(table: Expedition, here: Stand) -> list[int]:
    """For each symbol the least power that makes a step or overcomes a blockade.

    Under WHITE the least of them all, under PURPLE 0 if a Native has a target.
    """
    least = [OUT_OF_REACH] * SURVEYED
    for space in here.spaces:
        ground = table.route.terrain[space]
        if ground <= VILLAGE:
            least[ground] = min(least[ground], POWER[space])
    for number in here.blockades:
        ground = BLOCKADE_TERRAIN[number]
        if ground <= VILLAGE:
            least[ground] = min(least[ground], BLOCKADE_POWER[number])
    least[WHITE] = min(least[0], least[RIVER], least[VILLAGE])
    if here.spaces or here.blockades:
        least[PURPLE] = 0
    return least


def moving_symbols(least: list[int], power: int) -> int:
    """The symbols of which so much power moves a pawn, as bits."""
    symbols = 0
    for symbol in range(WHITE):
        if least[symbol] <= power:
            symbols |= 1 << symbol
    return symbols


def moving_cards(least: list[int]) -> int:
    """The kinds of cards with power enough to move a pawn, as bits; a Native needs only a target."""
    kinds = 0
    for kind in range(KINDS):
        if (SYMBOL[kind] < PURPLE or kind == NATIVE) and STRENGTH[kind] >= least[SYMBOL[kind]]:
            kinds |= 1 << kind
    return kinds


def moves_with(table: Expedition, here: Stand, symbol: int, power: int) -> list[int]:
    """§6.2, §7.3 The steps and blockades that a pawn can make with so much of a symbol."""
    terrain = table.route.terrain
    found = [STEP + space for space in here.spaces if terrain[space] == symbol and POWER[space] <= power]
    for number in here.blockades:
        if BLOCKADE_TERRAIN[number] == symbol and BLOCKADE_POWER[number] <= power:
            found.append(OVERCOME + number - 1)
    return found


def paid_with(table: Expedition, here: Stand, cards: int) -> list[int]:
    """§6.7, §6.8, §7.3 The spaces and blockades that so many cards can pay for."""
    terrain = table.route.terrain
    found = [STEP + space for space in here.spaces if terrain[space] > VILLAGE and POWER[space] <= cards]
    for number in here.blockades:
        if BLOCKADE_TERRAIN[number] == RUBBLE and BLOCKADE_POWER[number] <= cards:
            found.append(OVERCOME + number - 1)
    return found


# -- for a pawn, and for all of a player's pawns -----------------------------------------------------------------------


def open_spaces(table: Expedition, here: int) -> list[int]:
    """§6.2 The spaces that a pawn on *here* may enter. Not to be changed."""
    return stand(table, here).spaces


def touched(table: Expedition, here: int) -> list[int]:
    """§7.2 The numbers of the blockades that a pawn on *here* could overcome. Not to be changed."""
    return stand(table, here).blockades


def stands_of(table: Expedition, seat: int) -> list[Stand]:
    """What each of a player's pawns that are still on their way may do."""
    found: list[Stand] = []
    first = seat * table.each
    for pawn in range(first, first + table.each):
        if table.pawns[pawn] != GATE:
            found.append(stand(table, table.pawns[pawn]))
    return found


def survey(stands: list[Stand]) -> list[int]:
    """For each symbol, and for WHITE and PURPLE, the least power that moves one of these pawns. Not to be changed."""
    if len(stands) == 1:
        return stands[0].least
    found = [OUT_OF_REACH] * SURVEYED
    for here in stands:
        for symbol in range(SURVEYED):
            found[symbol] = min(found[symbol], here.least[symbol])
    return found


def paid_ways(stands: list[Stand], cards: int) -> list[int]:
    """§6.7, §6.8, §7.3 The spaces and blockades that so many cards can pay for. Not to be changed."""
    found = NO_OPTIONS
    for here in stands:
        more = here.paid[min(MOST_PAID, cards)]
        if found and more:
            found = found + [action for action in more if action not in found]
        elif more:
            found = more
    return found


def can_go(table: Expedition, pawn: int, target: int) -> bool:
    """Whether a pawn could enter the space, or overcome the blockade, that the action *target* names."""
    here = table.pawns[pawn]
    if here == GATE:
        return False
    if target >= OVERCOME:
        return target - OVERCOME + 1 in touched(table, here)
    return target - STEP in open_spaces(table, here)


# -- why not -----------------------------------------------------------------------------------------------------------


def refuse_space(table: Expedition, pawns: list[int], space: int) -> str:
    """Why none of these pawns may enter a space, by its place; nothing if one may."""
    route = table.route
    if space not in route.spaces:
        return "not-on-route"
    if route.terrain[space] == MOUNTAIN:
        return "mountain"
    if route.terrain[space] == START:
        return "start-space"
    if any([space in open_spaces(table, table.pawns[pawn]) for pawn in pawns]):
        return ""
    if not any([space in route.around[table.pawns[pawn]] for pawn in pawns]):
        return "not-adjacent"
    return "occupied" if space in table.pawns and not table.passing else "behind-blockade"


def refuse_blockade(table: Expedition, pawns: list[int], number: int) -> str:
    """Why none of these pawns may overcome a blockade, by its place; nothing if one may."""
    if number not in table.blockades:
        return "no-such-blockade"
    if any([number in touched(table, table.pawns[pawn]) for pawn in pawns]):
        return ""
    return "not-beside-blockade"


def refuse_move(table: Expedition, pawns: list[int], action: int, symbol: int, power: int) -> str:
    """§6.2, §7.3 Why these pawns cannot go there with so much of a symbol."""
    if action >= OVERCOME:
        number = action - OVERCOME + 1
        why = refuse_blockade(table, pawns, number)
        ground = BLOCKADE_TERRAIN[number]
    else:
        why = refuse_space(table, pawns, action - STEP)
        ground = table.route.terrain[action - STEP]
    if why:
        return why
    if ground > VILLAGE:
        return "stop-to-pay"
    return "wrong-symbol" if ground != symbol else "too-little-power"
