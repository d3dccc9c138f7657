"""Me: whoever signs in may bring along the tables at which they sat here as a guest."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import ngettext
from django.views.decorators.http import require_http_methods

from ...live.people.models import Player
from ...live.tables.sitting.moving import bring_along, worth_bringing
from ...live.tables.upkeep.hanging_up import hang_up
from ..request import guests
from ..request.preferences import no_store


def section(request: HttpRequest, player: Player | None) -> dict[str, object]:
    """What the page shows of it: at how many tables a guest of this browser sits."""
    guest = guests.guest(request)
    return {"tables": worth_bringing(guest.pk) if guest is not None and guest != player else 0}


@require_http_methods(["GET", "HEAD", "POST"])
def bring(request: HttpRequest) -> HttpResponse:
    """Ask whether to bring the tables along, or do it; if there are none, go on."""
    player, guest = guests.kept_player(request), guests.guest(request)
    if player is None or guest is None or not (tables := worth_bringing(guest.pk)):
        return redirect("me" if player is not None else "account_login")
    if request.method != "POST":
        return no_store(render(request, "me/bring.html", {"tables": tables}))
    hang_up(guest.pk)
    brought = bring_along(guest.pk, player.pk)
    sentence = ngettext("%(number)s table came along.", "%(number)s tables came along.", brought)
    messages.success(request, sentence % {"number": brought})
    response = redirect("home")
    guests.look_again(request)
    guests.forget(request, response, player.pk)
    return response
