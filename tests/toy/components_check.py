"""Ferry's cargo is conserved."""

from __future__ import annotations

from ludoteca.core.state import State

from .ferry import EACH, KINDS, Ferry


def conserved(state: State) -> None:
    """Every piece lies somewhere."""
    assert isinstance(state, Ferry)
    lying = state.bag + state.market + state.hold + state.sunk + [kind for hand in state.hands for kind in hand]
    assert sorted(lying) == sorted(list(range(len(KINDS))) * EACH)
