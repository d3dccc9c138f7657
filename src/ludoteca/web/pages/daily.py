"""The deal of the day: what it is, how it came out for everybody, and a table to play it at."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from functools import partial

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.formats import date_format
from django.utils.html import format_html
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from ..live.people.models import Player
from ..live.refusal import Refusal
from ..live.tables import daily
from ..live.tables.models import Daily, Table, Try
from ..live.tables.open_tables import OPEN_TABLES
from ..live.writer import HOUSE, WRITER
from ..render.language import words_of
from ..render.lists.shelf import game_card, game_named
from .link_preview import link_preview
from .request import guests
from .request.addresses import site_url
from .request.preferences import no_store


@dataclass(frozen=True)
class PlaceCount:
    """How often somebody came out at a place, and the best score there."""

    place: int
    tries: int
    best: int
    own: bool


@dataclass(frozen=True)
class Standing:
    """How a deal came out: everybody's results in numbers alone, and the reader's own."""

    tries: int
    places: list[PlaceCount]
    own: Try | None
    beaten: int | None  # the percentage of the others whom the reader has beaten


def of_today() -> str:
    """A link to today's deal."""
    day = daily.today()
    name = daily.game_of(day)
    return format_html('<a href="{}">{}</a>', address(day, name), words_of(game_named(name)).title)


def address(day: date, name: str) -> str:
    """Where the deal of a day is."""
    return reverse("daily", args=[day.isoformat(), name])


@require_safe
def today(request: HttpRequest) -> HttpResponse:
    """To the deal of today."""
    day = daily.today()
    return redirect(address(day, daily.game_of(day)))


@require_http_methods(["GET", "HEAD", "POST"])
def deal(request: HttpRequest, day: str, name: str) -> HttpResponse:
    """The deal of one day, or a table to play it at."""
    when = day_named(day, name)
    return play(request, when) if request.method == "POST" else told(request, when, name)


def day_named(text: str, name: str) -> date:
    """The day that an address names, if there is a deal of it."""
    try:
        when = date.fromisoformat(text)
    except ValueError as error:
        raise Refusal(daily.NO_DAY, status=404) from error
    if when > daily.today() or not dealt(when, name):
        raise Refusal(daily.NO_DAY, status=404)
    return when


def dealt(when: date, name: str) -> bool:
    """Whether this is the game of a day: as it was kept then, or as it is today."""
    kept = Daily.objects.filter(date=when).first()
    return kept.game == name if kept else when == daily.today() and daily.game_of(when) == name


def play(request: HttpRequest, when: date) -> HttpResponse:
    """A table with the deal of a day."""
    player = guests.welcome(request)
    response = redirect("table", WRITER.do(HOUSE, partial(sit_down, when, player)))
    guests.remember(request, response, player)
    return response


def sit_down(when: date, player: Player) -> str:
    """A table, its game begun; in the writer.

    Only a new one, which nobody else knows, is opened here: what is about any other is done under its own name.
    """
    code = daily.sit_down(when, player)
    if Table.objects.filter(code=code, status=Table.Status.OPEN).exists():
        OPEN_TABLES.open(code).start()
    return code


def told(request: HttpRequest, when: date, name: str) -> HttpResponse:
    """The page of a deal."""
    game = game_named(name)
    title = _("The deal of the day: %(title)s") % {"title": words_of(game).title}
    invitation = _("The same luck and the same bots for everybody. How far do you get?")
    kept, over = Daily.objects.filter(date=when).first(), daily.is_over(when)
    context = {
        "game": game_card(game),
        "title": title,
        "day": in_words(when),
        "over": over,
        "seed": kept.seed if kept and over else "",
        "standing": standing(kept, guests.guest_id(request)),
        "link": site_url(request) + address(when, name),
        "og": link_preview(request, name, title, invitation),
    }
    return no_store(render(request, "daily.html", context))


def in_words(when: date) -> str:
    """A day in the reader's language; Portuguese writes its months small."""
    words = date_format(when)
    return words.lower() if get_language() == "pt-br" else words


def standing(kept: Daily | None, reader: int | None) -> Standing:
    """How a deal came out so far."""
    tries = list(kept.tries.filter(counts=True, place__isnull=False)) if kept else []
    own = kept.tries.filter(player_id=reader, counts=True).first() if kept and reader else None
    places = [place_count(tries, place, own) for place in sorted({each.place or 0 for each in tries})]
    return Standing(len(tries), places, own, beaten(tries, own))


def place_count(tries: list[Try], place: int, own: Try | None) -> PlaceCount:
    """How often somebody came out at a place."""
    here = [each.score or 0 for each in tries if each.place == place]
    return PlaceCount(place, len(here), max(here), own is not None and own.place == place)


def beaten(tries: list[Try], own: Try | None) -> int | None:
    """The percentage of the others who came out worse: at a lower place, or at the same with fewer points."""
    others = [each for each in tries if own is not None and each.pk != own.pk]
    if own is None or own.place is None or not others:
        return None
    return round(100 * sum(merit(each) < merit(own) for each in others) / len(others))


def merit(attempt: Try) -> tuple[int, int]:
    """A number pair that is greater for a better result."""
    return -(attempt.place or 0), attempt.score or 0
