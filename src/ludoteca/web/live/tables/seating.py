"""Sitting down and getting up: who may do what with a table's seats. All of it runs in the writer."""

from __future__ import annotations

from django.utils.translation import gettext_lazy as _

from ....bots import DEFAULT_LEVEL, LEVELS
from ....core.record import Header
from ...render.viewer import Ticket
from ..bots.characters import bot_name
from . import store
from .live_table import LiveTable
from .models import Player, Seat, Table, new_secret
from .open_tables import HALL
from .refusal import CLOSED, NO_SEAT, NOT_MAKER, NOT_RUNNING, WATCHING, Refusal
from .scene import Chair

GRACE = 60.0  # seconds for which nobody gives away the seat of somebody who went away
TAKEN = _("Somebody sits there.")
USED = _("This link has been used already, or the seat was given away.")


def opened(live: LiveTable, secret: str) -> Chair:
    """The seat that a secret opens."""
    for chair in live.kept.chairs:
        if chair.secret == secret and (not chair.bot or chair.stand_in):
            return chair
    raise Refusal(USED, status=404)


def sit(live: LiveTable, secret: str, player: Player) -> Chair:
    """Sit down. An empty seat becomes the player's and its link is used up; a taken one opens on this device too.

    Where a bot plays on, the link is its player's own: they take the seat back.
    """
    chair = opened(live, secret)
    if live.kept.row.status == "closed":
        raise Refusal(CLOSED)
    if chair.stand_in and live.kept.row.status == "running":
        live.reseat(chair.number, bot="", secret=chair.secret)
    elif chair.empty and live.kept.row.status != "over":
        live.reseat(chair.number, player=player, name="", bot="")
    return live.chair(chair.number)


def leave(live: LiveTable, number: int, ticket: Ticket) -> None:
    """Get up: in the lobby the seat is free again, in a game it waits for whoever takes it over, or comes back."""
    chair = live.chair(number)
    if not ticket.holds(chair):
        raise Refusal(NO_SEAT, status=403)
    if live.kept.row.status not in ("open", "running"):
        raise Refusal(_("The game is over: there is nothing to leave."))
    if live.kept.row.status == "running":
        live.reseat(number, left=True)
    else:
        live.reseat(number, player=None, name="")
    hand_over(live)


def hand_over(live: LiveTable) -> None:
    """A maker without a seat passes the table on; a table to which nobody will come back is closed."""
    players = [chair.player for chair in live.kept.chairs if chair.person or (chair.stand_in and not chair.left)]
    if not players:
        live.mark(status=Table.Status.CLOSED)
    elif live.kept.row.maker_id not in players:
        live.mark(maker_id=players[0])


def seat_bot(live: LiveTable, number: int, level: str, ticket: Ticket) -> None:
    """Put a bot into an empty seat: in the lobby that is for the maker to do, in a game for all who are here."""
    chair, spec = live.chair(number), known_level(level)
    if live.kept.row.status == "running":
        return play_on(live, chair, spec, ticket)
    makers_own(live, ticket)
    if not chair.empty or live.kept.row.status != "open":
        raise Refusal(TAKEN)
    return live.reseat(number, player=None, bot=spec, name=new_name(live))


def play_on(live: LiveTable, chair: Chair, spec: str, ticket: Ticket) -> None:
    """Let a bot play on for somebody who has left or is away, once all others who are here agree."""
    held = ticket.held(live.kept.chairs)
    if not held:
        raise Refusal(WATCHING, status=403)
    if chair.number in held or not live.scene.absent(chair):
        raise Refusal(TAKEN)
    if chair.person and live.seconds_away(chair.number) < GRACE:
        raise Refusal(_("Somebody was in that seat a moment ago. Wait a minute, then ask again."))
    same = {"left": chair.left, "secret": chair.secret}
    if live.scene.missing(chair, *held):
        return live.reseat(chair.number, agreed=sum(1 << seat for seat in chair.agreed | held), **same)
    if chair.left:  # its link was shown to others
        same["secret"] = new_secret()
    name = {} if chair.player is not None else {"name": new_name(live)}
    return live.reseat(chair.number, bot=spec, **same, **name)


def take_back(live: LiveTable, number: int, ticket: Ticket) -> None:
    """Whoever left, or was away, comes back to their seat."""
    chair = live.chair(number)
    if chair.person or not ticket.owns(chair):
        raise Refusal(NO_SEAT, status=403)
    if live.kept.row.status != "running":
        raise Refusal(NOT_RUNNING)
    live.reseat(number, bot="", secret=chair.secret)


def close(live: LiveTable, ticket: Ticket) -> None:
    """Close a table that is not over."""
    makers_own(live, ticket)
    if live.kept.row.status == "over":
        raise Refusal(_("The game is over: the table stays to be looked at."))
    live.mark(status=Table.Status.CLOSED)


def start(live: LiveTable, ticket: Ticket) -> None:
    """Begin the game."""
    makers_own(live, ticket)
    live.start()


def makers_own(live: LiveTable, ticket: Ticket) -> None:
    """Only the maker may do this, and only at a table that is not closed."""
    if live.kept.row.maker_id is None or live.kept.row.maker_id != ticket.player:
        raise Refusal(NOT_MAKER, status=403)
    if live.kept.row.status == "closed":
        raise Refusal(CLOSED)


def rename(live: LiveTable, number: int, name: str, ticket: Ticket) -> None:
    """Another name for one of several players at the same screen."""
    chair = live.chair(number)
    if not ticket.holds(chair):
        raise Refusal(NO_SEAT, status=403)
    live.reseat(number, name=name, secret=chair.secret, left=chair.left)


def known_level(level: str) -> str:
    """A level that the site offers; nothing else is ever run."""
    if level and level not in LEVELS:
        raise Refusal(_("There is no such bot."), status=400)
    return level or DEFAULT_LEVEL


def new_name(live: LiveTable) -> str:
    """A name for a bot at this table."""
    return bot_name([chair.name for chair in live.kept.chairs], live.code)


def rematch(live: LiveTable, ticket: Ticket) -> str:
    """The same people, bots and options at a new table, one seat further; if it is there already, that one."""
    row = live.kept.row
    if row.status != "over":
        raise Refusal(_("The game is not over yet."))
    if not ticket.held(live.kept.chairs):
        raise Refusal(_("Only those who played can ask for another game."), status=403)
    row.refresh_from_db()
    if row.rematch is None:
        seats = list(row.seats.select_related("player"))
        places = [again(live, seat) for seat in seats[1:] + seats[:1]]
        make(live.kept.header, row.maker, places, before=row)
        live.renew()
    return live.scene.rematch


def again(live: LiveTable, seat: Seat) -> store.Place:
    """The same for another game: those who were away have their seat again, those who left have not."""
    if seat.left:
        return store.Place(bot=seat.bot, name=new_name(live) if seat.bot else "")
    return store.Place(seat.player, "" if seat.player else seat.bot, seat.name)


def make(header: Header, maker: Player | None, places: list[store.Place], before: Table | None = None) -> str:
    """A new table; its game begins at once if every seat is taken."""
    made = store.make(header, maker, places, before)
    if all(place.player or place.bot for place in places):
        HALL.open(made.code).start()
    return made.code
