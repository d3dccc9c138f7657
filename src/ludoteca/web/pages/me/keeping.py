"""Me: keeping my place. One button makes an account of this browser's player; nothing else is asked."""

from __future__ import annotations

from functools import partial

from django.contrib.auth import get_user_model, login
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from ...live.people import accounts
from ...live.people.models import Player
from ...live.tables.upkeep.hanging_up import hang_up
from ...live.writer import HOUSE, WRITER
from ..request import guests
from .adapter import passkeys_work

BACKEND = "allauth.account.auth_backends.AuthenticationBackend"


def section(request: HttpRequest, player: Player | None) -> dict[str, object]:
    """What the page shows of it."""
    return {"kept": player is not None and player.user_id is not None, "passkeys": passkeys_work(request)}


@require_POST
def keep(request: HttpRequest) -> HttpResponse:
    """Keep this browser's player, and offer a passkey where there can be one."""
    player = keep_player(request)
    response = redirect("mfa_add_webauthn" if passkeys_work(request) else "me")
    guests.forget(request, response, player.pk)
    return response


def keep_player(request: HttpRequest) -> Player:
    """This browser's player, who has an account from now on and is signed in here."""
    player = guests.welcome(request)
    if guests.kept_player(request) is None:
        user = WRITER.do(HOUSE, partial(accounts.keep, player))
        hang_up(player.pk)  # whoever looks with a copy of the guest's cookie
        enter(request, user)
    return player


def enter(request: HttpRequest, user: int) -> None:
    """Sign somebody in who needs to show nothing more."""
    login(request, get_user_model().objects.get(pk=user), backend=BACKEND)
    guests.look_again(request)
