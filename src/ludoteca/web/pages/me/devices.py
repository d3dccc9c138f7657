"""Me: another device. A link or a picture of it lets one in, once, within ten minutes."""

from __future__ import annotations

from functools import partial

import segno
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.safestring import mark_safe
from django.views.decorators.http import require_http_methods

from ...live.people import device_links
from ...live.people.names import called
from ...live.tables.sitting.moving import worth_bringing
from ...live.writer import HOUSE, WRITER
from ..request import guests
from ..request.addresses import loopback, site_url
from ..request.preferences import no_store
from .keeping import enter, keep_player


@require_http_methods(["GET", "HEAD", "POST"])
def devices(request: HttpRequest) -> HttpResponse:
    """A new link for another device; whoever has not kept their place does so by asking for one."""
    if request.method != "POST":
        return no_store(render(request, "me/devices.html", {"kept": guests.kept_player(request) is not None}))
    player = keep_player(request)
    link = site_url(request) + reverse("device", args=[device_links.make(player.pk)])
    context = {"kept": True, "link": link, "picture": picture(link), "only_here": loopback(link)}
    response = no_store(render(request, "me/devices.html", context))
    guests.forget(request, response, player.pk)
    return response


def picture(link: str) -> str:
    """A link as a picture that another device can read."""
    return mark_safe(
        segno.make(link, error="m").svg_inline(scale=5, border=2, dark="#000", light="#fff", omitsize=True)
    )


@require_http_methods(["GET", "HEAD", "POST"])
def device(request: HttpRequest, token: str) -> HttpResponse:
    """Behind a device link: looking at it spends nothing (messengers do), the button lets this device in."""
    if request.method != "POST":
        whose = device_links.looked_at(token)
        tables = worth_bringing(guests.guest_id(request)) if guests.kept_player(request) is None else 0
        context = {"whose": called(whose), "mine": guests.guest_id(request) == whose.pk, "tables": tables}
        return no_store(render(request, "me/device.html", context))
    player = WRITER.do(HOUSE, partial(device_links.spend, token))
    if player.user_id is not None:
        enter(request, player.user_id)
    return redirect("bring")
