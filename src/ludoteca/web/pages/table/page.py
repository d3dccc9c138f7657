"""A table's own page: its lobby while it is open, then the game."""

from __future__ import annotations

from dataclasses import replace

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from ....core.records.match import Match
from ...live.clocks.now import CLOCK
from ...live.reports import growth
from ...live.tables.open_tables import OPEN_TABLES
from ...live.tables.scene import Scene
from ...render.language import language, words_of
from ...render.lobby import lobby, seats_held
from ...render.look import look
from ...render.markup.log import log_markup
from ...render.markup.shapes import on_page
from ...render.markup.together import regions
from ...render.regions.head import tab
from ...render.regions.together import parts
from ...render.sending.connection import socket_address
from ...render.sending.kept_log import written_line
from ...render.viewer import Viewer, who_looks
from ..link_preview import LinkPreview, link_preview
from ..request import guests
from ..request.addresses import site_url
from ..request.patrons import play_for
from ..request.preferences import display, no_store
from ..request.shape import ask_first
from .talk import Talk, talk


def viewer_of(request: HttpRequest, scene: Scene) -> Viewer:
    """Who looks at a scene."""
    return who_looks(scene, guests.ticket(request), guests.handed_to(request, scene.code), display(request))


@require_safe
def table(request: HttpRequest, code: str) -> HttpResponse:
    """The table: its lobby while it is open, then the game."""
    live = OPEN_TABLES.table(code)
    growth.remind(live)
    scene = live.scene
    viewer = viewer_of(request, scene)
    live.saw(viewer.held)
    play_for(live, guests.ticket(request), str(request.META.get("REMOTE_ADDR", "")))
    page = lobby_page if scene.match is None else game_page
    return no_store(ask_first(request, page(request, scene, viewer, talk(request, live, viewer))))


def lobby_page(request: HttpRequest, scene: Scene, viewer: Viewer, talked: Talk | None) -> HttpResponse:
    """A table before its game begins."""
    context = {
        **lobby(scene, viewer),
        "talk": talked,
        "socket": socket_address(scene.code, viewer.display.narrow, ()),
        "og": invitation(request, scene),
    }
    return render(request, "table/lobby.html", context)


def game_page(request: HttpRequest, scene: Scene, viewer: Viewer, talked: Talk | None) -> HttpResponse:
    """A table whose game has begun."""
    seen = look(scene, viewer)
    said = parts(seen)
    log = log_markup([written_line(line).text for line in said["log"]], said["eyes"])
    context = {
        **said,
        "regions": on_page(regions(said) | {"log": log}),
        "pictures": seen.pictures,
        "seats_held": seats_held(scene, viewer),
        "handed_to": viewer.looking if viewer.looking >= 0 else None,
        "talk": talked,
        "title": tab(seen),
        "now": int(CLOCK.now().timestamp()),
        "socket": socket_address(scene.code, viewer.display.narrow, tuple(seen.stills.items())),
        "og": invitation(request, scene),
    }
    return render(request, "table/page.html", context)


def invitation(request: HttpRequest, scene: Scene) -> LinkPreview:
    """What messengers show of a link to the table."""
    if scene.looked_back and scene.match is not None:
        return afterwards(request, scene, scene.match)
    names = ", ".join(seat.called() for seat in scene.seats if not seat.empty)
    return link_preview(request, scene.game.name, "", _("At the table: %(names)s") % {"names": names})


def afterwards(request: HttpRequest, scene: Scene, match: Match) -> LinkPreview:
    """What messengers show of a game that is over: who has won, and the board at the end."""
    winners = ", ".join(scene.seats[seat].called() for seat in match.game.winners(match.state))
    title = _("%(names)s won %(game)s") % {"names": winners, "game": words_of(scene.game).title} if winners else ""
    preview = link_preview(request, scene.game.name, title, score_line(scene, match))
    address = f"{reverse('picture', args=[scene.code])}?in={language()}"
    return replace(preview, image=site_url(request) + address)


def score_line(scene: Scene, match: Match) -> str:
    """Everybody's points in one line."""
    points = zip(scene.names(), match.game.scores(match.state), strict=True)
    return ", ".join(f"{name} {score}" for name, score in points)
