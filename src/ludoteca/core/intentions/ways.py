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

    `spends` says whether the one spending has begun, `events` is what will be told of them, as far as the seat can
    know, and `silent` are those of which nothing will be once the telling has begun; `asked` is how many come before
    the first question of a payment that could be answered otherwise, 0 if there is none.
    """

    def __init__(
        self,
        goal: str,
        actions: list[int],
        cost: float,
        dear: list[str],
        spends: bool,
        events: list[Event],
        silent: list[int],
        asked: int,
    ) -> None:
        self.goal: Final = goal
        self.actions: Final = actions
        self.cost: Final = cost
        self.dear: Final = dear
        self.spends: Final = spends
        self.events = events
        self.silent = silent
        self.asked = asked
        self.end = OPEN

    def hear(self, told: list[Event]) -> None:
        """What will be told of the last decision."""
        if told:
            self.events = [*self.events, *told]
        elif self.events:
            self.silent = [*self.silent, self.actions[-1]]


# Where a decision leads in an imagined position, what comes after it, and what the seat will hear of it.
Tried = tuple[State, int, list[Event]]


class Outlook:
    """What *seat*, who is asked, sees ahead in an imagined position; the first decisions are tried only once."""

    def __init__(self, game: AnyGame, state: State, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.asked: Final = not state.over and state.actor == seat
        self.here: Final = without_luck(game.imagine(state, seat, Chance(1))) if self.asked else state
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
        search.go_on(self.here, Way("", [], 0.0, [], False, [], [], 0))
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


# What a way costs, which it is in the order of finding, where it has led, the way, and how it may go on; where its last
# decision was put off, the position before that, and PUT_OFF.
Waiting = tuple[float, int, State, Way, list[int]]
PUT_OFF: Final[list[int]] = []


class Search:
    """The cheapest first, each position once; who has begun to spend completes that at once.

    A decision is not tried if all that it could lead to is known to cost no more. What is dear and reaches nothing by
    itself is put off until everything else is known.
    """

    def __init__(self, outlook: Outlook) -> None:
        self.outlook: Final = outlook
        self.steering: Final = outlook.game.steering
        self.seat: Final = outlook.seat
        self.heap: list[Waiting] = []  # positions before a spending
        self.pushed = 0  # of equal costs the first found comes first
        self.kept = outlook.here  # a position that is still needed as it is
        self.seen: set[bytes] = set()
        self.found: dict[str, Way] = {}

    def go_on(self, state: State, way: Way) -> None:
        """Go on from a position: at once if a spending has begun, else when it is the cheapest."""
        onward = self.steering.onward(state, way.actions)
        if way.spends:
            self.try_all(state, way, onward)
        elif onward:
            self.wait(state, way, onward)

    def wait(self, state: State, way: Way, onward: list[int]) -> None:
        """Let a way go on when it is the cheapest."""
        self.pushed += 1
        heappush(self.heap, (way.cost, self.pushed, state, way, onward))

    def expand(self, waiting: Waiting) -> None:
        """Go on with a way that has waited."""
        _, _, state, way, onward = waiting
        if onward is not PUT_OFF:
            self.look(state, way, onward)
        elif not self.is_known(self.steering.prospects(state, way.actions[-1], way.actions[:-1]), way.cost):
            after = self.take(state, way, False)
            if after is not None:
                self.look(after, way, self.steering.onward(after, way.actions))

    def look(self, state: State, way: Way, onward: list[int]) -> None:
        """Look at a position, unless somebody was there before."""
        mark = self.steering.mark(state, way.actions)
        if not mark or mark not in self.seen:
            self.seen.add(mark)
            self.try_all(state, way, onward)

    def try_all(self, state: State, way: Way, onward: list[int]) -> None:
        """Try every decision with which the way may go on."""
        for left, action in enumerate(onward, 1 - len(onward)):
            self.add(state, way, action, left == 0)

    def add(self, before: State, so_far: Way, action: int, last: bool) -> None:
        """Add a decision to a way, unless all that it could lead to is known."""
        steering, actions = self.steering, so_far.actions
        spends = so_far.spends or steering.spends(before, action)
        goal = so_far.goal if so_far.spends else steering.goal(before, action)
        dear = steering.dear(before, action, actions)
        cost = so_far.cost + steering.cost(before, action) + (DEAR if dear else 0.0)
        dears = [*so_far.dear, dear] if dear and dear not in so_far.dear else so_far.dear
        way = Way(goal, [*actions, action], cost, dears, spends, so_far.events, so_far.silent, so_far.asked)
        if dear and not goal:
            self.kept = before
            self.wait(before, way, PUT_OFF)
        elif not self.is_known([goal] if spends else steering.prospects(before, action, actions), cost):
            after = self.take(before, way, last)
            if after is not None:
                self.go_on(after, way)

    def is_known(self, goals: list[str] | None, cost: float) -> bool:
        """Whether ways to all of these goals are known that cost no more."""
        if goals is None:
            return False
        for goal in goals:
            known = self.found.get(goal)
            if known is None or known.cost > cost:
                return False
        return True

    def take(self, before: State, way: Way, last: bool) -> State | None:
        """Take the last decision of a way: it reaches its goal, or comes to a position to go on from."""
        state, end, told = self.where(before, way.actions, last)
        way.hear(told)
        way.end = end
        unsettled = end == OPEN and way.spends and not self.steering.settled(state)
        if unsettled and not way.asked and len(state.legal) > 1:
            way.asked = len(way.actions)
        if way.goal and not unsettled:
            known = self.found.get(way.goal)
            if known is None or way.cost < known.cost:
                self.found[way.goal] = way
        goes_on = end == OPEN and len(way.actions) < LONGEST and (unsettled or not way.spends)
        return state if goes_on else None

    def where(self, before: State, actions: list[int], last: bool) -> Tried:
        """Where a decision leads; the last one that is tried in a position needs no copy of it."""
        if len(actions) == 1:
            return self.outlook.first(actions[0])
        if last and before is not self.kept:
            return played(before, self.seat, actions[-1])
        return tried(before, self.seat, actions[-1])


def without_luck(state: State) -> State:
    """A position of one's own in which nothing can be picked any more."""
    state.chance = NO_LUCK
    return state


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
