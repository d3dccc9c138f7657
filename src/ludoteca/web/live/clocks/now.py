"""What time it is for everything that has a clock: one place, so that a test can say it."""

from __future__ import annotations

from datetime import datetime

from django.utils import timezone


class Clock:
    """The clock on the wall."""

    def now(self) -> datetime:
        """The present moment, in UTC."""
        return timezone.now()


CLOCK = Clock()
