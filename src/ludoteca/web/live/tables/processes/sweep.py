"""Sweeping: every few seconds the open tables are compared with the database, so that nothing stays lost.

What another process played and this one did not hear of is taken over, a table whose change could not be kept goes on
from where it stands, and one that is no more is put away.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from django.db import Error, close_old_connections

from ...writer import WRITER
from ..models import Table

if TYPE_CHECKING:
    from ..live_table import LiveTable
    from ..open_tables import OpenTables

EVERY = 5.0  # seconds
NEW = 10.0  # seconds for which the row of a new table may not be seen yet
log = logging.getLogger(__name__)


def sweep(tables: OpenTables) -> None:
    """Compare all open tables with the database."""
    try:
        found = look_up(tables.tables.values())
    except Error as error:
        log.warning("the tables cannot be compared with the database: %s", error)
        return
    for live in list(tables.tables.values()):
        if live.code not in found and time.monotonic() - live.opened > NEW:
            tables.forget(live.code)


def look_up(tables: Iterable[LiveTable]) -> dict[str, int]:
    """Have each table that is not where the database says catch up; the revision of each that is there."""
    close_old_connections()
    some = {live.code: live for live in list(tables)}
    found = dict(Table.objects.filter(code__in=some).values_list("code", "revision"))
    for code, revision in found.items():
        if some[code].revision < revision:
            WRITER.ask(code, partial(some[code].catch_up, revision))
    return found
