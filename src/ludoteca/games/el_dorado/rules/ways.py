"""§6, §7 Where a pawn may go: what is adjacent, open and free, and why something is not."""

from __future__ import annotations

from typing import Final

from ..data import (
    BLOCKADE_POWER,
    BLOCKADE_TERRAIN,
    FIRST_FINISH,
    MOUNTAIN,
    POWER,
    PURPLE,
    RIVER,
    RUBBLE,
    START,
    VILLAGE,
    WHITE,
)
from .table import GATE, OVERCOME, STEP, Expedition

OUT_OF_REACH: Final = 99  # more than any card's power


def open_spaces(table: Expedition, here: int) -> list[int]:
    """§6.2 The spaces that a pawn on *here* may enter: adjacent, not behind a blockade, free. Not to be changed."""
    route = table.route
    near = route.near[here]
    seams = route.seams_at[here]
    if seams:
        for i in range(len(seams)):
            if not table.blockades[seams[i]]:
                near = near + route.across[here][i]
    if table.passing:
        return near
    pawns = table.pawns
    return [space for space in near if free(pawns, space)]


def free(pawns: list[int], space: int) -> bool:
    """§6.2 Whether no pawn stands on a space; a loop, for it is asked more often than anything else."""
    for pawn in pawns:
        if pawn == space:
            return False
    return True


def touched(table: Expedition, here: int) -> list[int]:
    """§7.2 The numbers of the blockades that a pawn on *here* could overcome."""
    seams = table.route.seams_at[here]
    return [table.blockades[seam] for seam in seams if table.blockades[seam]] if seams else seams


def survey(table: Expedition, seat: int, cards: int, found: list[int]) -> list[int]:
    """What a player's pawns could do now.

    Returns, for each symbol, the least power that makes a step or overcomes a blockade; under WHITE the least of them
    all, under PURPLE 0 if a Native has a target. Adds to *found* what so many *cards* can pay for.
    """
    least = [OUT_OF_REACH] * 5
    terrain = table.route.terrain
    for pawn in table.own_pawns(seat):
        here = table.pawns[pawn]
        for space in open_spaces(table, here):
            ground, power = terrain[space], POWER[space]
            if ground > VILLAGE:
                if power <= cards and STEP + space not in found:
                    found.append(STEP + space)
                least[PURPLE] = 0
            elif power < least[ground]:
                least[ground] = power
        for number in touched(table, here):
            ground, power = BLOCKADE_TERRAIN[number], BLOCKADE_POWER[number]
            if ground == RUBBLE:
                if power <= cards and OVERCOME + number - 1 not in found:
                    found.append(OVERCOME + number - 1)
                least[PURPLE] = 0
            elif power < least[ground]:
                least[ground] = power
    least[WHITE] = min(least[0], least[RIVER], least[VILLAGE])
    if least[WHITE] < OUT_OF_REACH:
        least[PURPLE] = 0
    return least


def first_moves(table: Expedition, pawn: int, symbol: int, power: int) -> list[int]:
    """§6.2, §7.3 The steps and blockades that a pawn can make with so much of a symbol."""
    here, terrain = table.pawns[pawn], table.route.terrain
    found = [STEP + space for space in open_spaces(table, here) if terrain[space] == symbol and POWER[space] <= power]
    for number in touched(table, here):
        if BLOCKADE_TERRAIN[number] == symbol and BLOCKADE_POWER[number] <= power:
            found.append(OVERCOME + number - 1)
    return found


def native_moves(table: Expedition, pawn: int) -> list[int]:
    """§9.7 What a Native can do for a pawn: any open space, any adjacent blockade."""
    here = table.pawns[pawn]
    return [STEP + space for space in open_spaces(table, here)] + [
        OVERCOME + number - 1 for number in touched(table, here)
    ]


def can_go(table: Expedition, pawn: int, target: int) -> bool:
    """Whether a pawn could enter the space, or overcome the blockade, that the action *target* names."""
    here = table.pawns[pawn]
    if here == GATE:
        return False
    if target >= OVERCOME:
        return target - OVERCOME + 1 in touched(table, here)
    return target - STEP in open_spaces(table, here)


def reach(table: Expedition, pawn: int, symbol: int, power: int) -> list[list[int]]:
    """Every space that a pawn can reach with so much of a symbol, and its least cost; blockades stay where they are."""
    cost = {table.pawns[pawn]: 0}
    edge = [table.pawns[pawn]]
    while edge:
        here = min(edge, key=cost.__getitem__)
        edge.remove(here)
        if here >= FIRST_FINISH:
            continue
        for space in open_spaces(table, here):
            total = cost[here] + POWER[space]
            if table.route.terrain[space] == symbol and total <= power and total < cost.get(space, OUT_OF_REACH):
                cost[space] = total
                edge.append(space)
    del cost[table.pawns[pawn]]
    return [[space, cost[space]] for space in sorted(cost)]


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
