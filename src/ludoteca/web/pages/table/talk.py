"""Talking at a table, by forms: a script sends the same ones without leaving the page."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from ...live.refusal import Refusal
from ...live.tables.live_table import LiveTable
from ...live.tables.open_tables import OPEN_TABLES
from ...live.tables.scene import Scene
from ...live.talk import talking
from ...live.talk.phrases import NAMING, PHRASES, REACTIONS, spoken
from ...live.writer import WRITER
from ...render.language import language
from ...render.sending.connection import Connection
from ...render.telling.talk import Told, told
from ...render.viewer import Viewer
from ..request import guests
from ..request.fields import seat_of, whole

Said = tuple[tuple[str, str], ...]  # what can be said: keys and words


@dataclass(frozen=True)
class Other:
    """Somebody else at the table: who can be named, and whether they are heard."""

    seat: int
    name: str
    person: bool
    muted: bool


@dataclass(frozen=True)
class Talk:
    """What can be said at a table, to whom, and what was said."""

    phrases: Said
    naming: Said  # those that name somebody
    reactions: Said
    others: tuple[Other, ...]
    remarks: tuple[Told, ...]
    watches: bool


def talk(request: HttpRequest, live: LiveTable, viewer: Viewer) -> Talk | None:
    """What a reader can say and has heard; nothing where nobody talks."""
    scene, ticket = live.scene, guests.ticket(request)
    if not talking.talked(scene):
        return None
    muted = talking.muted_by(ticket.player)
    heard = [each for each in talking.recent(live) if talking.hears(scene, viewer.held, muted, each)]
    remarks = tuple([told(scene, each) for each in heard])
    return Talk(*sayable(language()), others(scene, viewer, muted), remarks, not viewer.held)


@lru_cache(maxsize=16)
def sayable(spoken_now: str) -> tuple[Said, Said, Said]:
    """What can be said, in the language that is spoken now: phrases, those that name somebody, reactions."""
    plain = [key for key in PHRASES if key not in NAMING]
    naming = [(key, spoken(key, "…")) for key in PHRASES if key in NAMING]
    return tuple([(key, spoken(key)) for key in plain]), tuple(naming), tuple([(key, spoken(key)) for key in REACTIONS])


def others(scene: Scene, viewer: Viewer, muted: frozenset[int]) -> tuple[Other, ...]:
    """Everybody else at the table."""
    found = [
        Other(seat.number, seat.called(), seat.person, seat.player in muted)
        for seat in scene.seats
        if seat.number not in viewer.held and not seat.empty
    ]
    return tuple(found)


@require_POST
def say(request: HttpRequest, code: str) -> HttpResponse:
    """Somebody says something; whoever is not known yet becomes a guest with a name of their own."""
    live, phrase = OPEN_TABLES.table(code), request.POST.get("phrase", "")[:30]
    to = whole(request.POST.get("to", ""), 2, -1) if phrase in NAMING else None
    seats = guests.ticket(request).held(live.scene.seats)
    if not talking.talked(live.scene):  # nobody becomes a guest for nothing
        return answer(request, code, Refusal(talking.NOT_HERE))
    player = guests.welcome(request)
    try:
        WRITER.do(code, lambda: talking.say(live, player, seats, phrase, to))
    except Refusal as refusal:
        return answer(request, code, refusal)
    response = answer(request, code)
    guests.remember(request, response, player)
    return response


@require_POST
def mute(request: HttpRequest, code: str) -> HttpResponse:
    """Somebody is not to be heard any more, or again."""
    live, silent = OPEN_TABLES.table(code), request.POST.get("mute") != "off"
    player = guests.welcome(request)
    try:
        WRITER.do(code, lambda: talking.mute(player, seat_of(request), live, silent))
    except Refusal as refusal:
        return answer(request, code, refusal)
    muted = talking.muted_by(player.pk)
    for page in tuple(live.observers):
        if isinstance(page, Connection) and page.ticket.player == player.pk:
            page.muted = muted
    messages.info(request, _("You do not hear them any more.") if silent else _("You hear them again."))
    response = redirect("table", code)
    guests.remember(request, response, player)
    return response


def answer(request: HttpRequest, code: str, refusal: Refusal | None = None) -> HttpResponse:
    """A script gets a bare answer, a form goes back to the table."""
    if request.headers.get("X-Requested-With") == "fetch":
        words = refusal.say() if refusal else ""
        return HttpResponse(words, content_type="text/plain; charset=utf-8", status=refusal.status if refusal else 200)
    if refusal is not None:
        messages.error(request, refusal.say())
    return redirect("table", code)
