"""Ferry's cargo is conserved."""

from __future__ import annotations

from ludoteca.core.state import State

from .ferry.data import all_cards
from .ferry.rules.table import Ferry


def conserved(state: State) -> None:
    """Every piece lies somewhere."""
    assert isinstance(state, Ferry)
    lying = state.bag + state.market + state.hold + state.sunk + [kind for hand in state.hands for kind in hand]
    assert sorted(lying) == all_cards()
