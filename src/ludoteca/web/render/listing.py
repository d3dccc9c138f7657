"""Tables in lists: those one sits at, and finished games."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from django.db.models import Q, QuerySet
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from ...bots import DEFAULT_LEVEL, GENTLEST
from ...core.record import RecordError, read_header
from ...core.state import NOBODY
from ...games import GAMES
from ..live.refusal import Refusal
from ..live.tables.models import Seat, Table
from ..live.tables.open_tables import OPEN_TABLES
from ..live.tables.store import seat_now
from ..live.tables.ticket import Ticket
from .badge import NamedBadge
from .language import words_of

MOST = 20


@dataclass(frozen=True)
class TableCard:
    """A table as a line of a list."""

    title: str
    url: str
    players: list[NamedBadge]
    when: datetime
    sentence: str
    turn: bool = False  # it waits for the reader


def own(ticket: Ticket) -> QuerySet[Table]:
    """The tables at which a browser has a seat, newest first."""
    own_seats = Q(player_id=ticket.player, player__isnull=False) | Q(secret__in=ticket.secrets)
    seats = Seat.objects.filter(own_seats, left=False)
    return Table.objects.filter(pk__in=seats.values("table"), game__in=GAMES, lesson="").order_by("-touched")


def newcomer(ticket: Ticket) -> bool:
    """Whether a browser has not finished a game yet."""
    return not own(ticket).filter(status=Table.Status.OVER).exists()


def usual_level(ticket: Ticket) -> str:
    """The bots against which a browser plays where nothing is said: gentle ones for a newcomer."""
    return GENTLEST if newcomer(ticket) else DEFAULT_LEVEL


def current(ticket: Ticket) -> list[TableCard]:
    """The tables one is at: open or being played."""
    tables = seated(own(ticket).filter(status__in=["open", "running"]))
    return [card(table, *going_on(table, ticket)) for table in tables if playable(table)]


def playable(table: Table) -> bool:
    """Whether a table's game is played by the rules that it was made with."""
    try:
        read_header(table.header, GAMES)
    except RecordError:
        return False
    return True


def going_on(table: Table, ticket: Ticket) -> tuple[str, bool]:
    """What goes on at a table, in one line, and whether it waits for the reader."""
    seats = [seat_now(seat) for seat in table.seats.all()]
    if table.status == "open":
        return gathering(sum(seat.empty for seat in seats)), False
    actor = whose_turn(table)
    if actor < 0:
        return "", False
    if actor in ticket.held(seats):
        return _("Your turn"), True
    name = {"name": seats[actor].called()}
    return (_("%(name)s is thinking.") if seats[actor].bot else _("Waiting for %(name)s.")) % name, False


def gathering(missing: int) -> str:
    """For how many a table waits before its game begins."""
    if not missing:
        return _("Everybody is here.")
    return ngettext("Waiting for one more player", "Waiting for %(count)s more players", missing) % {"count": missing}


def whose_turn(table: Table) -> int:
    """The seat whose choice it is. Where the row does not know it, the game is looked up."""
    if table.actor is not None:
        return table.actor
    try:
        return OPEN_TABLES.table(table.code).scene.actor
    except Refusal:
        return NOBODY


def finished(ticket: Ticket) -> list[TableCard]:
    """The finished games of a browser."""
    return [card(table, result(table)) for table in seated(own(ticket).filter(status="over"))]


def recent(game: str) -> list[TableCard]:
    """The games of one kind that were finished last, whoever played."""
    tables = Table.objects.filter(status="over", game=game, lesson="", attempt=None).order_by("-touched")
    return [card(table, result(table)) for table in seated(tables)]


def seated(tables: QuerySet[Table]) -> QuerySet[Table]:
    """The first of some tables, with their seats and players."""
    return tables.select_related("attempt").prefetch_related("seats__player")[:MOST]


def card(table: Table, sentence: str, turn: bool = False) -> TableCard:
    """A table as a line of a list."""
    again = table.status == "over" and not hasattr(table, "attempt")  # a deal of the day may still be secret
    return TableCard(
        title=words_of(GAMES[table.game]).title,
        url=reverse("replay" if again else "table", args=[table.code]),
        players=[NamedBadge(seat.number, seat_now(seat).called()) for seat in table.seats.all()],
        when=table.touched,
        sentence=sentence,
        turn=turn,
    )


def result(table: Table) -> str:
    """How a game ended: who won, and everybody's scores."""
    seats = sorted(table.seats.all(), key=lambda seat: (seat.place or 9, seat.number))
    winners = [seat_now(seat).called() for seat in seats if seat.place == 1]
    scores = " : ".join(str(seat.score) for seat in seats)
    if not winners:
        return _("Nobody has won (%(scores)s)") % {"scores": scores}
    return _("%(names)s won, %(scores)s") % {"names": ", ".join(winners), "scores": scores}
