"""Talking: who may say what, and who hears it. Saying runs in the writer; hearing waits until it is kept."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import timedelta
from functools import partial

from django.db import connection
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from ..people.models import Player
from ..refusal import NONSENSE, Refusal
from ..tables.live_table import LiveTable
from ..tables.refusals import NO_SEAT
from ..tables.scene import Scene
from ..tables.watching.remark import Remark
from ..writer import WRITER
from .models import Mute, Said
from .phrases import NAMING, known

OFTEN, WHILE = 8, timedelta(seconds=30)  # so many remarks of somebody in such a time
SHOWN = 30  # remarks that whoever comes is told
EVERY = 1.0  # seconds between two looks at what was said at other processes
LATELY = timedelta(seconds=10)  # what is older was heard, or is told to whoever comes
TALK_LESS = _("That is a lot in a short time. Wait a moment.")
NOT_HERE = _("Nobody talks at this table: there is nobody to hear it.")


def talked(scene: Scene) -> bool:
    """Whether people talk at a table: several play, or may come to play."""
    return scene.several_people and scene.lesson is None and scene.puzzle is None and scene.status != "closed"


def say(live: LiveTable, player: Player, seats: frozenset[int], phrase: str, to: int | None) -> None:
    """Say something: from a seat to all at the table, else among those who watch; in the writer."""
    if not talked(live.newest):
        raise Refusal(NOT_HERE)
    if not known(phrase) or (phrase in NAMING) != (to is not None):
        raise Refusal(NONSENSE, status=400)
    if to is not None and not 0 <= to < len(live.stored.seats):
        raise Refusal(NO_SEAT, status=404)
    if Said.objects.filter(player=player, when__gt=timezone.now() - WHILE).count() >= OFTEN:
        raise Refusal(TALK_LESS, status=429)
    room, seat = (Said.Room.TABLE, min(seats)) if seats else (Said.Room.WATCHERS, None)
    said = Said.objects.create(table=live.stored.row, player=player, seat=seat, room=room, phrase=phrase, to=to)
    WRITER.once_kept(partial(tell_here, live, remark(said)))


def remark(said: Said) -> Remark:
    """What was said, without the database behind it."""
    name, guest = (said.player.name, said.player.number) if said.player else ("", 0)
    return Remark(said.pk, said.room, said.phrase, said.to, said.seat, said.player_id, name, guest)


def tell(live: LiveTable, told: Remark) -> None:
    """Have everybody at a table hear something, each as they may."""
    for observer in tuple(live.observers):
        observer.hear(live.scene, told)


def tell_here(live: LiveTable, told: Remark) -> None:
    """Have everybody at a table hear what was said at this process."""
    ELSEWHERE.known[told.number] = None
    tell(live, told)


def recent(live: LiveTable) -> list[Remark]:
    """The last things that were said at a table, oldest first."""
    rows = Said.objects.filter(table=live.stored.row.pk).select_related("player").order_by("-pk")[:SHOWN]
    return [remark(said) for said in reversed(rows)]


def hears(scene: Scene, seats: frozenset[int], muted: frozenset[int], told: Remark) -> bool:
    """Whether somebody with these seats hears it: who plays does not hear the watchers before the game is over."""
    watches = not seats or scene.status == "over"
    return told.player not in muted and (told.room == Said.Room.TABLE or watches) and known(told.phrase)


def muted_by(player: int | None) -> frozenset[int]:
    """Those whom somebody does not want to hear."""
    return frozenset(Mute.objects.filter(player=player).values_list("muted", flat=True)) if player else frozenset()


def mute(player: Player, seat: int, live: LiveTable, silent: bool) -> None:
    """From now on, or no longer, somebody does not hear whoever sits in a seat; in the writer."""
    other = live.seat(seat).player
    if other is None or other == player.pk:
        raise Refusal(NO_SEAT, status=404)
    if silent:
        Mute.objects.get_or_create(player=player, muted_id=other)
    else:
        Mute.objects.filter(player=player, muted=other).delete()


class Elsewhere:
    """What was said at other processes on one PostgreSQL, heard within a second or two."""

    def __init__(self) -> None:
        self.known: dict[int, None] = {}  # what was looked at already, in its order

    def look(self, tables: Iterable[LiveTable]) -> None:
        """Tell at our tables what was said elsewhere."""
        if connection.vendor != "postgresql":
            return
        live = {table.stored.row.pk: table for table in tables if table.observers}
        since = timezone.now() - LATELY
        for said in Said.objects.filter(table__in=live, when__gt=since).select_related("player").order_by("pk"):
            if said.pk not in self.known:
                self.known[said.pk] = None
                tell(live[said.table_id], remark(said))
        for number in list(self.known)[:-1000]:
            del self.known[number]


ELSEWHERE = Elsewhere()
