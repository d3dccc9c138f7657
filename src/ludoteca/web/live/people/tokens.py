"""Tokens: how a browser is known. Each has one of its own, at random; here only its digest is kept.

Guests were once known by their signed number. Whoever still brings one is known by it until they have come back with
the token that they were given for it (`Player.signed`).
"""

from __future__ import annotations

import hashlib
import secrets
from datetime import timedelta
from functools import partial

from django.utils import timezone

from ..writer import HOUSE, WRITER
from .models import Player, Token

DISUSE = timedelta(days=400)  # after which a token is worth nothing; no browser keeps a cookie for longer


def digest_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def give(player: int) -> str:
    """A new token for a player."""
    token = secrets.token_urlsafe(32)
    WRITER.do(HOUSE, lambda: Token.objects.create(digest=digest_of(token), player_id=player))
    return token


def player_of(token: str) -> Player | None:
    """The guest whose token it is; its use is noted once a day. The token of somebody who has an account is nobody's.

    It is looked up each time: somebody may have kept their place a moment ago, at another process.
    """
    owners = Token.objects.select_related("player").filter(player__user__isnull=True, player__erased__isnull=True)
    found = owners.filter(digest=digest_of(token)).first()
    if found is None or expired(found):
        return None
    if found.seen != timezone.now().date():
        WRITER.ask(HOUSE, partial(use, found))
    return found.player


def expired(token: Token) -> bool:
    """Whether nobody has used a token for so long that it is worth nothing."""
    return (token.seen or token.created.date()) < timezone.now().date() - DISUSE


def use(token: Token) -> None:
    """Note that a token is used; from now on its player is known by tokens alone. In the writer."""
    Token.objects.filter(pk=token.pk).update(seen=timezone.now().date())
    Player.objects.filter(pk=token.player_id, signed=True).update(signed=False)


def still_signed(player: int) -> Player | None:
    """A guest who is still known by a signed number."""
    return Player.objects.filter(pk=player, signed=True, user__isnull=True, erased__isnull=True).first()


def forget() -> None:
    """Remove what is worth nothing any more; in the writer."""
    before = timezone.now() - DISUSE
    Token.objects.filter(seen__lt=before.date()).delete()
    Token.objects.filter(seen__isnull=True, created__lt=before).delete()
