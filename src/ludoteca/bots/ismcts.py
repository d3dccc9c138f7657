"""The searching bot: information-set Monte Carlo tree search with the game's own sense of worth."""

from __future__ import annotations

import gc
from math import ceil, log2
from time import thread_time

from ..core.chance import Chance
from ..core.game import AnyGame
from ..core.state import State
from .ismcts_memory import Memory
from .search import LUCK, MOST_NODES, Clock, Manner, Search
from .sight import Sight
from .together import grow_together

FEWEST = 4  # playouts for an option, on average: where there are too many, only the most natural ones are tried
MINOR = 8  # bookkeeping gets one in so many playouts


class Ismcts:
    """Grows a tree of imagined games for a number of playouts or seconds, then takes the option that did best.

    The options of the decision are halved again and again: all of those left are tried in the same imagined positions,
    and the better half stays. *explore* is how curious the tree is below; 0 takes the scale of the game's adviser.
    *slack* lets it take any option whose chance to win is that close to the best, measured in the adviser's doubt: a
    human touch for gentler levels.
    """

    def __init__(
        self,
        game: AnyGame,
        seed: int,
        playouts: int = 400,
        seconds: float = 60.0,
        explore: float = 0.0,
        depth: int = 0,
        eps: float = 0.0,
        slack: float = 0.0,
        processes: int = 1,
    ) -> None:
        self.game = game
        self.adviser = game.adviser
        self.luck = Chance(seed)
        self.playouts = max(1, playouts)
        self.seconds = seconds
        self.doubt = game.adviser.doubt()
        self.manner = Manner(explore or self.doubt, depth, eps)
        self.slack = slack
        self.processes = processes
        self.memory = Memory(game)
        self.hurried = False  # whether time was up before half of the playouts of a decision
        self.weighed = False  # whether there was a decision between several sensible options

    def choose(self, sight: Sight) -> int:
        """The option that the playouts favour."""
        if len(sight.legal) == 1:
            return sight.legal[0]
        options = self.sensible(sight)
        self.memory.recall(sight)
        action, node = options[0], self.memory.kept
        if len(options) > 1:
            self.weighed = True
            start = thread_time()
            tree = self.search(sight)
            self.memory.spent += thread_time() - start
            action = self.pick(tree)
            node = tree.root.kids.get(action)
        self.memory.expect(sight, action, node, Chance(self.luck.pick(LUCK)))
        return action

    def sensible(self, sight: Sight) -> list[int]:
        """The legal options less those that the adviser would not even look at: where one is left, it is the choice."""
        if len(sight.legal) == 1:
            return sight.legal
        world = sight.imagine(Chance(self.luck.pick(LUCK)))
        return [action for action in self.adviser.likely(world) if action in sight.legal] or sight.legal

    def search(self, sight: Sight) -> Search:
        """The tree after all playouts, grown by several processes on request."""
        return self.grow(sight, self.playouts) if self.processes < 2 else grow_together(self, sight)

    def grow(self, sight: Sight, playouts: int) -> Search:
        """The tree after so many playouts, or after the time is up."""
        world = sight.imagine(Chance(self.luck.pick(LUCK)))
        minor = self.adviser.minor(world)
        seconds = self.memory.allowed(min(self.seconds, sight.seconds))
        clock = Clock(seconds / MINOR if minor else seconds)
        playouts = max(1, playouts // MINOR if minor else playouts)
        tree = Search(self.game, sight.seat, world.seats, self.luck, self.manner, None if minor else self.memory.kept)
        options = self.most_natural(tree, world, self.sensible(sight), max(2, playouts // FEWEST))
        looking = gc.isenabled()
        gc.disable()  # a tree has no cycles: to look for them in thousands of nodes again and again is for nothing
        try:
            self.halve(tree, sight, options, playouts, clock)
        finally:
            if looking:
                gc.enable()
        self.hurried = self.hurried or (clock.over(1.0) and 2 * tree.root.visits < playouts)
        return tree

    def halve(self, tree: Search, sight: Sight, options: list[int], playouts: int, clock: Clock) -> None:
        """Try all options equally often, keep the better half, and so on until one is left; a round has its time."""
        rounds, target = ceil(log2(len(options))), 0
        tree.ranking = options
        for number in range(rounds):
            if number and clock.over(1.0):
                return
            target += max(1, playouts // (rounds * len(options)))
            self.try_all(tree, sight, options, target, clock, (number + 1) / rounds)
            tree.rank(options)
            options = tree.ranking[: (len(options) + 1) // 2]

    def most_natural(self, tree: Search, world: State, options: list[int], number: int) -> list[int]:
        """Of too many options only the most natural ones."""
        return options if len(options) <= number else tree.ranked(tree.root, world, options)[:number]

    def try_all(self, tree: Search, sight: Sight, options: list[int], target: int, clock: Clock, part: float) -> None:
        """Try every option in the same imagined positions, each *target* times or until *part* of the time is up."""
        lacking = options
        while lacking:
            world = sight.imagine(Chance(self.luck.pick(LUCK)))
            for action in lacking:
                tree.playout(world.clone(world.chance.twin()), action)
            if clock.over(part) or tree.nodes > MOST_NODES:
                return
            lacking = [action for action in lacking if tree.visits(action) < target]

    def pick(self, tree: Search) -> int:
        """The option that did best, or with some slack any that did nearly as well."""
        best = tree.ranking[0]
        least = tree.chance(best) - self.slack * self.doubt
        near = [a for a in tree.ranking if tree.chance(a) >= least and 4 * tree.visits(a) >= tree.visits(best)]
        return near[self.luck.pick(len(near))] if self.slack > 0.0 else best
