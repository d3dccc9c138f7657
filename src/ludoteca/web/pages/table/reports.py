"""The report of a finished game, and a table to try it otherwise. Nothing of a running game is told here."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from ....core.records.match import Match
from ...live.refusal import Refusal
from ...live.reports import growth
from ...live.tables.scene import Scene
from ...live.tables.sitting import trying
from ...live.writer import HOUSE, WRITER
from ...render.badge import NamedBadge
from ...render.lists.listing import usual_bot
from ...render.regions.head import about
from ...render.report.told import Teller
from ...render.viewer import Viewer
from ..request import guests
from ..request.fields import whole
from ..request.preferences import no_store
from .film import DIGITS
from .page import afterwards, viewer_of
from .replays import finished


@require_safe
def report(request: HttpRequest, code: str) -> HttpResponse:
    """How a finished game went; it grows while somebody reads it."""
    scene, match = looked_back(code)
    viewer = viewer_of(request, scene)
    told = Teller(scene, match, growth.read(code, match), viewer).page(reader(request, scene, viewer))
    context = {
        "report": told,
        "table": about(scene, viewer),
        "names": [NamedBadge(seat, name) for seat, name in enumerate(scene.names())],
        "og": afterwards(request, scene, match),
    }
    return no_store(render(request, "table/report.html", context))


def looked_back(code: str) -> tuple[Scene, Match]:
    """A table whose game is over and was no lesson, and the game."""
    scene, match = finished(code)
    if not scene.looked_back:
        raise Refusal(_("There is no report of lessons and puzzles."), status=404)
    return scene, match


def reader(request: HttpRequest, scene: Scene, viewer: Viewer) -> int:
    """The seat whose turns are told: the one that was asked for, the reader's own, or the first."""
    wish = whole(request.GET.get("seat", ""), 2, -1)
    if 0 <= wish < len(scene.seats):
        return wish
    return min(viewer.held, default=0)


@require_POST
def try_here(request: HttpRequest, code: str) -> HttpResponse:
    """A new table that goes on from a moment of a finished game, against bots."""
    scene, match = looked_back(code)
    ply, _dot, seat = request.POST.get("at", "").partition(".")
    at, own = whole(ply, DIGITS, -1), whole(seat, 2, -1)
    if not 0 <= at <= len(match.plies) or not 0 <= own < len(scene.seats):
        raise Refusal(_("There is no such moment in this game."), status=404)
    again = trying.taken_up(match, at, own)
    bot = usual_bot(guests.ticket(request), scene.game)
    player = guests.welcome(request)
    made = WRITER.do(HOUSE, lambda: trying.make(again, own, player, scene.seats, bot))
    response = redirect("table", made)
    guests.remember(request, response, player)
    return response
