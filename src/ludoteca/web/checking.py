"""The check command: whether everything that is kept can be played on."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path

from django.db import Error

from . import folder
from .server import ServerError, prepare_database, settle


def check(data: Path | None = None, as_json: bool = False) -> int:
    """Say what does not fit; the exit code says whether anything does not."""
    try:
        settle(data)
        prepare_database()
        from .live.tables.check import faults
        from .live.tables.models import Table

        found, tables = list(faults()), Table.objects.count()
    except (folder.FolderError, ServerError, Error) as error:
        print(f"ludoteca: {error}", file=sys.stderr)
        return 2
    if as_json:
        print(json.dumps({"tables": tables, "faults": [asdict(fault) for fault in found]}))
    else:
        for fault in found:
            print(f"{fault.code}: {fault.what}")
        print(f"{tables} tables, {len(found)} faults.")
    return 1 if found else 0
