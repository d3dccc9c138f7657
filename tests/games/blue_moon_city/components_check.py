"""The components of Blue Moon City are conserved."""

from __future__ import annotations

from ludoteca.core.menu import bits
from ludoteca.core.state import State
from ludoteca.games.blue_moon_city.data import (
    ALL_SPACES,
    CARDS,
    COPIES,
    COURTYARD,
    MARKERS,
    NOWHERE,
    OBELISK,
    SCALES,
    SPACE_TILE,
)
from ludoteca.games.blue_moon_city.rules.table import EMPTY, City


def conserved(state: State) -> None:
    """Every card, marker, scale, figure and dragon lies somewhere, once."""
    assert isinstance(state, City)
    lying = state.deck + state.discard + state.paid + state.aside
    held = [sum([hand[card] for hand in state.hands]) for card in range(CARDS)]
    assert [lying.count(card) + held[card] for card in range(CARDS)] == COPIES
    assert min([count for hand in state.hands for count in hand]) >= 0
    assert state.held == [bits(hand) for hand in state.hands]
    placed = state.owners + state.obelisk
    assert state.unplaced == [MARKERS - placed.count(seat) for seat in range(state.seats)]
    assert all(0 <= state.markers(seat) <= MARKERS for seat in range(state.seats))
    assert len(state.obelisk) <= len(OBELISK[state.seats])
    assert 0 < state.pool() <= SCALES[state.seats]  # an empty pool is scored at once
    assert min(state.crystals) >= 0
    assert all(state.plan.cells[tile] != NOWHERE for tile in state.figures)
    assert all(tile == NOWHERE or state.plan.cells[tile] != NOWHERE for tile in state.dragons)
    for space in range(ALL_SPACES):
        tile = SPACE_TILE[space]
        assert state.owners[space] == EMPTY or (state.plan.cells[tile] != NOWHERE and not state.rebuilt[tile])
    assert not state.rebuilt[COURTYARD]
