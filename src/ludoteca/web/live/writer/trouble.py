"""What can be wrong with the database: a word for whoever looks after the site, a sentence for whoever plays."""

from __future__ import annotations

from django.db import InterfaceError, OperationalError
from django.utils.translation import gettext_lazy as _

from ..refusal import Refusal

UNKEPT = _("Nothing can be written down just now, so nothing has changed. Please try again in a moment.")
DISK_FULL, AWAY, LOCKED, FAILED = "disk full", "database away", "row locked", "database failed"

# Said by SQLite, by PostgreSQL, or by the system beneath them.
SIGNS = {
    "disk is full": DISK_FULL,
    "no space left": DISK_FULL,
    "disk full": DISK_FULL,
    "disk i/o": DISK_FULL,
    "quota": DISK_FULL,
    "lock timeout": LOCKED,
    "statement timeout": LOCKED,
    "database is locked": LOCKED,
    "deadlock": LOCKED,
}


class Trouble(Refusal):
    """Nothing was written, and nobody who plays can do anything about it."""

    def __init__(self, word: str) -> None:
        super().__init__(UNKEPT, status=503)
        self.word = word


def word_for(error: BaseException) -> str:
    """What is wrong, in a word or two."""
    said = str(error).lower()
    for sign, word in SIGNS.items():
        if sign in said:
            return word
    return AWAY if isinstance(error, (OperationalError, InterfaceError)) else FAILED


def trouble(error: BaseException) -> BaseException:
    """What the database cannot do now as a refusal in words; a fault of our own stays one."""
    return Trouble(word_for(error)) if isinstance(error, (OperationalError, InterfaceError)) else error
