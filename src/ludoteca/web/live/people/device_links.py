"""Device links: a way in for one more device of a kept player. Each is good once, and for ten minutes."""

from __future__ import annotations

import secrets
from datetime import timedelta

from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from ..refusal import Refusal
from ..writer import HOUSE, WRITER
from .models import DeviceLink, Player
from .tokens import digest_of

LASTS = timedelta(minutes=10)
SPENT = _("This link has been used already. Make a new one on the device where you are signed in.")
LATE = _("This link was good for ten minutes, and they are over. Make a new one on the device where you are signed in.")
UNKNOWN = _("There is no such link.")


def make(player: int) -> str:
    """A new token for a link; those made before are worth nothing any more."""
    token = secrets.token_urlsafe(24)

    def write() -> None:
        DeviceLink.objects.filter(player_id=player, spent=False).delete()
        DeviceLink.objects.create(digest=digest_of(token), player_id=player)

    WRITER.do(HOUSE, write)
    return token


def looked_at(token: str) -> Player:
    """Whom a link lets in; looking at it spends nothing, since messengers do."""
    link = DeviceLink.objects.select_related("player").filter(digest=digest_of(token)).first()
    if link is None or link.player.user_id is None:
        raise Refusal(UNKNOWN, status=404)
    if link.spent:
        raise Refusal(SPENT, status=410)
    if link.created < timezone.now() - LASTS:
        raise Refusal(LATE, status=410)
    return link.player


def spend(token: str) -> Player:
    """Use a link up; in the writer, so that of two devices only one is let in."""
    player = looked_at(token)
    if not DeviceLink.objects.filter(digest=digest_of(token), spent=False).update(spent=True):
        raise Refusal(SPENT, status=410)
    return player


def forget() -> None:
    """Remove links of the past; in the writer."""
    DeviceLink.objects.filter(created__lt=timezone.now() - timedelta(days=1)).delete()
