"""The health of the site: whether something can be written now, and if not, what is wrong."""

from __future__ import annotations

from django.db import connection

from .trouble import FAILED, Trouble
from .writer import LATE_WORD, WRITER

PATIENCE = 5.0  # seconds
# One row for all processes; whoever has it just now writes it, and is not waited for.
TOUCH = "UPDATE clocks_alive SET at = at WHERE id IN (SELECT id FROM clocks_alive FOR UPDATE SKIP LOCKED)"


def ailment() -> str:
    """What is wrong, in a word or two; nothing if all is well."""
    try:
        WRITER.ask("health", write_something).result(PATIENCE)
    except TimeoutError:
        return LATE_WORD
    except Trouble as trouble:
        return trouble.word
    except Exception:
        return FAILED
    return WRITER.ailment()


def write_something() -> None:
    """Write where it means nothing, so that a disk or a database that takes nothing more is noticed."""
    with connection.cursor() as cursor:
        if connection.vendor == "sqlite":
            beat = cursor.execute("PRAGMA user_version").fetchone()[0]
            cursor.execute(f"PRAGMA user_version = {(int(beat) + 1) % 1_000_000}")
        else:
            cursor.execute(TOUCH)
