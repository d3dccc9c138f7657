"""Somebody's rest as it is kept: their quiet nights, and their vacations. What changes something runs in the writer."""

from __future__ import annotations

from datetime import date, time, timedelta
from zoneinfo import ZoneInfo

from django.utils.translation import gettext_lazy as _

from ..people.models import Player
from ..people.whereabouts import zone_of, zones
from ..refusal import Refusal
from .models import Away
from .now import CLOCK
from .rest import ALWAYS_AWAKE, Rest

A_DAY = 24 * 60  # minutes
LONGEST_NIGHT = 12 * 60  # minutes
A_YEAR = 30  # days of vacation
AHEAD = timedelta(days=366)


def rest_of(player: int | None) -> Rest:
    """When a player's clocks stand still in games over days."""
    names = ("zone", "quiet_from", "quiet_to", "vacations__first", "vacations__last")
    rows = list(Player.objects.filter(pk=player).values_list(*names)) if player is not None else []
    if not rows:
        return ALWAYS_AWAKE
    zone, falls, dawns = rows[0][:3]
    away = tuple((first, last) for *_player, first, last in rows if first is not None)
    return Rest(ZoneInfo(zone) if zone in zones() else None, night_of(falls, dawns), away)


def night_of(falls: int | None, dawns: int | None) -> tuple[time, time] | None:
    """The hours at which a player's night falls and ends, if they have one."""
    return None if falls is None or dawns is None or falls == dawns else (at(falls), at(dawns))


def at(minutes: int) -> time:
    """A minute of the day as an hour on the wall."""
    return time(minutes // 60 % 24, minutes % 60)


def set_nights(player: int, zone: str, falls: int | None, dawns: int | None) -> None:
    """Keep when a player's night is; none if it has no hours."""
    if zone not in zones():
        raise Refusal(_("There is no such time zone."), status=400)
    if (falls is None) != (dawns is None):
        raise Refusal(_("A night needs an hour at which it falls and one at which it ends."), status=400)
    if falls is not None and dawns is not None and (dawns - falls) % A_DAY > LONGEST_NIGHT:
        raise Refusal(_("A night has twelve hours at most."), status=400)
    Player.objects.filter(pk=player).update(zone=zone, quiet_from=falls, quiet_to=dawns)


def today_of(player: int) -> date:
    """Which day it is where a player is."""
    return CLOCK.now().astimezone(zone_of(Player.objects.filter(pk=player).first())).date()


def go_away(player: int, first: date, last: date) -> None:
    """Keep a vacation: set ahead, not twice the same day, and thirty days of a year at most."""
    today = today_of(player)
    if last < first:
        raise Refusal(_("A vacation ends after it begins."), status=400)
    if first <= today:
        raise Refusal(_("A vacation is set ahead: it begins tomorrow at the earliest."), status=400)
    if last > today + AHEAD:
        raise Refusal(_("A vacation can be set for the next twelve months."), status=400)
    others = list(Away.objects.filter(player_id=player).values_list("first", "last"))
    if any(first <= other_last and other_first <= last for other_first, other_last in others):
        raise Refusal(_("You are away on some of these days already."), status=400)
    for year in {first.year, last.year}:
        if sum(days_in(year, *span) for span in [*others, (first, last)]) > A_YEAR:
            raise Refusal(_("A year has thirty days of vacation at most."), status=400)
    Away.objects.create(player_id=player, first=first, last=last)


def days_in(year: int, first: date, last: date) -> int:
    """How many days of a vacation lie in a year."""
    begins, ends = max(first, date(year, 1, 1)), min(last, date(year, 12, 31))
    return max(0, (ends - begins).days + 1)


def come_back(player: int, vacation: int) -> None:
    """End a vacation: one that has not begun is taken away, one that has ends with yesterday."""
    row = Away.objects.filter(player_id=player, pk=vacation).first()
    if row is None:
        raise Refusal(_("There is no such vacation."), status=404)
    yesterday = today_of(player) - timedelta(days=1)
    if row.first > yesterday:
        row.delete()
    elif row.last > yesterday:
        row.last = yesterday
        row.save()
