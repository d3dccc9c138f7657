"""The page "Me": its sections, one below the other (templates/me/page.html lists them)."""

from __future__ import annotations

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from ...live.people.models import Player
from ..house.owner import owner
from ..request import guests
from ..request.preferences import no_store
from . import bringing, channels, keeping, name, rest, ways_in

# What a section of the page shows, by the name under which its template finds it.
SECTIONS: dict[str, Callable[[HttpRequest, Player | None], object]] = {
    "keeping": keeping.section,
    "bringing": bringing.section,
    "name": name.section,
    "channels": channels.section,
    "rest": rest.section,
    "ways_in": ways_in.section,
    "owner": lambda request, player: owner(request),
}


@require_safe
def me(request: HttpRequest) -> HttpResponse:
    """Everything that is this browser's player's own."""
    player = guests.player(request)
    sections = {name: section(request, player) for name, section in SECTIONS.items()}
    return no_store(render(request, "me/page.html", {"player": player, **sections}))
