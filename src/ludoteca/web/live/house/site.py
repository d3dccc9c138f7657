"""What the site is called, and whose it is."""

from __future__ import annotations

import time

from django.db import Error

from .models import House

LUDOTECA = "Ludoteca"
KNOWN = 5.0  # seconds for which the name is not asked for again
_known: list[tuple[float, str]] = []


def house() -> House:
    """The house as it is."""
    return House.objects.select_related("owner").first() or House()


def title() -> str:
    """What the site is called."""
    if not _known or _known[0][0] < time.monotonic() - KNOWN:
        try:
            _known[:] = [(time.monotonic(), house().name or LUDOTECA)]
        except Error:  # a page that tells of trouble has a name all the same
            return LUDOTECA
    return _known[0][1]


def call(name: str) -> None:
    """Give the site another name; in the writer."""
    House.objects.update_or_create(pk=1, defaults={"name": name})
    _known.clear()
