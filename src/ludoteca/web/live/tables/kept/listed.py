"""Tables for lists: read by one statement and without a model, since somebody's home page lists many of them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from django.db import connection

from .....games import GAMES
from ..seats import SeatNow
from ..ticket import Ticket

MOST = 20
AT_HAND = 60  # tables that are played, of one player


@dataclass(frozen=True)
class ListedSeat(SeatNow):
    """A seat, and how it fared once the game is over."""

    place: int | None = None
    score: int | None = None


@dataclass(frozen=True)
class ListedTable:
    """A table with its seats."""

    code: str
    game: str
    header: str
    status: str
    actor: int | None  # not known in older rows
    touched: datetime
    daily: bool  # whether it is played with the deal of a day
    revision: int
    pace: str | None
    since: datetime  # when the turn began; when something last happened there, in older rows
    due: datetime | None  # when the clock that runs is out
    seats: list[ListedSeat]


LISTED = """
SELECT t.code, t.game, t.header, t.status, t.actor, t.touched,
    EXISTS (SELECT 1 FROM tables_try WHERE tables_try.table_id = t.id), t.revision, t.pace, t.since, t.due,
    seat.number, seat.player_id, seat.name, player.name, player.number, seat.bot, seat.secret, seat."left",
    seat.place, seat.score
FROM (SELECT * FROM tables_table WHERE {which} ORDER BY touched DESC LIMIT {most}) AS t
JOIN tables_seat AS seat ON seat.table_id = t.id LEFT JOIN tables_player AS player ON player.id = seat.player_id
ORDER BY t.touched DESC, t.id, seat.number
"""
NOT_DAILY = "NOT EXISTS (SELECT 1 FROM tables_try WHERE tables_try.table_id = tables_table.id)"
OWN = """id IN (SELECT table_id FROM tables_seat WHERE NOT "left" AND (player_id = %s OR secret IN ({secrets})))"""


WAITING = """
SELECT t.code, COALESCE(t.since, t.touched) FROM tables_table AS t JOIN tables_seat AS seat
ON seat.table_id = t.id AND seat.number = t.actor AND seat.bot = '' AND NOT seat."left"
WHERE t.status = 'running' AND t.lesson IS NULL AND (seat.player_id = %s OR seat.secret IN ({secrets}))
ORDER BY 2, t.id
"""


def waiting(ticket: Ticket) -> list[str]:
    """The tables that wait for a browser's decision, those first that have waited longest; what is cheap to ask."""
    secrets = [*ticket.secrets, ""]
    with connection.cursor() as cursor:
        cursor.execute(WAITING.format(secrets=holders(secrets)), [ticket.player, *secrets])
        return [str(code) for code, _since in cursor.fetchall()]


def own(ticket: Ticket, *statuses: str, most: int = MOST) -> list[ListedTable]:
    """The tables of some kind at which a browser has a seat, newest first."""
    secrets = [*ticket.secrets, ""]  # no seat has an empty one
    seated = OWN.format(secrets=holders(secrets))
    which = f"lesson IS NULL AND status IN ({holders(statuses)}) AND game IN ({holders(GAMES)}) AND {seated}"
    return listed(which, [*statuses, *GAMES, ticket.player, *secrets], most)


def finished(game: str) -> list[ListedTable]:
    """The games of one kind that were finished last, whoever played."""
    return listed(f"lesson IS NULL AND status = 'over' AND game = %s AND {NOT_DAILY}", [game])


def holders(values: Collection[object]) -> str:
    """A place for each of some values in a statement."""
    return ", ".join(["%s"] * len(values))


def listed(which: str, values: list[Any], most: int = MOST) -> list[ListedTable]:
    """The first of those tables that are meant."""
    found: dict[str, ListedTable] = {}
    with connection.cursor() as cursor:
        cursor.execute(LISTED.format(which=which, most=most), values)
        for row in cursor.fetchall():
            if row[0] not in found:
                found[row[0]] = listed_table(*row[:11])
            found[row[0]].seats.append(listed_seat(*row[11:]))
    return list(found.values())


def listed_table(
    code: str,
    game: str,
    header: str,
    status: str,
    actor: int | None,
    touched: datetime | str,
    daily: bool,
    revision: int,
    pace: str | None,
    since: datetime | str | None,
    due: datetime | str | None,
) -> ListedTable:
    """A table as its row says, without its seats."""
    begun, out = moment(since or touched), moment(due) if due else None
    return ListedTable(code, game, header, status, actor, moment(touched), bool(daily), revision, pace, begun, out, [])


def listed_seat(
    number: int,
    player: int | None,
    name: str,
    own_name: str | None,
    guest: int | None,
    bot: str,
    secret: str,
    left: bool,
    place: int | None,
    score: int | None,
) -> ListedSeat:
    """A seat as its row says."""
    return ListedSeat(
        number, player, name or own_name or "", guest or 0, bot, secret, bool(left), place=place, score=score
    )


def moment(value: datetime | str) -> datetime:
    """A time as the database has it: SQLite keeps the letters of one in UTC, without saying so."""
    told = datetime.fromisoformat(value) if isinstance(value, str) else value
    return told if told.tzinfo else told.replace(tzinfo=UTC)
