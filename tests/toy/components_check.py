"""No cargo of Ferry is ever lost."""

from __future__ import annotations

from ludoteca.core.state import State
from tests.toy.ferry.data import all_cards
from tests.toy.ferry.rules.table import Ferry


def conserved(state: State) -> None:
    """§1 Every piece of cargo lies somewhere, once."""
    assert isinstance(state, Ferry)
    lying = state.bag + state.market + state.hold + state.sunk + [kind for hand in state.hands for kind in hand]
    assert sorted(lying) == all_cards()
