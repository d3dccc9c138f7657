"""Ways: for whoever is asked, the short rows of own decisions to everything that these could reach now.

They are looked for in an imagined position, so they depend on nothing that the seat does not know. Luck, something
shown to the seat or somebody else's choice may come only after the last decision of a way.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from ..chance import Chance
from ..game import AnyGame
from ..state import State
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
        search.go_on(self.here, Way("", [], 0.0, [], OPEN, [], [], 0))
        for _ in range(budget):
            if not search.heap:
                break
            search.expand(heappop(search.heap))
        return {goal: way for goal, way in search.found.items() if search.steering.deserves(self.here, goal)}


def ways(game: AnyGame, state: State, seat: int, budget: int = BUDGET) -> dict[str, Way]:
    """The cheapest way to each goal that *seat*, who is asked, could reach now; by the names of the goals."""
    return Outlook(game, state, seat).ways(budget)


def ends(game: AnyGame, state: State, seat: int) -> dict[int, int]:
    """What comes after each single decision that *seat*, who is asked, may take now."""
    return Outlook(game, state, seat).ends()


# What a way costs, which it is in the order of finding, where it has led, the way, and how it may go on.
Waiting = tuple[float, int, State, Way, list[int]]


class Search:
    """The cheapest first, each position once; who has begun to spend completes that at once."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook: Final = outlook
        self.steering: Final = outlook.game.steering
        self.seat: Final = outlook.seat
        self.heap: list[Waiting] = []  # positions before a spending
        self.pushed = 0  # of equal costs the first found comes first
        self.seen: set[bytes] = set()
        self.found: dict[str, Way] = {}

    def go_on(self, state: State, way: Way) -> None:
        """Go on from a position: at once if a spending has begun, else when it is the cheapest."""
        onward = self.steering.onward(state, way.actions)
        if way.goal:
            self.try_all(state, way, onward)
        elif onward:
            self.pushed += 1
            heappush(self.heap, (way.cost, self.pushed, state, way, onward))

    def expand(self, waiting: Waiting) -> None:
        """Go on from a position that has waited, unless somebody was there before."""
        _, _, state, way, onward = waiting
        trace = state.trace()
        if trace not in self.seen:
            self.seen.add(trace)
            self.try_all(state, way, onward)

    def try_all(self, state: State, way: Way, onward: list[int]) -> None:
        """Try every decision with which the way may go on."""
        for left, action in enumerate(onward, 1 - len(onward)):
            self.add(state, way, action, left == 0)

    def add(self, before: State, so_far: Way, action: int, last: bool) -> None:
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
            self.go_on(state, Way(goal, actions, cost, dears, OPEN, events, silent, asked))

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
