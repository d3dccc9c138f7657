"""The pages around the tables: home, one game, its rules, and what a reader sets for themselves."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.contrib.staticfiles import finders
from django.db import connection
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.templatetags.static import static
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import gettext as _
from django.utils.translation import to_locale
from django.views.decorators.http import require_POST, require_safe

from ..live.tables import seating
from ..live.tables.open_tables import HALL
from ..live.tables.refusal import Refusal
from ..live.writer import WRITER
from ..render import listing
from ..render.rulebook import rulebook
from ..render.shelf import game_named, item, shelf
from . import guests, preferences
from .addresses import site_url


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """The shelf, the tables you are at, and finished games to look at again."""
    ticket = guests.ticket(request)
    context = {"shelf": shelf(), "tables": listing.current(ticket), "finished": listing.finished(ticket)}
    return preferences.no_store(render(request, "home.html", context))


@require_safe
def game(request: HttpRequest, name: str) -> HttpResponse:
    """One game: what to choose before playing it, and how others played it."""
    found = game_named(name)
    context = {"game": item(found), "finished": listing.recent(name), "og": preview(request, name)}
    return preferences.no_store(render(request, "game.html", context))


@require_safe
def rules(request: HttpRequest, name: str) -> HttpResponse:
    """The rules of a game."""
    game_named(name)
    try:
        book = rulebook(name, to_locale(preferences.language()))
    except FileNotFoundError as error:
        raise Refusal(_("The rules of this game have not been written down here yet."), status=404) from error
    context = {"name": name, "title": book.title, "html": book.html, "contents": book.contents}
    return render(request, "rules.html", {"rules": context, "og": preview(request, name)})


def preview(request: HttpRequest, name: str, title: str = "", description: str = "") -> dict[str, str]:
    """What messengers show of a link: a title, a sentence, a picture."""
    words = game_named(name).words(to_locale(preferences.language()))
    own = f"ludoteca/og/{name}.png"
    picture = static(own if finders.find(own) else "ludoteca/og/ludoteca.png")
    return {
        "title": title or words.title,
        "description": description or words.blurb,
        "image": site_url(request) + picture,
    }


@require_safe
def healthz(request: HttpRequest) -> HttpResponse:
    """Whether the site and its database are well."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")
    return HttpResponse("ok\n", content_type="text/plain")


# -- what a reader sets ------------------------------------------------------------------------------------------------


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
    """Whether to ask twice, and how fast to show the others' moves."""
    response = back(request)
    pace = request.POST.get("pace", "normal")
    if pace in preferences.PACES:
        twice = "twice" if request.POST.get("ask_twice") == "on" else "once"
        preferences.put(request, response, "settings", f"{pace}.{twice}")
    return response


@require_POST
def set_name(request: HttpRequest) -> HttpResponse:
    """Another name: the guest's own, or that of one seat where several share a screen."""
    name, code = guests.clean(request.POST.get("name", "")), request.POST.get("table", "")
    response = back(request)
    if code:
        live, seat = HALL.table(code), seat_of(request.POST)
        WRITER.do(lambda: seating.rename(live, seat, name, guests.ticket(request)))
        return response
    if name:
        found = guests.welcome(request, name)
        guests.remember(request, response, found)
        HALL.renamed(found)
    return response


def seat_of(form: Any) -> int:
    """The seat that a form names; -1 if it names none."""
    said = str(form.get("seat", ""))
    return int(said) if said.isascii() and said.isdecimal() and len(said) < 3 else -1
