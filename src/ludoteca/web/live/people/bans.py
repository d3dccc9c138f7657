"""Bans: somebody may not play here for a while, or for ever, and is told why."""

from __future__ import annotations

from datetime import timedelta

from django.db.models import Q
from django.utils import timezone

from .models import Ban

LONGEST = 3650  # days; whatever is longer is for ever


def standing(player: int | None) -> Ban | None:
    """The ban of a player that lasts longest now, if there is one."""
    if player is None:
        return None
    now = [*Ban.objects.filter(Q(until__isnull=True) | Q(until__gt=timezone.now()), player_id=player)]
    return max(now, key=lambda ban: (ban.until is None, ban.until), default=None)


def ban(player: int, days: int, why: str) -> Ban:
    """Ban somebody for some days, or for ever; in the writer."""
    until = timezone.now() + timedelta(days=days) if 0 < days <= LONGEST else None
    return Ban.objects.create(player_id=player, until=until, why=why)


def lift(player: int) -> None:
    """Let somebody play again; in the writer."""
    Ban.objects.filter(player_id=player).delete()
