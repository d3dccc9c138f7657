"""The first run: a link lets the host become the owner. It is printed by `serve`, and dies once it is used."""

from __future__ import annotations

import secrets

from django.utils.translation import gettext_lazy as _

from ..people.models import Player
from ..people.tokens import digest_of
from ..refusal import Refusal
from .deeds import note
from .models import House, SetUpLink
from .site import house

USED = _("This link is not good any more. While the site has no owner, a new one is shown whenever it is started.")
MOST = 8  # links at once: each process of a site may have printed one


def new_token() -> str:
    """A new token for a set-up link; nothing if there is an owner already."""
    if house().owner_id is not None:
        return ""
    token = secrets.token_urlsafe(24)
    SetUpLink.objects.create(digest=digest_of(token))
    old = SetUpLink.objects.order_by("-pk").values_list("pk", flat=True)[MOST:]
    SetUpLink.objects.filter(pk__in=list(old)).delete()
    return token


def check(token: str) -> None:
    """Refuse a link that is not good, or not any more."""
    if house().owner_id is not None or not SetUpLink.objects.filter(digest=digest_of(token)).exists():
        raise Refusal(USED, status=410)


def own(token: str, player: Player) -> None:
    """Make somebody the owner; in the writer, so that there is one. No set-up link is good from now on."""
    House.objects.select_for_update().get_or_create(pk=1)
    check(token)
    House.objects.filter(pk=1).update(owner=player)
    SetUpLink.objects.all().delete()
    note(player.pk, "own")
