"""Ways: for whoever is asked, the short rows of own decisions to everything that these could reach now.

They are looked for in an imagined position, so they depend on nothing that the seat does not know. Luck, something
shown to the seat or somebody else's choice may come only after the last decision of a way.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from .chance import Chance
from .game import AnyGame
from .state import State
from .steering import Steering
from .story import Story

LONGEST: Final = 12  # decisions of a way
BUDGET: Final = 1500  # positions to look at

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


class Way:
    """The decisions that lead to a goal, what they cost, what is dear about them, and what comes after them."""

    def __init__(self, goal: str, actions: list[int], cost: float, dear: list[str], end: int) -> None:
        self.goal: Final = goal
        self.actions: Final = actions
        self.cost: Final = cost
        self.dear: Final = dear
        self.end: Final = end


class Node:
    """A position on the way to something: how one came here, and the goal once the spending has begun."""

    def __init__(self, state: State, way: Way) -> None:
        self.state: Final = state
        self.way: Final = way


def ways(game: AnyGame, state: State, seat: int, budget: int = BUDGET) -> dict[str, Way]:
    """The cheapest way to each goal that *seat*, who is asked, could reach now; by the names of the goals."""
    if state.over or state.actor != seat:
        return {}
    search = Search(game.steering, seat)
    search.push(Node(game.imagine(state, seat, Chance(1)).clone(NoLuck()), Way("", [], 0.0, [], OPEN)))
    for _ in range(budget):
        if not search.heap:
            break
        search.expand(heappop(search.heap)[2])
    return search.found


class Search:
    """The cheapest first, each position once."""

    def __init__(self, steering: Steering[State], seat: int) -> None:
        self.steering: Final = steering
        self.seat: Final = seat
        self.heap: list[tuple[float, int, Node]] = []
        self.pushed = 0  # of equal costs the first found comes first
        self.seen: set[tuple[str, str]] = set()
        self.found: dict[str, Way] = {}

    def push(self, node: Node) -> None:
        """A position to go on from, if nobody was there before for the same goal."""
        self.pushed += 1
        heappush(self.heap, (node.way.cost, self.pushed, node))

    def expand(self, node: Node) -> None:
        """Try every decision with which the way may go on."""
        place = (node.way.goal, node.state.trace())
        if place in self.seen:
            return
        self.seen.add(place)
        for action in self.steering.onward(node.state, node.way.actions):
            self.go_on(node, action)

    def go_on(self, node: Node, action: int) -> None:
        """Add a decision to a way: it reaches its goal, or is a position to go on from."""
        before, steering = node.state, self.steering
        spends = not node.way.goal and steering.spends(before, action)
        named = node.way.goal or steering.goal(before, action)
        dear = steering.dear(before, action)
        cost = node.way.cost + steering.cost(before, action)
        twin, end = self.tried(before, action)
        way = Way(named, [*node.way.actions, action], cost, [*node.way.dear, *([dear] if dear else [])], end)
        committed = bool(node.way.goal) or spends
        if named and (end != OPEN or not committed or steering.settled(twin)):
            self.reached(way)
        if end == OPEN and len(way.actions) < LONGEST and not (committed and steering.settled(twin)):
            onward = way if committed else Way("", way.actions, cost, way.dear, end)
            self.push(Node(twin, onward))

    def tried(self, state: State, action: int) -> tuple[State, int]:
        """Where a decision leads, and what comes after it."""
        twin, story = state.clone(NoLuck()), Story()
        twin.story = story
        try:
            twin.play(action)
        except LuckComes:
            return twin, LUCK
        twin.story = None
        if twin.over:
            return twin, OVER
        if twin.actor != self.seat:
            return twin, OTHERS
        return twin, SHOWN if story.was_shown(self.seat) else OPEN

    def reached(self, way: Way) -> None:
        """A way to its goal: the cheapest is kept."""
        known = self.found.get(way.goal)
        if known is None or way.cost < known.cost:
            self.found[way.goal] = way
