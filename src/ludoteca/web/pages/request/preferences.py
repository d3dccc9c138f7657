"""How a reader likes the site: language, light or dark, pace. Kept in plain cookies, checked whenever they are read."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.urls import reverse
from django.utils.functional import SimpleLazyObject
from django.utils.safestring import mark_safe

from .... import __version__
from ....core.native import compiled
from ...live.house.site import title
from ...live.people.names import called
from ...render.art import SPRITE, VERSION
from ...render.language import language
from ...render.viewer import Display
from .addresses import loopback, site_url
from .guests import player
from .shape import narrow

YEAR = 365 * 24 * 3600
THEMES = ("", "light", "dark")
CONFIRMS = ("never", "ways", "all")  # what shows itself before it is played: nothing, ways that count, all that counts
PACES = ("slow", "normal", "quick", "off")
SOUNDS = ("off", "quiet", "on")  # of the knock when it is one's turn


def theme(request: HttpRequest) -> str:
    """Light, dark, or as the system has it."""
    chosen = request.COOKIES.get("theme", "")
    return chosen if chosen in THEMES else ""


def pace(request: HttpRequest) -> str:
    """How fast the others' moves are shown."""
    return chosen(request, 0, PACES, "normal")


def confirm(request: HttpRequest) -> str:
    """What is shown before it is played, and played by the same tap again."""
    return chosen(request, 1, CONFIRMS, "ways")


def sound(request: HttpRequest) -> str:
    """How loud it knocks when it is the reader's turn."""
    return chosen(request, 2, SOUNDS, "quiet")


def chosen(request: HttpRequest, place: int, possible: tuple[str, ...], otherwise: str) -> str:
    """One of the settings, which stand in one cookie: "normal.ways.quiet"."""
    words = [*request.COOKIES.get("settings", "").split("."), "", "", ""]
    return words[place] if words[place] in possible else otherwise


def display(request: HttpRequest) -> Display:
    """How this reader is shown a table."""
    origin = site_url(request)
    return Display(language(), narrow(request), origin, loopback(origin))


def put(request: HttpRequest, response: HttpResponseBase, name: str, value: str) -> None:
    """Keep a preference."""
    response.set_cookie(name, value, max_age=YEAR, secure=request.is_secure(), samesite="Lax")


def everywhere(request: HttpRequest) -> dict[str, object]:
    """What every page knows."""
    return {
        "site": site(site_url(request), theme(request), SimpleLazyObject(lambda: called(player(request))), title()),
        "settings": {"confirm": confirm(request), "pace": pace(request), "sound": sound(request)},
    }


def site(url: str, theme: str, name: object, title: str) -> dict[str, object]:
    """What every page says of the site, and to whom."""
    return {
        "url": url,
        "theme": theme,
        "name": name,
        "title": title,
        "sprite": mark_safe(SPRITE),
        "art": reverse("art", args=[VERSION]),
        "version": __version__,
        "compiled": compiled(),
    }


def no_store(response: HttpResponse) -> HttpResponse:
    """A page that the next person at this browser must not find again by going back."""
    response["Cache-Control"] = "no-store, private"
    return response
