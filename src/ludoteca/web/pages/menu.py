"""The menu: what a reader sets for themselves."""

from __future__ import annotations

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_POST

from ..live.people import whereabouts
from ..live.people.names import clean
from ..live.tables.open_tables import OPEN_TABLES
from ..live.tables.sitting import seating
from ..live.writer import HOUSE, WRITER
from .request import guests, preferences
from .request.fields import seat_of


def back(request: HttpRequest) -> HttpResponseRedirect:
    """To the page the form came from, never to another site."""
    following = request.POST.get("next", "")
    local = url_has_allowed_host_and_scheme(following, allowed_hosts=None) and following.startswith("/")
    return HttpResponseRedirect(following if local else "/")


@require_POST
def set_language(request: HttpRequest) -> HttpResponse:
    """Another language."""
    response = back(request)
    chosen = request.POST.get("language", "")
    if chosen in dict(settings.LANGUAGES):
        preferences.put(request, response, settings.LANGUAGE_COOKIE_NAME, chosen)
        if (guest := guests.guest_id(request)) is not None:
            WRITER.do(HOUSE, lambda: whereabouts.note(guest, language=chosen))
    return response


@require_POST
def set_theme(request: HttpRequest) -> HttpResponse:
    """Light, dark, or as the system has it."""
    response = back(request)
    chosen = request.POST.get("theme", "")
    if chosen in preferences.THEMES:
        preferences.put(request, response, "theme", chosen)
    return response


@require_POST
def set_settings(request: HttpRequest) -> HttpResponse:
    """What to ask for again, how fast to show the others' moves, and how loud to knock."""
    response = back(request)
    pace, confirm = request.POST.get("pace", "normal"), request.POST.get("confirm", "ways")
    sound = request.POST.get("sound", "quiet")
    if pace in preferences.PACES and confirm in preferences.CONFIRMS and sound in preferences.SOUNDS:
        preferences.put(request, response, "settings", f"{pace}.{confirm}.{sound}")
    return response


@require_POST
def set_name(request: HttpRequest) -> HttpResponse:
    """Another name: the guest's own, or that of one seat where several share a screen."""
    name, code = clean(request.POST.get("name", "")), request.POST.get("table", "")
    response = back(request)
    if code:
        live, seat = OPEN_TABLES.table(code), seat_of(request)
        WRITER.do(live.code, lambda: seating.rename(live, seat, name, guests.ticket(request)))
    elif name:
        guest = guests.welcome(request, name)
        guests.remember(request, response, guest)
        OPEN_TABLES.renamed(guest)
    return response
