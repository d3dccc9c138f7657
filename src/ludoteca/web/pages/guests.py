"""Guests: who a browser is, kept in signed cookies. There are no accounts, but every guest is a player."""

from __future__ import annotations

import json

from django.core import signing
from django.http import HttpRequest, HttpResponse

from ..live.people.models import Player
from ..live.people.names import called
from ..live.tables.ticket import Ticket
from ..live.writer import HOUSE, WRITER
from ..render.viewer import HandedTo

GUEST, SEATS, HANDED_TO = "guest", "seats", "eyes"  # the names of the cookies
YEARS = 5 * 365 * 24 * 3600  # seconds; browsers may shorten it
MOST_SEATS = 30  # opened from another device; the oldest go first


def guest_id(request: HttpRequest) -> int | None:
    """The player this browser is, as its cookie says."""
    value = signed(request, GUEST)
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def ticket(request: HttpRequest) -> Ticket:
    """What this browser may play: the seats of its player, and those whose secret it was given."""
    return Ticket(guest_id(request), frozenset(secrets(request)))


def secrets(request: HttpRequest) -> list[str]:
    """The secrets of seats that were opened here by a link, oldest first."""
    value = signed(request, SEATS)
    return [secret for secret in value if isinstance(secret, str)] if isinstance(value, list) else []


def handed_to(request: HttpRequest, code: str) -> HandedTo | None:
    """The seat to which this screen was handed last at a table, where several share it."""
    match signed(request, HANDED_TO):
        case [str(table), int(seat), int(revision)] if table == code:
            return HandedTo(seat, revision)
    return None


def player(request: HttpRequest) -> Player | None:
    """This browser's player, if it has one."""
    known = guest_id(request)
    return Player.objects.filter(pk=known).first() if known is not None else None


def welcome(request: HttpRequest, name: str = "") -> Player:
    """This browser's player: a new one if it has none yet, and with another name if one is said."""
    guest = player(request)
    if guest is None:
        return WRITER.do(HOUSE, lambda: Player.objects.create(name=name))
    if name and name not in (guest.name, called(guest)):
        guest.name = name
        WRITER.do(HOUSE, guest.save)
    return guest


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


def remember(request: HttpRequest, response: HttpResponse, guest: Player) -> None:
    """Let the browser know its player from now on."""
    if guest_id(request) != guest.pk:
        keep(request, response, GUEST, guest.pk)


def remember_seat(request: HttpRequest, response: HttpResponse, secret: str) -> None:
    """Let the browser hold a seat that belongs to another device's player."""
    others = [other for other in secrets(request) if other != secret]
    keep(request, response, SEATS, [*others, secret][-MOST_SEATS:])


def remember_handed_to(request: HttpRequest, response: HttpResponse, code: str, handed: HandedTo) -> None:
    """Let the browser show what the seat it was handed to may see."""
    keep(request, response, HANDED_TO, [code, handed.seat, handed.revision])
