"""Me: when my clocks stand still in games over days: quiet nights in my own time zone, and vacations."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from ...live.clocks import resting
from ...live.people.models import Player
from ...live.people.whereabouts import zone_of, zones
from ...live.refusal import TOO_FAST, Refusal
from ...live.tables.upkeep import downtime
from ..request import guests, limiter
from ..request.fields import whole

Change = partial[None]
NEVER = -1


def section(request: HttpRequest, player: Player | None) -> dict[str, object]:
    """What the page shows of it."""
    if player is None:
        return {}
    today = resting.today_of(player.pk)
    return {
        "zone": str(zone_of(player)),
        "zones": sorted(zones()),
        "falls": hour(player.quiet_from),
        "dawns": hour(player.quiet_to),
        "vacations": player.vacations.filter(last__gte=today),
        "most": resting.A_YEAR,
    }


def hour(minutes: int | None) -> str:
    """A minute of the day as a field shows it."""
    return "" if minutes is None else f"{resting.at(minutes):%H:%M}"


@require_POST
def nights(request: HttpRequest) -> HttpResponse:
    """Quiet nights, or none."""
    zone, form = request.POST.get("zone", ""), request.POST
    falls, dawns = minutes(form.get("falls", "")), minutes(form.get("dawns", ""))
    return changed(request, lambda player: partial(resting.set_nights, player, zone, falls, dawns))


@require_POST
def away(request: HttpRequest) -> HttpResponse:
    """A vacation."""
    first, last = day(request.POST.get("first", "")), day(request.POST.get("last", ""))
    return changed(request, lambda player: partial(resting.go_away, player, first, last))


@require_POST
def back(request: HttpRequest) -> HttpResponse:
    """No vacation after all, or no longer."""
    vacation = whole(request.POST.get("vacation", ""), 9, NEVER)
    return changed(request, lambda player: partial(resting.come_back, player, vacation))


def changed(request: HttpRequest, change: Callable[[int], Change]) -> HttpResponse:
    """Change when this browser's player rests; not too often, or a clock could be kept from ever running."""
    player = guests.guest_id(request)
    if player is None:
        raise Refusal(_("Play a game first: then there is somebody whose nights can be kept."), status=403)
    if not limiter.allowed("rest", player, str(request.META.get("REMOTE_ADDR", ""))):
        raise Refusal(TOO_FAST, status=429)
    downtime.change_rest(player, change(player))
    messages.success(request, _("Kept."))
    return redirect("me")


def minutes(text: str) -> int | None:
    """An hour on the wall as minutes of the day; nothing if none is said."""
    if not text:
        return None
    hours, _colon, rest = text[:5].partition(":")
    found = whole(hours, 2, 24) * 60 + whole(rest, 2, 60)
    if found >= resting.A_DAY or whole(rest, 2, 60) >= 60:
        raise Refusal(_("This is no hour of the day."), status=400)
    return found


def day(text: str) -> date:
    """A day of the calendar."""
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise Refusal(_("This is no day of the calendar."), status=400) from error
