"""Tree search for any game with hidden information: honest, because every line of it starts in an imagined position.

One tree over what the searching seat can tell apart, a fresh imagined position for every playout, a child compared by
how often it was available (single-observer ISMCTS, Cowling, Powley and Whitehouse 2012), one value per seat (max^n),
and the game's own sense of worth after a short informed playout. Compiled, with no call outside the engine.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter, thread_time
from typing import Final

from ..core.advice.adviser import Adviser
from ..core.chance import Chance
from ..core.game import AnyGame
from ..core.native import mypyc_attr
from ..core.state import State

LUCK: Final = 1 << 30
TIE: Final = 1e-9  # between equal hints luck decides
WIDE: Final = 8  # options that a new node takes up at the most, the most natural ones ...
WIDER: Final = 2.0  # ... and how fast further ones follow
MOST_NODES: Final = 400_000
FINAL: Final = 0.9  # of a finished game's value is the victory; the rest is how clear it was
BUSY: Final = 2.0  # times as long as its work a choice may take on a busy machine
LONGEST: Final = 110  # decisions down the tree, at the most ...
WHOLE_TURN: Final = 40  # ... and after it: together 150


class Manner:
    """How a search goes about it: how curious it is, how far it plays on, and how often at random."""

    def __init__(self, explore: float, depth: int, eps: float) -> None:
        self.explore: Final = explore
        self.depth: Final = depth
        self.eps: Final = eps


class Node:
    """What the playouts found after one sequence of choices."""

    def __init__(self, seats: int) -> None:
        self.kids: dict[int, Node] = {}
        self.hints: dict[int, float] = {}
        self.visits = 0
        self.available = 0
        self.totals: list[float] = [0.0] * seats

    def mean(self, seat: int) -> float:
        """The chance to win that the playouts found for a seat."""
        return self.totals[seat] / self.visits if self.visits else 0.0


class Search:
    """A tree that grows by playouts. It sees the game only through imagined positions."""

    def __init__(self, game: AnyGame, seat: int, seats: int, luck: Chance, manner: Manner, root: Node | None) -> None:
        self.game = game
        self.adviser: Adviser[State] = game.adviser
        self.seat = seat
        self.seats = seats
        self.luck = luck
        self.explore = manner.explore
        self.depth = manner.depth
        self.eps = manner.eps
        self.nodes = 1
        self.root = Node(seats) if root is None else root
        self.ranking: list[int] = []  # the options of the root, the best first, as far as is known

    def playout(self, world: State, first: int) -> None:
        """Choose *first* in an imagined position, walk down the tree, judge where that leads, and tell the path."""
        path = self.descend(world, first)
        self.play_on(world)
        value = self.final(world) if not world.agenda else self.adviser.worth(world)
        for node in path:
            node.visits += 1
            totals = node.totals
            for seat in range(self.seats):
                totals[seat] = totals[seat] + value[seat]

    def descend(self, world: State, first: int) -> list[Node]:
        """Follow the most promising choices to a new node."""
        path = [self.root]
        fresh = self.follow(path, world, first)
        for _ in range(LONGEST):
            if fresh or not world.agenda:
                break
            options = self.adviser.likely(world)
            if len(options) == 1:
                world.play(options[0])
            elif self.adviser.minor(world):
                world.play(self.natural(world, options))
            else:
                fresh = self.follow(path, world, self.promising(path[-1], world, options))
        return path

    def follow(self, path: list[Node], world: State, action: int) -> bool:
        """Make a choice, and tell whether it leads to a new node."""
        node = path[-1]
        kid = node.kids.get(action)
        if kid is None:
            kid = node.kids[action] = Node(self.seats)
            self.nodes += 1
        path.append(kid)
        world.play(action)
        return kid.visits == 0

    def promising(self, node: Node, world: State, options: list[int]) -> int:
        """An option not tried yet, the most natural first; else the best balance of success and doubt."""
        room = WIDE + int(WIDER * sqrt(node.visits))
        ranked = options if len(options) <= room else self.ranked(node, world, options)[:room]
        untried: list[int] = []
        for action in ranked:
            kid = node.kids.get(action)
            if kid is None:
                untried.append(action)
            else:
                kid.available += 1
        if untried:
            return untried[0] if len(untried) == 1 else self.ranked(node, world, untried)[0]
        return self.balanced(node, world.actor, ranked)

    def ranked(self, node: Node, world: State, options: list[int]) -> list[int]:
        """The options, the most natural first; each hint is taken once and kept."""
        pairs: list[tuple[float, int]] = []
        for action in options:
            hint = node.hints.get(action)
            if hint is None:
                hint = node.hints[action] = self.adviser.hint(world, action) + self.luck.pick(1000) * TIE
            pairs.append((-hint, action))
        pairs.sort()
        return [action for _, action in pairs]

    def balanced(self, node: Node, actor: int, options: list[int]) -> int:
        """The option with the highest upper confidence bound for the seat whose choice it is."""
        best, most = options[0], -1.0
        for action in options:
            kid = node.kids[action]
            hope = kid.totals[actor] / kid.visits + self.explore * sqrt(log(kid.available + 1.0) / kid.visits)
            if hope > most:
                best, most = action, hope
        return best

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

    def rank(self, field: list[int]) -> None:
        """Put the options of *field*, which are still in the race, first and in order; the others keep their places."""
        self.ranking = sorted(field, key=self.chance, reverse=True) + [a for a in self.ranking if a not in field]

    def visits(self, action: int) -> int:
        """How often an option of the root was tried."""
        kid = self.root.kids.get(action)
        return 0 if kid is None else kid.visits

    def chance(self, action: int) -> float:
        """The chance to win that the playouts found behind an option of the root."""
        kid = self.root.kids.get(action)
        return 0.0 if kid is None else kid.mean(self.seat)

    def worth(self, action: int) -> list[float]:
        """What the playouts found behind an option of the root, for every seat."""
        kid = self.root.kids[action]
        return [total / kid.visits for total in kid.totals]


@mypyc_attr(allow_interpreted_subclasses=True)
class Clock:
    """The time that a choice may take: seconds of work, so that a busy machine thinks as well as an idle one.

    Where it is so busy that the work takes several times as long, whoever waits comes first.
    """

    def __init__(self, seconds: float) -> None:
        self.worked: Final = thread_time()
        self.began: Final = perf_counter()
        self.seconds: Final = seconds

    def over(self, part: float) -> bool:
        """Whether so large a part of the time is up."""
        limit = part * self.seconds
        return thread_time() - self.worked >= limit or perf_counter() - self.began >= BUSY * limit
