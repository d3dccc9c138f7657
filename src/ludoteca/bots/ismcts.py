"""The searching bot: information-set Monte Carlo tree search with the game's own sense of worth."""

from __future__ import annotations

from ..core.chance import Chance
from ..core.game import Game
from .search import CLOCK, LUCK, MOST_NODES, Clock, Search
from .sight import Sight


class Ismcts:
    """Grows a tree of imagined games for a number of playouts or seconds, then takes the most visited option.

    *explore* is how curious it is; 0 takes the scale of the game's adviser. *slack* lets it take any option whose
    chance to win is that close to the best, measured in the adviser's doubt: a human touch for gentler levels.
    """

    def __init__(
        self,
        game: Game,
        seed: int,
        playouts: int = 400,
        seconds: float = 60.0,
        explore: float = 0.0,
        depth: int = 0,
        eps: float = 0.2,
        slack: float = 0.0,
    ) -> None:
        self.game = game
        self.luck = Chance(seed)
        self.playouts = max(1, playouts)
        self.seconds = seconds
        self.doubt = game.adviser.doubt()
        self.explore = explore or self.doubt
        self.depth = depth
        self.eps = eps
        self.slack = slack

    def choose(self, sight: Sight) -> int:
        """The option that the playouts favour."""
        options = self.sensible(sight)
        return options[0] if len(options) == 1 else self.pick(self.search(sight), options)

    def sensible(self, sight: Sight) -> list[int]:
        """The legal options less those that the adviser would not even look at: where one is left, it is the choice."""
        if len(sight.legal) == 1:
            return sight.legal
        world = sight.imagine(Chance(self.luck.pick(LUCK)))
        return [action for action in self.game.adviser.search(world) if action in sight.legal] or sight.legal

    def search(self, sight: Sight) -> Search:
        """The tree after all playouts, or after the time is up, or when nothing can change any more."""
        clock = Clock(min(self.seconds, sight.seconds))
        world = sight.imagine(Chance(self.luck.pick(LUCK)))
        tree = Search(self.game, sight.seat, world.seats, self.luck, self.explore, self.depth, self.eps)
        for number in range(self.playouts):
            tree.playout(world)
            if number % CLOCK == CLOCK - 1 and self.enough(tree, clock, sight.legal, self.playouts - number - 1):
                break
            world = sight.imagine(Chance(self.luck.pick(LUCK)))
        return tree

    def enough(self, tree: Search, clock: Clock, legal: list[int], left: int) -> bool:
        """Whether to stop before all playouts are made."""
        return clock.over() or tree.nodes > MOST_NODES or tree.decided(legal, left)

    def pick(self, tree: Search, legal: list[int]) -> int:
        """The most visited option, or with some slack any that is nearly as good."""
        best = max(legal, key=lambda action: (tree.visits(action), tree.chance(action)))
        if self.slack <= 0.0:
            return best
        tried = [action for action in legal if 4 * tree.visits(action) >= tree.visits(best)]
        near = [action for action in tried if tree.chance(action) >= tree.chance(best) - self.slack * self.doubt]
        return near[self.luck.pick(len(near))] if near else best
