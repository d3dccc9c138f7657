"""The daily deal: the same luck and the same bots for everybody who plays it that day.

The number behind the first pick of any luck is the same at every table of the day, so is that behind the second, and so
on: equal choices give equal games. All of it comes from the day's seed, which was made by the secure source and is told
to nobody before the day is over. Days are those of UTC.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from datetime import date

from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from ....core.chance import Chance
from ....core.records.match import Match, Ply
from ....core.records.record import Entry, Header
from ....games import GAMES
from ..bots.characters import CHARACTERS
from ..people.models import Player
from ..refusal import Refusal
from .kept import store
from .models import Daily, Try

LEVEL = "middle"  # what the bots are called, and ...
FIXED = "ismcts:playouts=400"  # ... how they think: by a number of playouts, whatever the machine and its load
SECONDS = 60.0  # never reached; it must not be time that decides
SEATS = 3
NO_DAY = _("There is no deal of that day.")


def today() -> date:
    """The day it is, by UTC."""
    return timezone.now().date()


def game_of(day: date) -> str:
    """The game of a day: all take their turns."""
    names = list(GAMES)
    return names[day.toordinal() % len(names)]


def deal_of(day: date) -> Daily:
    """The deal of a day that has begun; in the writer."""
    if day > today():
        raise Refusal(NO_DAY, status=404)
    return Daily.objects.get_or_create(date=day, defaults={"game": game_of(day)})[0]


def is_over(day: date) -> bool:
    """Whether everything about the deal of a day may be told."""
    return day < today()


# -- luck --------------------------------------------------------------------------------------------------------------


class DayChance(Chance):
    """The luck of a day from the pick number *drawn* on."""

    def __init__(self, seed: str, drawn: int) -> None:
        super().__init__(1)
        self.key = bytes.fromhex(seed)
        self.drawn = drawn

    def pick(self, n: int) -> int:
        """The next pick: nobody can compute it who has not the seed."""
        digest = hmac.digest(self.key, b"pick %d" % self.drawn, "sha256")
        self.drawn += 1
        return int.from_bytes(digest, "big") % n


def luck_after(attempt: Try, setup: Entry, plies: Sequence[Ply]) -> DayChance:
    """The luck that comes after what was played so far."""
    return DayChance(attempt.daily.seed, len(setup.picks) + sum(len(ply.entry.picks) for ply in plies))


def bot_seed(attempt: Try, match: Match) -> int:
    """The seed of the bot that is asked now: the same for everybody who has come here by the same choices."""
    digest = hmac.digest(bytes.fromhex(attempt.daily.seed), b"bot %d" % len(match.plies), "sha256")
    return int.from_bytes(digest[:4], "big") >> 2


# -- tries -------------------------------------------------------------------------------------------------------------


def attempt_at(table: int) -> Try | None:
    """The try that is played at a table."""
    return Try.objects.select_related("daily").filter(table_id=table).first()


def sit_down(day: date, player: Player) -> str:
    """The code of a table with the deal of a day: that of the try that counts, as long as it lasts; in the writer."""
    daily = deal_of(day)
    first = daily.tries.filter(player=player, counts=True).select_related("table").first()
    if first is not None and first.place is None and first.table is not None and first.table.status == "running":
        return first.table.code
    game = GAMES[daily.game]
    seats = min(game.seats, key=lambda number: (abs(number - SEATS), number))
    bots = [store.NewSeat(bot=LEVEL, name=name) for name in list(CHARACTERS)[: seats - 1]]
    header = Header(game, seats, game.settle({}, people=True))
    table = store.make(header, player, [store.NewSeat(player), *bots])
    counts = first is None and not is_over(day)
    Try.objects.create(daily=daily, player=player, table=table, counts=counts)
    return table.code


def finish(attempt: Try, results: list[tuple[int, int]]) -> None:
    """Keep how a try came out; after the day, when the seed was told, it does not count any more; in the writer."""
    (attempt.place, attempt.score), attempt.counts = results[0], attempt.counts and not is_over(attempt.daily.date)
    attempt.save(update_fields=["place", "score", "counts"])
