"""Guests: who a browser is, kept in signed cookies. There are no accounts, but every guest is a player."""

from __future__ import annotations

import json
import unicodedata

from django.core import signing
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext as _

from ..live.tables.models import Player
from ..live.writer import WRITER
from ..render.viewer import Eyes, Ticket

GUEST, SEATS, EYES = "guest", "seats", "eyes"
YEARS = 5 * 365 * 24 * 3600  # seconds; browsers may shorten it
MOST_SEATS = 30  # opened from another device; the oldest go first
NAME = 24  # letters


def guest_id(request: HttpRequest) -> int | None:
    """The player this browser is, as its cookie says."""
    said = signed(request, GUEST)
    return said if isinstance(said, int) and not isinstance(said, bool) else None


def ticket(request: HttpRequest) -> Ticket:
    """What this browser may play: the seats of its player, and those whose secret it was given."""
    return Ticket(guest_id(request), frozenset(secrets(request)))


def secrets(request: HttpRequest) -> list[str]:
    """The secrets of seats that were opened here by a link, oldest first."""
    said = signed(request, SEATS)
    return [one for one in said if isinstance(one, str)] if isinstance(said, list) else []


def eyes(request: HttpRequest, code: str) -> Eyes | None:
    """Whose eyes were confirmed last at a table, where several share this screen."""
    match signed(request, EYES):
        case [str(table), int(seat), int(revision)] if table == code:
            return Eyes(seat, revision)
    return None


def player(request: HttpRequest) -> Player | None:
    """This browser's player, if it has one."""
    known = guest_id(request)
    return Player.objects.filter(pk=known).first() if known is not None else None


def welcome(request: HttpRequest, name: str = "") -> Player:
    """This browser's player: a new one if it has none yet, and with another name if one is said."""
    found = player(request)
    if found is None:
        return WRITER.do(lambda: Player.objects.create(name=name))
    if name and name not in (found.name, called(found)):
        found.name = name
        WRITER.do(found.save)
    return found


def called(found: Player | None) -> str:
    """A player's name, in the language that is spoken now."""
    if found is None:
        return ""
    return found.name or _("Guest %(number)s") % {"number": found.number}


def clean(name: str) -> str:
    """A name that can be shown: one line, nothing invisible, not too long."""
    visible = "".join(c if unicodedata.category(c)[0] not in "CZ" else " " for c in name[:200])
    return " ".join(visible.split())[:NAME].strip()


# -- cookies -----------------------------------------------------------------------------------------------------------


def signed(request: HttpRequest, name: str) -> object:
    """What a signed cookie of ours says; nothing if anybody has changed it."""
    try:
        return json.loads(signing.Signer(salt=name).unsign(request.COOKIES.get(name, "")))
    except (signing.BadSignature, ValueError):
        return None


def keep(request: HttpRequest, response: HttpResponse, name: str, value: object) -> None:
    """Keep something in a signed cookie that no script can read."""
    text = signing.Signer(salt=name).sign(json.dumps(value, separators=(",", ":")))
    secure = request.is_secure()
    response.set_cookie(name, text, max_age=YEARS, httponly=True, secure=secure, samesite="Lax")


def remember(request: HttpRequest, response: HttpResponse, found: Player) -> None:
    """Let the browser know its player from now on."""
    if guest_id(request) != found.pk:
        keep(request, response, GUEST, found.pk)


def remember_seat(request: HttpRequest, response: HttpResponse, secret: str) -> None:
    """Let the browser hold a seat that belongs to another device's player."""
    kept = [one for one in secrets(request) if one != secret]
    keep(request, response, SEATS, [*kept, secret][-MOST_SEATS:])
