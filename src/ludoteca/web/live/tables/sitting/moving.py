"""Moving: the seats of somebody who goes by another name from now on, or who will not come back.

Each table is a piece of work of its own, so all of this can be done again if it was interrupted.
"""

from __future__ import annotations

from functools import partial

from django.db.models import Q

from .....bots import DEFAULT_LEVEL
from ...people import belongings
from ...people.models import Player
from ...refusal import Refusal
from ...writer import HOUSE, WRITER
from ..kept import store
from ..live_table import LiveTable
from ..models import Seat, Table
from ..open_tables import OPEN_TABLES
from ..ticket import Ticket
from . import seating

GOING_ON = (Table.Status.OPEN, Table.Status.RUNNING)


def tables_of(player: int) -> list[str]:
    """The codes of all tables at which somebody sits, or which they made."""
    theirs = Table.objects.filter(Q(seats__player=player) | Q(maker=player))
    return list(theirs.order_by("pk").values_list("code", flat=True).distinct())


def worth_bringing(guest: int | None) -> int:
    """At how many tables a guest sits that they would miss; lessons are forgotten by themselves."""
    if guest is None:
        return 0
    return Table.objects.filter(seats__player=guest, lesson__isnull=True).distinct().count()


# -- bringing along ----------------------------------------------------------------------------------------------------


def bring_along(guest: int, player: int) -> int:
    """A guest's tables are a player's from now on; how many they are. Where both sit, everything stays as it is."""
    brought = sum([WRITER.do(code, partial(bring, code, guest, player)) for code in tables_of(guest)])
    WRITER.do(HOUSE, partial(bring_the_rest, guest, player))
    return brought


def bring(code: str, guest: int, player: int) -> bool:
    """Move the guest's seats at one table; whether they could be. In the writer."""
    seats = Seat.objects.filter(table__code=code)
    if seats.filter(player=player).exists():
        return False
    if Table.objects.filter(code=code, status__in=GOING_ON).exists():
        return bring_live(OPEN_TABLES.open(code), guest, player)
    seats.filter(player=guest).update(player=player)
    Table.objects.filter(code=code, maker=guest).update(maker=player)
    OPEN_TABLES.renew(code)
    return True


def bring_live(live: LiveTable, guest: int, player: int) -> bool:
    """Move the guest's seats at a table that is played; nothing else about them changes. In the writer."""
    for seat in live.stored.seats:
        if seat.player == guest:
            agreed = sum(1 << number for number in seat.agreed)
            live.reseat(seat.number, player_id=player, secret=seat.secret, left=seat.left, agreed=agreed)
    if live.stored.row.maker_id == guest:
        live.change_row(maker_id=player)
    return True


def bring_the_rest(guest: int, player: int) -> None:
    """What belongs to a guest besides seats; nobody is left behind who sits nowhere. In the writer."""
    belongings.bring_along(guest, player)
    name = Player.objects.filter(pk=guest).values_list("name", flat=True).first()
    Player.objects.filter(pk=player, name="").update(name=name or "")
    if not Seat.objects.filter(player=guest).exists():
        Player.objects.filter(pk=guest).delete()


# -- passing on --------------------------------------------------------------------------------------------------------


def pass_on(player: int, for_good: bool) -> None:
    """Bots play on for somebody; a seat in a lobby is free again. Not *for good*, they may come back to their seats."""
    for code in tables_of(player):
        WRITER.do(code, partial(pass_on_at, code, player, for_good))


def pass_on_at(code: str, player: int, for_good: bool) -> None:
    """Bots play on for somebody at one table; in the writer."""
    if not Table.objects.filter(code=code, status__in=GOING_ON).exists():
        return
    try:
        live = OPEN_TABLES.open(code)
    except Refusal:  # a game under other rules, which nobody plays
        return
    for seat in live.stored.seats:
        if seat.player != player or (seat.bot and not for_good):
            continue
        if live.stored.row.status == "running":
            live.reseat(seat.number, bot=seat.bot or DEFAULT_LEVEL, left=for_good)
        else:
            seating.leave(live, seat.number, Ticket(player))
    if for_good and live.stored.row.status in GOING_ON:
        seating.hand_over(live)


# -- erasing -----------------------------------------------------------------------------------------------------------


def erase(player: int) -> None:
    """Nothing is kept of somebody any more but their places in games that others played too."""
    pass_on(player, for_good=True)
    codes = tables_of(player)
    WRITER.do(HOUSE, partial(erase_rows, player))
    for code in codes:
        WRITER.do(code, partial(OPEN_TABLES.renew, code))


def erase_rows(player: int) -> None:
    """The rows of somebody go, or forget them; in the writer."""
    seats = Seat.objects.filter(player=player)
    seats.update(name="")
    belongings.erase(player)
    if not seats.exists():
        Player.objects.filter(pk=player).delete()
    for table in Table.objects.filter(seats__player=player).distinct():
        store.look_again(table.pk)
