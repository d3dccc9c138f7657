"""Finished games, move by move: each position has its own link. Nothing of a running game is shown here."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from ....core.story import OPEN
from ...live.tables.open_tables import HALL
from ...live.tables.refusal import Refusal
from ...live.tables.scene import Scene
from ...render.look import Look, look
from ...render.regions import about, end, head, log, mark, outcome, players
from .. import preferences
from ..home import preview
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


def finished(code: str) -> Scene:
    """A table whose game is over."""
    scene = HALL.table(code).scene
    if scene.status != "over" or scene.match is None:
        raise Refusal(_("The game is not over yet. Its moves can be seen once it is."), status=403)
    return scene


def position(request: HttpRequest, scene: Scene) -> Position:
    """The position that a link names; where it names none, the beginning with open hands."""
    assert scene.match is not None
    said, eyes = request.GET.get("ply", ""), request.GET.get("eyes", ALL)
    ply = int(said) if said.isascii() and said.isdecimal() and len(said) < 7 else 0
    seats = [str(chair.number) for chair in scene.chairs]
    return Position(min(ply, len(scene.match.plies)), eyes if eyes in seats else ALL)


@require_safe
def replay(request: HttpRequest, code: str) -> HttpResponse:
    """A finished game at one of its positions."""
    scene = finished(code)
    assert scene.match is not None
    here = position(request, scene)
    then = replace(scene, match=scene.match.back_to(here.ply))
    one = replace(viewer_of(request, scene), looking=here.looking)
    seen = look(then, one)
    context = {
        "replay": film(seen, here, len(scene.match.plies)),
        "table": about(scene, one),
        "head": head(seen),
        "players": players(seen),
        "log": log(seen),
        "end": end(seen),
        "pictures": seen.pictures,
        "og": preview(request, scene.game.name, "", outcome(look(scene, one))),
    }
    return preferences.no_store(render(request, "table/replay.html", context))


def film(seen: Look, here: Position, plies: int) -> dict[str, Any]:
    """Where in the game one is, and the ways from there."""
    base = reverse("replay", args=[seen.scene.code])
    goals = {"first": 0, "prev": max(0, here.ply - 1), "next": min(plies, here.ply + 1), "last": plies}
    lines = log(seen)
    return {
        "ply": here.ply,
        "plies": plies,
        "eyes": here.eyes,
        "base": base,
        "link": seen.viewer.taste.origin + way(base, here.ply, here.eyes),
        "links": {name: way(base, ply, here.eyes) for name, ply in goals.items()},
        "seats": [mark(seat) | {"name": name} for seat, name in enumerate(seen.names)],
        "sentence": " ".join(line["text"] for line in lines if line["last"]),
    }


def way(base: str, ply: int, eyes: str) -> str:
    """The link to a position."""
    return f"{base}?{urlencode({'ply': ply, 'eyes': eyes})}"


@require_safe
def record(request: HttpRequest, code: str) -> HttpResponse:
    """The record of a finished game, to keep and to study."""
    scene = finished(code)
    assert scene.match is not None
    response = HttpResponse(scene.match.record().write(), content_type="text/plain; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="{scene.game.name}-{code}.txt"'
    return response
