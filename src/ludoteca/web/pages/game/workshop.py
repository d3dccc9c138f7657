"""The workshop: an option whose value is built by hand, step by step. Every step is an address of its own.

What is being built, what may come next and what is still wrong all come from the game; this page knows no game.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_safe

from ....core.game import AnyGame
from ....core.seen.picture import Picture
from ....core.setup.options import Option, Workshop
from ...live.refusal import Refusal
from ...render.language import words_of
from ...render.lists.listing import offered_to
from ...render.lists.shelf import game_named, offered
from ...render.rules.rulebook import anchor
from ..link_preview import link_preview
from ..request import guests
from ..request.preferences import no_store

LONGEST = 1000  # letters of a value


@dataclass(frozen=True)
class BuildingMove:
    """What may be done next: its words, and the value it leads to."""

    words: str
    value: str

    @property
    def url(self) -> str:
        """Where it leads, from this page."""
        return f"?{urlencode({'value': self.value})}"


@dataclass(frozen=True)
class Bench:
    """A value in the making, as the page shows it."""

    pictures: list[Picture]
    moves: list[BuildingMove]
    problem: str  # empty: it can be played
    section: str
    rules: str


@require_safe
def build(request: HttpRequest, name: str, option: str) -> HttpResponse:
    """A value that is being built, and once it can be played the forms that set a table with it."""
    game = game_named(name)
    building, value = option_named(game, option), request.GET.get("value", "")
    if len(value) > LONGEST:
        raise Refusal(_("This is too long to be read. Begin anew."), status=400)
    words = words_of(game)
    made = game.workshop(option, value, words)
    if made is None:
        raise Refusal(_("This option is not built by hand."), status=404)
    card = offered_to(guests.ticket(request), game)
    context = {
        "game": replace(card, options=[other for other in card.options if other.name != option]),
        "option": offered(game, building, words),
        "built": {"name": option, "value": value},
        "workshop": bench(game, made),
        "og": link_preview(request, name),
    }
    return no_store(render(request, "workshop.html", context))


def option_named(game: AnyGame, name: str) -> Option:
    """An option of a game that is built by hand."""
    for option in game.options:
        if option.name == name and option.handmade:
            return option
    raise Refusal(_("This game has no such option to build."), status=404)


def bench(game: AnyGame, made: Workshop) -> Bench:
    """What the page shows of a value in the making."""
    rules = reverse("rules", args=[game.name])
    place = f"{rules}#{anchor(made.section)}" if made.section else rules
    moves = [BuildingMove(words, value) for words, value in made.moves]
    return Bench(made.pictures, moves, made.problem, made.section, place)
