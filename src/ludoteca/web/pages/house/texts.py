"""The house: the legal pages, written by the owner in both languages."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.functional import Promise
from django.views.decorators.http import require_http_methods

from ...live.house import deeds, papers
from ...live.refusal import Refusal
from ...live.writer import HOUSE, WRITER
from ..request import guests
from ..request.preferences import no_store
from .legal import NO_PAGE, TITLES
from .owner import for_the_owner


@dataclass(frozen=True)
class Draft:
    """A legal page in one language."""

    kind: str
    language: str
    title: Promise
    text: str = ""


def section(request: HttpRequest) -> list[Draft]:
    """What the page shows of it."""
    return [Draft(kind, language, TITLES[kind]) for kind in papers.KINDS for language in papers.LANGUAGES]


@require_http_methods(["GET", "HEAD", "POST"])
@for_the_owner
def edit(request: HttpRequest, kind: str, language: str) -> HttpResponse:
    """Write one legal page."""
    if kind not in papers.KINDS or language not in papers.LANGUAGES:
        raise Refusal(NO_PAGE, status=404)
    if request.method == "POST":
        WRITER.do(HOUSE, partial(keep, guests.guest_id(request) or 0, kind, language, request.POST.get("text", "")))
        return redirect("house")
    draft = Draft(kind, language, TITLES[kind], papers.text_of(kind, language))
    return no_store(render(request, "house/text.html", {"draft": draft, "longest": papers.LONGEST}))


def keep(who: int, kind: str, language: str, text: str) -> None:
    """Keep what the owner wrote; in the writer."""
    papers.write(kind, language, text)
    deeds.note(who, "paper", f"{kind} ({language})")
