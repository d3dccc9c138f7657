"""A table's own page: its lobby while it is open, then the game."""

from __future__ import annotations

import secrets
from dataclasses import replace
from functools import lru_cache
from html import escape

from django.http import HttpRequest, HttpResponse
from django.middleware.csrf import get_token
from django.shortcuts import render
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from ....core.records.match import Match
from ...live.clocks.now import CLOCK
from ...live.reports import growth
from ...live.tables.open_tables import OPEN_TABLES
from ...live.tables.scene import Scene
from ...render.badge import set_apart
from ...render.language import language, words_of
from ...render.lobby import HeldSeat, lobby, seats_held
from ...render.look import Look, look
from ...render.markup.log import log_markup
from ...render.markup.together import regions
from ...render.regions.head import About, tab
from ...render.regions.scores import counted
from ...render.regions.together import parts
from ...render.sending.connection import socket_address
from ...render.sending.kept_log import written_line
from ...render.viewer import Viewer, who_looks
from ..kept import hole, kept_page
from ..link_preview import LinkPreview, link_preview
from ..request import guests
from ..request.addresses import site_url
from ..request.patrons import play_for
from ..request.preferences import display, no_store
from ..request.shape import ask_first
from .hung import hung, places
from .talk import Talk, talk

TOKEN = secrets.token_hex(16)  # in the place of a reader's own, in what is kept: nobody can have written it


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
    table, bar = said["table"], said["bar"]
    own = {
        **regions(said),
        **hung(seen.pictures),
        **{name: escape(text) for name, text in facts(seen, table, invitation(request, scene)).items()},
        "log": log_markup([written_line(line).text for line in said["log"]], said["eyes"]),
        **menus(request, seen, table, talked),
        "waiting": "yes" if bar.waiting or bar.hint.pending else "",
        "taught": " taught" if table.lesson or table.coach == "on" else "",
    }
    return kept_page(request, "table/page.html", frame, own)


def facts(seen: Look, table: About, linked: LinkPreview) -> dict[str, str]:
    """What a page says of its table and of a link to it, in plain words."""
    narrow = seen.viewer.display.narrow
    return {
        "code": table.code,
        "game": table.game,
        "status": table.status,
        "things": table.things,
        "narrow": "yes" if narrow else "no",
        "tab": tab(seen),
        "now": str(int(CLOCK.now().timestamp())),
        "socket": socket_address(table.code, narrow, tuple(seen.stills.items())),
        "called": linked.title,
        "told": linked.description,
        "picture": linked.image,
    }


def frame() -> dict[str, object]:
    """What is around every game: its template, with holes for all that is its own."""
    return {
        "regions": {name: hole(name) for name in ("head", "goal", "balloon", "bar", "players", "end", "log")},
        "pictures": places(),
        "table": {name: hole(name) for name in ("code", "game", "status", "things")},
        "og": {"title": hole("called"), "description": hole("told"), "image": hole("picture")},
    }


def menus(request: HttpRequest, seen: Look, table: About, talked: Talk | None) -> dict[str, str]:
    """What can be said here and was said, where anybody talks, and what those who play find in the menu."""
    held, token = tuple(seats_held(seen.scene, seen.viewer)), get_token(request)
    said = {"talk": talked, "links": held, "leave": held}
    return {
        name: menu(language(), name, table, talked, held, seen.viewer.looking).replace(TOKEN, token) if there else ""
        for name, there in said.items()
    }


@lru_cache(maxsize=512)
def menu(spoken: str, name: str, table: About, talked: Talk | None, held: tuple[HeldSeat, ...], looking: int) -> str:
    """A part of the menus in the language that is spoken now, made once: most pages of a table have the same."""
    handed_to = looking if looking >= 0 else None
    context = {"talk": talked, "table": table, "seats_held": held, "handed_to": handed_to, "csrf_token": TOKEN}
    return render_to_string(f"table/_{name}.html", context)


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
    """Everybody's points in one line, the best first."""
    names, scores, ranks = scene.names(), match.game.scores(match.state), match.game.ranks(match.state)
    order = sorted(range(len(names)), key=ranks.__getitem__)
    points = ", ".join(f"{set_apart(names[seat])} {scores[seat]}" for seat in order)
    return f"{counted(words_of(scene.game))}: {points}"
