"""The greedy bot: looks one choice ahead, in imagined positions, with the game's own sense of worth."""

from __future__ import annotations

from ...core.chance import Chance
from ...core.game import AnyGame
from ...core.state import State
from ..search import LUCK
from ..sight import Sight

BOOKKEEPING = 60  # minor choices that may follow one real choice


class Greedy:
    """Tries every option in a few imagined positions and takes the one after which its seat stands best.

    Bookkeeping that follows the choice (the adviser's `minor` choices, such as a payment card by card) is finished
    first, by the adviser's hints: a choice is judged by what it leads to. With *slack* it takes any option that is that
    close to the best, measured in the adviser's doubt, and so plays less the same and less sharply.
    """

    def __init__(self, game: AnyGame, seed: int, worlds: int = 3, slack: float = 0.0) -> None:
        self.adviser = game.adviser
        self.luck = Chance(seed)
        self.worlds = max(1, worlds)
        self.slack = slack
        self.hurried = False  # never: it is fast
        self.weighed = False  # whether there was a decision between several sensible options

    def choose(self, sight: Sight) -> int:
        """The option with the best mean worth."""
        if len(sight.legal) == 1:
            return sight.legal[0]
        seeds = [self.luck.pick(LUCK) for _ in range(self.worlds)]
        worlds = [sight.imagine(Chance(seed)) for seed in seeds]
        options = [action for action in self.adviser.search(worlds[0]) if action in sight.legal] or sight.legal
        self.weighed = self.weighed or len(options) > 1
        hopes = [sum([self.worth(world, action, sight.seat) for world in worlds]) / self.worlds for action in options]
        least = max(hopes) - self.slack * self.adviser.doubt()
        near = [action for action, hope in zip(options, hopes) if hope >= least]
        return near[self.luck.pick(len(near))] if self.slack > 0.0 else near[0]

    def worth(self, world: State, action: int, seat: int) -> float:
        """What *seat* is worth after *action* and the bookkeeping that follows it."""
        twin = world.clone(Chance(world.chance.seed))
        twin.play(action)
        for _ in range(BOOKKEEPING):
            if twin.actor != seat or not self.adviser.minor(twin):
                break
            twin.play(self.adviser.natural(twin))
        return self.adviser.worth(twin)[seat]
