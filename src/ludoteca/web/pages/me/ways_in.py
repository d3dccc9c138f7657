"""Me: by which ways I get in on another device, or after this browser has forgotten me."""

from __future__ import annotations

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from django.conf import settings
from django.http import HttpRequest

from ...live.people.models import Player
from .adapter import passkeys_work


def section(request: HttpRequest, player: Player | None) -> dict[str, object] | None:
    """What the page shows of it; nothing to guests."""
    if player is None or player.user is None:
        return None
    mine = Authenticator.objects.filter(user=player.user)
    passkeys = [each.wrap() for each in mine.filter(type=Authenticator.Type.WEBAUTHN).order_by("created_at")]
    password = player.user.has_usable_password()
    return {
        "passkeys": passkeys,
        "passkeys_work": passkeys_work(request),
        "password": password,
        "handle": player.handle,
        "codes": password and bool(passkeys),
        "mail": settings.LUDOTECA_MAIL is not None,
        "addresses": EmailAddress.objects.filter(user=player.user).order_by("pk"),
        "none": not passkeys and not password,
    }
