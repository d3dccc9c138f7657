"""What would be told of decisions that somebody might take one after another, found in an imagined position."""

from __future__ import annotations

from .chance import Chance
from .game import AnyGame
from .intention import HEADINGS
from .state import State
from .story import Event
from .ways import OPEN, NoLuck, Way, tried


def foretold(game: AnyGame, state: State, seat: int, parts: list[list[int]]) -> list[Way]:
    """Each part of a plan of *seat*, who is asked, as a way from where the part before it leads."""
    world = game.imagine(state, seat, Chance(1)).clone(NoLuck())
    found: list[Way] = []
    for part in parts:
        way, world = along(game, world, seat, part)
        found.append(way)
    return found


def along(game: AnyGame, world: State, seat: int, actions: list[int]) -> tuple[Way, State]:
    """A row of decisions as a way, and where it leads; only after the last of them something unknown may come."""
    events: list[Event] = []
    silent: list[int] = []
    dear: list[str] = []
    end = OPEN
    for action in actions:
        dear += [key for key in [game.steering.dear(world, action)] if key and key not in dear]
        there = tried(world, seat, action)
        if events and not there.events:
            silent.append(action)
        events += before_heading(there.events)
        world, end = there.state, there.end
    return Way("", actions, 0.0, dear, end, events, silent if events else actions, 0), world


def before_heading(events: list[Event]) -> list[Event]:
    """What is told before a new part of the game begins: that is no longer somebody's doing."""
    ends = [number for number, event in enumerate(events) if event.key in HEADINGS]
    return events[: ends[0]] if ends else events
