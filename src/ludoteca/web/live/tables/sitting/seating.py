"""Sitting down and getting up: who may do what with a table's seats. All of it runs in the writer."""

from __future__ import annotations

from django.utils.translation import gettext_lazy as _

from .....bots import DEFAULT_LEVEL, LEVELS, in_style
from .....core.game import AnyGame
from .....core.records.record import Header, RecordError, under_present_rules
from .....core.state import NOBODY
from .....games import GAMES
from ...bots.characters import bot_name
from ...clocks.pace import LAPSED_LEVEL, PLAYS_ON, chosen, pace_of
from ...people.models import Player
from ...refusal import Refusal
from .. import moments
from ..kept import store
from ..live_table import LiveTable
from ..models import Seat, Table, new_secret
from ..open_tables import OPEN_TABLES
from ..processes import presence
from ..refusals import CLOSED, NO_SEAT, NOT_MAKER, NOT_RUNNING, OTHER_RULES, WATCHING
from ..seats import SeatNow
from ..ticket import Ticket
from ..timing.clock import bank_of

GRACE = 60.0  # seconds for which nobody gives away the seat of somebody who went away
TAKEN = _("Somebody sits there.")
USED = _("This link has been used already, or the seat was given away.")


def opened(live: LiveTable, secret: str) -> SeatNow:
    """The seat that a secret opens."""
    for seat in live.stored.seats:
        if seat.secret == secret and (not seat.bot or seat.stand_in):
            return seat
    raise Refusal(USED, status=404)


def sit(live: LiveTable, secret: str, player: Player) -> SeatNow:
    """Sit down. An empty seat becomes the player's and its link is used up; a taken one opens on this device too.

    Where a bot plays on, the link is its player's own: they take the seat back.
    """
    seat = opened(live, secret)
    if live.stored.row.status == "closed":
        raise Refusal(CLOSED)
    if seat.stand_in and live.stored.row.status == "running":
        relieve(live, seat)
    elif seat.empty and live.stored.row.status != "over":
        live.reseat(seat.number, player=player, name="", bot="")
    return live.seat(seat.number)


def leave(live: LiveTable, number: int, ticket: Ticket) -> None:
    """Get up: in the lobby the seat is free again, in a game it waits for whoever takes it over, or comes back.

    Where clocks run nobody waits: a bot plays on at once.
    """
    seat = live.seat(number)
    if not ticket.holds(seat):
        raise Refusal(NO_SEAT, status=403)
    if live.stored.row.status not in ("open", "running"):
        raise Refusal(_("The game is over: there is nothing to leave."))
    if live.stored.row.status == "running":
        live.reseat(number, left=True, bot=LAPSED_LEVEL if live.newest.pace else "")
    else:
        live.reseat(number, player=None, name="")
    hand_over(live)


def hand_over(live: LiveTable) -> None:
    """A maker without a seat passes the table on; a table to which nobody will come back is closed.

    One that is played by the clock sleeps until somebody does, or until it is tidied away.
    """
    players = [seat.player for seat in live.stored.seats if seat.person or (seat.stand_in and not seat.left)]
    if not players and live.newest.asleep:
        return
    if not players:
        live.change_row(status=Table.Status.CLOSED)
    elif live.stored.row.maker_id not in players:
        live.change_row(maker_id=players[0])


def seat_bot(live: LiveTable, number: int, level: str, ticket: Ticket, style: str = "") -> None:
    """Put a bot into an empty seat: in the lobby that is for the maker to do, in a game for all who are here."""
    seat, spec = live.seat(number), known_bot(live.stored.header.game, level, style)
    if live.stored.row.status == "running":
        return play_on(live, seat, spec, ticket)
    makers_own(live, ticket)
    if not seat.empty or live.stored.row.status != "open":
        raise Refusal(TAKEN)
    return live.reseat(number, player=None, bot=spec, name=new_name(live))


def play_on(live: LiveTable, seat: SeatNow, spec: str, ticket: Ticket) -> None:
    """Let a bot play on for somebody who has left or is away, once all others who are here agree."""
    held = ticket.held(live.stored.seats)
    if not held:
        raise Refusal(WATCHING, status=403)
    if live.newest.pace is not None:
        raise Refusal(_("Here the clock decides when a bot plays for somebody."))
    presence.look_round(live)
    live.greet()
    if seat.number in held or not live.newest.absent(seat):
        raise Refusal(TAKEN)
    if seat.person and live.seconds_away(seat.number) < GRACE:
        raise Refusal(_("Somebody was in that seat a moment ago. Wait a minute, then ask again."))
    same = {"left": seat.left, "secret": seat.secret}
    if live.newest.missing(seat, *held):
        return live.reseat(seat.number, agreed=sum(1 << number for number in seat.agreed | held), **same)
    if seat.left:  # its link was shown to others
        same["secret"] = new_secret()
    name = {} if seat.player is not None else {"name": new_name(live)}
    return live.reseat(seat.number, bot=spec, **same, **name)


def take_back(live: LiveTable, number: int, ticket: Ticket) -> None:
    """Whoever left, or was away, comes back to their seat."""
    seat = live.seat(number)
    if seat.person or not ticket.owns(seat):
        raise Refusal(NO_SEAT, status=403)
    if live.stored.row.status != "running":
        raise Refusal(NOT_RUNNING)
    relieve(live, seat)


def relieve(live: LiveTable, seat: SeatNow) -> None:
    """The bot that plays for somebody gets up. Who has little time left gets enough for this turn, but not for ever:

    after some lapses the bot finishes the turn that it is playing first.
    """
    pace, same = pace_of(live.stored.row.pace), {"secret": seat.secret}
    if pace is None or live.newest.actor != seat.number or (has := bank_of(pace, seat)) >= pace.step:
        return live.reseat(seat.number, bot="", **same)
    if seat.lapses >= PLAYS_ON:
        return live.reseat(seat.number, once=True, **same)
    lapses = seat.lapses + (not seat.once)
    return live.reseat(seat.number, bot="", bank=max(has, float(pace.step)), lapses=lapses, **same)


def set_pace(live: LiveTable, name: str, ticket: Ticket) -> None:
    """Another pace, before the game begins."""
    makers_own(live, ticket)
    if live.stored.row.status != "open":
        raise Refusal(_("The game has begun: its pace stays as it is."))
    live.change_row(pace=chosen(name))


def close(live: LiveTable, ticket: Ticket) -> None:
    """Close a table that is not over."""
    makers_own(live, ticket)
    if live.stored.row.status == "over":
        raise Refusal(_("The game is over: the table stays to be looked at."))
    live.change_row(status=Table.Status.CLOSED)


def start(live: LiveTable, ticket: Ticket) -> None:
    """Begin the game."""
    makers_own(live, ticket)
    live.start()


def makers_own(live: LiveTable, ticket: Ticket) -> None:
    """Only the maker may do this, and only at a table that is not closed."""
    if live.stored.row.maker_id is None or live.stored.row.maker_id != ticket.player:
        raise Refusal(NOT_MAKER, status=403)
    if live.stored.row.status == "closed":
        raise Refusal(CLOSED)


def call_coach(live: LiveTable, ticket: Ticket, wanted: bool) -> None:
    """Have the coach speak at a table, or not any more: for those who play against bots alone."""
    if not ticket.held(live.stored.seats):
        raise Refusal(WATCHING, status=403)
    if live.newest.several_people or live.newest.lesson or live.newest.puzzle:
        raise Refusal(_("The coach is for those who play against bots alone."), status=403)
    live.change_row(coach=wanted)
    live.look_again()


def rename(live: LiveTable, number: int, name: str, ticket: Ticket) -> None:
    """Another name for one of several players at the same screen."""
    seat = live.seat(number)
    if not ticket.holds(seat):
        raise Refusal(NO_SEAT, status=403)
    live.reseat(number, name=name, secret=seat.secret, left=seat.left)


def known_bot(game: AnyGame, level: str, style: str) -> str:
    """A level that the site offers, in a style of the game or in none; nothing else is ever run."""
    if level and level not in LEVELS:
        raise Refusal(_("There is no such bot."), status=400)
    if style and style not in game.styles:
        raise Refusal(_("In this game no bot plays in such a style."), status=400)
    return in_style(level or DEFAULT_LEVEL, style)


def new_name(live: LiveTable) -> str:
    """A name for a bot at this table."""
    return bot_name([seat.name for seat in live.stored.seats], live.code)


def rematch(live: LiveTable, ticket: Ticket) -> str:
    """The same people, bots and options at a new table, one seat further; if it is there already, that one."""
    row = live.stored.row
    if row.status != "over":
        raise Refusal(_("The game is not over yet."))
    if not ticket.held(live.stored.seats):
        raise Refusal(_("Only those who played can ask for another game."), status=403)
    row.refresh_from_db()
    if row.rematch is None:
        rows = list(row.seats.select_related("player"))
        seats = [again(live, seat) for seat in rows[1:] + rows[:1]]
        make(begun_today(live.stored.header), row.maker, seats, before=row, coach=bool(row.coach), pace=row.pace)
        live.renew()
    return live.newest.rematch


def begun_today(header: Header) -> Header:
    """The same game with the rules of today, if it was played with earlier ones."""
    try:
        return under_present_rules(header.write(), GAMES)
    except RecordError as error:
        raise Refusal(OTHER_RULES) from error


def again(live: LiveTable, seat: Seat) -> store.NewSeat:
    """The same for another game: those who were away have their seat again, those who left have not."""
    if seat.left:
        return store.NewSeat(bot=seat.bot, name=new_name(live) if seat.bot else "")
    return store.NewSeat(seat.player, "" if seat.player else seat.bot, seat.name)


def make(
    header: Header,
    maker: Player | None,
    seats: list[store.NewSeat],
    before: Table | None = None,
    lesson: str = "",
    coach: bool = False,
    pace: str | None = None,
) -> str:
    """A new table; its game begins at once if every seat is taken."""
    made = store.make(header, maker, seats, before, lesson, coach, pace)
    if all(seat.player or seat.bot for seat in seats):
        OPEN_TABLES.open(made.code).start()
    else:
        moments.tell(moments.INVITED, moments.Moment(made, store.seats_now(made), made.revision, NOBODY))
    return made.code
