"""Meters: what whoever looks after the site wants to know in numbers. They are read at /metrics."""

from __future__ import annotations

import logging

from prometheus_client import Counter, Histogram

SHORT = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)  # seconds
LONG = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 20.0, 40.0, 80.0)

COMMIT = Histogram("ludoteca_commit_seconds", "One transaction, from its first statement to its commit", buckets=SHORT)
PIECES = Histogram("ludoteca_commit_pieces", "Pieces of work in one transaction", buckets=(1, 2, 4, 8, 16, 32, 64))
DRAW = Histogram("ludoteca_draw_seconds", "One table drawn for one viewer", buckets=SHORT)
BOT_WAIT = Histogram("ludoteca_bot_wait_seconds", "A bot, from being asked to its answer", ["kind"], buckets=LONG)
REFUSED = Counter("ludoteca_refused", "What was asked for too often", ["kind"])
NOTICES = Counter("ludoteca_notices", "Notices carried, and how they were taken", ["kind", "outcome"])
ERRORS = Counter("ludoteca_errors", "What went wrong and was written down", ["logger"])


class ErrorMeter(logging.Handler):
    """Counts what is written down as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)

    def emit(self, record: logging.LogRecord) -> None:
        ERRORS.labels(record.name).inc()
