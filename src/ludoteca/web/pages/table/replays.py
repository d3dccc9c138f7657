"""Finished games, looked at again: each position has its own link. Nothing of a running game is shown here."""

from __future__ import annotations

from dataclasses import replace

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from ....core.records.match import Match
from ...live.refusal import Refusal
from ...live.tables.daily import is_over
from ...live.tables.open_tables import OPEN_TABLES
from ...live.tables.scene import Scene
from ...render.look import Look, look
from ...render.markup.end import end_markup
from ...render.markup.film import film_markup
from ...render.markup.goal import goal_markup
from ...render.markup.head import head_markup
from ...render.markup.log import link_markup, log_markup
from ...render.markup.players import players_markup
from ...render.markup.shapes import safe
from ...render.regions.end import end
from ...render.regions.film import Film
from ...render.regions.goal import strip
from ...render.regions.head import about, head
from ...render.regions.log import log_around
from ...render.regions.players import players
from ...render.telling.reel import reel
from ..kept import hole, kept_page
from ..request.preferences import no_store
from .film import film, position
from .hung import hung, places
from .page import invitation, viewer_of


def finished(code: str) -> tuple[Scene, Match]:
    """A table whose game is over, and the game."""
    scene = OPEN_TABLES.table(code).scene
    if scene.status != "over" or scene.match is None:
        raise Refusal(_("The game is not over yet. Its moves can be seen once it is."), status=403)
    if scene.day is not None and not is_over(scene.day):
        raise Refusal(_("This is the deal of today. It can be looked at again once the day is over."), status=403)
    return scene, scene.match


@require_safe
def replay(request: HttpRequest, code: str) -> HttpResponse:
    """A finished game at one of its positions."""
    scene, match = finished(code)
    here = position(request, match)
    if "turn" in request.GET:  # the slider counts turns; a position is known by its ply
        return redirect(f"{reverse('replay', args=[code])}?ply={here.ply}&{here.rest}")
    viewer = viewer_of(request, scene)._replace(looking=here.looking)
    seen = look(replace(scene, match=reel(match).positions.at(here.ply)), viewer)
    shown, linked = film(seen, match, here), invitation(request, scene)
    own = {
        **regions(seen, shown, match),
        **hung(seen.pictures),
        "film": film_markup(code, shown),
        "about": safe(head(seen).title),
        "code": code,
        "game": scene.game.name,
        "things": safe(about(scene, viewer).things),
        "called": safe(linked.title),
        "told": safe(linked.description),
        "picture": safe(linked.image),
    }
    return no_store(kept_page(request, "table/replay.html", frame, own))


def frame() -> dict[str, object]:
    """What is around every position of every game: its template, with holes for all that is its own."""
    return {
        "regions": {name: hole(name) for name in ("head", "goal", "players", "end", "log")},
        "pictures": places(),
        "film": hole("film"),
        "about": hole("about"),
        "og": {"title": hole("called"), "description": hole("told"), "image": hole("picture")},
        "table": {"code": hole("code"), "game": hole("game"), "things": hole("things")},
    }


def regions(seen: Look, shown: Film, match: Match) -> dict[str, str]:
    """The regions that a replay shares with a table."""
    code, lines = seen.scene.code, log_around(replace(seen, match=match), shown.ply)
    return {
        "head": head_markup(head(seen)),
        "goal": goal_markup(strip(seen)),
        "players": players_markup(code, players(seen)),
        "end": end_markup(code, end(seen), replay=True),
        "log": log_markup([link_markup(line, shown.base, shown.rest) for line in lines]),
    }


@require_safe
def record(request: HttpRequest, code: str) -> HttpResponse:
    """The record of a finished game, to keep and to study."""
    scene, match = finished(code)
    response = HttpResponse(match.record().write(), content_type="text/plain; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="{scene.game.name}-{code}.txt"'
    return response
