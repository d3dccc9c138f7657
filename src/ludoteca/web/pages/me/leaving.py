"""Me: being forgotten. What others played too stays readable, with a guest in my place."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth import logout
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from ...live.refusal import Refusal
from ...live.tables.sitting.moving import erase
from ...live.tables.upkeep.hanging_up import hang_up
from ..request import guests
from ..request.preferences import no_store
from . import sessions


@require_http_methods(["GET", "HEAD", "POST"])
def delete(request: HttpRequest) -> HttpResponse:
    """Ask once more, then forget this browser's player."""
    player = guests.player(request)
    if player is None:
        raise Refusal(_("Nothing is kept of you: you have not played here yet."), status=404)
    if request.POST.get("sure") != "yes":
        return no_store(render(request, "me/delete.html", {"kept": player.user_id is not None}))
    account, number = player.user_id, player.pk
    hang_up(number)
    erase(number)
    if account is not None:
        logout(request)
        sessions.forget_of(account)
    guests.look_again(request)
    messages.success(request, _("Nothing is kept of you any more."))
    response = redirect("home")
    for cookie in (guests.GUEST, guests.SEATS, guests.HANDED_TO):
        response.delete_cookie(cookie)
    return response
