"""What every request passes before it reaches a page."""

from __future__ import annotations

from collections.abc import Callable

from django.conf import settings
from django.core.exceptions import DisallowedHost
from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.translation import gettext as _

from ...live.people import bans
from ...live.people.models import Ban
from ...live.refusal import NONSENSE, Refusal
from ...live.tables.crowds import FORMS
from ...live.writer.trouble import Trouble, trouble, word_for
from . import addresses, errors, guests, limiter
from .guests import NUL
from .shape import HINTS

Answer = Callable[[HttpRequest], HttpResponseBase]
SEEN = "seen"  # in a session: the day it was last used
WATCHED = ("/healthz", "/metrics")  # for whoever looks after the site
MAKING = ("/tables/", "/rematch/", "/try/")
KEEPING = ("/me/keep/", "/me/devices/", "/setup/")
ENTERING = ("/me/in/", "/me/passkeys/in/", "/me/second/", "/me/again/", "/me/code/", "/me/password/", "/d/")
PERSONAL = ("/me/", "/d/", "/t/", "/j/", "/house/", "/setup/")  # no search engine is to keep anything of these
CLEANED = ("name", "site")  # fields with names: of what is in them, only what can be shown is kept
FOR_THE_BANNED = ("/me/out/", "/me/delete/", "/me/zone/", "/language/", "/theme/", "/settings/")


def in_words(layer: Callable[[Answer], Answer]) -> Callable[[Answer], Answer]:
    """A layer around the pages that looks up who asks: what the database cannot do now, it says as they do."""

    def put_on(answer: Answer) -> Answer:
        own = layer(answer)

        def check(request: HttpRequest) -> HttpResponseBase:
            try:
                return own(request)
            except (OperationalError, InterfaceError) as error:
                return errors.page(request, 503, Trouble(word_for(error)).say())

        return check

    return put_on


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
        if request.path.startswith(PERSONAL):
            response["X-Robots-Tag"] = "noindex, nofollow"
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


@in_words
def patience(answer: Answer) -> Answer:
    """Whoever asks too often has to wait a little."""

    def check(request: HttpRequest) -> HttpResponseBase:
        address = str(request.META.get("REMOTE_ADDR", ""))
        kinds = kinds_of(request)
        if request.path in WATCHED or all(limiter.allowed(each, guests.guest_id(request), address) for each in kinds):
            return answer(request)
        return errors.too_fast(request)

    return check


def kinds_of(request: HttpRequest) -> list[str]:
    """What a request counts as."""
    if request.method in ("GET", "HEAD"):
        return ["read"]
    special = {"make": request.path.endswith(MAKING), "keep": request.path.startswith(KEEPING)}
    special["enter"] = request.path.startswith(ENTERING)
    return ["write", *[kind for kind, so in special.items() if so]]


def own_cookies(answer: Answer) -> Answer:
    """Nothing is looked up by a cookie that is none of ours."""

    def leave_out(request: HttpRequest) -> HttpResponseBase:
        request.COOKIES = guests.own_cookies(request)
        return answer(request)

    return leave_out


def legible(answer: Answer) -> Answer:
    """A form with what no database keeps cannot be understood; from names it is left out."""

    def check(request: HttpRequest) -> HttpResponseBase:
        told = [values for field, values in request.POST.lists() if field not in CLEANED]
        if any(NUL in value for values in told for value in values):
            return errors.page(request, 400, str(NONSENSE))
        return answer(request)

    return check


def in_turn(answer: Answer) -> Answer:
    """Few forms of one table at a time: while one cannot be answered, pages about everything else are."""

    def take_place(request: HttpRequest) -> HttpResponseBase:
        table = "" if request.method in ("GET", "HEAD") else table_of(request)
        if not table:
            return answer(request)
        try:
            with FORMS.place(table):
                return answer(request)
        except Trouble as crowded:
            return errors.page(request, crowded.status, crowded.say())

    return take_place


def table_of(request: HttpRequest) -> str:
    """The table that a form is about, by its code or an invitation; nothing if it is about none."""
    if request.path.startswith(("/t/", "/j/")):
        return request.path.split("/")[2]
    return request.POST.get("table", "")


@in_words
def not_banned(answer: Answer) -> Answer:
    """Whoever the host has banned may look at what everybody sees, but do nothing, and is told why."""

    def check(request: HttpRequest) -> HttpResponseBase:
        if request.method in ("GET", "HEAD") or request.path in FOR_THE_BANNED:
            return answer(request)
        ban = bans.standing(guests.guest_id(request))
        return answer(request) if ban is None else errors.page(request, 403, banned(ban))

    return check


def banned(ban: Ban) -> str:
    """What somebody is told whom the host has banned."""
    if ban.until is None:
        return _("The host of this site does not want you to play here. Why: %(why)s") % {"why": ban.why}
    until = date_format(ban.until, "DATETIME_FORMAT")
    sentence = _("The host of this site does not want you to play here until %(until)s (UTC). Why: %(why)s")
    return sentence % {"until": until, "why": ban.why}


@in_words
def known_guest(answer: Answer) -> Answer:
    """A page that is opened keeps its guest known; only where no cache between us can hand the token to others."""

    def keep(request: HttpRequest) -> HttpResponseBase:
        response = answer(request)
        if "no-store" in response.get("Cache-Control", ""):
            guests.renew(request, response)
            renew_session(request)
        return response

    return keep


def renew_session(request: HttpRequest) -> None:
    """A session lasts for as long as it is used; that is noted once a day."""
    today = timezone.now().date().isoformat()
    if request.session.session_key and request.user.is_authenticated and request.session.get(SEEN) != today:
        request.session[SEEN] = today


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

    def process_exception(self, request: HttpRequest, exception: BaseException) -> HttpResponse | None:
        """The page of a refusal."""
        if isinstance(exception, (OperationalError, InterfaceError)):  # of what is written without the writer: sessions
            exception = trouble(exception)
        if not isinstance(exception, Refusal):
            return None
        return errors.page(request, exception.status, exception.say())
