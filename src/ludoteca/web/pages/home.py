"""The pages around the tables: home, one game, its rules, and the stylesheet of the pictures."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.utils.translation import to_locale
from django.views.decorators.http import require_safe

from ..live.clocks.now import CLOCK
from ..live.refusal import Refusal
from ..live.writer.health import ailment
from ..render.art import STYLESHEET, VERSION
from ..render.language import language
from ..render.lists import listing
from ..render.lists.shelf import game_named, shelf
from ..render.markup.table_cards import cards_markup
from ..render.rules.rulebook import rulebook
from .daily import of_today
from .kept import kept_page
from .link_preview import link_preview
from .request import guests
from .request.preferences import no_store

FEW = 3  # finished games that are seen at once


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """The shelf, the tables you are at, and finished games to look at again."""
    ticket = guests.ticket(request)
    over = listing.finished(ticket)
    mine, others = listing.by_turn(listing.current(ticket))
    newcomer = "" if over else "yes"
    own = {
        "turn": cards_markup(mine),
        "count": f"({len(mine)}) " if mine else "",
        "tables": cards_markup(others),
        "finished": cards_markup(over[:FEW]),
        "earlier": cards_markup(over[FEW:]),
        "now": str(int(CLOCK.now().timestamp())),
        "newcomer": newcomer,
        "today": of_today(),
    }
    return no_store(kept_page(request, "home.html", the_shelf, own))


def the_shelf() -> dict[str, object]:
    """What is on everybody's home page."""
    return {"shelf": shelf()}


@require_safe
def game(request: HttpRequest, name: str) -> HttpResponse:
    """One game: what to choose before playing it, and how others played it."""
    ticket = guests.ticket(request)
    context = {
        "game": listing.offered_to(ticket, game_named(name)),
        "newcomer": listing.newcomer(ticket),
        "finished": cards_markup(listing.recent(name)),
        "og": link_preview(request, name),
    }
    return no_store(render(request, "game.html", context))


@require_safe
def rules(request: HttpRequest, name: str) -> HttpResponse:
    """The rules of a game."""
    game_named(name)
    try:
        book = rulebook(name, to_locale(language()))
    except FileNotFoundError as error:
        raise Refusal(_("The rules of this game have not been written down here yet."), status=404) from error
    return render(request, "rules.html", {"name": name, "rules": book})


@require_safe
def art(request: HttpRequest, version: str) -> HttpResponse:
    """The colours and rules of all pictures. Its address changes with it, so a browser asks for it once."""
    response = HttpResponse(STYLESHEET, content_type="text/css; charset=utf-8")
    response["Cache-Control"] = "public, max-age=31536000, immutable" if version == VERSION else "no-cache"
    return response


@require_safe
def healthz(request: HttpRequest) -> HttpResponse:
    """Whether the site is well, and if not, what is wrong."""
    wrong = ailment()
    return HttpResponse(f"{wrong or 'ok'}\n", status=503 if wrong else 200, content_type="text/plain")
