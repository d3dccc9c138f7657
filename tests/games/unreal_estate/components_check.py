"""No card of Unreal Estate is ever lost."""

from __future__ import annotations

from ludoteca.core.menu import bits
from ludoteca.core.state import State
from ludoteca.games.unreal_estate.data import SPECIALS, buildings_for
from ludoteca.games.unreal_estate.rules.table import LYING, NOTHING, Estate


def conserved(state: State) -> None:
    """§3 Deck, table, drawer, discard, hands, fronts and what is being resolved hold all cards of the game."""
    assert isinstance(state, Estate)
    lying = [card for card, taker in zip(state.table, state.takers, strict=True) if taker == LYING]
    cards = state.deck + lying + state.discard + state.aside + state.looked
    cards += [card for card in state.passing if card != NOTHING]
    cards += [card for tolls in state.tolls for card in tolls]
    for counts in [*state.hands, state.drawer]:
        cards += [card for card, count in enumerate(counts) for _ in range(count)]
        assert min(counts) >= 0
    assert len(cards) == len(buildings_for(state.seats)) + SPECIALS
    assert [card for card in sorted(cards) if card < 9] == sorted(buildings_for(state.seats))
    for hand, secret in zip(state.hands, state.secret, strict=True):
        assert all(secret.count(card) <= hand[card] for card in secret)
        assert secret == sorted(secret)
    assert state.held == [bits(hand) for hand in state.hands]
    assert state.piled == bits(state.drawer)
    assert state.offered == state.selections()
