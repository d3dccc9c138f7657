"""The house: whether people can be reached when a table waits for them, and which ways do not answer."""

from __future__ import annotations

from django.http import HttpRequest
from django.utils.translation import gettext as _

from ...live.notices.models import Channel
from ..request.addresses import loopback, site_url


def section(request: HttpRequest) -> dict[str, object]:
    """How many ways there are of each kind, how many of them fail, and whether browsers allow pushing here."""
    names = {"push": _("Browsers"), "mail": _("E-mail"), "hook": _("Other services"), "feed": _("Feeds")}
    url = site_url(request)
    return {
        "kinds": [(name, ways(kind), failing(kind)) for kind, name in names.items()],
        "pushes": url.startswith("https:") or loopback(url),
    }


def ways(kind: str) -> int:
    """How many ways of a kind there are."""
    return Channel.objects.filter(kind=kind).count()


def failing(kind: str) -> int:
    """How many of them did not answer the last time."""
    return Channel.objects.filter(kind=kind, failures__gt=0).count()
