"""The pages of a table: making one, the table itself or its lobby, and sitting down."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from ...live.bots.characters import bot_name
from ...live.tables import seating
from ...live.tables.live_table import LiveTable
from ...live.tables.models import Player
from ...live.tables.open_tables import HALL
from ...live.tables.refusal import Refusal
from ...live.tables.scene import Chair, Scene
from ...live.tables.store import Place
from ...live.writer import WRITER
from ...render import shelf
from ...render.lobby import levels, lobby, seats_held
from ...render.look import look
from ...render.publish import address
from ...render.regions import about, mark, parts, tab
from ...render.viewer import Viewer, viewer
from .. import guests, preferences
from ..addresses import loopback
from ..home import preview


def viewer_of(request: HttpRequest, scene: Scene) -> Viewer:
    """Who looks at a scene."""
    eyes = guests.eyes(request, scene.code)
    return viewer(scene, guests.ticket(request), eyes, preferences.taste(request))


# -- making one --------------------------------------------------------------------------------------------------------


@require_POST
def make(request: HttpRequest) -> HttpResponse:
    """A new table: against bots, for friends, or for several at this screen."""
    header = shelf.header(request.POST)
    level = seating.known_level(request.POST.get("level", ""))
    names = [guests.clean(name) for name in request.POST.get("name", "").split(",")]
    maker = guests.welcome(request, names[0])
    places = seats(request.POST.get("opponents", "bots"), header.seats, maker, names, level)
    code = WRITER.do(lambda: seating.make(header, maker, places))
    response = redirect("table", code)
    guests.remember(request, response, maker)
    return response


def seats(opponents: str, number: int, maker: Player, names: list[str], level: str) -> list[Place]:
    """Who will sit where: the maker first."""
    if opponents == "friends":
        return [Place(maker), *[Place()] * (number - 1)]
    if opponents == "hotseat":
        others = [*names[1:], *[""] * number][: number - 1]
        usual = [_("Player %(number)s") % {"number": seat} for seat in range(2, number + 1)]
        return [Place(maker), *[Place(maker, name=name or plain) for name, plain in zip(others, usual, strict=True)]]
    if opponents != "bots":
        raise Refusal(_("Choose bots, friends, or all at this device."), status=400)
    taken = [guests.called(maker)]
    for _seat in range(number - 1):
        taken.append(bot_name(taken, str(maker.number)))
    return [Place(maker), *[Place(bot=level, name=name) for name in taken[1:]]]


# -- the table ---------------------------------------------------------------------------------------------------------


@require_safe
def table(request: HttpRequest, code: str) -> HttpResponse:
    """The table: its lobby while it is open, then the game."""
    live = HALL.table(code)
    scene = live.scene
    one = viewer_of(request, scene)
    live.saw(one.held)
    if scene.match is None:
        return lobby_page(request, scene, one)
    seen = look(scene, one)
    context = parts(seen) | {
        "pictures": seen.pictures,
        "seats_held": seats_held(scene, one),
        "eyes": one.looking if one.looking >= 0 else None,
        "levels": levels(one.taste.language),
        "loopback": loopback(one.taste.origin),
        "title": tab(seen),
        "og": invitation(request, scene, one),
    }
    context["table"]["socket"] = address(scene.code, one.taste, seen.stills)
    return preferences.no_store(render(request, "table/page.html", context))


def lobby_page(request: HttpRequest, scene: Scene, one: Viewer) -> HttpResponse:
    """A table before its game begins."""
    context = lobby(scene, one) | {"og": invitation(request, scene, one)}
    context["table"]["socket"] = address(scene.code, one.taste, {})
    return preferences.no_store(render(request, "table/lobby.html", context))


def invitation(request: HttpRequest, scene: Scene, one: Viewer) -> dict[str, str]:
    """What messengers show of a link to the table."""
    title = about(scene, one)["title"]
    names = ", ".join(chair.called() for chair in scene.chairs if not chair.empty)
    return preview(request, scene.game.name, title, _("At the table: %(names)s") % {"names": names})


# -- sitting down ------------------------------------------------------------------------------------------------------


@require_http_methods(["GET", "HEAD", "POST"])
def sit(request: HttpRequest, code: str, secret: str) -> HttpResponse:
    """A seat's link. Looking at it does nothing (messengers do); sitting down keeps the seat in this browser."""
    live = HALL.table(code)
    scene = live.scene
    held = guests.ticket(request).held(scene.chairs)
    try:
        chair = seating.opened(live, secret)
    except Refusal:
        if not held:  # a guest who uses the old invitation again only wants to go to the table
            raise
        return redirect("table", code)
    if request.method == "POST":
        return sit_down(request, live, chair, secret)
    return preferences.no_store(render(request, "table/sit.html", sit_context(request, scene, chair)))


def sit_down(request: HttpRequest, live: LiveTable, chair: Chair, secret: str) -> HttpResponse:
    """Take the seat, or open it on this device too."""
    name = guests.clean(request.POST.get("name", ""))
    player = guests.welcome(request, name)
    if name:
        HALL.renamed(player)
    taken = WRITER.do(lambda: seating.sit(live, secret, player))
    response = redirect("table", live.code)
    guests.remember(request, response, player)
    if taken.player != player.pk and not chair.empty:
        guests.remember_seat(request, response, taken.secret)
    return response


def sit_context(request: HttpRequest, scene: Scene, chair: Chair) -> dict[str, Any]:
    """The page that asks somebody to sit down."""
    one = viewer_of(request, scene)
    maker = next((other.called() for other in scene.chairs if other.player == scene.maker), "")
    asks = _("%(name)s invites you. Sit down, the table is set.") % {"name": maker}
    sitting = mark(chair.number) | {
        "maker": maker,
        "name": chair.called() if chair.person else guests.called(guests.player(request)),
        "taken": not chair.empty,
        "stand_in": chair.stand_in,
        "mine": chair.number in one.held,
    }
    return {
        "sit": sitting,
        "table": about(scene, one),
        "game": shelf.item(scene.game),
        "og": preview(request, scene.game.name, "", asks),
    }
