"""What is this? The legend of a game, and its words for the bubbles of a table."""

from __future__ import annotations

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from ...live.refusal import NONSENSE, Refusal
from ...render.language import language
from ...render.lists.shelf import game_card, game_named
from ...render.rules.legend import sheet, told_things, version


@require_safe
def legend(request: HttpRequest, name: str) -> HttpResponse:
    """Everything of a game on one sheet."""
    game = game_named(name)
    return render(request, "legend.html", {"game": game_card(game), "legend": sheet(game, language())})


@require_safe
def things(request: HttpRequest, name: str, speech: str, asked: str) -> HttpResponse:
    """What everything of a game is, in words. The address changes with them, so a browser asks once."""
    game = game_named(name)
    if speech not in dict(settings.LANGUAGES):
        raise Refusal(NONSENSE, status=404)
    response = HttpResponse(told_things(game, speech), content_type="application/json; charset=utf-8")
    fresh = asked == version(game, speech)
    response["Cache-Control"] = "public, max-age=31536000, immutable" if fresh else "no-cache"
    return response
