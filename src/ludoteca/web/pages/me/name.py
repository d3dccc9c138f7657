"""Me: what I am called, which language I read and where I am in time."""

from __future__ import annotations

from functools import partial

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_POST

from ...live.people import whereabouts
from ...live.people.models import Player
from ...live.people.names import called
from ...live.tables.upkeep import downtime
from ...render.language import language
from ..request import guests, limiter


def section(request: HttpRequest, player: Player | None) -> dict[str, object]:
    """What the page shows of it."""
    return {"called": called(player)}


@require_POST
def note_zone(request: HttpRequest) -> HttpResponse:
    """A browser tells its time zone, once; nothing is kept of those who have never played."""
    player = guests.guest_id(request)
    if player is None:
        return HttpResponse(status=204)
    told = limiter.allowed("rest", player, str(request.META.get("REMOTE_ADDR", "")))
    zone = request.POST.get("zone", "") if told else ""  # whose zone changes all the time has no night
    downtime.change_rest(player, partial(whereabouts.note, player, language(), zone))
    return HttpResponse(status=204)
