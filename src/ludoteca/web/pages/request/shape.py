"""The shape of a reader's screen, known before the first page is drawn: a narrow one gets the drawings of a phone."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse

WIDTH, HEIGHT = "Sec-CH-Viewport-Width", "Sec-CH-Viewport-Height"
HINTS = f"{WIDTH}, {HEIGHT}"
"""What a browser is asked to say with every request, if it will."""


def narrow(request: HttpRequest) -> bool:
    """Whether the screen is narrow: as a page of ours has found, or as the browser says, or if it is a phone."""
    found = request.COOKIES.get("narrow")
    if found in ("0", "1"):
        return found == "1"
    width, height = hint(request, WIDTH), hint(request, HEIGHT)
    return is_narrow(width, height) if width else mobile(request)


def is_narrow(width: int, height: int) -> bool:
    """The same rule as in shape.js and the stylesheets: a phone, a phone on its side, a tablet held upright."""
    return width <= 700 or 0 < height <= 500 or (width <= 1000 and width < height)


def hint(request: HttpRequest, name: str) -> int:
    """A number that the browser says by itself, or 0."""
    said = request.headers.get(name, "")
    return int(said) if said.isascii() and said.isdecimal() and len(said) < 6 else 0


def mobile(request: HttpRequest) -> bool:
    """Whether the browser calls itself a phone's."""
    return request.headers.get("Sec-CH-UA-Mobile") == "?1" or "Mobi" in request.headers.get("User-Agent", "")


def ask_first(request: HttpRequest, response: HttpResponse) -> HttpResponse:
    """A page whose drawing depends on the shape: a browser that has not said it is to ask again, and say it."""
    if "narrow" not in request.COOKIES:
        response["Critical-CH"] = HINTS
    response["Vary"] = ", ".join(filter(None, [response.get("Vary", ""), HINTS, "Sec-CH-UA-Mobile"]))
    return response
