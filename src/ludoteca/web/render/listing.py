"""Tables in lists: those one sits at, and finished games."""

from __future__ import annotations

from typing import Any

from django.db.models import Q, QuerySet
from django.urls import reverse
from django.utils.translation import get_language, ngettext, to_locale
from django.utils.translation import gettext as _

from ...games import GAMES
from ..live.tables.models import Seat, Table
from ..live.tables.open_tables import HALL
from ..live.tables.refusal import Refusal
from ..live.tables.scene import Scene
from ..live.tables.store import chair
from .regions import mark
from .viewer import Ticket

MOST = 20


def own(ticket: Ticket) -> QuerySet[Table]:
    """The tables at which a browser has a seat, newest first."""
    own_seats = Q(player_id=ticket.player, player__isnull=False) | Q(secret__in=ticket.secrets)
    seats = Seat.objects.filter(own_seats, left=False)
    return Table.objects.filter(pk__in=seats.values("table"), game__in=GAMES).order_by("-touched")


def current(ticket: Ticket) -> list[dict[str, Any]]:
    """The tables one is at: open or being played."""
    tables = own(ticket).filter(status__in=["open", "running"])[:MOST]
    return [found for table in tables if (found := running(table, ticket))]


def running(table: Table, ticket: Ticket) -> dict[str, Any] | None:
    """A table that is open or being played; none if its game was made with other rules."""
    try:
        scene = HALL.table(table.code).scene
    except Refusal:
        return None
    mine = scene.actor in ticket.held(scene.chairs)
    return entry(table) | {"status": scene.status, "turn": mine, "sentence": what(scene, mine)}


def what(scene: Scene, mine: bool) -> str:
    """What goes on at a table, in one line."""
    if scene.status == "open":
        missing = sum(chair.empty for chair in scene.chairs)
        if not missing:
            return _("Everybody is here.")
        return ngettext("Waiting for one more player", "Waiting for %(count)s more players", missing) % {
            "count": missing
        }
    if mine:
        return _("Your turn")
    name = {"name": scene.chairs[scene.actor].called()}
    return _("%(name)s is thinking.") % name if scene.actor in scene.bots else _("Waiting for %(name)s.") % name


def finished(ticket: Ticket) -> list[dict[str, Any]]:
    """The finished games of a browser."""
    return [entry(table) | {"sentence": result(table)} for table in seated(own(ticket).filter(status="over"))]


def recent(game: str) -> list[dict[str, Any]]:
    """The games of one kind that were finished last, whoever played."""
    tables = Table.objects.filter(status="over", game=game).order_by("-touched")
    return [entry(table) | {"sentence": result(table)} for table in seated(tables)]


def seated(tables: QuerySet[Table]) -> QuerySet[Table]:
    """The first of some tables, with their seats and players."""
    return tables.prefetch_related("seats__player")[:MOST]


def entry(table: Table) -> dict[str, Any]:
    """A table as a line of a list."""
    words = GAMES[table.game].words(to_locale(get_language() or "en"))
    return {
        "code": table.code,
        "game": table.game,
        "title": words.title,
        "status": table.status,
        "turn": False,
        "url": reverse("replay" if table.status == "over" else "table", args=[table.code]),
        "players": [mark(seat.number) | {"name": chair(seat).called()} for seat in table.seats.all()],
        "when": table.touched,
    }


def result(table: Table) -> str:
    """How a game ended: who won, and everybody's scores."""
    seats = sorted(table.seats.all(), key=lambda seat: (seat.place or 9, seat.number))
    winners = [chair(seat).called() for seat in seats if seat.place == 1]
    scores = " : ".join(str(seat.score) for seat in seats)
    if not winners:
        return _("Nobody has won (%(scores)s)") % {"scores": scores}
    return _("%(names)s won, %(scores)s") % {"names": ", ".join(winners), "scores": scores}
