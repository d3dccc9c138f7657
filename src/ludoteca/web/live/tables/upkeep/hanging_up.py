"""Hanging up: all sockets of a player are closed, here and at other processes.

It is done when somebody signs out, keeps their place, is banned or erased: a socket asks only once who it is. Each time
is counted with the player, and a socket knows the count it was opened at. So nothing is lost with a note between
processes: `sweep` compares the counts too.
"""

from __future__ import annotations

from functools import partial

from django.db import close_old_connections
from django.db.models import F

from ...people.models import Player
from ...writer import HOUSE, WRITER
from ..open_tables import OPEN_TABLES
from ..processes import other_processes

NO_MORE = 2**31  # hang-ups of somebody who is no more


def hang_up(player: int) -> None:
    """Close all sockets of a player, as soon as that is kept."""
    WRITER.do(HOUSE, lambda: count(player))


def count(player: int) -> None:
    """Once more for this player; in the writer."""
    Player.objects.filter(pk=player).update(hangups=F("hangups") + 1)
    counts = dict(Player.objects.filter(pk=player).values_list("pk", "hangups"))
    WRITER.once_kept(partial(OPEN_TABLES.hang_up, counts))
    other_processes.tell_of_player(player)


def look_round() -> None:
    """Close whatever should have been closed: somebody was too quick, or a note was lost."""
    if here := OPEN_TABLES.players():
        close_old_connections()
        counts = dict(Player.objects.filter(pk__in=here).values_list("pk", "hangups"))
        OPEN_TABLES.hang_up(dict.fromkeys(here, NO_MORE) | counts)
