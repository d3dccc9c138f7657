"""Whose round it is: of several processes on one PostgreSQL one at a time carries notices; the worker, if there is one.

The lease lasts a few seconds by the database's clock. What two might take at the same moment is taken only once all the
same, since the rows are locked. With SQLite there is one process.
"""

from __future__ import annotations

from django.db import connection
from django.utils import timezone

from ...tables.processes.other_processes import ORIGIN
from ..models import Round

LENGTH = 10.0  # seconds
CLAIM = (
    "INSERT INTO notices_round (id, process, worker, until) VALUES (1, %s, %s, now() + %s * interval '1 second')"
    " ON CONFLICT (id) DO UPDATE SET process = excluded.process, worker = excluded.worker, until = excluded.until"
    " WHERE notices_round.process = excluded.process OR notices_round.until < now()"
    " OR (excluded.worker AND NOT notices_round.worker) RETURNING id"
)


def mine(worker: bool) -> bool:
    """Whether it is for this process to carry what is due."""
    if connection.vendor != "postgresql":
        return True
    with connection.cursor() as cursor:
        cursor.execute(CLAIM, [ORIGIN, worker, LENGTH])
        return cursor.fetchone() is not None


def worker_lives() -> bool:
    """Whether a worker runs somewhere: it always has the round."""
    return Round.objects.filter(worker=True, until__gt=timezone.now()).exists()
