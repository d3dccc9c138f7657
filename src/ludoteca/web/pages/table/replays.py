"""Finished games, move by move: each position has its own link. Nothing of a running game is shown here."""

from __future__ import annotations

from dataclasses import dataclass, replace
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from ....core.match import Match
from ....core.story import OPEN
from ...live.refusal import Refusal
from ...live.tables.open_tables import OPEN_TABLES
from ...live.tables.scene import Scene
from ...render.badge import NamedBadge
from ...render.look import Look, look
from ...render.regions.end import end
from ...render.regions.head import about, head
from ...render.regions.log import log
from ...render.regions.players import players
from ..fields import whole
from ..preferences import no_store
from .page import viewer_of

ALL = "all"


@dataclass(frozen=True)
class Position:
    """One moment of a finished game, through somebody's eyes."""

    ply: int
    eyes: str  # "all", or a seat

    @property
    def looking(self) -> int:
        """The eyes as the game knows them."""
        return OPEN if self.eyes == ALL else int(self.eyes)


@dataclass(frozen=True)
class Film:
    """Where in the game one is, and the ways from there."""

    ply: int
    plies: int
    eyes: str
    base: str
    links: dict[str, str]
    seats: list[NamedBadge]


def finished(code: str) -> tuple[Scene, Match]:
    """A table whose game is over, and the game."""
    scene = OPEN_TABLES.table(code).scene
    if scene.status != "over" or scene.match is None:
        raise Refusal(_("The game is not over yet. Its moves can be seen once it is."), status=403)
    return scene, scene.match


def position(request: HttpRequest, scene: Scene, plies: int) -> Position:
    """The position that a link names; where it names none, the beginning with open hands."""
    ply, eyes = whole(request.GET.get("ply", ""), 6, 0), request.GET.get("eyes", ALL)
    seats = [str(seat.number) for seat in scene.seats]
    return Position(min(ply, plies), eyes if eyes in seats else ALL)


@require_safe
def replay(request: HttpRequest, code: str) -> HttpResponse:
    """A finished game at one of its positions."""
    scene, match = finished(code)
    here = position(request, scene, len(match.plies))
    viewer = replace(viewer_of(request, scene), looking=here.looking)
    seen = look(replace(scene, match=match.back_to(here.ply)), viewer)
    context = {
        "replay": film(seen, here, len(match.plies)),
        "table": about(scene, viewer),
        "head": head(seen),
        "players": players(seen),
        "log": log(seen),
        "end": end(seen),
        "pictures": seen.pictures,
    }
    return no_store(render(request, "table/replay.html", context))


def film(seen: Look, here: Position, plies: int) -> Film:
    """Where in the game one is, and the ways from there."""
    base = reverse("replay", args=[seen.scene.code])
    goals = {"first": 0, "prev": max(0, here.ply - 1), "next": min(plies, here.ply + 1), "last": plies}
    links = {name: f"{base}?{urlencode({'ply': ply, 'eyes': here.eyes})}" for name, ply in goals.items()}
    seats = [NamedBadge(seat, name) for seat, name in enumerate(seen.names)]
    return Film(here.ply, plies, here.eyes, base, links, seats)


@require_safe
def record(request: HttpRequest, code: str) -> HttpResponse:
    """The record of a finished game, to keep and to study."""
    scene, match = finished(code)
    response = HttpResponse(match.record().write(), content_type="text/plain; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="{scene.game.name}-{code}.txt"'
    return response
