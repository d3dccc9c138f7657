"""Numbers that a form or a link names: whatever is no such number is one that fits nothing."""

from __future__ import annotations

from django.http import HttpRequest

LARGEST = 2**31 - 1  # of any number that comes in; a database column holds no more


def whole(text: str, digits: int, otherwise: int) -> int:
    """A whole number of at most so many digits; *otherwise* if the text is none."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= digits else otherwise


def seat_of(request: HttpRequest) -> int:
    """The seat that a form names; -1 if it names none."""
    return whole(request.POST.get("seat", ""), 2, -1)


def revision_of(request: HttpRequest) -> int:
    """The revision at which a form was made; -1 fits no table."""
    return min(whole(request.POST.get("revision", ""), 11, -1), LARGEST)
