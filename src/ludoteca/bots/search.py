"""Tree search for any game with hidden information: honest, because every line of it starts in an imagined position.

One tree over what the searching seat can tell apart, a fresh imagined position for every playout, a child compared by
how often it was available (single-observer ISMCTS, Cowling, Powley and Whitehouse 2012), one value per seat (max^n),
and the game's own sense of worth after a short informed playout. Compiled, with no call outside the engine.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final

from ..core.adviser import Adviser
from ..core.chance import Chance
from ..core.game import Game
from ..core.state import State

LUCK: Final = 1 << 30
MANY: Final = 20  # options beyond which the tree widens step by step
MOST_NODES: Final = 400_000
FINAL: Final = 0.9  # of a finished game's value is the victory; the rest is how clear it was
CLOCK: Final = 8  # playouts between two looks at the clock
LONGEST: Final = 110  # decisions down the tree, at the most ...
WHOLE_TURN: Final = 40  # ... and after it: together 150


class Node:
    """What the playouts found after one sequence of choices."""

    def __init__(self, seats: int) -> None:
        self.kids: dict[int, Node] = {}
        self.visits = 0
        self.available = 0
        self.totals: list[float] = [0.0] * seats


class Search:
    """A tree that grows by playouts. It sees the game only through imagined positions."""

    def __init__(self, game: Game, seat: int, seats: int, luck: Chance, explore: float, depth: int, eps: float) -> None:
        self.game = game
        self.adviser: Adviser = game.adviser
        self.seat = seat
        self.seats = seats
        self.luck = luck
        self.explore = explore
        self.depth = depth
        self.eps = eps
        self.nodes = 1
        self.root = Node(seats)

    def playout(self, world: State) -> None:
        """Walk down the tree in one imagined position, add a node, judge where it leads, and tell the nodes passed."""
        path = self.descend(world)
        self.play_on(world)
        value = self.final(world) if not world.agenda else self.adviser.worth(world)
        for node in path:
            node.visits += 1
            for seat in range(self.seats):
                node.totals[seat] += value[seat]

    def descend(self, world: State) -> list[Node]:
        """Follow the most promising choices to a new node."""
        node = self.root
        path = [node]
        for _ in range(LONGEST):
            if not world.agenda:
                break
            options = self.adviser.search(world)
            if len(options) == 1:
                world.play(options[0])
                continue
            if len(path) > 1 and self.adviser.minor(world):
                world.play(self.natural(world, options))
                continue
            action = self.promising(node, world, options)
            fresh = action not in node.kids
            if fresh:
                node.kids[action] = Node(self.seats)
                self.nodes += 1
            node = node.kids[action]
            path.append(node)
            world.play(action)
            if fresh:
                break
        return path

    def promising(self, node: Node, world: State, options: list[int]) -> int:
        """An option not tried yet, the most natural first; else the best balance of success and doubt."""
        if len(options) > MANY:
            options = self.widened(node, world, options)
        untried: list[int] = []
        for action in options:
            kid = node.kids.get(action)
            if kid is None:
                untried.append(action)
            else:
                kid.available += 1
        if untried:
            return self.natural(world, untried) if len(untried) > 1 else untried[0]
        return self.balanced(node, world.actor, options)

    def balanced(self, node: Node, actor: int, options: list[int]) -> int:
        """The option with the highest upper confidence bound for the seat whose choice it is."""
        best, most = options[0], -1.0
        for action in options:
            kid = node.kids[action]
            hope = kid.totals[actor] / kid.visits + self.explore * sqrt(log(kid.available + 1.0) / kid.visits)
            if hope > most:
                best, most = action, hope
        return best

    def widened(self, node: Node, world: State, options: list[int]) -> list[int]:
        """Of many options only the most natural ones, the more of them the more often the node was visited."""
        room = 8 + int(2.0 * sqrt(node.visits))
        if room >= len(options):
            return options
        ranked = [(-self.adviser.hint(world, action), action) for action in options]
        ranked.sort()
        return [action for _, action in ranked[:room]]

    def play_on(self, world: State) -> None:
        """A few informed decisions, and more until the position is calm enough to be judged."""
        for number in range(WHOLE_TURN):
            if not world.agenda or (number >= self.depth and self.adviser.calm(world)):
                return
            options = self.adviser.search(world)
            if len(options) == 1:
                world.play(options[0])
            elif self.luck.pick(1000) < self.eps * 1000:
                world.play(options[self.luck.pick(len(options))])
            else:
                world.play(self.natural(world, options))

    def natural(self, world: State, options: list[int]) -> int:
        """The option with the best hint; one of them by luck where the hints are equal."""
        best, most, ties = options[0], self.adviser.hint(world, options[0]), 1
        for action in options[1:]:
            hint = self.adviser.hint(world, action)
            if hint > most:
                best, most, ties = action, hint, 1
            elif hint == most:
                ties += 1
                if self.luck.pick(ties) == 0:
                    best = action
        return best

    def final(self, world: State) -> list[float]:
        """The value of a finished game: the victory, and a little for how clear it was."""
        value = [(1.0 - FINAL) * share for share in self.adviser.worth(world)]
        winners = self.game.winners(world)
        for seat in winners:
            value[seat] += FINAL / len(winners)
        return value

    # -- what came out ---------------------------------------------------------------------------------------------

    def visits(self, action: int) -> int:
        """How often an option of the root was tried."""
        kid = self.root.kids.get(action)
        return 0 if kid is None else kid.visits

    def chance(self, action: int) -> float:
        """The chance to win that the playouts found behind an option of the root."""
        kid = self.root.kids.get(action)
        return 0.0 if kid is None or not kid.visits else kid.totals[self.seat] / kid.visits

    def decided(self, legal: list[int], left: int) -> bool:
        """Whether the playouts that are left cannot change the most visited option."""
        first = second = 0
        for action in legal:
            visits = self.visits(action)
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
        return first - second > left


class Clock:
    """The time that a choice may take."""

    def __init__(self, seconds: float) -> None:
        self.end: Final = perf_counter() + seconds

    def over(self) -> bool:
        """Whether the time is up."""
        return perf_counter() >= self.end
