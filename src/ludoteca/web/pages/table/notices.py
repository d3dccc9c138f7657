"""The notices of one table: how much its reader wants to hear of it, and the hook for all at it."""

from __future__ import annotations

from functools import partial

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.http import require_POST, require_safe

from ...live.notices.carriers.hook import STYLES
from ...live.notices.models import Channel, SeatTaste
from ...live.notices.wishes import channels, tastes
from ...live.refusal import Refusal
from ...live.tables.live_table import LiveTable
from ...live.tables.open_tables import OPEN_TABLES
from ...live.tables.refusals import WATCHING
from ...live.writer import HOUSE, WRITER
from ...render.regions.head import about
from ..me.channels import may_send, state
from ..request import guests
from ..request.addresses import site_url
from ..request.preferences import no_store
from .page import viewer_of

NOTIFIES: dict[str, Promise] = {
    SeatTaste.Notify.DEFAULT: gettext_lazy("As everywhere"),
    SeatTaste.Notify.ALWAYS: gettext_lazy("Always at once"),
    SeatTaste.Notify.DIGEST: gettext_lazy("Once a day"),
    SeatTaste.Notify.NEVER: gettext_lazy("Never"),
}


def own_table(request: HttpRequest, code: str) -> tuple[LiveTable, int]:
    """A table at which this browser's player has a seat, and the player."""
    live, player = OPEN_TABLES.table(code), guests.guest_id(request)
    if player is None or not any(seat.player == player for seat in live.scene.seats):
        raise Refusal(WATCHING, status=403)
    return live, player


@require_safe
def page(request: HttpRequest, code: str) -> HttpResponse:
    """What there is to choose."""
    live, player = own_table(request, code)
    hook = Channel.objects.filter(table=live.stored.row.pk).first()
    context = {
        "table": about(live.scene, viewer_of(request, live.scene)),
        "notifies": NOTIFIES,
        "notify": tastes.notify_of(player, live.stored.row.pk),
        "channels": channels.own(player),
        "hook": {"name": STYLES.get(hook.keys.get("style", ""), ""), "state": state(hook)} if hook else None,
        "place": channels.shown_address(hook) if hook else "",
        "styles": STYLES,
    }
    return no_store(render(request, "table/notices.html", context))


@require_POST
def set_notify(request: HttpRequest, code: str) -> HttpResponse:
    """How much to hear of this table."""
    live, player = own_table(request, code)
    WRITER.do(HOUSE, partial(tastes.keep_notify, player, live.stored.row.pk, request.POST.get("notify", "")))
    messages.info(request, _("Saved."))
    return redirect("table_notices", code)


@require_POST
def set_hook(request: HttpRequest, code: str) -> HttpResponse:
    """A hook for all at this table: a channel of the whole group, say. It must answer a test first."""
    live, _player = own_table(request, code)
    may_send(request)
    url, style = request.POST.get("address", "").strip(), request.POST.get("style", "")
    channels.hook_up(None, live.stored.row, url, style, site_url(request))
    messages.info(request, _("The test got through: whose turn it is will be told there."))
    return redirect("table_notices", code)


@require_POST
def drop_hook(request: HttpRequest, code: str) -> HttpResponse:
    """No hook any more."""
    live, _player = own_table(request, code)
    WRITER.do(HOUSE, lambda: Channel.objects.filter(table=live.stored.row.pk).delete())
    return redirect("table_notices", code)
