"""The house, for its owner: its sections, one below the other (templates/house/page.html lists them)."""

from __future__ import annotations

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from ...live.house import deeds
from ...live.house.models import Deed
from ...live.people.models import Player
from ...live.people.names import called
from ...live.tables.models import Table
from ..request.preferences import no_store
from . import bans, naming, post, reaching, texts
from .owner import for_the_owner

MANY = 20  # deeds


def counts(request: HttpRequest) -> dict[str, int]:
    """How many people and tables there are."""
    people, tables = Player.objects.filter(erased__isnull=True), Table.objects.filter(lesson__isnull=True)
    return {
        "kept": people.filter(user__isnull=False).count(),
        "guests": people.filter(user__isnull=True).count(),
        "open": tables.filter(status="open").count(),
        "running": tables.filter(status="running").count(),
        "over": tables.filter(status="over").count(),
    }


def done(request: HttpRequest) -> list[tuple[Deed, str, str]]:
    """What was done last to look after the house, in words, and by whom."""
    last = Deed.objects.select_related("who").order_by("-pk")[:MANY]
    return [(deed, deeds.say(deed), called(deed.who)) for deed in last]


# What a section of the page shows, by the name under which its template finds it.
SECTIONS: dict[str, Callable[[HttpRequest], object]] = {
    "counts": counts,
    "naming": naming.section,
    "post": post.section,
    "reaching": reaching.section,
    "texts": texts.section,
    "bans": bans.section,
    "done": done,
}


@require_safe
@for_the_owner
def house(request: HttpRequest) -> HttpResponse:
    """Everything that the owner looks after."""
    sections = {name: section(request) for name, section in SECTIONS.items()}
    return no_store(render(request, "house/page.html", sections))
