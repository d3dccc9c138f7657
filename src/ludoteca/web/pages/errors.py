"""When something cannot be: a page that says why, in the reader's language, and leads back."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.utils.translation import gettext as _

from ..live.tables.refusal import NONSENSE


def page(request: HttpRequest, status: int, sentence: str, template: str = "") -> HttpResponse:
    """An error's page."""
    known = status if status in (400, 403, 404, 429, 500) else 400
    context = {"error": {"status": status, "sentence": sentence, "back": "/"}}
    return render(request, template or f"{known}.html", context, status=status)


def bad_request(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """400"""
    return page(request, 400, str(NONSENSE))


def forbidden(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """403"""
    return page(request, 403, _("This is not for you to do."))


def no_token(request: HttpRequest, reason: str = "") -> HttpResponse:
    """A form that did not come from a page of ours, or from one that was open for too long."""
    sentence = _("This page was open for too long, or cookies are off. Go back, load it again and try once more.")
    return page(request, 403, sentence, "403_csrf.html")


def not_found(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """404"""
    return page(request, 404, _("There is nothing at this address."))


def failed(request: HttpRequest, *args: Any) -> HttpResponse:
    """500: nothing is looked up any more, since that may be what failed."""
    return HttpResponse(render_to_string("500.html"), status=500)
