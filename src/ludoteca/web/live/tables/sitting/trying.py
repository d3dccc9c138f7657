"""Trying it otherwise: a new table goes on from some moment of a finished game, against bots. It runs in the writer.

The new game begins with the same lines. Whoever looked back at it may have seen every hand, so all that their seat
cannot see is dealt anew; from there on luck is fresh.
"""

from __future__ import annotations

from collections.abc import Sequence

from django.utils.translation import gettext_lazy as _

from .....core.chance import SecureChance
from .....core.records.match import Match
from ...bots.characters import bot_name
from ...people.models import Player
from ...people.names import called
from ...refusal import Refusal
from ..kept import store
from ..open_tables import OPEN_TABLES
from ..seats import SeatNow

TOO_LATE = _("Here the game is over. Go back to a moment at which something can still be decided.")


def taken_up(match: Match, ply: int, seat: int) -> Match:
    """A match as it was after its first *ply* decisions, with all that *seat* cannot see dealt anew."""
    again = match.back_to(ply)
    if again.state.over:
        raise Refusal(TOO_LATE)
    again.deal_again(seat, SecureChance())
    return again


def make(again: Match, seat: int, player: Player, before: Sequence[SeatNow], bot: str) -> str:
    """The table at which *player* has a seat of a match that was taken up, and bots have the others; its code.

    Bots that played *before* play on; in the seats of people sit new ones, each a *bot* of that level and style.
    """
    same = {other.number: other for other in before if other.bot and not other.stand_in and other.number != seat}
    taken, seats = [called(player), *[other.name for other in same.values()]], list[store.NewSeat]()
    for number in range(again.header.seats):
        if number == seat:
            seats.append(store.NewSeat(player))
        elif number in same:
            seats.append(store.NewSeat(bot=same[number].bot, name=same[number].name))
        else:
            taken.append(bot_name(taken, str(player.number)))
            seats.append(store.NewSeat(bot=bot, name=taken[-1]))
    made = store.make(again.header, player, seats)
    OPEN_TABLES.open(made.code).begin(again)
    return made.code
