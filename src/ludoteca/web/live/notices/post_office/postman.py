"""The postman: takes what is due, lets the carriers carry it, and writes down what came of it.

What is due is taken in the writer, where it is divided into deliveries, one for each channel; everything slow happens
outside. What is pushed is crossed out before it goes, so that it never comes twice. Everything else is put off a little
while it is carried, and crossed out afterwards: if this process dies, it goes once more, and never not at all.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial

from django.db import close_old_connections

from ...clocks.now import CLOCK
from ...meters import NOTICES
from ...writer import WRITER
from ..carriers import CARRIERS, Outcome
from ..models import Channel, Delivery, Notice
from ..wishes import hours
from . import floods, rounds
from .letters import letter
from .sorting import sort_out
from .standing import stands

EVERY = 1.0  # seconds
FEW = 10  # notices that are sorted in one piece of the writer's work, so that no move waits for many
PIECES = 20  # of these in one round
MANY = 100  # deliveries that are looked at in one round, for each kind of channel
AT_ONCE = 4  # letters that are carried at once by each kind of channel
CARRIED = timedelta(minutes=2)  # after which a letter whose carrier has died is carried again
RETRIES = [timedelta(minutes=minutes) for minutes in (1, 5, 30)]
FULL = timedelta(minutes=15)  # after which is tried again what would have been too much
SUBJECT = "notices"
Kind = Channel.Kind
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Parcel:
    """What goes out together by one channel."""

    channel: Channel
    deliveries: list[Delivery] = field(default_factory=list)

    @property
    def notices(self) -> list[Notice]:
        """What it tells."""
        return [delivery.notice for delivery in self.deliveries]


class Postman:
    """Carries letters in threads of its own."""

    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(AT_ONCE * len(CARRIERS), "carrier")
        self.under_way: dict[Future[None], str] = {}
        self.lock = threading.Lock()

    def round(self, worker: bool = False) -> None:
        """Take whatever is due now, and send it off."""
        close_old_connections()
        if not rounds.mine(worker):
            return
        now = CLOCK.now()
        for _ in range(PIECES if Notice.objects.filter(sent=None, due__lte=now).exists() else 0):
            if WRITER.do(SUBJECT, partial(sort_out, now, FEW)) < FEW:
                break
        if Delivery.objects.filter(due__lte=now).exists():
            for parcel in WRITER.do(SUBJECT, partial(take, now, self.room())):
                self.send_off(parcel)

    def room(self) -> dict[str, int]:
        """How many letters of each kind may still go: slow hooks do not hold up what is pushed."""
        with self.lock:
            self.under_way = {future: kind for future, kind in self.under_way.items() if not future.done()}
            busy = list(self.under_way.values())
        return {kind: AT_ONCE - busy.count(kind) for kind in CARRIERS}

    def send_off(self, parcel: Parcel) -> None:
        """Carry it in another thread."""
        with self.lock:
            self.under_way[self.threads.submit(carry, parcel)] = parcel.channel.kind

    def finish(self) -> None:
        """Wait until everything that is under way has come to its end."""
        with self.lock:
            futures = list(self.under_way)
        wait(futures)


POSTMAN = Postman()


# -- taking, in the writer ---------------------------------------------------------------------------------------------


def take(now: datetime, room: dict[str, int]) -> list[Parcel]:
    """What goes out now, crossed out or put off; of what others are taking at this moment, nothing."""
    parcels: list[Parcel] = []
    for kind, free in room.items():
        parcels += [parcel for parcel in due(now, kind, free) if ready(parcel, now)]
    for parcel in parcels:
        same = Delivery.objects.filter(pk__in=[delivery.pk for delivery in parcel.deliveries])
        if parcel.channel.kind == Kind.PUSH:
            same.delete()
        else:
            same.update(due=now + CARRIED)
    return parcels


def due(now: datetime, kind: str, free: int) -> list[Parcel]:
    """What is due by one kind of channel; what is gathered goes together."""
    found = Delivery.objects.select_for_update(skip_locked=True, of=("self",)).filter(due__lte=now, channel__kind=kind)
    parcels: dict[tuple[int, int], Parcel] = {}
    for delivery in found.select_related("channel__player", "notice__table", "notice__player").order_by("due")[:MANY]:
        key = delivery.channel_id, 0 if delivery.gathered else delivery.pk
        if key in parcels:
            parcels[key].deliveries.append(delivery)
        elif len(parcels) < free:
            parcels[key] = Parcel(delivery.channel, [delivery])
    return list(parcels.values())


def ready(parcel: Parcel, now: datetime) -> bool:
    """Whether something is left to tell, by night or by day, and not too much has gone there already."""
    for delivery in list(parcel.deliveries):
        if delivery.notice.sent != now and not stands(delivery.notice):  # what was sorted just now stands
            delivery.delete()
            parcel.deliveries.remove(delivery)
    if not parcel.deliveries:
        return False
    urgent = any(notice.kind == Notice.Kind.LAST for notice in parcel.notices)
    later = None if urgent else hours.quiet_until(parcel.channel.player, now)
    if later is None and floods.room(parcel.channel):
        return True
    Delivery.objects.filter(pk__in=[delivery.pk for delivery in parcel.deliveries]).update(due=later or now + FULL)
    return False


# -- carrying, outside -------------------------------------------------------------------------------------------------


def carry(parcel: Parcel) -> None:
    """Carry one parcel, and have it written down."""
    try:
        close_old_connections()
        outcome = CARRIERS[parcel.channel.kind](parcel.channel, letter(parcel.channel, parcel.notices))
    except Exception:
        log.exception("a notice could not be carried")
        outcome = Outcome.LATER
    NOTICES.labels(parcel.channel.kind, outcome.value).inc()
    try:
        WRITER.do(SUBJECT, partial(write_down, parcel, outcome))
    except Exception:
        log.exception("what came of a notice could not be written down")


# -- writing down, in the writer ---------------------------------------------------------------------------------------


def write_down(parcel: Parcel, outcome: Outcome) -> None:
    """What came of it."""
    channel = Channel.objects.filter(pk=parcel.channel.pk)
    numbers = [delivery.pk for delivery in parcel.deliveries]
    if outcome is Outcome.GONE:
        channel.delete()
    elif outcome is Outcome.TAKEN:
        Delivery.objects.filter(pk__in=numbers).delete()
        channel.filter(failures__gt=0).update(failures=0)
    elif outcome is Outcome.LATER and parcel.deliveries[0].tries < len(RETRIES):
        channel.update(failures=parcel.channel.failures + 1)
        put_off(parcel.deliveries)
    else:  # it is marked, and its player reads so; a test that gets through opens it again
        channel.update(failures=parcel.channel.failures + 1, verified=False)
        Delivery.objects.filter(channel=parcel.channel).delete()


def put_off(deliveries: Sequence[Delivery]) -> None:
    """Try again later; what was crossed out before it went is written down again, if it still can be."""
    later = CLOCK.now() + RETRIES[deliveries[0].tries]
    there = {notice.pk for notice in Notice.objects.filter(pk__in=[delivery.notice_id for delivery in deliveries])}
    for delivery in deliveries:
        if delivery.notice_id in there and Channel.objects.filter(pk=delivery.channel_id).exists():
            put = {"due": later, "tries": delivery.tries + 1, "gathered": delivery.gathered}
            Delivery.objects.update_or_create(
                notice_id=delivery.notice_id, channel_id=delivery.channel_id, defaults=put
            )
