"""Sitting down: the page behind a seat's link."""

from __future__ import annotations

from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from ...live.people.names import called, clean
from ...live.refusal import Refusal
from ...live.tables.live_table import LiveTable
from ...live.tables.open_tables import OPEN_TABLES
from ...live.tables.scene import Scene
from ...live.tables.seats import SeatNow
from ...live.tables.sitting import seating
from ...live.writer import WRITER
from ...render.badge import NamedBadge
from ...render.clocks import absence, pace_name
from ...render.lists.shelf import game_card
from ...render.regions.head import about
from ..link_preview import link_preview
from ..request import guests
from ..request.preferences import no_store
from .page import viewer_of


@dataclass(frozen=True, kw_only=True)
class SeatOffered(NamedBadge):
    """A seat to sit down on."""

    maker: str
    taken: bool
    stand_in: bool
    mine: bool


@require_http_methods(["GET", "HEAD", "POST"])
def sit(request: HttpRequest, code: str, secret: str) -> HttpResponse:
    """A seat's link. Looking at it does nothing (messengers do); sitting down keeps the seat in this browser."""
    live = OPEN_TABLES.table(code)
    try:
        seat = seating.opened(live, secret)
    except Refusal:
        if not guests.ticket(request).held(live.scene.seats):
            raise
        return redirect("table", code)  # a guest who uses the old invitation again only wants to go to the table
    if request.method == "POST":
        return sit_down(request, live, seat)
    return no_store(sit_page(request, live.scene, seat))


def sit_down(request: HttpRequest, live: LiveTable, seat: SeatNow) -> HttpResponse:
    """Take the seat, or open it on this device too."""
    name = clean(request.POST.get("name", ""))
    player = guests.welcome(request, name)
    if name:
        OPEN_TABLES.renamed(player)
    taken = WRITER.do(live.code, lambda: seating.sit(live, seat.secret, player))
    response = redirect("table", live.code)
    guests.remember(request, response, player)
    if taken.player != player.pk and not seat.empty:
        guests.remember_seat(request, response, taken.secret)
    return response


def sit_page(request: HttpRequest, scene: Scene, seat: SeatNow) -> HttpResponse:
    """The page that asks somebody to sit down."""
    viewer = viewer_of(request, scene)
    maker = next((other.called() for other in scene.seats if other.player == scene.maker), "")
    invites = _("%(name)s invites you. Sit down, the table is set.") % {"name": maker}
    context = {
        "sit": SeatOffered(
            seat=seat.number,
            name=seat.called() if seat.person else called(guests.player(request)),
            maker=maker,
            taken=not seat.empty,
            stand_in=seat.stand_in,
            mine=seat.number in viewer.held,
        ),
        "pace": pace_name(scene.pace),
        "absence": absence(scene.pace),
        "days": scene.pace is not None and scene.pace.days,
        "table": about(scene, viewer),
        "game": game_card(scene.game),
        "og": link_preview(request, scene.game.name, "", invites),
    }
    return render(request, "table/sit.html", context)
