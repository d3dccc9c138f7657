"""No component of Origins is ever lost."""

from __future__ import annotations

from ludoteca.core.state import State
from ludoteca.games.origins.data import (
    BESIDE,
    BLOCK,
    BUILDINGS,
    COLOUR,
    COLOURS,
    COPIES,
    CROSSED,
    DICE_EACH,
    DIE_KINDS,
    SPEAKERS,
    TEMPLES,
)
from ludoteca.games.origins.rules.city import FACE_DOWN
from ludoteca.games.origins.rules.setup import tower_supply
from ludoteca.games.origins.rules.table import NOTHING, Realm


def conserved(state: State) -> None:
    """§2, §3 Dice, Speakers, tiles, tower discs and player discs are all there, and every player's things fit."""
    assert isinstance(state, Realm)
    dice_are_all_there(state)
    tiles_are_all_there(state)
    players_fit(state)
    plans_are_true(state)
    towers = [sum(state.towers[colour :: len(COLOURS)]) for colour in range(len(COLOURS))]
    total = [discs + state.seats for discs in tower_supply(state.cards)]
    assert [a + b for a, b in zip(towers, state.discs, strict=True)] == total
    speakers = len(state.speakers) + len(state.podium) + sum(len(hired) for hired in state.hired)
    assert speakers == SPEAKERS[state.seats]
    assert sorted(state.march) == list(range(state.seats))
    for temple in range(len(TEMPLES)):
        assert sorted(state.climb[temple * state.seats : (temple + 1) * state.seats]) == list(range(state.seats))


def plans_are_true(state: Realm) -> None:
    """What is kept of a city is what would be found in it now: open districts, and empty cells beside its tiles."""
    for seat in range(state.seats):
        city, cells, plan = state.city[seat], state.cells[seat], state.plan(seat)
        blocks = [cell for cell in cells if BLOCK[cell] and all(city[near] for near in BLOCK[cell])]
        assert plan.open == [cell for cell in blocks if cell not in state.closed[seat]]
        empty = [near for cell in cells for near in BESIDE[cell] if not city[near]]
        assert plan.empty_cells() == list(dict.fromkeys(empty))


def dice_are_all_there(state: Realm) -> None:
    """§3 Supply, offer, draft, Freemen, seats and Advisors: 7, 8 or 9 of each colour."""
    count = state.supply.copy()
    dice = state.offer + state.pool + [die for seats in state.seated for die in seats]
    dice += [freeman % DIE_KINDS for people in state.freemen for freeman in people]
    for die in dice:
        count[COLOUR[die]] += 1
    for colour in [colour for advisors in state.advisors for colour in advisors]:
        count[colour] += 1
    assert count == [DICE_EACH[state.seats]] * len(COLOURS)
    assert min(state.supply) >= 0


def tiles_are_all_there(state: Realm) -> None:
    """§2 Market, stacks, reserves and cities hold every building tile, Farms included."""
    count = state.stacks.copy()
    tiles = state.market + [top for top in state.tops if top != NOTHING]
    tiles += [tile for place in state.under + state.reserve for tile in place]
    for seat in range(state.seats):
        tiles += [state.city[seat][cell] % FACE_DOWN - 1 for cell in state.cells[seat]]
        assert sum(1 for code in state.city[seat] if code) == len(state.cells[seat]) == len(set(state.cells[seat]))
    for tile in tiles:
        if tile < BUILDINGS:
            count[tile] += 1
    assert count == COPIES


def players_fit(state: Realm) -> None:
    """Nobody owes anything, has more dice than bases, two Advisors of a colour, or a torn city."""
    assert min(state.stock) >= 0
    for seat in range(state.seats):
        assert len(state.freemen[seat]) <= state.bases[seat] <= 6
        assert len(set(state.advisors[seat])) == len(state.advisors[seat])
        assert 0 <= state.tokens[seat] <= CROSSED[state.strength[seat]]
        assert len(state.closed[seat]) == len(state.seated[seat]) == len(set(state.closed[seat]))
        reached = [state.cells[seat][0]]
        for cell in reached:
            reached += [near for near in BESIDE[cell] if state.city[seat][near] and near not in reached]
        assert len(reached) == len(state.cells[seat])
