"""The house: bans. The owner finds somebody at a table, and says for how long and why."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from ...live.house import deeds
from ...live.people import bans
from ...live.people.models import Ban, Player
from ...live.people.names import called
from ...live.refusal import Refusal
from ...live.tables.models import Seat
from ...live.tables.sitting.moving import pass_on
from ...live.tables.upkeep.hanging_up import hang_up
from ...live.writer import HOUSE, WRITER
from ..request import guests
from ..request.fields import LARGEST, whole
from .owner import for_the_owner

WHY = 200  # letters


@dataclass(frozen=True)
class Seated:
    """Somebody at a table whom the owner might ban."""

    player: int
    name: str
    kept: bool


def section(request: HttpRequest) -> dict[str, object]:
    """What the page shows of it: the bans of now, and who sits at the table that was asked for."""
    code = request.GET.get("table", "").strip()[:12]
    now = [ban for ban in Ban.objects.select_related("player").order_by("-pk") if bans.standing(ban.player_id) == ban]
    return {"table": code, "seated": seated(code), "banned": [(ban, called(ban.player)) for ban in now]}


def seated(code: str) -> list[Seated]:
    """The people at a table; nothing of what they hold."""
    if not (code.isascii() and code.isalnum()):
        return []
    seats = Seat.objects.filter(table__code=code, player__isnull=False).select_related("player")
    people = {seat.player.pk: seat.player for seat in seats if seat.player is not None and not seat.player.erased}
    return [Seated(player.pk, called(player), player.user_id is not None) for player in people.values()]


@require_POST
@for_the_owner
def ban(request: HttpRequest) -> HttpResponse:
    """Ban somebody: bots play on for them, and their sockets are closed."""
    me, player = guests.guest_id(request) or 0, player_of(request)
    if player.pk == me:
        raise Refusal(_("You cannot ban yourself."), status=400)
    why = " ".join(request.POST.get("why", "").split())[:WHY]
    if not why:
        raise Refusal(_("Say why: whoever is banned is told."), status=400)
    WRITER.do(HOUSE, partial(write, me, player, whole(request.POST.get("days", ""), 4, 0), why))
    hang_up(player.pk)
    pass_on(player.pk, for_good=False)
    messages.success(request, _("%(name)s is banned.") % {"name": called(player)})
    return redirect("house")


@require_POST
@for_the_owner
def lift(request: HttpRequest) -> HttpResponse:
    """Let somebody play again."""
    me, player = guests.guest_id(request) or 0, player_of(request)
    WRITER.do(HOUSE, partial(lift_for, me, player))
    messages.success(request, _("%(name)s may play again.") % {"name": called(player)})
    return redirect("house")


def player_of(request: HttpRequest) -> Player:
    """The player whom a form names."""
    number = min(whole(request.POST.get("player", ""), 10, -1), LARGEST)
    player = Player.objects.filter(pk=number, erased__isnull=True).first()
    if player is None:
        raise Refusal(_("There is no such player."), status=404)
    return player


def write(who: int, player: Player, days: int, why: str) -> None:
    """Ban somebody; in the writer."""
    bans.ban(player.pk, days, why)
    deeds.note(who, "ban", player.pk)


def lift_for(who: int, player: Player) -> None:
    """Let somebody play again; in the writer."""
    bans.lift(player.pk)
    deeds.note(who, "lift", player.pk)
