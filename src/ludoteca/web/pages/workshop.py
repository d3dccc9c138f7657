"""The workshop: an option whose value is built by hand, step by step. Every step is an address of its own.

What is being built, what may come next and what is still wrong all come from the option; this page knows no game.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from django.utils.translation import to_locale
from django.views.decorators.http import require_safe

from ...core.game import Game
from ...core.options import Option, Workshop
from ..live.tables.refusal import Refusal
from ..render.rulebook import anchor
from ..render.shelf import choice, game_named, handmade, item
from . import preferences
from .home import preview

LONGEST = 1000  # letters of a value


@require_safe
def build(request: HttpRequest, name: str, option: str) -> HttpResponse:
    """A value that is being built, and once it can be played the forms that set a table with it."""
    game = game_named(name)
    found, value = option_named(game, option), request.GET.get("value", "")
    if len(value) > LONGEST:
        raise Refusal(_("This is too long to be read. Begin anew."), status=400)
    words = game.words(to_locale(preferences.language()))
    made = found.workshop(value, words)
    if made is None:
        raise Refusal(_("This option is not built by hand."), status=404)
    on_the_shelf = item(game)
    on_the_shelf["options"] = [other for other in on_the_shelf["options"] if other["name"] != option]
    context = {
        "game": on_the_shelf,
        "option": choice(game, found, words),
        "built": {"name": option, "value": value},
        "workshop": steps(game, made),
        "og": preview(request, name),
    }
    return preferences.no_store(render(request, "workshop.html", context))


def option_named(game: Game, name: str) -> Option:
    """An option of a game that is built by hand."""
    for option in game.options:
        if option.name == name and handmade(option):
            return option
    raise Refusal(_("This game has no such option to build."), status=404)


def steps(game: Game, made: Workshop) -> dict[str, Any]:
    """What the page shows of a value in the making."""
    rules = reverse("rules", args=[game.name])
    return {
        "pictures": made.pictures,
        "moves": [
            {"words": words, "value": value, "url": f"?{urlencode({'value': value})}"} for words, value in made.moves
        ],
        "problem": made.problem,
        "section": made.section,
        "rules": f"{rules}#{anchor(made.section)}" if made.section else rules,
    }
