"""Sorting: a notice that is due goes to the channels by which its reader wants to hear of it, now or gathered."""

from __future__ import annotations

from datetime import datetime

from django.db.models import QuerySet

from ..models import Channel, Delivery, Notice, SeatTaste, Taste
from ..wishes import hours
from .standing import stands

Notify = SeatTaste.Notify


def sort_out(now: datetime, many: int) -> int:
    """Sort some of what is due, and say how many; in the writer. What another process sorts now is left to it."""
    found = Notice.objects.select_for_update(skip_locked=True, of=("self",)).filter(sent=None, due__lte=now)
    some = list(found.select_related("table", "player").order_by("due")[:many])
    for notice in some:
        sort_one(notice, now)
    return len(some)


def sort_one(notice: Notice, now: datetime) -> None:
    """Drop it, put it off until the morning, or give it to channels."""
    if moved(notice) and notice.due > now:
        return
    notify = wish(notice)
    if notify == Notify.NEVER or not stands(notice):
        notice.delete()
        return
    morning = None if notice.kind == Notice.Kind.LAST else hours.quiet_until(notice.player, now)
    if morning is not None:
        Notice.objects.filter(pk=notice.pk).update(due=morning)
        return
    for channel in channels_of(notice):
        later = waits(notice, channel, notify)
        due = hours.next_digest(notice.player, now) if later else now
        Delivery.objects.update_or_create(notice=notice, channel=channel, defaults={"due": due, "gathered": later})
    Notice.objects.filter(pk=notice.pk).update(sent=now)


def moved(notice: Notice) -> bool:
    """Whether the clock that a reminder is about ends at another time by now; then it is reminded of accordingly."""
    ends = notice.table.due
    if notice.deadline is None or ends is None or ends == notice.deadline:
        return False
    notice.due, notice.deadline = notice.due + (ends - notice.deadline), ends
    Notice.objects.filter(pk=notice.pk).update(due=notice.due, deadline=ends)
    return True


def wish(notice: Notice) -> str:
    """What its reader said about this table."""
    said = SeatTaste.objects.filter(player=notice.player_id, table=notice.table_id).first()
    return said.notify if said is not None and notice.player_id is not None else Notify.DEFAULT


def channels_of(notice: Notice) -> QuerySet[Channel]:
    """The channels that answer; a feed is fetched."""
    sending = Channel.objects.filter(verified=True).exclude(kind=Channel.Kind.FEED)
    return sending.filter(player=notice.player) if notice.player_id else sending.filter(table=notice.table_id)


def waits(notice: Notice, channel: Channel, notify: str) -> bool:
    """Whether a notice waits for the message of the day."""
    if notice.player_id is None or notice.kind == Notice.Kind.LAST or notify == Notify.ALWAYS:
        return False
    if notify == Notify.DIGEST:
        return True
    taste = Taste.objects.filter(player=notice.player_id).first()
    digest = taste.digest if taste is not None else Taste.Digest.MAIL
    return digest == Taste.Digest.ALL or (digest == Taste.Digest.MAIL and channel.kind == Channel.Kind.MAIL)
