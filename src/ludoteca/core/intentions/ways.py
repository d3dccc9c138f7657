"""Ways: for whoever is asked, the short rows of own decisions to everything that these could reach now.

They are looked for in an imagined position, so they depend on nothing that the seat does not know. Luck, something
shown to the seat or somebody else's choice may come only after the last decision of a way.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from ..chance import Chance
from ..game import AnyGame
from ..state import State, Step
from ..story import Event, Story

LONGEST: Final = 12  # decisions of a way
BUDGET: Final = 1500  # positions to look at
DEAR: Final = 100.0  # what is dear costs more than everything that is not

# What comes after the last decision of a way.
OPEN: Final = 0  # the seat decides on
LUCK: Final = 1
SHOWN: Final = 2  # the seat sees something that was hidden
OTHERS: Final = 3  # somebody else decides
OVER: Final = 4  # the game ends


class LuckComes(Exception):
    """A pick was asked for where none may be made."""


class NoLuck(Chance):
    """Luck that stops a search: no way goes on beyond it."""

    def __init__(self) -> None:
        super().__init__(1)

    def pick(self, n: int) -> int:
        """Nothing can be picked here."""
        raise LuckComes


NO_LUCK: Final = NoLuck()


class Way:
    """The decisions that lead to a goal, what they cost, what is dear about them, and what comes after them.

    `events` is what will be told of them, as far as the seat can know, and `silent` are those of which nothing will be
    once the telling has begun; `asked` is how many come before the first question of a payment that could be answered
    otherwise, 0 if there is none.
    """

    def __init__(
        self,
        goal: str,
        actions: list[int],
        cost: float,
        dear: list[str],
        end: int,
        events: list[Event],
        silent: list[int],
        asked: int,
    ) -> None:
        self.goal: Final = goal
        self.actions: Final = actions
        self.cost: Final = cost
        self.dear: Final = dear
        self.end: Final = end
        self.events: Final = events
        self.silent: Final = silent
        self.asked: Final = asked


# Where a decision leads in an imagined position, what comes after it, and what the seat will hear of it.
Tried = tuple[State, int, list[Event]]


class Place:
    """Where somebody was who has begun to spend: by which decisions, and the trace once it is compared with others."""

    def __init__(self, actions: list[int]) -> None:
        self.actions: Final = actions
        self.trace = b""


# The goal, what is asked, how much is planned and what may be chosen: where traces are equal, so are these.
Looks = tuple[str, type[Step], int, tuple[int, ...]]


class Outlook:
    """What *seat*, who is asked, sees ahead in an imagined position; the first decisions are tried only once."""

    def __init__(self, game: AnyGame, state: State, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.asked: Final = not state.over and state.actor == seat
        self.here: Final = game.imagine(state, seat, Chance(1)).clone(NO_LUCK) if self.asked else state
        self.known: Final[dict[int, Tried]] = {}

    def first(self, action: int) -> Tried:
        """Where a single decision leads."""
        if action not in self.known:
            self.known[action] = tried(self.here, self.seat, action)
        return self.known[action]

    def ends(self) -> dict[int, int]:
        """What comes after each single decision that may be taken now."""
        return {action: self.first(action)[1] for action in self.here.legal} if self.asked else {}

    def ways(self, budget: int = BUDGET) -> dict[str, Way]:
        """The cheapest way to each goal that could be reached now; by the names of the goals."""
        if not self.asked:
            return {}
        search = Search(self)
        search.push(self.here, Way("", [], 0.0, [], OPEN, [], [], 0))
        for _ in range(budget):
            if not search.heap:
                break
            _, _, state, way = heappop(search.heap)
            search.expand(state, way)
        return {goal: way for goal, way in search.found.items() if search.steering.deserves(self.here, goal)}


def ways(game: AnyGame, state: State, seat: int, budget: int = BUDGET) -> dict[str, Way]:
    """The cheapest way to each goal that *seat*, who is asked, could reach now; by the names of the goals."""
    return Outlook(game, state, seat).ways(budget)


def ends(game: AnyGame, state: State, seat: int) -> dict[int, int]:
    """What comes after each single decision that *seat*, who is asked, may take now."""
    return Outlook(game, state, seat).ends()


class Search:
    """The cheapest first, each position once."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook: Final = outlook
        self.steering: Final = outlook.game.steering
        self.seat: Final = outlook.seat
        self.heap: list[tuple[float, int, State, Way]] = []  # positions, and how one came there
        self.pushed = 0  # of equal costs the first found comes first
        self.seen: set[bytes] = set()  # on the way to some spending
        self.paid: dict[Looks, list[Place]] = {}  # and after it has begun
        self.found: dict[str, Way] = {}

    def push(self, state: State, way: Way) -> None:
        """A position to go on from, if nobody was there before for the same goal."""
        self.pushed += 1
        heappush(self.heap, (way.cost, self.pushed, state, way))

    def expand(self, state: State, way: Way) -> None:
        """Try every decision with which the way may go on."""
        if self.was_here(state, way):
            return
        onward = self.steering.onward(state, way.actions)
        for left, action in enumerate(onward, 1 - len(onward)):
            self.go_on(state, way, action, left == 0)

    def was_here(self, state: State, way: Way) -> bool:
        """Whether somebody was here before for the same goal."""
        if way.goal:
            return self.paid_here(state, way)
        trace = state.trace()
        if trace in self.seen:
            return True
        self.seen.add(trace)
        return False

    def paid_here(self, state: State, way: Way) -> bool:
        """The same for who has begun to spend, which is rare: positions are compared only where they look alike."""
        place = Place(way.actions)
        looks: Looks = (way.goal, type(state.agenda[-1]), len(state.agenda), tuple(state.legal))
        alike = self.paid.setdefault(looks, [])
        if alike:
            place.trace = state.trace()
            for other in alike:
                if self.trace_of(other) == place.trace:
                    return True
        alike.append(place)
        return False

    def trace_of(self, place: Place) -> bytes:
        """The trace of a position that was left long ago: few are ever asked for, so it is gone to once more."""
        if not place.trace:
            state = self.outlook.here.clone(NO_LUCK)
            for action in place.actions:
                state.play(action)
            place.trace = state.trace()
        return place.trace

    def go_on(self, before: State, so_far: Way, action: int, last: bool) -> None:
        """Add a decision to a way: it reaches its goal, or is a position to go on from."""
        steering = self.steering
        committed = bool(so_far.goal) or steering.spends(before, action)
        named = so_far.goal or steering.goal(before, action)
        dear = steering.dear(before, action, so_far.actions)
        dears = [*so_far.dear, dear] if dear and dear not in so_far.dear else so_far.dear
        cost = so_far.cost + steering.cost(before, action) + (DEAR if dear else 0.0)
        known = self.found.get(named) if committed else None
        if known is not None and known.cost <= cost:
            return  # whatever completes it, the known way is no dearer
        state, end, told = self.where(before, so_far, action, last)
        actions, events = [*so_far.actions, action], [*so_far.events, *told] if told else so_far.events
        open_still = end == OPEN and committed and not steering.settled(state)
        silent = so_far.silent if told or not so_far.events else [*so_far.silent, action]
        asked = so_far.asked or (len(actions) if open_still and len(state.legal) > 1 else 0)
        if named and not open_still and (named not in self.found or cost < self.found[named].cost):
            self.found[named] = Way(named, actions, cost, dears, end, events, silent, asked)
        if end == OPEN and len(actions) < LONGEST and (open_still or not committed):
            goal = named if committed else ""
            self.push(state, Way(goal, actions, cost, dears, OPEN, events, silent, asked))

    def where(self, before: State, so_far: Way, action: int, last: bool) -> Tried:
        """Where a decision leads; the last one that is tried in a position needs no copy of it."""
        if not so_far.actions:
            return self.outlook.first(action)
        return played(before, self.seat, action) if last else tried(before, self.seat, action)


def tried(state: State, seat: int, action: int) -> Tried:
    """What a decision of *seat* leads to, without luck."""
    return played(state.clone(NO_LUCK), seat, action)


def played(state: State, seat: int, action: int) -> Tried:
    """What a decision of *seat* makes of a position without luck, which is not what it was afterwards.

    Where it shows the seat something hidden, the seat cannot know yet what will be told: nothing is.
    """
    story, end = Story(), LUCK
    state.story = story
    try:
        state.play(action)
        end = OVER if not state.agenda else OPEN if state.agenda[-1].seat == seat else OTHERS
    except LuckComes:
        pass
    state.story = None
    if story.shown and story.was_shown(seat):
        return state, SHOWN if end == OPEN else end, []
    return state, end, [each for each in story.events if not (each.only or each.but) or each.heard_by(seat)]
