"""The house: what the site is called."""

from __future__ import annotations

from functools import partial

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from ...live.house import deeds, site
from ...live.people.names import clean
from ...live.writer import HOUSE, WRITER
from ..request import guests
from .owner import for_the_owner


def section(request: HttpRequest) -> dict[str, object]:
    """What the page shows of it."""
    return {"title": site.title()}


@require_POST
@for_the_owner
def name(request: HttpRequest) -> HttpResponse:
    """Another name for the site; without one it is Ludoteca."""
    new = clean(request.POST.get("site", ""))
    WRITER.do(HOUSE, partial(rename, guests.guest_id(request) or 0, new))
    return redirect("house")


def rename(who: int, new: str) -> None:
    """Give the site another name; in the writer."""
    site.call(new)
    deeds.note(who, "name", new or site.LUDOTECA)
