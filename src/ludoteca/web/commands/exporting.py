"""The export command: games as text, as they are kept, also those that this release cannot open."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import django
from django.db import Error

from ...core.extras import MissingExtra
from ...core.records.record import RecordError, read
from ...data import GameRow, game_row, write_games
from ...games import READABLE
from .. import folder
from ..migration import in_present_form
from ..server import give_up, settle

if TYPE_CHECKING:
    from ..live.tables.models import Table

NOT_TOLD = "no game was begun at {}, or it is the deal of today, which is written down tomorrow"


class ExportError(RuntimeError):
    """Games cannot be written down, and why."""


def export(into: Path, codes: list[str], data: Path | None = None) -> int:
    """Write down the games with these codes, or all that were begun; the exit code says whether it worked."""
    try:
        settle(data, new=False)
        django.setup()
        with in_present_form(kept=False):
            written = write(into, codes)
    except (ExportError, MissingExtra, folder.FolderError, Error, OSError) as error:
        return give_up(error)
    print(f"{written} games are in {into}.")
    return 0


def write(into: Path, codes: list[str]) -> int:
    """One new file for each game; how many."""
    from ..live.tables.daily import today
    from ..live.tables.models import Table

    begun = Table.objects.filter(lines__number=0).exclude(attempt__daily__date__gte=today())  # its luck is secret
    chosen = begun.filter(code__in=codes) if codes else begun.filter(lesson=None)
    if unknown := set(codes) - set(chosen.values_list("code", flat=True)):
        raise ExportError(NOT_TOLD.format(", ".join(sorted(unknown))))
    if into.suffix == ".parquet":
        return write_parquet(into, [(table.code, whole_text(table)) for table in chosen.order_by("pk")])
    into.mkdir(mode=0o700, parents=True, exist_ok=True)
    tables = list(chosen.order_by("pk"))
    for table in tables:
        with (into / f"{table.code}.txt").open("x", encoding="utf-8") as file:
            file.write(whole_text(table))
    return len(tables)


def whole_text(table: Table) -> str:
    """The record of a table, as it is kept."""
    return "\n".join([table.header, *table.lines.values_list("text", flat=True)]) + "\n"


def write_parquet(file: Path, texts: list[tuple[str, str]]) -> int:
    """One new file of all games that this release can replay; how many. The others are named."""
    if file.exists():
        raise ExportError(f"{file} is there already")
    rows: list[GameRow] = []
    for code, text in texts:
        try:
            rows.append(game_row(read(text, READABLE)))
        except RecordError as error:
            print(f"ludoteca: {code} is left out: {error}", file=sys.stderr)
    return write_games(rows, file)
