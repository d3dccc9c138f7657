"""Inviting: one link opens any free seat, and the maker sets how many seats there are. All of it runs in the writer."""

from __future__ import annotations

from django.utils.translation import gettext_lazy as _

from .....core.records.record import Header
from .....core.setup.options import OptionError
from ...people.models import Player
from ...refusal import Refusal
from ..live_table import LiveTable
from ..models import Seat, Table
from ..refusals import CLOSED, NOT_RUNNING
from ..seats import SeatNow
from ..ticket import Ticket
from .seating import makers_own

FULL = _("All seats are taken. You can watch.")
NOT_SO_MANY = _("This game is not for so many players.")
SITS_THERE = _("Somebody sits there. They would have to get up first.")


def table_of(invite: str) -> str | None:
    """The code of the table that an invitation opens."""
    return Table.objects.filter(invite=invite).values_list("code", flat=True).first()


def sit_anywhere(live: LiveTable, player: Player) -> SeatNow | None:
    """Sit down on the first free seat; who sits at the table already stays where they are."""
    if live.stored.row.status == "closed":
        raise Refusal(CLOSED)
    if any(seat.player == player.pk for seat in live.stored.seats):
        return None
    free = next((seat for seat in live.stored.seats if seat.empty), None)
    if free is None or live.stored.row.status == "over":
        raise Refusal(FULL)
    live.reseat(free.number, player=player, name="", bot="")
    return live.seat(free.number)


def add_seat(live: LiveTable, ticket: Ticket) -> None:
    """One seat more, free for whoever comes."""
    header = resized(live, ticket, 1)
    Seat.objects.create(table=live.stored.row, number=header.seats - 1)
    live.change_row(header=header.write())
    live.look_again()


def remove_seat(live: LiveTable, number: int, ticket: Ticket) -> None:
    """One seat less; those behind it move up."""
    seat = live.seat(number)
    if seat.person:
        raise Refusal(SITS_THERE)
    header = resized(live, ticket, -1)
    Seat.objects.filter(table=live.stored.row, number=number).delete()
    for behind in range(number + 1, header.seats + 1):
        Seat.objects.filter(table=live.stored.row, number=behind).update(number=behind - 1)
    live.change_row(header=header.write())
    live.look_again()


def unseat(live: LiveTable, number: int, ticket: Ticket) -> None:
    """The maker frees somebody's seat before the game begins."""
    open_to(live, ticket)
    if live.seat(number).player == live.stored.row.maker_id:
        raise Refusal(_("This is your own seat."))
    live.reseat(number, player=None, name="", bot="")


def resized(live: LiveTable, ticket: Ticket, more: int) -> Header:
    """The game for more or fewer players, if it can be played so."""
    open_to(live, ticket)
    header = live.stored.header
    seats = header.seats + more
    if seats not in header.game.seats:
        raise Refusal(NOT_SO_MANY)
    try:
        header.game.settle(header.options, people=True)
    except OptionError as error:
        raise Refusal(NOT_SO_MANY) from error
    return Header(header.game, seats, header.options)


def open_to(live: LiveTable, ticket: Ticket) -> None:
    """Only the maker sets the seats, and only before the game begins."""
    makers_own(live, ticket)
    if live.stored.row.status != "open" or live.lesson is not None:
        raise Refusal(NOT_RUNNING)
