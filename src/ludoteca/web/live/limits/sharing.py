"""Sharing the tallies: each process tells the others once a second, so that no question waits for the database.

What somebody gets beyond a limit is at most what a process lets through before it has told and heard: a second's worth.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from django.db import close_old_connections, connection

from .limiter import Limiter, Window
from .models import Tally

EVERY = 1.0  # seconds
ADD = (
    "INSERT INTO limits_tally (key, slot, count, until) VALUES {}"
    " ON CONFLICT (key, slot) DO UPDATE SET count = limits_tally.count + excluded.count RETURNING key, slot, count"
)


def share(limiter: Limiter) -> None:
    """Tell what was counted here, and hear how many there were in all; with SQLite there is nobody else."""
    if connection.vendor != "postgresql":
        return
    close_old_connections()
    if untold := limiter.untold():
        for window, total in added(untold).items():
            limiter.told(window, total)


def added(untold: dict[Window, tuple[int, int]]) -> dict[Window, int]:
    """Add to what all processes have counted; the sums. In one order everywhere, so that none waits for another."""
    rows = [
        (key, number, count, datetime.fromtimestamp((number + 2) * seconds, UTC))
        for (key, number), (seconds, count) in sorted(untold.items())
    ]
    values = [value for row in rows for value in row]
    with connection.cursor() as cursor:
        cursor.execute(ADD.format(", ".join(["(%s, %s, %s, %s)"] * len(rows))), values)
        return {(str(key), int(number)): int(total) for key, number, total in cursor.fetchall()}


def forget() -> None:
    """Remove what nobody needs any more."""
    if connection.vendor != "postgresql":
        return
    close_old_connections()
    Tally.objects.filter(until__lt=datetime.now(UTC) - timedelta(minutes=1)).delete()
