"""The players: everybody at the table, with what stands beside their names."""

from __future__ import annotations

from typing import NamedTuple

from ...live.bots.characters import character
from ...live.tables.seats import SeatNow
from ..badge import level, seat_link
from ..clocks import ClockShown, seat_clock
from ..look import Look


class Stat(NamedTuple):
    """A number beside a player's name, its glyph, and both in words."""

    glyph: str
    value: int
    words: str


class PlayerRow(NamedTuple):
    """One player."""

    seat: int
    name: str
    you: bool
    bot: bool
    level: str
    character: str
    turn: bool
    away: bool
    link: str | None
    place: int | None
    thinking: bool
    stats: tuple[Stat, ...]
    clock: ClockShown | None
    absent: bool  # a bot may play on here
    agreed: tuple[str, ...]  # who wants that
    waits: tuple[str, ...]  # whose word is missing

    @property
    def number(self) -> int:
        """The seat as people count."""
        return self.seat + 1


def players(look: Look) -> list[PlayerRow]:
    """Everybody at the table."""
    game, state = look.match.game, look.match.state
    places = game.ranks(state) if state.over and state.seats > 1 else [None] * state.seats
    stats = [tuple([Stat(*each) for each in own]) for own in game.stats(look.view, look.words)]
    return [player(look, seat, places[seat.number], stats[seat.number]) for seat in look.scene.seats]


def player(look: Look, seat: SeatNow, place: int | None, stats: tuple[Stat, ...]) -> PlayerRow:
    """One player, as the viewer is shown them."""
    scene, viewer = look.scene, look.viewer
    absent = bool(viewer.held) and seat.number not in viewer.held and scene.absent(seat)
    absent = absent and scene.pace is None  # where clocks run, they decide
    return PlayerRow(
        seat=seat.number,
        name=look.names[seat.number],
        you=seat.number in viewer.held,
        bot=bool(seat.bot),
        level=level(scene, viewer, seat),
        character=character(seat.bot, seat.name),
        turn=seat.number == scene.actor,
        away=scene.status == "running" and not seat.bot and seat.number not in scene.present,
        link=seat_link(scene, viewer, seat) if viewer.maker and seat.empty else None,
        place=place,
        thinking=bool(seat.bot) and seat.number == scene.actor and not scene.place and scene.puzzle is None,
        stats=stats,
        clock=seat_clock(scene, seat),
        absent=absent,
        agreed=names(look, seat.agreed) if absent else (),
        waits=names(look, scene.missing(seat, *viewer.held)) if absent else (),
    )


def names(look: Look, numbers: frozenset[int]) -> tuple[str, ...]:
    """The names at some seats."""
    return tuple([look.names[number] for number in sorted(numbers)])
