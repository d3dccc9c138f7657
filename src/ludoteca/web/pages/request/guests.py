"""Guests: who a browser is. A guest is known by a cookie; whoever has kept their place, by a session."""

from __future__ import annotations

import json

from django.contrib.sessions.backends.base import SessionBase
from django.core import signing
from django.http import HttpRequest, HttpResponse, HttpResponseBase

from ...live.people import tokens
from ...live.people.models import Player
from ...live.people.names import called
from ...live.tables.models import Seat
from ...live.tables.ticket import Ticket
from ...live.writer import HOUSE, WRITER
from ...render.language import language
from ...render.viewer import HandedTo

NUL = "\0"  # PostgreSQL takes it in no text
GUEST, SEATS, HANDED_TO = "guest", "seats", "eyes"  # the names of the cookies
LONG = int(tokens.DISUSE.total_seconds())
MOST_SEATS = 30  # opened from another device; the oldest go first


def player(request: HttpRequest) -> Player | None:
    """The player this browser is, by its account or else by its cookie; looked up once for each request."""
    known: dict[str, Player | None] = vars(request)
    if "player" not in known:
        known["player"] = kept_player(request) or guest(request)
    return known["player"]


def look_again(request: HttpRequest) -> None:
    """This browser may be somebody else from now on."""
    for known in ("player", "guest"):
        vars(request).pop(known, None)


def guest_id(request: HttpRequest) -> int | None:
    """The number of this browser's player."""
    known = player(request)
    return known.pk if known is not None else None


def kept_player(request: HttpRequest) -> Player | None:
    """The player whose account is signed in here; guests have no session, and nothing is looked up for them."""
    session: SessionBase = request.session
    if session.session_key is None or not request.user.is_authenticated:
        return None
    return Player.objects.filter(user_id=request.user.pk).first()


def guest(request: HttpRequest) -> Player | None:
    """The guest whom this browser's cookie names, whoever is signed in; looked up once for each request."""
    known: dict[str, Player | None] = vars(request)
    if "guest" not in known:
        known["guest"] = numbered(request) or tokened(request)
    return known["guest"]


def tokened(request: HttpRequest) -> Player | None:
    """The guest whose token this browser has."""
    token = request.COOKIES.get(GUEST, "")
    return tokens.player_of(token) if token else None


def numbered(request: HttpRequest) -> Player | None:
    """The guest whose signed number this browser still has from before there were tokens."""
    value = signed(request, GUEST)
    number = value if isinstance(value, int) and not isinstance(value, bool) else None
    return tokens.still_signed(number) if number is not None else None


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


def welcome(request: HttpRequest, name: str = "") -> Player:
    """This browser's player: a new one if it has none yet, and with another name if one is said."""
    known = player(request)
    if known is None:
        spoken = language()  # here: the writer speaks none
        return WRITER.do(HOUSE, lambda: Player.objects.create(name=name, language=spoken))
    if name and name not in (known.name, called(known)):
        known.name = name
        WRITER.do(HOUSE, lambda: known.save(update_fields=["name"]))
    return known


# -- cookies -----------------------------------------------------------------------------------------------------------


def own_cookies(request: HttpRequest) -> dict[str, str]:
    """A browser's cookies, but for those with what no database keeps: they are none of ours."""
    return {name: value for name, value in request.COOKIES.items() if NUL not in value}


def signed(request: HttpRequest, name: str) -> object:
    """What a signed cookie of ours says; nothing if anybody has changed it."""
    try:
        return json.loads(signing.Signer(salt=name).unsign(request.COOKIES.get(name, "")))
    except (signing.BadSignature, ValueError):
        return None


def hand_out(request: HttpRequest, response: HttpResponseBase, player: int) -> None:
    """Give this browser a token of its own."""
    keep_text(request, response, GUEST, tokens.give(player))


def renew(request: HttpRequest, response: HttpResponseBase) -> None:
    """A token is kept for as long as it is used; a signed number is exchanged for one."""
    if GUEST in response.cookies or GUEST not in request.COOKIES:
        return
    if (old := numbered(request)) is not None:
        hand_out(request, response, old.pk)
    elif guest(request) is not None:
        keep_text(request, response, GUEST, request.COOKIES[GUEST])


def forget(request: HttpRequest, response: HttpResponse, player: int) -> None:
    """Let the browser forget a player who has an account: their seats, and the cookie that opens nothing any more."""
    own = set(Seat.objects.filter(player=player, secret__in=secrets(request)).values_list("secret", flat=True))
    if own:
        keep(request, response, SEATS, [secret for secret in secrets(request) if secret not in own])
    if guest(request) is None:
        response.delete_cookie(GUEST)
    response.delete_cookie(HANDED_TO)


def keep(request: HttpRequest, response: HttpResponse, name: str, value: object) -> None:
    """Keep something in a signed cookie that no script can read."""
    keep_text(request, response, name, signing.Signer(salt=name).sign(json.dumps(value, separators=(",", ":"))))


def keep_text(request: HttpRequest, response: HttpResponseBase, name: str, text: str) -> None:
    """Keep a text in a cookie that no script can read."""
    secure = request.is_secure()
    response.set_cookie(name, text, max_age=LONG, httponly=True, secure=secure, samesite="Lax")


def remember(request: HttpRequest, response: HttpResponse, guest: Player) -> None:
    """Let the browser know its player from now on."""
    if guest_id(request) != guest.pk:
        hand_out(request, response, guest.pk)


def remember_seat(request: HttpRequest, response: HttpResponse, secret: str) -> None:
    """Let the browser hold a seat that belongs to another device's player."""
    others = [other for other in secrets(request) if other != secret]
    keep(request, response, SEATS, [*others, secret][-MOST_SEATS:])


def remember_handed_to(request: HttpRequest, response: HttpResponse, code: str, handed: HandedTo) -> None:
    """Let the browser show what the seat it was handed to may see."""
    keep(request, response, HANDED_TO, [code, handed.seat, handed.revision])
