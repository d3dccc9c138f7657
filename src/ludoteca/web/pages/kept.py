"""Kept pages: a page is made once for all who like the site alike, and what is a reader's own fills its holes."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from html import escape
from typing import NamedTuple

from django.contrib.messages import get_messages
from django.http import HttpRequest, HttpResponse
from django.middleware.csrf import get_token
from django.template.loader import render_to_string
from django.utils.safestring import SafeString, mark_safe

from ...games import GAMES
from ..live.house.site import title
from ..live.people.names import called
from ..render.language import language
from .request import preferences
from .request.addresses import site_url
from .request.guests import player

MANY = 64  # pages
HOLE = re.compile("\ue000([a-z]+)\ue001")  # letters that stand on no page of ours
Context = Callable[[], dict[str, object]]


class Liking(NamedTuple):
    """How a reader likes the site, and which games it has."""

    language: str
    theme: str
    pace: str
    confirm: str
    games: tuple[str, ...]


def kept_page(request: HttpRequest, template: str, same: Context, own: Mapping[str, str]) -> HttpResponse:
    """A page with what is the *same* for everybody, and the reader's *own* parts as HTML; an empty one is not there."""
    notices = [escape(str(notice)) for notice in get_messages(request)]
    parts = {**own, "notices": "</li><li>".join(notices)}
    here = frozenset([name for name, text in parts.items() if text])
    everywhere = {
        "token": get_token(request),
        "path": escape(request.get_full_path()),
        "url": escape(site_url(request)),
        "name": escape(called(player(request))),
        "title": escape(title()),
    }
    pieces = kept(template, same, tuple(parts), here, liking(request))
    return HttpResponse(filled(pieces, {**parts, **everywhere}))


def liking(request: HttpRequest) -> Liking:
    """How this reader likes the site."""
    return Liking(
        language(),
        preferences.theme(request),
        preferences.pace(request),
        preferences.confirm(request),
        tuple(GAMES),
    )


@lru_cache(maxsize=MANY)
def kept(template: str, same: Context, names: tuple[str, ...], here: frozenset[str], like: Liking) -> list[str]:
    """The pieces of a page: text and the name of a hole in turn. The language must be the one that is spoken now."""
    context = {
        **{name: hole(name) if name in here else "" for name in names},
        **same(),
        "messages": [hole("notices")] if "notices" in here else [],
        "csrf_token": hole("token"),
        "request": {"get_full_path": hole("path")},
        "site": preferences.site(hole("url"), like.theme, hole("name"), hole("title")),
        "settings": {"pace": like.pace, "confirm": like.confirm},
    }
    return HOLE.split(render_to_string(template, context))


def hole(name: str) -> SafeString:
    """What marks a hole in a page."""
    return mark_safe(f"\ue000{name}\ue001")


def filled(pieces: list[str], parts: dict[str, str]) -> str:
    """A page without holes; nothing that was filled in is looked at again."""
    return "".join([parts[piece] if number % 2 else piece for number, piece in enumerate(pieces)])
