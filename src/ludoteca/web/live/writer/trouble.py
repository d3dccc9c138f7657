"""What can be wrong with the database: a word for whoever looks after the site, a sentence for whoever plays."""

from __future__ import annotations

import errno
from pathlib import Path
from tempfile import TemporaryFile

from django.db import InterfaceError, OperationalError, connection
from django.utils.translation import gettext_lazy as _

from ..refusal import Refusal

UNKEPT = _("Nothing can be written down just now, so nothing has changed. Please try again in a moment.")
DISK_FULL, DISK_FAILING, AWAY, LOCKED, FAILED = (
    "disk full",
    "disk failing",
    "database away",
    "row locked",
    "database failed",
)
NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
SOME = bytes(65_536)  # more than SQLite ever asks for at once

# Said by SQLite, by PostgreSQL, or by the system beneath them.
SIGNS = {
    "disk is full": DISK_FULL,
    "no space left": DISK_FULL,
    "disk full": DISK_FULL,
    "quota": DISK_FULL,
    "input/output error": DISK_FAILING,
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
    if "disk i/o" in said:  # all that SQLite says, whatever the system told it
        return DISK_FULL if no_room(Path(connection.settings_dict["NAME"]).parent) else DISK_FAILING
    for sign, word in SIGNS.items():
        if sign in said:
            return word
    return AWAY if isinstance(error, (OperationalError, InterfaceError)) else FAILED


def no_room(folder: Path) -> bool:
    """Whether nothing more can be written into a folder: its disk is full, or a quota or a limit is reached."""
    try:
        with TemporaryFile(dir=folder) as file:
            file.write(SOME)
    except OSError as error:
        return error.errno in NO_ROOM
    return False


def trouble(error: BaseException) -> BaseException:
    """What the database cannot do now as a refusal in words; a fault of our own stays one."""
    return Trouble(word_for(error)) if isinstance(error, (OperationalError, InterfaceError)) else error
