"""The picture of a game that is over, for whoever gets its link."""

from __future__ import annotations

import hashlib

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from ...render.language import language, speaking
from ...render.report.picture import picture as drawn
from .replays import finished

FOR_A_DAY = "public, max-age=86400"


@require_safe
def picture(request: HttpRequest, code: str) -> HttpResponse:
    """The board at the end, who has won, and everybody's points, as PNG."""
    scene, match = finished(code)
    wish = request.GET.get("in", "")
    spoken = wish if wish in dict(settings.LANGUAGES) else language()
    with speaking(spoken):
        image = drawn(scene, match, spoken)
    name = f'"{hashlib.sha256(image).hexdigest()[:16]}"'
    known = request.headers.get("If-None-Match") == name
    response = HttpResponse(status=304) if known else HttpResponse(image, content_type="image/png")
    response["ETag"], response["Cache-Control"] = name, FOR_A_DAY
    return response
