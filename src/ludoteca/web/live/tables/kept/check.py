"""Checking what is kept: every record replays, every seat fits, every result is right."""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import dataclass

from .....core.records.match import Match
from .....core.records.record import Header, RecordError, read_header
from .....games import READABLE
from ..models import Line, Seat, Table
from .store import replayed


@dataclass(frozen=True)
class Fault:
    """Something that does not fit at a table."""

    code: str
    what: str


def faults(but: Container[str] = ()) -> Iterator[Fault]:
    """All that does not fit, table by table; *but* are the codes of those that are judged elsewhere."""
    for table in Table.objects.order_by("pk").iterator(chunk_size=100):
        for what in faults_of(table) if table.code not in but else ():
            yield Fault(table.code, what)


def faults_of(table: Table) -> Iterator[str]:
    """All that does not fit at one table."""
    lines, seats = list(table.lines.all()), list(table.seats.all())
    try:
        header = read_header(table.header, READABLE)
        match = replayed(header, lines) if lines else None
    except RecordError as error:
        yield f"its record does not replay: {error}"
        return
    yield from unfit_rows(table, header, lines, seats)
    yield from unfit_result(table, match, seats)


def unfit_rows(table: Table, header: Header, lines: list[Line], seats: list[Seat]) -> Iterator[str]:
    """Rows that are missing, or too many."""
    if [seat.number for seat in seats] != list(range(header.seats)):
        yield f"it has seats {[seat.number for seat in seats]} for {header.seats} players"
    if [line.number for line in lines] != list(range(len(lines))):
        yield "a line of its record is missing"
    if any(line.revision > table.revision for line in lines):
        yield f"a line is younger than its table, which is at revision {table.revision}"
    if table.game != header.game.name:
        yield f"it is listed as {table.game}, and its record is of {header.game.name}"


def unfit_result(table: Table, match: Match | None, seats: list[Seat]) -> Iterator[str]:
    """A table that says something else than its game."""
    over = match is not None and match.state.over
    if table.status == Table.Status.RUNNING and (match is None or over):
        yield "it is said to be running, and is not"
    if table.status != Table.Status.OVER:
        return
    if match is None or not over:
        yield "it is said to be over, and is not"
        return
    game = match.game
    told = [(seat.place, seat.score) for seat in seats]
    if told != list(zip(game.ranks(match.state), game.scores(match.state), strict=True)):
        yield "its result is not the one of its game"
