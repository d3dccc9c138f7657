"""The export command: games as text, as they are kept, also those that this release cannot open."""

from __future__ import annotations

import sys
from pathlib import Path

from django.db import Error

from . import folder
from .server import ServerError, prepare_database, settle


class ExportError(RuntimeError):
    """Games cannot be written down, and why."""


def export(into: Path, codes: list[str], data: Path | None = None) -> int:
    """Write down the games with these codes, or all that were begun; the exit code says whether it worked."""
    try:
        settle(data)
        prepare_database()
        written = write(into, codes)
    except (ExportError, folder.FolderError, ServerError, Error, OSError) as error:
        print(f"ludoteca: {error}", file=sys.stderr)
        return 2
    print(f"{written} games are in {into}.")
    return 0


def write(into: Path, codes: list[str]) -> int:
    """One new file for each game; how many."""
    from .live.tables.daily import today
    from .live.tables.models import Table

    begun = Table.objects.filter(lines__number=0).exclude(attempt__daily__date__gte=today())  # its luck is secret
    chosen = begun.filter(code__in=codes) if codes else begun.filter(lesson=None)
    if unknown := set(codes) - set(chosen.values_list("code", flat=True)):
        raise ExportError(f"no game was begun at {', '.join(sorted(unknown))}")
    into.mkdir(mode=0o700, parents=True, exist_ok=True)
    tables = list(chosen.order_by("pk"))
    for table in tables:
        lines = table.lines.values_list("text", flat=True)
        with (into / f"{table.code}.txt").open("x", encoding="utf-8") as file:
            file.write("\n".join([table.header, *lines]) + "\n")
    return len(tables)
