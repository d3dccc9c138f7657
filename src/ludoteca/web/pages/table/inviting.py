"""One link for the whole group: any free seat, as a page, as a QR code, and the number of seats in the lobby."""

from __future__ import annotations

import io

import segno
from django.contrib import messages
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from ...live.people.names import called, clean
from ...live.refusal import Refusal
from ...live.tables.live_table import LiveTable
from ...live.tables.open_tables import OPEN_TABLES
from ...live.tables.refusals import NO_TABLE
from ...live.tables.sitting import inviting
from ...live.writer import WRITER
from ...render.lists.shelf import game_card
from ...render.lobby import chosen
from ...render.regions.head import about
from ..link_preview import link_preview
from ..request import guests
from ..request.addresses import site_url
from ..request.fields import whole
from ..request.preferences import no_store
from .forms import change
from .page import viewer_of


def invited(invite: str) -> LiveTable:
    """The table that an invitation opens."""
    code = inviting.table_of(invite)
    if code is None:
        raise Refusal(NO_TABLE, status=404)
    return OPEN_TABLES.table(code)


@require_http_methods(["GET", "HEAD", "POST"])
def join(request: HttpRequest, invite: str) -> HttpResponse:
    """The group's link. Looking at it does nothing (messengers do); sitting down takes the first free seat."""
    live = invited(invite)
    if guests.ticket(request).held(live.scene.seats):
        return redirect("table", live.code)
    if request.method == "POST":
        return sit_down(request, live)
    return no_store(join_page(request, live))


def sit_down(request: HttpRequest, live: LiveTable) -> HttpResponse:
    """Take the first free seat; where none is left, one watches."""
    name = clean(request.POST.get("name", ""))
    player = guests.welcome(request, name)
    if name:
        OPEN_TABLES.renamed(player)
    response = redirect("table", live.code)
    try:
        WRITER.do(live.code, lambda: inviting.sit_anywhere(live, player))
    except Refusal as refusal:
        messages.error(request, refusal.say())
    guests.remember(request, response, player)
    return response


def join_page(request: HttpRequest, live: LiveTable) -> HttpResponse:
    """The page that asks somebody to sit down."""
    scene = live.scene
    viewer = viewer_of(request, scene)
    maker = next((seat.called() for seat in scene.seats if seat.player == scene.maker), "")
    context = {
        "maker": maker,
        "seats": [(seat.number + 1, None if seat.empty else seat.called()) for seat in scene.seats],
        "free": sum(seat.empty for seat in scene.seats) if scene.status in ("open", "running") else 0,
        "name": called(guests.player(request)),
        "options": chosen(scene, viewer),
        "table": about(scene, viewer),
        "game": game_card(scene.game),
        "og": link_preview(
            request, scene.game.name, "", _("%(name)s invites you. Sit down, the table is set.") % {"name": maker}
        ),
    }
    return render(request, "table/join.html", context)


@require_safe
def code_picture(request: HttpRequest, invite: str) -> HttpResponse:
    """The group's link as a picture that a phone reads."""
    invited(invite)
    picture = io.BytesIO()
    address = site_url(request) + reverse("join", args=[invite])
    segno.make(address, error="m").save(picture, kind="svg", scale=4, light="#fff", xmldecl=False, svgclass=None)
    response = HttpResponse(picture.getvalue(), content_type="image/svg+xml")
    response["Cache-Control"] = "private, max-age=3600"
    response["X-Robots-Tag"] = "noindex"
    return response


@require_POST
def seats(request: HttpRequest, code: str) -> HttpResponse:
    """The maker adds a seat, removes one, or frees one."""
    ticket, form = guests.ticket(request), request.POST
    if "remove" in form:
        return change(request, code, lambda live: inviting.remove_seat(live, seat(form, "remove"), ticket))
    if "free" in form:
        return change(request, code, lambda live: inviting.unseat(live, seat(form, "free"), ticket))
    return change(request, code, lambda live: inviting.add_seat(live, ticket))


def seat(form: QueryDict, name: str) -> int:
    """The seat that a button names; -1 if it names none."""
    return whole(form.get(name, ""), 2, -1)
