"""Who may look after the house."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext_lazy as _

from ...live.house.site import house
from ...live.people.models import Player
from ...live.refusal import Refusal
from ..request import guests

NOT_OWNER = _("This is for the owner of the site.")
View = Callable[..., HttpResponse]


def owner(request: HttpRequest) -> Player | None:
    """The owner of the site, if this browser is theirs."""
    player = guests.kept_player(request)
    return player if player is not None and house().owner_id == player.pk else None


def for_the_owner(view: View) -> View:
    """A page that only the owner sees."""

    @wraps(view)
    def check(request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        if owner(request) is None:
            raise Refusal(NOT_OWNER, status=403)
        return view(request, *args, **kwargs)

    return check
