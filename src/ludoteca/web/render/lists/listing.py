"""Tables in lists: those one sits at, and finished games."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from ....bots import DEFAULT_LEVEL, GENTLEST, LEVELS, in_style, level_and_style
from ....core.game import AnyGame
from ....core.records.record import RecordError, read_header
from ....core.state import NOBODY
from ....games import GAMES
from ...live.clocks.pace import pace_of
from ...live.refusal import Refusal
from ...live.tables.kept import listed
from ...live.tables.kept.listed import ListedTable
from ...live.tables.open_tables import OPEN_TABLES
from ...live.tables.ticket import Ticket
from ..badge import NamedBadge, set_apart
from ..clocks import ClockShown, clock_shown, short_name
from .shelf import GameCard, game_card


@dataclass(frozen=True)
class TableCard:
    """A table as a line of a list."""

    title: str
    url: str
    players: list[NamedBadge]
    when: datetime
    sentence: str
    turn: bool = False  # it waits for the reader
    since: datetime | None = None  # and since when
    picture: str = ""  # the address of a small picture of the position
    clock: ClockShown | None = None
    pace: str = ""


def newcomer(ticket: Ticket) -> bool:
    """Whether a browser has not finished a game yet."""
    return not listed.own(ticket, "over")


def usual_bot(ticket: Ticket, game: AnyGame) -> str:
    """The bots against which a browser plays where nothing is said: of its last game's level, the gentlest at first.

    Their style is that of those it met last in this game.
    """
    over = listed.own(ticket, "over")
    met = [
        (table.game, *level_and_style(seat.bot))
        for table in over
        if not table.daily
        for seat in table.seats
        if seat.bot
    ]
    levels = [level for _game, level, _style in met if level in LEVELS]
    styles = [style for played, level, style in met if played == game.name and level in LEVELS]
    level = levels[0] if levels else DEFAULT_LEVEL if over else GENTLEST
    return in_style(level, styles[0] if styles and styles[0] in game.styles else "")


def offered_to(ticket: Ticket, game: AnyGame) -> GameCard:
    """A game as it is offered to a browser that sets a table."""
    return game_card(game, usual_bot(ticket, game), newcomer(ticket))


def current(ticket: Ticket) -> list[TableCard]:
    """The tables one is at: open or being played."""
    tables = listed.own(ticket, "open", "running", most=listed.AT_HAND)
    return [card(table, *going_on(table, ticket)) for table in tables if playable(table.header, GAMES[table.game])]


def by_turn(tables: list[TableCard]) -> tuple[list[TableCard], list[TableCard]]:
    """Those that wait for the reader, the longest waiting first, and the others."""
    mine = sorted((table for table in tables if table.turn), key=lambda table: table.since or table.when)
    return mine, [table for table in tables if not table.turn]


@lru_cache(maxsize=1000)
def playable(header: str, game: AnyGame) -> bool:
    """Whether a table's game is played by the rules that it was made with."""
    try:
        read_header(header, {game.name: game})
    except RecordError:
        return False
    return True


def going_on(table: ListedTable, ticket: Ticket) -> tuple[str, bool]:
    """What goes on at a table, in one line, and whether it waits for the reader."""
    if table.status == "open":
        return gathering(sum(seat.empty for seat in table.seats)), False
    actor = whose_turn(table)
    if actor < 0:
        return "", False
    if actor in ticket.held(table.seats):
        return _("Your turn"), True
    seat = table.seats[actor]
    if any(other.stand_in and ticket.owns(other) for other in table.seats):
        return _("A bot plays for you: come back at any time."), False
    name = {"name": seat.called()}
    return (_("%(name)s is thinking.") if seat.bot else _("Waiting for %(name)s.")) % name, False


def gathering(missing: int) -> str:
    """For how many a table waits before its game begins."""
    if not missing:
        return _("Everybody is here.")
    return ngettext("Waiting for one more player", "Waiting for %(count)s more players", missing) % {"count": missing}


def whose_turn(table: ListedTable) -> int:
    """The seat whose choice it is. Where the row does not know it, the game is looked up."""
    if table.actor is not None:
        return table.actor
    try:
        return OPEN_TABLES.table(table.code).scene.actor
    except Refusal:
        return NOBODY


def finished(ticket: Ticket) -> list[TableCard]:
    """The finished games of a browser."""
    return [card(table, result(table)) for table in listed.own(ticket, "over")]


def recent(game: str) -> list[TableCard]:
    """The games of one kind that were finished last, whoever played."""
    return [card(table, result(table)) for table in listed.finished(game)]


def card(table: ListedTable, sentence: str, turn: bool = False) -> TableCard:
    """A table as a line of a list."""
    pace = pace_of(table.pace) if table.status in ("open", "running") else None
    again = table.status == "over" and not table.daily  # a deal of the day may still be secret
    return TableCard(
        title=game_card(GAMES[table.game]).title,
        url=address("replay" if again else "table", table.code),
        players=[NamedBadge(seat.number, seat.called()) for seat in table.seats],
        when=table.touched,
        sentence=sentence,
        turn=turn,
        since=table.since if turn else None,
        picture=f"{address('small', table.code)}?{table.revision}" if turn else "",
        clock=clock_shown(pace, 0.0, table.due) if pace and table.due else None,
        pace=short_name(pace) if pace else "",
    )


@lru_cache(maxsize=4000)
def address(page: str, code: str) -> str:
    """Where something of a table is; asked for again and again."""
    return reverse(page, args=[code])


def result(table: ListedTable) -> str:
    """How a game ended: who won, and everybody's scores."""
    seats = sorted(table.seats, key=lambda seat: (seat.place or 9, seat.number))
    winners = [set_apart(seat.called()) for seat in seats if seat.place == 1]
    scores = " : ".join(str(seat.score) for seat in seats)
    if not winners:
        return _("Nobody has won (%(scores)s)") % {"scores": scores}
    return _("%(names)s won, %(scores)s") % {"names": ", ".join(winners), "scores": scores}
