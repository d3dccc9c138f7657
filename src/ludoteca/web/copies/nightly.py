"""A copy every night: by the site itself, or by `ludoteca worker` where several processes share one PostgreSQL."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from itertools import count
from pathlib import Path

from django.conf import settings

from .. import folder
from . import backup

EVERY = 600  # seconds between two looks at the clock
KEEP = 14
NIGHT = range(3, 6)  # hours
RECENT, LONG = timedelta(hours=12), timedelta(hours=36)  # a machine that sleeps at night makes its copy by day
LOOKS = count()  # of this process
NO_WORKER = "`ludoteca worker` does not run: nobody copies the data at night"
log = logging.getLogger(__name__)


def back_up_at_night() -> None:
    """Make a copy if it is time for one; on PostgreSQL a worker does, and it is said if there is none."""
    if not folder.on_postgresql():
        back_up()
    elif next(LOOKS) == 1:  # the first is at the start, when a worker may still be about to come
        look_for_worker()


def look_for_worker() -> None:
    """Say if nobody makes copies."""
    from ..live.notices.post_office import rounds  # models, which need the settings

    if not rounds.worker_lives():
        log.warning(NO_WORKER)


def back_up() -> None:
    """Make a copy if it is time for one."""
    place: Path = settings.LUDOTECA_DATA
    if not due(datetime.now().astimezone(), last(place)):
        return
    try:
        backup.make(place, KEEP)
    except backup.BackupError:
        log.exception("no copy could be made tonight")


def due(now: datetime, before: datetime) -> bool:
    """Whether it is time for a copy, if the last was made at *before*."""
    age = now - before
    return age > LONG or (age > RECENT and now.hour in NIGHT)


def last(place: Path) -> datetime:
    """When the last copy was made; before the first, when the site was."""
    copies = backup.newest_first(place)
    newest = copies[0] if copies else place / folder.KEY
    when = newest.stat().st_mtime if newest.exists() else 0.0
    return datetime.fromtimestamp(when).astimezone()
