"""How people like to be told: what is gathered, when they are left alone, and how much they want to hear of a table."""

from __future__ import annotations

import re
from dataclasses import dataclass

from django.utils.translation import gettext_lazy as _

from ..people.models import Player
from ..refusal import NONSENSE, Refusal
from .models import SeatTaste, Taste

CLOCK = re.compile(r"([01]\d|2[0-3]):([0-5]\d)")
BOTH = _("Quiet hours need a beginning and an end; leave both empty to have none.")


@dataclass(frozen=True)
class QuietHours:
    """From when to when somebody is left alone, as their clocks show it."""

    start: str = ""
    end: str = ""


def digest_of(player: int | None) -> str:
    """What waits for one message a day."""
    taste = Taste.objects.filter(player=player).first() if player is not None else None
    return taste.digest if taste is not None else Taste.Digest.MAIL


def quiet_hours(player: Player | None) -> QuietHours:
    """When somebody is left alone."""
    if player is None or player.quiet_from is None or player.quiet_to is None:
        return QuietHours()
    return QuietHours(shown(player.quiet_from), shown(player.quiet_to))


def shown(minute: int) -> str:
    """A minute of the day as clocks show it."""
    return f"{minute // 60:02}:{minute % 60:02}"


def minute_of(text: str) -> int | None:
    """The minute of the day that a text means."""
    if not text:
        return None
    found = CLOCK.fullmatch(text)
    if found is None:
        raise Refusal(NONSENSE, status=400)
    return int(found[1]) * 60 + int(found[2])


def keep(player: int, digest: str, quiet_from: str, quiet_to: str) -> None:
    """Keep what somebody likes; in the writer."""
    start, end = minute_of(quiet_from), minute_of(quiet_to)
    if digest not in Taste.Digest.values:
        raise Refusal(NONSENSE, status=400)
    if (start is None) != (end is None):
        raise Refusal(BOTH, status=400)
    Taste.objects.update_or_create(player_id=player, defaults={"digest": digest})
    Player.objects.filter(pk=player).update(quiet_from=start, quiet_to=end)


def notify_of(player: int | None, table: int) -> str:
    """How much somebody wants to hear of a table."""
    said = SeatTaste.objects.filter(player=player, table=table).first() if player is not None else None
    return said.notify if said is not None else SeatTaste.Notify.DEFAULT


def keep_notify(player: int, table: int, notify: str) -> None:
    """Keep how much somebody wants to hear of a table; in the writer."""
    if notify not in SeatTaste.Notify.values:
        raise Refusal(NONSENSE, status=400)
    SeatTaste.objects.update_or_create(player_id=player, table_id=table, defaults={"notify": notify})
