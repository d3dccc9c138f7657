"""The outbox: what happens at a table becomes notices, in the transaction of the move.

A notice is a row, so whatever dies afterwards loses none. It is due a little later: whoever acts meanwhile is not told,
however many pages are open. Guests without a channel cost one look into an index.
"""

from __future__ import annotations

from datetime import timedelta

from django.db import connection

from ...clocks.now import CLOCK
from ...clocks.pace import pace_of
from ...clocks.rest import ALWAYS_AWAKE
from ...tables import moments
from ...tables.models import Table
from ...tables.moments import Moment
from ...tables.seats import SeatNow
from ...tables.timing.clock import resting
from ..models import Notice

SOON = timedelta(seconds=20)  # in which somebody who is here acts, and whoever has just moved takes it back
Kind = Notice.Kind
REMINDERS = {Kind.CLOCK: 0.5, Kind.LAST: 0.1}  # and how much of the time is left then
TURNS = (Kind.TURN, *REMINDERS)  # what is told to whoever is asked
REACHED = (
    "SELECT player_id FROM notices_channel WHERE player_id IN ({}) "
    "UNION SELECT NULL FROM notices_channel WHERE table_id = %s"
)


def listen() -> None:
    """Hear of what happens at the tables."""
    moments.INVITED.append(invited)
    moments.STARTED.append(started)
    moments.HANDED_OVER.append(handed_over)
    moments.CLOCK_SET.append(clock_set)
    moments.TAKEN_BACK.append(taken_back)
    moments.OVER.append(over)


# -- the moments -------------------------------------------------------------------------------------------------------


def invited(moment: Moment) -> None:
    """A table was made with seats for people who do not know of it yet."""
    write(moment, Kind.INVITE, [seat for seat in moment.seats if seat.player != moment.row.maker_id])


def started(moment: Moment) -> None:
    """A game begins: its maker did it, and whoever is asked hears of that."""
    known = (moment.row.maker_id, moment.seats[moment.actor].player if moment.actor >= 0 else None)
    write(moment, Kind.START, [seat for seat in moment.seats if seat.player not in known])


def handed_over(moment: Moment) -> None:
    """It is somebody else's turn; who holds both seats knows."""
    now, before = (moment.seats[seat] if seat >= 0 else None for seat in (moment.actor, moment.before))
    if now is None or not now.person or (before is not None and before.person and before.player == now.player):
        return
    write(moment, Kind.TURN, [now])


def taken_back(moment: Moment) -> None:
    """A move was taken back: whoever was asked is asked no longer, and whoever took it back is here."""
    if several_people(moment):
        Notice.objects.filter(table=moment.row, kind__in=TURNS).delete()


def clock_set(moment: Moment) -> None:
    """A clock runs: its player is reminded at half and at a tenth of the time. If it stands, nobody is."""
    Notice.objects.filter(table=moment.row, kind__in=REMINDERS).delete()
    if moment.due is None or moment.actor < 0 or not several_people(moment):
        return
    player = moment.seats[moment.actor].player
    if player is None or player not in reached(moment.row.pk, {player}):
        return
    now, pace = CLOCK.now(), pace_of(moment.row.pace)
    rest = resting(pace, player) if pace is not None else ALWAYS_AWAKE
    time = rest.waking(now, moment.due)
    for kind, part in REMINDERS.items():
        if (due := rest.after(now, time * (1 - part))) > now + SOON:
            put(moment.row, player, kind, {"revision": moment.revision, "due": due, "deadline": moment.due})


def over(moment: Moment) -> None:
    """A game has ended; whoever made the last move knows."""
    last = moment.seats[moment.before].player if moment.before >= 0 else None
    write(moment, Kind.OVER, [seat for seat in moment.seats if seat.player != last])


# -- writing -----------------------------------------------------------------------------------------------------------


def write(moment: Moment, kind: Kind, seats: list[SeatNow]) -> None:
    """Tell the people of some seats, and all at the table by its hook."""
    if not several_people(moment):
        return
    players = {seat.player for seat in seats if seat.person and seat.player is not None}
    for player in reached(moment.row.pk, players):
        put(moment.row, player, kind, {"revision": moment.revision, "due": CLOCK.now() + SOON})


def several_people(moment: Moment) -> bool:
    """Whether anybody waits: not at a lesson or a puzzle, not among bots, not where all share one screen."""
    return not moment.row.lesson and len({seat.player for seat in moment.seats} - {None}) > 1


def reached(table: int, players: set[int]) -> list[int | None]:
    """Those of some players who have a channel; and nobody in particular, if the table has a hook."""
    holders = ", ".join(["%s"] * len(players)) or "NULL"
    with connection.cursor() as cursor:
        cursor.execute(REACHED.format(holders), [*players, table])
        return [player for (player,) in cursor.fetchall()]


def put(table: Table, player: int | None, kind: Kind, told: dict[str, object]) -> None:
    """Put one notice in the place of the last of its kind; the row of the table is ours meanwhile."""
    same = Notice.objects.filter(table=table, kind=kind)
    same = same.filter(player=player) if player is not None else same.filter(player__isnull=True)
    if not same.update(**told, sent=None):
        Notice.objects.create(table=table, player_id=player, kind=kind, **told)
