"""What would be told of decisions that somebody might take one after another, found in an imagined position."""

from __future__ import annotations

from typing import Final

from ..chance import Chance
from ..game import AnyGame
from ..seen.view import View
from ..state import State
from ..story import Event
from .intention import HEADINGS
from .ways import LUCK, OPEN, NoLuck, tried


class Foretold:
    """One intention: what will be told of it, what is chosen without being told, what is dear, and what comes then."""

    def __init__(self) -> None:
        self.events: Final[list[Event]] = []
        self.silent: Final[list[tuple[View, int]]] = []  # decisions, each with what the seat sees before it
        self.dear: Final[list[str]] = []
        self.end = OPEN


def foretold(game: AnyGame, state: State, seat: int, parts: list[list[int]]) -> list[Foretold]:
    """The parts of a plan of *seat*, who is asked; luck, something shown or others may come only after the last."""
    world = game.imagine(state, seat, Chance(1)).clone(NoLuck())
    found: list[Foretold] = []
    for part in parts:
        one = Foretold()
        for place in range(len(part)):
            world = add(game, one, world, seat, part, place)
        found.append(one)
    return found


def add(game: AnyGame, one: Foretold, world: State, seat: int, part: list[int], place: int) -> State:
    """Add a decision of a part; where it leads. What is said of one that only lets luck come is what is chosen."""
    action, alone = part[place], len(part) == 1
    key = game.steering.dear(world, action, part[:place])
    state, end, events = tried(world, seat, action)
    if key and key not in one.dear:
        one.dear.append(key)
    events = [] if alone and end == LUCK else before_heading(events)
    one.events.extend(events)
    if not events:
        one.silent.append((game.view(world, seat), action))
    one.end = end
    return state


def before_heading(events: list[Event]) -> list[Event]:
    """What is told before a new part of the game begins: that is no longer somebody's doing."""
    ends = [number for number, event in enumerate(events) if event.key in HEADINGS]
    return events[: ends[0]] if ends else events
