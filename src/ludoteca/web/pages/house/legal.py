"""The legal pages, for everybody; and what robots are told."""

from __future__ import annotations

from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_safe

from ...live.house import papers
from ...live.refusal import Refusal
from ...render.language import language
from ..request.middleware import PERSONAL

TITLES = {"privacy": _("Privacy"), "terms": _("Terms"), "contact": _("Contact")}
NO_PAGE = _("There is nothing at this address.")


@dataclass(frozen=True)
class Block:
    """A heading, or a paragraph."""

    text: str
    heading: bool = False


def blocks(text: str) -> list[Block]:
    """A plain text on a page: a line that begins with # is a heading, an empty line ends a paragraph."""
    parts = [part.strip() for part in text.split("\n\n") if part.strip()]
    return [Block(part.lstrip("# "), heading=True) if part.startswith("#") else Block(part) for part in parts]


@require_safe
def legal(request: HttpRequest, kind: str) -> HttpResponse:
    """One legal page."""
    if kind not in TITLES:
        raise Refusal(NO_PAGE, status=404)
    shown = blocks(papers.text_of(kind, language()))
    return render(request, "house/legal.html", {"title": TITLES[kind], "blocks": shown})


@require_safe
def robots(request: HttpRequest) -> HttpResponse:
    """No search engine is to look at anything personal."""
    lines = ["User-agent: *", *[f"Disallow: {place}" for place in PERSONAL]]
    return HttpResponse("\n".join(lines) + "\n", content_type="text/plain")
