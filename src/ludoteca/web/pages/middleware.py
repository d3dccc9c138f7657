"""What every request passes before it reaches a page."""

from __future__ import annotations

from collections.abc import Callable

from django.conf import settings
from django.core.exceptions import DisallowedHost
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils.translation import gettext as _

from ..live.refusal import NONSENSE, TOO_FAST, Refusal
from . import addresses, errors, guests, limiter
from .shape import HINTS

Answer = Callable[[HttpRequest], HttpResponseBase]
WATCHED = ("/healthz", "/metrics")  # for whoever looks after the site
MAKING = ("/tables/", "/rematch/")


def known_host(answer: Answer) -> Answer:
    """Only requests that are meant for this site: no foreign name may be bent to point here."""

    def check(request: HttpRequest) -> HttpResponseBase:
        try:
            known = addresses.known_host(request.get_host())
        except DisallowedHost:
            known = False
        if known:
            return answer(request)
        return HttpResponse("This name is not served here.", status=400, content_type="text/plain")

    return check


def headers(answer: Answer) -> Answer:
    """Headers that keep a page to itself; the socket's address is named for browsers that do not see it in 'self'."""

    def add(request: HttpRequest) -> HttpResponseBase:
        response = answer(request)
        host = request.get_host()
        response["Permissions-Policy"] = "camera=(), geolocation=(), microphone=(), payment=(), usb=()"
        response["Cross-Origin-Resource-Policy"] = "same-origin"
        response["Accept-CH"] = HINTS
        response._csp_update = {"connect-src": [f"ws://{host}", f"wss://{host}"]}  # type: ignore[attr-defined]
        return response

    return add


def size(answer: Answer) -> Answer:
    """Nothing of ours needs a large body."""

    def check(request: HttpRequest) -> HttpResponseBase:
        length = request.META.get("CONTENT_LENGTH") or "0"
        if not length.isdecimal() or int(length) > settings.DATA_UPLOAD_MAX_MEMORY_SIZE:
            return errors.page(request, 413, _("This is too large."))
        return answer(request)

    return check


def patience(answer: Answer) -> Answer:
    """Whoever asks too often has to wait a little."""

    def check(request: HttpRequest) -> HttpResponseBase:
        kind = "read" if request.method in ("GET", "HEAD") else "write"
        address = str(request.META.get("REMOTE_ADDR", ""))
        kinds = [kind, "make"] if kind == "write" and request.path.endswith(MAKING) else [kind]
        if request.path in WATCHED or all(limiter.allowed(each, guests.guest_id(request), address) for each in kinds):
            return answer(request)
        response = errors.page(request, 429, str(TOO_FAST))
        response["Retry-After"] = "60"
        return response

    return check


def known_guest(answer: Answer) -> Answer:
    """A page that is opened keeps its guest known; only where no cache between us can hand the token to others."""

    def keep(request: HttpRequest) -> HttpResponseBase:
        response = answer(request)
        if "no-store" in response.get("Cache-Control", ""):
            guests.renew(request, response)
        return response

    return keep


class Refusals:
    """Whatever was refused becomes a page that says why."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        response = self.answer(request)
        if response.status_code != 405:
            return response
        page = errors.page(request, 405, str(NONSENSE))
        page["Allow"] = response["Allow"]
        return page

    def process_exception(self, request: HttpRequest, exception: Exception) -> HttpResponse | None:
        """The page of a refusal."""
        if not isinstance(exception, Refusal):
            return None
        return errors.page(request, exception.status, exception.say())
