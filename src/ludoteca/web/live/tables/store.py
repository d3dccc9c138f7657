"""Between live tables and the database: reading a table, and the few ways in which its rows change.

Every change names the revision it was made at and fails if another has come first. All of it runs in the writer.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass

from django.db import transaction
from django.utils import timezone

from ....core.match import Match
from ....core.record import SETUP, Header, Record, RecordError, read_entry, read_header
from ....games import GAMES
from . import other_processes
from .models import Line, Player, Seat, Table
from .refusal import NO_TABLE, OTHER_RULES, Refusal, Stale
from .scene import Chair

MOST_SEATS = 8  # of any game
log = logging.getLogger(__name__)


@dataclass
class Kept:
    """A table as the database has it."""

    row: Table
    header: Header
    chairs: tuple[Chair, ...]
    match: Match | None
    revisions: list[int]


@transaction.atomic
def load(code: str) -> Kept:
    """The table with all its lines, replayed."""
    row = Table.objects.select_for_update().filter(code=code).first()
    if row is None:
        raise Refusal(NO_TABLE, status=404)
    try:
        header = read_header(row.header, GAMES)
        lines = list(row.lines.all())
        match = replayed(header, lines) if lines else None
    except RecordError as error:
        log.warning("table %s cannot be opened: %s", code, error)
        raise Refusal(OTHER_RULES) from error
    return Kept(row, header, chairs(row), match, [line.revision for line in lines[1:]])


def replayed(header: Header, lines: list[Line]) -> Match:
    """The match that a table's lines tell."""
    entries = [read_entry(line.text, line.number + 2) for line in lines]
    if entries[0].text != SETUP:
        raise RecordError(2, "the second line must be the set-up")
    return Match.load(Record(header, entries))


def chairs(row: Table) -> tuple[Chair, ...]:
    """The table's seats."""
    return tuple(chair(seat) for seat in row.seats.select_related("player"))


def chair(seat: Seat) -> Chair:
    """One seat, with the name of its player."""
    name = seat.name or (seat.player.name if seat.player else "")
    guest = seat.player.number if seat.player else 0
    agreed = frozenset(number for number in range(MOST_SEATS) if seat.agreed >> number & 1)
    return Chair(seat.number, seat.player_id, name, guest, seat.bot, seat.secret, seat.left, agreed)


def step(table: int, revision: int, **changes: object) -> None:
    """Bring the table to its next revision; too late if somebody else has."""
    now = {"revision": revision + 1, "touched": timezone.now(), **changes}
    if not Table.objects.filter(pk=table, revision=revision).update(**now):
        raise Stale
    other_processes.note(table, revision + 1)


@transaction.atomic
def begin(table: int, revision: int, match: Match) -> None:
    """The game begins: its set-up is the first line."""
    step(table, revision, status=Table.Status.RUNNING)
    Line.objects.create(table_id=table, number=0, text=match.setup.write(), revision=revision + 1)


@transaction.atomic
def append(table: int, revision: int, number: int, text: str, result: list[tuple[int, int]]) -> None:
    """One decision: its line, and the result (place and score of every seat) if it ended the game."""
    step(table, revision, **({"status": Table.Status.OVER} if result else {}))
    Line.objects.create(table_id=table, number=number, text=text, revision=revision + 1)
    for seat, (place, score) in enumerate(result):
        Seat.objects.filter(table_id=table, number=seat).update(place=place, score=score)


@transaction.atomic
def cut(table: int, revision: int, plies: int) -> None:
    """Undo: the lines after the first *plies* decisions go, the revision grows."""
    step(table, revision)
    Line.objects.filter(table_id=table, number__gt=plies).delete()


@transaction.atomic
def reseat(table: int, revision: int, number: int, **changes: object) -> None:
    """Somebody else, or nobody, in a seat."""
    step(table, revision)
    Seat.objects.filter(table_id=table, number=number).update(**changes)


@transaction.atomic
def mark(table: int, revision: int, **changes: object) -> None:
    """Something about the table itself."""
    step(table, revision, **changes)


@dataclass(frozen=True)
class Place:
    """A seat of a table to be made: for a player, for a bot, or for whoever comes."""

    player: Player | None = None
    bot: str = ""
    name: str = ""


@transaction.atomic
def make(header: Header, maker: Player | None, places: list[Place], before: Table | None = None) -> Table:
    """A new table with its seats; *before* is the one whose rematch it is."""
    table = Table.objects.create(game=header.game.name, header=header.write(), maker=maker)
    for number, place in enumerate(places):
        Seat.objects.create(table=table, number=number, player=place.player, bot=place.bot, name=place.name)
    if before is not None:
        Table.objects.filter(pk=before.pk).update(rematch=table)
    return table
