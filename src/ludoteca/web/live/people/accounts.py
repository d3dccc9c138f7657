"""Accounts: how a guest becomes a kept player. The account itself is Django's; a player is all that it has."""

from __future__ import annotations

import secrets
from typing import Any

from django.apps import apps
from django.conf import settings
from django.db import IntegrityError, transaction

from ..refusal import Refusal
from . import handles
from .models import Player, Token

NAMELESS = "~"  # what the user name of somebody without a handle begins with: nobody can sign in with it


def users() -> Any:
    """All accounts."""
    return apps.get_model(settings.AUTH_USER_MODEL)._default_manager


def keep(player: Player) -> int:
    """Make an account for a guest, without password or address; its number. In the writer.

    From now on no cookie of a guest opens anything of theirs.
    """
    row = Player.objects.select_for_update().get(pk=player.pk)
    if row.user_id is None:
        user = users().model(username=f"{NAMELESS}{secrets.token_hex(12)}")
        user.set_unusable_password()
        user.save()
        Player.objects.filter(pk=row.pk).update(user=user, signed=False)
        Token.objects.filter(player=row).delete()
        return int(user.pk)
    return row.user_id


def choose_handle(player: Player, text: str) -> str:
    """Another handle for somebody who has an account; in the writer."""
    handle = handles.clean(text)
    try:
        with transaction.atomic():
            users().filter(pk=player.user_id).update(username=handles.fold(handle))
            Player.objects.filter(pk=player.pk).update(handle=handle)
    except IntegrityError as error:
        raise Refusal(handles.TAKEN) from error
    return handle
