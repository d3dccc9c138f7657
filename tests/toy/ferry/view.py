"""What a seat may know of the table, built from nothing."""

from __future__ import annotations

from ludoteca.core.seen.view import View, common_view
from ludoteca.core.story import OPEN

from .rules.table import Ferry


class FerryView(View):
    """The table as one seat sees it: SPECTATOR sees no hand, OPEN (finished games) sees all."""

    market: list[int]  # what may be taken
    hold: list[int]  # what is being shipped
    sunk: list[int]  # what is out of the game
    bag: int  # how many pieces are left
    sizes: list[int]  # how many pieces each seat has in hand
    hands: list[list[int] | None]  # what each seat has in hand; nothing where one may not look
    convoy: int  # how many pieces make a convoy


def view(ferry: Ferry, seat: int) -> FerryView:
    """What *seat* may know."""
    return {
        **common_view(ferry, seat, ferry.coins.copy()),
        "market": ferry.market.copy(),
        "hold": ferry.hold.copy(),
        "sunk": ferry.sunk.copy(),
        "bag": len(ferry.bag),
        "sizes": [len(hand) for hand in ferry.hands],
        "hands": [hand.copy() if seat in (owner, OPEN) else None for owner, hand in enumerate(ferry.hands)],
        "convoy": ferry.convoy,
    }
