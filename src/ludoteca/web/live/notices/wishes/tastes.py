"""How people like to be told: what is gathered, and how much they want to hear of a table."""

from __future__ import annotations

from ...refusal import NONSENSE, Refusal
from ..models import SeatTaste, Taste


def digest_of(player: int | None) -> str:
    """What waits for one message a day."""
    taste = Taste.objects.filter(player=player).first() if player is not None else None
    return taste.digest if taste is not None else Taste.Digest.MAIL


def keep(player: int, digest: str) -> None:
    """Keep what waits for one message a day; in the writer."""
    if digest not in Taste.Digest.values:
        raise Refusal(NONSENSE, status=400)
    Taste.objects.update_or_create(player_id=player, defaults={"digest": digest})


def notify_of(player: int | None, table: int) -> str:
    """How much somebody wants to hear of a table."""
    said = SeatTaste.objects.filter(player=player, table=table).first() if player is not None else None
    return said.notify if said is not None else SeatTaste.Notify.DEFAULT


def keep_notify(player: int, table: int, notify: str) -> None:
    """Keep how much somebody wants to hear of a table; in the writer."""
    if notify not in SeatTaste.Notify.values:
        raise Refusal(NONSENSE, status=400)
    SeatTaste.objects.update_or_create(player_id=player, table_id=table, defaults={"notify": notify})
