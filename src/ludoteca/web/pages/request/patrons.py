"""Patrons: whose budget of thinking the bots of a table use up. It is whoever plays there and came last."""

from __future__ import annotations

from ...live.bots.patron import Patron
from ...live.tables.live_table import LiveTable
from ...live.tables.ticket import Ticket
from .addresses import network


def play_for(live: LiveTable, ticket: Ticket, address: str) -> None:
    """The bots of a table think for this guest from now on, if they play there."""
    if ticket.player is not None and ticket.held(live.scene.seats):
        live.patron = Patron(str(ticket.player), network(address))
