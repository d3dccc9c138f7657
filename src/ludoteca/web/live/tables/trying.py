"""Trying it otherwise: a new table goes on from some moment of a finished game, against bots. It runs in the writer.

The new game begins with the same lines. Whoever looked back at it may have seen every hand, so all that their seat
cannot see is dealt anew; from there on luck is fresh.
"""

from __future__ import annotations

from django.utils.translation import gettext_lazy as _

from ....core.chance import SecureChance
from ....core.match import Match
from ..bots.characters import bot_name
from ..people.models import Player
from ..people.names import called
from ..refusal import Refusal
from . import store
from .open_tables import OPEN_TABLES

TOO_LATE = _("Here the game is over. Go back to a moment at which something can still be decided.")


def taken_up(match: Match, ply: int, seat: int) -> Match:
    """A match as it was after its first *ply* decisions, with all that *seat* cannot see dealt anew."""
    again = match.back_to(ply)
    if again.state.over:
        raise Refusal(TOO_LATE)
    again.deal_again(seat, SecureChance())
    return again


def make(again: Match, seat: int, player: Player, level: str) -> str:
    """The table at which *player* has a seat of a match that was taken up, and bots have the others; its code."""
    taken, seats = [called(player)], list[store.NewSeat]()
    for number in range(again.header.seats):
        if number != seat:
            taken.append(bot_name(taken, str(player.number)))
        seats.append(store.NewSeat(player) if number == seat else store.NewSeat(bot=level, name=taken[-1]))
    made = store.make(again.header, player, seats)
    OPEN_TABLES.open(made.code).begin(again)
    return made.code
