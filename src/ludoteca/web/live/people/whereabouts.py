"""Where players are: their language and their time zone, as their browser tells them."""

from __future__ import annotations

from datetime import tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones

from .models import Player

LANGUAGES = ("en", "pt-br")


@lru_cache(maxsize=1)
def zones() -> frozenset[str]:
    """The name of every time zone there is."""
    return frozenset(available_timezones())


def zone_of(player: Player | None) -> tzinfo:
    """The time zone of a player; UTC for those who have told none."""
    named = player.zone if player is not None else None
    return ZoneInfo(named) if named in zones() else ZoneInfo("UTC")


def note(player: int, language: str = "", zone: str = "") -> None:
    """Keep what a browser has told, as far as there is such a thing; in the writer."""
    told = {"language": language if language in LANGUAGES else "", "zone": zone if zone in zones() else ""}
    if new := {name: value for name, value in told.items() if value}:
        Player.objects.filter(pk=player).update(**new)
