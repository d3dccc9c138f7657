"""Between live tables and the database: reading a table, and the few ways in which its rows change.

Every change names the revision it was made at and fails if another has come first. All of it runs in the writer, whose
every piece of work is kept whole or not at all.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from django.db import connection
from django.db.backends.utils import CursorWrapper
from django.db.models import Max
from django.utils import timezone

from .....core.records.match import Match
from .....core.records.record import Header, Record, RecordError, begun, read_entry, read_header
from .....core.state import NOBODY
from .....games import READABLE
from ...clocks.now import CLOCK
from ...people.models import Player
from ...refusal import Refusal
from ..models import Line, Seat, Table
from ..processes import other_processes
from ..refusals import NO_TABLE, OTHER_RULES, Stale
from ..seats import SeatNow
from .finished import FINISHED, Replayed

if TYPE_CHECKING:
    from ..timing.clock import Tick

MOST_SEATS = 8  # of any game
log = logging.getLogger(__name__)


@dataclass
class StoredTable:
    """A table as the database has it."""

    row: Table
    header: Header
    seats: tuple[SeatNow, ...]
    match: Match | None
    revisions: list[int]
    floor: int = 0  # how many decisions stay whatever is taken back: a bot took the last of them for somebody


def load(code: str) -> StoredTable:
    """The table with all its lines, replayed."""
    row = Table.objects.select_for_update().filter(code=code).first()
    if row is None:
        raise Refusal(NO_TABLE, status=404)
    try:
        header = read_header(row.header, READABLE)
        game = told(row, header)
    except RecordError as error:
        log.warning("table %s cannot be opened: %s", code, error)
        raise Refusal(OTHER_RULES) from error
    return StoredTable(row, header, seats_now(row), game.match, game.revisions.copy(), floor(row))


def floor(row: Table) -> int:
    """How many decisions of a table can never be taken back, because a bot took the last of them for somebody."""
    if row.pace is None:
        return 0
    return row.lines.filter(bank=0).aggregate(Max("number"))["number__max"] or 0


def told(row: Table, header: Header) -> Replayed:
    """The game that a table's lines tell; a finished one may be known already."""

    def tell() -> Replayed:
        lines = list(row.lines.all())
        return Replayed(replayed(header, lines) if lines else None, [line.revision for line in lines[1:]])

    return FINISHED.game(row.code, tell) if row.status == Table.Status.OVER else tell()


def replay_finished(code: str) -> None:
    """Replay a finished game where it is asked for, so that the writer need not do it while others wait."""
    row = Table.objects.filter(code=code, status=Table.Status.OVER).first()
    if row is not None:
        with suppress(RecordError):  # which is told when the table is opened
            told(row, read_header(row.header, READABLE))


def replayed(header: Header, lines: list[Line]) -> Match:
    """The match that a table's lines tell."""
    return Match.load(Record(header, begun([read_entry(line.text, line.number + 2) for line in lines])))


def seats_now(row: Table) -> tuple[SeatNow, ...]:
    """The table's seats as they are now."""
    return tuple(seat_now(seat) for seat in row.seats.select_related("player"))


def seat_now(seat: Seat) -> SeatNow:
    """One seat, with the name of its player."""
    name = seat.name or (seat.player.name if seat.player else "")
    guest = seat.player.number if seat.player else 0
    agreed = frozenset(number for number in range(MOST_SEATS) if seat.agreed >> number & 1)
    who = SeatNow(seat.number, seat.player_id, name, guest, seat.bot, seat.secret, seat.left, agreed)
    return who.changed(bank=seat.bank, lapses=seat.lapses or 0, once=seat.once, pause=bool(seat.pause))


def next_revision(table: int, revision: int, **changes: object) -> None:
    """Bring the table to its next revision; too late if somebody else has."""
    now = {"revision": revision + 1, "touched": timezone.now(), **changes}
    if not Table.objects.filter(pk=table, revision=revision).update(**now):
        raise Stale
    other_processes.tell(table, revision + 1)


def look_again(table: int) -> None:
    """Something about a table has changed that no revision counts: other processes look at it again."""
    other_processes.tell(table, other_processes.LOOK_AGAIN)


def begin(table: int, revision: int, match: Match) -> None:
    """The game begins: its set-up is the first line, and what was decided in a game that it goes on from follows."""
    next_revision(table, revision, status=Table.Status.RUNNING, actor=match.state.actor, since=CLOCK.now())
    texts = [entry.write() for entry in match.record().entries]
    rows = [Line(table_id=table, number=n, text=text, revision=revision + 1) for n, text in enumerate(texts)]
    Line.objects.bulk_create(rows)


def append(
    table: int, revision: int, number: int, texts: list[str], actor: int, result: list[tuple[int, int]], tick: Tick
) -> None:
    """Decisions taken at once: their lines, whose turn it is now, and every seat's place and score at the end."""
    status = Table.Status.OVER if result else Table.Status.RUNNING
    with connection.cursor() as cursor:
        move_on(cursor, table, revision, status, NOBODY if result else actor, tick)
        write_lines(cursor, table, revision + 1, number, texts, tick.left)
    other_processes.tell(table, revision + 1)
    for seat, (place, score) in enumerate(result):
        Seat.objects.filter(table_id=table, number=seat).update(place=place, score=score)


# The two statements of every move, said to the database directly: that costs a third of what the models cost.
MOVE_ON = (
    "UPDATE tables_table SET revision = %s, touched = %s, status = %s, actor = %s, due = %s,"
    " since = COALESCE(%s, since) WHERE id = %s AND revision = %s"
)
WRITE_LINES = "INSERT INTO tables_line (table_id, number, text, revision, bank) VALUES "


def move_on(cursor: CursorWrapper, table: int, revision: int, status: str, actor: int, tick: Tick) -> None:
    """Bring a table that is played to its next revision; too late if somebody else has."""
    adapt = connection.ops.adapt_datetimefield_value
    now, due, since = adapt(timezone.now()), tick.due and adapt(tick.due), tick.since and adapt(tick.since)
    cursor.execute(MOVE_ON, [revision + 1, now, status, actor, due, since, table, revision])
    if not cursor.rowcount:
        raise Stale


def write_lines(
    cursor: CursorWrapper, table: int, revision: int, number: int, texts: list[str], left: float | None
) -> None:
    """The lines of decisions taken at once, and how much time was left to whoever took them."""
    values = [value for n, text in enumerate(texts, number) for value in (table, n, text, revision, left)]
    cursor.execute(WRITE_LINES + ", ".join(["(%s, %s, %s, %s, %s)"] * len(texts)), values)


def cut(table: int, revision: int, plies: int, actor: int, **changes: object) -> None:
    """Undo: the lines after the first *plies* decisions go, the revision grows, and it is *actor*'s turn."""
    next_revision(table, revision, actor=actor, **changes)
    Line.objects.filter(table_id=table, number__gt=plies).delete()


def keep_due(table: int, due: datetime | None) -> None:
    """When the clock that runs is out; together with a change that has a revision of its own."""
    Table.objects.filter(pk=table).update(due=due)


def keep_pause(table: int) -> None:
    """A pause is over; together with a change that has a revision of its own."""
    Table.objects.filter(pk=table).update(paused=None)


def keep_seat(table: int, number: int, **changes: object) -> None:
    """Something about a seat; together with a change that has a revision of its own."""
    Seat.objects.filter(table_id=table, number=number).update(**changes)


def reseat(table: int, revision: int, number: int, **changes: object) -> None:
    """Somebody else, or nobody, in a seat."""
    next_revision(table, revision)
    Seat.objects.filter(table_id=table, number=number).update(**changes)


def change_row(table: int, revision: int, **changes: object) -> None:
    """Something about the table itself."""
    next_revision(table, revision, **changes)


@dataclass(frozen=True)
class NewSeat:
    """A seat of a table to be made: for a player, for a bot, or for whoever comes."""

    player: Player | None = None
    bot: str = ""
    name: str = ""


def make(
    header: Header,
    maker: Player | None,
    seats: list[NewSeat],
    before: Table | None = None,
    lesson: str = "",
    coach: bool = False,
    pace: str | None = None,
) -> Table:
    """A new table with its seats; *before* is the one whose rematch it is, *lesson* what is taught there."""
    table = Table.objects.create(
        game=header.game.name, header=header.write(), maker=maker, lesson=lesson or None, coach=coach, pace=pace
    )
    for number, seat in enumerate(seats):
        Seat.objects.create(table=table, number=number, player=seat.player, bot=seat.bot, name=seat.name)
    if before is not None:
        Table.objects.filter(pk=before.pk).update(rematch=table)
    return table
