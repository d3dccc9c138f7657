"""What is kept of notices for how long, and how many are late."""

from __future__ import annotations

from datetime import timedelta

from ...clocks.now import CLOCK
from ...writer import WRITER
from ..models import Delivery, Notice

OLD = timedelta(days=30)  # after which nobody fetches what was told
LATE = timedelta(minutes=1)


def forget() -> None:
    """Remove what was told long ago."""
    before = CLOCK.now() - OLD
    WRITER.do("notices", lambda: Notice.objects.filter(sent__lt=before).delete())


def late() -> int:
    """How many notices should have gone out by now: more than a few mean that nobody carries them."""
    before = CLOCK.now() - LATE
    return Notice.objects.filter(sent=None, due__lt=before).count() + Delivery.objects.filter(due__lt=before).count()
