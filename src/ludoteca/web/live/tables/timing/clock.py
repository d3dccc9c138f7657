"""The clock of a live table: whose runs, what is left, and what a move, a new face or an undo makes of it.

Only the clock of the seat whose choice it is runs, whether somebody looks or not. While it runs, the table's `due` says
when it is out; what a seat has for its next turn is its `bank`. All of it runs in the writer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING

from .....core.records.match import Trial
from .....core.state import NOBODY
from ...clocks.now import CLOCK
from ...clocks.pace import Pace, pace_of
from ...clocks.rest import ALWAYS_AWAKE, Rest
from ...clocks.resting import rest_of
from .. import moments
from ..kept import store
from ..models import Line
from ..seats import SeatNow

if TYPE_CHECKING:
    from ..live_table import LiveTable

LEAST = 1.0  # seconds that are noted beside a decision of a person; 0 means that a bot took it


@dataclass(frozen=True)
class Tick:
    """What a move makes of a table's clock."""

    since: datetime | None  # when the next turn began, if one did
    due: datetime | None = None
    left: float | None = None  # to whoever decided
    mover: dict[str, object] = field(default_factory=dict)  # what changes at the seat that handed over


def timed(seats: Iterable[SeatNow]) -> frozenset[int]:
    """The seats that have a clock: people's own, if several play. Where one has several seats, nobody hurries them."""
    seats = tuple(seats)
    owners = Counter(seat.player for seat in seats if seat.player is not None)
    if len(owners) < 2:
        return frozenset()
    return frozenset(seat.number for seat in seats if seat.person and seat.player and owners[seat.player] == 1)


def bank_of(pace: Pace, seat: SeatNow) -> float:
    """What a seat has for its next turn."""
    return float(pace.bank) if seat.bank is None else seat.bank


def resting(pace: Pace, player: int | None) -> Rest:
    """When somebody's clock stands still: only games over days know nights and vacations."""
    return rest_of(player) if pace.days else ALWAYS_AWAKE


def left(live: LiveTable) -> float | None:
    """The seconds that are left to the seat whose clock runs; never more than it had when its turn began."""
    pace, row = pace_of(live.stored.row.pace), live.stored.row
    if pace is None or row.due is None or live.match is None or live.match.state.actor < 0:
        return None
    seat = live.stored.seats[live.match.state.actor]
    waking = resting(pace, seat.player).waking(CLOCK.now(), row.due)
    return min(bank_of(pace, seat), waking)


def deadline(live: LiveTable, pace: Pace, seats: tuple[SeatNow, ...], actor: int) -> datetime | None:
    """When the clock of the next seat is out, if one runs."""
    if actor == NOBODY or live.stored.row.paused or actor not in timed(seats):
        return None
    seat = seats[actor]
    return resting(pace, seat.player).after(CLOCK.now(), bank_of(pace, seat))


# -- what happens at a table -------------------------------------------------------------------------------------------


def after_move(live: LiveTable, trial: Trial) -> Tick:
    """What becomes of the clock by decisions that were tried: it is handed over, or runs on."""
    assert live.match is not None
    before, actor = live.match.state.actor, NOBODY if trial.state.over else trial.state.actor
    handed = actor != before or any(ply.actor != before for ply in trial.plies)
    since = CLOCK.now() if handed else None
    pace = pace_of(live.stored.row.pace)
    if pace is None:
        return Tick(since)
    seat, has = live.stored.seats[before], left(live)
    noted = 0.0 if seat.stand_in else has if has is None else max(has, LEAST)
    if not handed:
        return Tick(None, live.stored.row.due, noted)
    mover = handed_over(pace, seat, has)
    return Tick(since, deadline(live, pace, with_seat(live, before, mover), actor), noted, mover)


def handed_over(pace: Pace, seat: SeatNow, has: float | None) -> dict[str, object]:
    """What changes at a seat that hands over: it gets time for its next turn, and a bot for this turn only gets up."""
    if has is None and not seat.stand_in:
        return {}
    changes: dict[str, object] = {"bank": pace.refilled(bank_of(pace, seat) if has is None else has)}
    return changes | {"bot": "", "once": None} if seat.once else changes


def with_seat(live: LiveTable, number: int, changes: dict[str, object]) -> tuple[SeatNow, ...]:
    """The seats, once something has changed at one of them."""
    return tuple(seat.changed(**changes) if seat.number == number else seat for seat in live.stored.seats)


def settle(live: LiveTable) -> None:
    """Let the clock run, or stand, as the table is now: somebody came or went, or there is a pause or none any more.

    It belongs to a change that has just been written at a revision of its own.
    """
    row, match = live.stored.row, live.match
    pace = pace_of(row.pace)
    if pace is None or match is None:
        return
    actor = match.state.actor if row.status == "running" else NOBODY
    due = deadline(live, pace, live.stored.seats, actor)
    if (due is None) == (row.due is None):
        return
    if due is None and actor != NOBODY:
        keep_seat(live, actor, bank=left(live))
    row.due = due
    store.keep_due(row.pk, due)
    live.tell_of(moments.CLOCK_SET)


def keep_seat(live: LiveTable, number: int, **changes: object) -> None:
    """Change something at a seat that only its clock knows."""
    store.keep_seat(live.stored.row.pk, number, **changes)
    live.stored.seats = with_seat(live, number, changes)


def after_undo(live: LiveTable, seat: int, plies: int) -> tuple[datetime | None, float | None]:
    """When the clock of a seat is out that takes decisions back, and what it has: what was left, never more."""
    pace, match = pace_of(live.stored.row.pace), live.match
    if pace is None or match is None or live.stored.row.paused or seat not in timed(live.stored.seats):
        return None, None
    gone = Line.objects.filter(table_id=live.stored.row.pk, number__gt=plies).values_list("number", "bank")
    own = [bank for number, bank in gone if bank is not None and match.plies[number - 1].actor == seat]
    now = left(live) if match.state.actor == seat else None
    has = min([*own, *([] if now is None else [now])], default=bank_of(pace, live.stored.seats[seat]))
    return resting(pace, live.stored.seats[seat].player).after(CLOCK.now(), has), has
