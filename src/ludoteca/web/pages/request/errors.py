"""When something cannot be: a page that says why, in the reader's language, and leads back."""

from __future__ import annotations

from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.utils.translation import gettext as _

from ...live.refusal import NONSENSE, TOO_FAST

KNOWN = (400, 403, 404, 429, 503)  # each has a page of its own


def page(request: HttpRequest, status: int, sentence: str) -> HttpResponse:
    """An error's page; it does without what every page knows if the database cannot tell who reads it."""
    template = f"{status if status in KNOWN else 400}.html"
    try:
        return render(request, template, {"sentence": sentence}, status=status)
    except (OperationalError, InterfaceError):
        return HttpResponse(render_to_string(template, {"sentence": sentence}), status=status)


def bad_request(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """400"""
    return page(request, 400, str(NONSENSE))


def forbidden(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """403"""
    return page(request, 403, _("This is not for you to do."))


def no_token(request: HttpRequest, reason: str = "") -> HttpResponse:
    """A form that did not come from a page of ours, or from one that was open for too long."""
    return render(request, "403_csrf.html", status=403)


def not_found(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """404"""
    return page(request, 404, _("There is nothing at this address."))


def too_fast(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """429"""
    response = page(request, 429, str(TOO_FAST))
    response["Retry-After"] = "60"
    return response


def failed(request: HttpRequest, *args: object) -> HttpResponse:
    """500: nothing is looked up any more, since that may be what failed."""
    return HttpResponse(render_to_string("500.html"), status=500)
