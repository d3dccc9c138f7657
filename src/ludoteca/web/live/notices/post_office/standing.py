"""Whether what a notice says is still so. Whoever has acted since is not told; who only looks is."""

from __future__ import annotations

from ...clocks.now import CLOCK
from ...tables.kept import store
from ...tables.models import Line, Table
from ...tables.seats import SeatNow
from ..models import Notice

Kind = Notice.Kind
WHILE = {Kind.START: Table.Status.RUNNING, Kind.OVER: Table.Status.OVER, Kind.INVITE: Table.Status.OPEN}


def stands(notice: Notice) -> bool:
    """Whether a notice is still to be told."""
    table, kind = notice.table, Kind(notice.kind)
    if kind in WHILE:
        return table.status == WHILE[kind] and (notice.player_id is None or seated(table, notice.player_id))
    seat = asked(table)
    if seat is None or notice.player_id not in (None, seat.player):
        return False
    if kind != Kind.TURN:
        return table.due is not None and table.due > CLOCK.now()
    return not Line.objects.filter(table=table, revision__gt=notice.revision).exists()


def asked(table: Table) -> SeatNow | None:
    """The seat for which a table waits, if a person holds it."""
    if table.status != Table.Status.RUNNING or table.actor is None or table.actor < 0:
        return None
    seat = store.seats_now(table)[table.actor]
    return seat if seat.person else None


def seated(table: Table, player: int) -> bool:
    """Whether somebody still has a seat at a table."""
    return table.seats.filter(player=player, left=False, bot="").exists()
