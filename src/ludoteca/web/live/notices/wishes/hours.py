"""Hours: when somebody wants to be left alone, and when the message of the day is due."""

from __future__ import annotations

from datetime import datetime, time, timedelta

from ...people.models import Player
from ...people.whereabouts import zone_of

MORNING = 8 * 60  # minutes of the local day at which a digest is due for those who have no quiet hours


def quiet_until(player: Player | None, at: datetime) -> datetime | None:
    """The end of the quiet hours in which a moment lies; nothing if it lies in none."""
    if player is None or player.quiet_from is None or player.quiet_to is None:
        return None
    local = at.astimezone(zone_of(player))
    minute = local.hour * 60 + local.minute
    if not within(minute, player.quiet_from, player.quiet_to):
        return None
    return next_time(local, player.quiet_to)


def within(minute: int, start: int, end: int) -> bool:
    """Whether a minute of the day lies between two others; the night may lie between."""
    return start <= minute < end if start <= end else minute >= start or minute < end


def next_digest(player: Player | None, at: datetime) -> datetime:
    """When the next message of the day is due: at the end of the night."""
    quiet = player is not None and player.quiet_from is not None
    morning = player.quiet_to if player is not None and quiet else None
    return next_time(at.astimezone(zone_of(player)), MORNING if morning is None else morning)


def next_time(local: datetime, minute: int) -> datetime:
    """When the clocks of a place next show a minute of the day, also where they are set in between."""
    clock = time(minute // 60 % 24, minute % 60)
    today = datetime.combine(local.date(), clock, local.tzinfo)
    return today if today > local else datetime.combine(local.date() + timedelta(days=1), clock, local.tzinfo)
