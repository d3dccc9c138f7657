"""The first run: behind the link that `serve` prints, the host becomes the owner."""

from __future__ import annotations

from functools import partial

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods

from ...live.house import set_up, site
from ...live.people.names import clean
from ...live.writer import HOUSE, WRITER
from ..me.keeping import keep_player
from ..request import guests
from ..request.preferences import no_store


@require_http_methods(["GET", "HEAD", "POST"])
def begin(request: HttpRequest, token: str) -> HttpResponse:
    """Show what a first run asks; the button makes this browser's player the owner. Looking at it spends nothing."""
    set_up.check(token)
    if request.method != "POST":
        return no_store(render(request, "house/set_up.html", {"house": site.title()}))
    player = keep_player(request)
    WRITER.do(HOUSE, partial(set_up.own, token, player))
    if name := clean(request.POST.get("site", "")):
        WRITER.do(HOUSE, partial(site.call, name))
    response = redirect("house")
    guests.forget(request, response, player.pk)
    return response
