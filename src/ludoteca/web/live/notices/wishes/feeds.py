"""Feeds: what a player can fetch by a secret address, as news and as deadlines."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from django.db.models import F
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from ...refusal import Refusal
from ...tables.models import Table
from ..models import Channel, Notice
from ..post_office import letters
from ..post_office.letters import Letter, language_of, site_of

MOST = 30
NOWHERE = gettext_lazy("There is nothing at this address.")

__all__ = ["Deadline", "Entry", "channel_at", "deadlines", "entries", "language_of", "site_of"]


@dataclass(frozen=True)
class Entry:
    """One of the news."""

    number: int
    when: datetime
    letter: Letter


def channel_at(secret: str) -> Channel:
    """The feed with an address."""
    found = Channel.objects.filter(kind=Channel.Kind.FEED, address=secret).select_related("player").first()
    if found is None:
        raise Refusal(NOWHERE, status=404)
    return found


def entries(channel: Channel) -> list[Entry]:
    """What has been told lately, newest first, in the language that is spoken now."""
    told = Notice.objects.filter(player=channel.player_id, sent__isnull=False).order_by("-due")
    found = told.select_related("table", "player")[:MOST]
    return [Entry(notice.revision, notice.due, letters.tell(channel, notice)) for notice in found]


@dataclass(frozen=True)
class Deadline:
    """When somebody's time at a table runs out."""

    code: str
    title: str
    link: str
    since: datetime
    due: datetime


def deadlines(channel: Channel) -> list[Deadline]:
    """When somebody's time runs out, at every table that waits for them, in the language that is spoken now."""
    waiting = Table.objects.filter(due__isnull=False, status=Table.Status.RUNNING, seats__number=F("actor"))
    return [
        Deadline(table.code, title_of(table), letters.link_to(channel, table), table.touched, table.due)
        for table in waiting.filter(seats__player=channel.player_id).order_by("due")
        if table.due is not None
    ]


def title_of(table: Table) -> str:
    """What stands in a calendar."""
    return _("Your turn · %(game)s") % {"game": letters.game_title(table)}
