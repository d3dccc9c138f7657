"""A pause: all clocks of a table stand once everybody wishes it, and run again as soon as anybody wants to go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.utils.translation import gettext_lazy as _

from ...clocks.now import CLOCK
from ...refusal import Refusal
from ..kept import store
from ..refusals import NOT_RUNNING, WATCHING
from ..ticket import Ticket

if TYPE_CHECKING:
    from ..live_table import LiveTable


def checked(live: LiveTable, ticket: Ticket) -> frozenset[int]:
    """The seats of whoever asks for a pause, or for its end."""
    if live.stored.row.status != "running":
        raise Refusal(NOT_RUNNING)
    if live.newest.pace is None:
        raise Refusal(_("No clock runs at this table."))
    if not (held := ticket.held(live.stored.seats)):
        raise Refusal(WATCHING, status=403)
    return held


def wish(live: LiveTable, ticket: Ticket, wanted: bool) -> None:
    """Wish a pause, or no longer; once everybody does who plays, the clocks stand."""
    held = checked(live, ticket)
    if live.newest.paused:
        return
    wishing = {seat.number for seat in live.stored.seats if seat.pause} - held | (held if wanted else set())
    people = {seat.number for seat in live.stored.seats if seat.person}
    agreed = people <= wishing
    for seat in live.stored.seats:
        store.keep_seat(live.stored.row.pk, seat.number, pause=(seat.number in wishing and not agreed) or None)
    live.change_row(**({"paused": CLOCK.now()} if agreed else {}))


def go_on(live: LiveTable, ticket: Ticket) -> None:
    """The pause is over."""
    checked(live, ticket)
    if live.newest.paused:
        live.change_row(paused=None)


def end_by_move(live: LiveTable, seat: int) -> None:
    """Whoever plays goes on; a bot's move leaves a pause as it is."""
    if live.stored.row.paused is not None and live.stored.seats[seat].person:
        live.stored.row.paused = None
        store.keep_pause(live.stored.row.pk)
