"""What waits for a reader: how many tables, the next of them, and small pictures of how they stand."""

from __future__ import annotations

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from ..live.tables.kept import listed
from ..live.tables.open_tables import OPEN_TABLES
from ..render.lists.small import digest, small_picture
from .request import guests, preferences
from .request.preferences import no_store
from .table.page import viewer_of


@require_safe
def waiting(request: HttpRequest) -> HttpResponse:
    """The tables that wait for this browser's decision, the longest waiting first; pages ask for it now and then."""
    return no_store(JsonResponse({"tables": listed.waiting(guests.ticket(request))}))


@require_safe
def go_next(request: HttpRequest) -> HttpResponse:
    """To the table that has waited longest, but not to the one that somebody comes from."""
    here = request.GET.get("after", "")
    others = [code for code in listed.waiting(guests.ticket(request)) if code != here]
    if others:
        return no_store(redirect("table", others[0]))
    messages.info(request, _("No table waits for you now."))
    return no_store(redirect("home"))


@require_safe
def small(request: HttpRequest, code: str) -> HttpResponse:
    """A small picture of a table, as this very reader may see it."""
    scene = OPEN_TABLES.table(code).scene
    viewer = viewer_of(request, scene)
    if scene.match is None or not viewer.held | viewer.away:
        raise Http404
    theme = preferences.theme(request) or ("dark" if "dark" in request.GET else "light")
    picture = small_picture(scene, viewer, theme)
    name = f'"{digest(picture)}"'
    known = request.headers.get("If-None-Match") == name
    response = HttpResponse(status=304) if known else HttpResponse(picture, content_type="image/svg+xml")
    response["ETag"], response["Cache-Control"] = name, "private, no-cache"
    response["Content-Security-Policy"] = "default-src 'none'; style-src 'unsafe-inline'"  # it has its own style
    return response
