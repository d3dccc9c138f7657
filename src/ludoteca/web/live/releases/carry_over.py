"""Carrying over: what becomes of the games that were begun under other rules than those of this release.

A game whose lines lead to the same position goes on under the rules of today. One that would stand otherwise goes on
under its own rules, if the release carries them (`games.EARLIER`). What is left cannot be opened by this release.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from django.db import transaction
from django.db.models import Q

from ....core.records.match import Match
from ....core.records.record import Header, RecordError, read_header, under_present_rules
from ....games import GAMES, READABLE
from ..tables.kept.store import replayed
from ..tables.models import Line, Table
from .marks import position
from .models import Mark


class Future(StrEnum):
    """What becomes of a game."""

    PRESENT = "goes on under the present rules"
    EARLIER = "goes on under its earlier rules"
    LEFT = "cannot go on"


@dataclass(frozen=True)
class Fate:
    """What becomes of a table that was made under other rules, and why."""

    code: str
    running: bool
    future: Future
    why: str = ""
    header: str = ""  # the new one, if it gets one

    def told(self) -> str:
        """The fate in words."""
        return f"begun under other rules, {self.future}" + (f": {self.why}" if self.why else "")


CARRIED = Q(lesson=None) & ~Q(status=Table.Status.CLOSED)  # lessons and closed games last for a few days only


class LeftBehind(RuntimeError):
    """Games are running that this release can open neither under its own rules nor under theirs."""

    def __init__(self, left: list[Fate]) -> None:
        super().__init__(f"{len(left)} running games cannot go on")
        self.left = left


def carry_over(leave_behind: bool = False) -> list[Fate]:
    """Let every game go on as it can. If one that runs cannot, nothing is changed, unless it may be left behind."""
    found = list(fates())
    left = [fate for fate in found if fate.running and fate.future is Future.LEFT]
    if left and not leave_behind:
        raise LeftBehind(left)
    with transaction.atomic():
        for fate in found:
            if fate.header:
                Table.objects.filter(code=fate.code).update(header=fate.header)
    return found


def fates() -> Iterator[Fate]:
    """What becomes of each table that was made under other rules."""
    for header in other_headers():
        for table in Table.objects.filter(CARRIED, header=header).order_by("pk").iterator(chunk_size=100):
            yield fate(table)


def passing() -> Iterator[str]:
    """The codes of tables made under other rules that nobody carries over, for they go by themselves within days."""
    for header in other_headers():
        yield from Table.objects.filter(header=header).exclude(CARRIED).values_list("code", flat=True)


def other_headers() -> list[str]:
    """The headers of tables that none made today would have."""
    headers = Table.objects.values_list("header", flat=True).distinct()
    return sorted(header for header in headers if not of_today(header))


def of_today(header: str) -> bool:
    """Whether a header names the rules of this release."""
    try:
        read_header(header, GAMES)
    except RecordError:
        return False
    return True


def fate(table: Table) -> Fate:
    """What becomes of one table."""
    lines = list(table.lines.all())
    running = table.status == Table.Status.RUNNING
    before = earlier_match(table, lines)
    try:
        header = under_present_rules(table.header, GAMES)
        why = difference(table, lines, header, before)
    except RecordError as error:
        why = str(error)
    if not why:
        return Fate(table.code, running, Future.PRESENT, header=header.write())
    return Fate(table.code, running, Future.LEFT if before is None else Future.EARLIER, why)


def earlier_match(table: Table, lines: list[Line]) -> Match | None:
    """The game under its own rules, if this release carries them; of a table that has not begun there is none."""
    try:
        return replayed(read_header(table.header, READABLE), lines) if lines else None
    except RecordError:
        return None


def difference(table: Table, lines: list[Line], header: Header, before: Match | None) -> str:
    """Why a table would stand otherwise under another header; nothing if it would not."""
    if not lines:
        return ""
    now = replayed(header, lines)
    known = position(before.game, before.state) if before is not None else marked(table)
    if not known:
        return "the release that played it has not marked how it stands"
    return "" if position(now.game, now.state) == known else "it would stand otherwise"


def marked(table: Table) -> str:
    """The position that the table's mark tells, if that is of its present revision."""
    mark = Mark.objects.filter(table=table, revision=table.revision).first()
    return mark.position if mark else ""
