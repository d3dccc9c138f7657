"""Judging a choice: the best that a search finds, less what was chosen, in the same imagined worlds.

The judge sees what the player saw, through a `Sight`, and nothing else: whoever was unlucky with hidden cards did
nothing wrong. First a search looks for the best beginning; then that and the choice are compared in fresh worlds, each
with a tree behind it that has grown as large.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from ...core.chance import Chance
from ...core.game import AnyGame
from ...core.intentions.intention import intentions
from ...core.state import State
from ..calibration import calibrated
from ..ismcts import Ismcts
from ..search import LUCK, Node, Search
from ..sight import Sight
from ..simple.natural import Natural
from ..turns.one_go import tried_in_one_go
from .chances import FOREVER, averaged, play_to_choice, real_choice
from .report import DIGITS, Chances

FEWEST: Final = 8  # worlds in which the best and the choice are compared, at least
COMPARED: Final = 4  # else one for so many playouts


class Verdict:
    """What a judge found: decisions that are better, and what the choice cost against them."""

    def __init__(self, best: list[str], cost: float) -> None:
        self.best: Final = best
        self.cost: Final = cost


class Judge:
    """Judges one choice of whoever is asked: equal for equal knowledge and an equal seed."""

    def __init__(self, game: AnyGame, state: State, chosen: list[str], seed: int, playouts: int) -> None:
        self.game: Final = game
        self.seats: Final = state.seats
        self.sight: Final = Sight(game, state, state.actor, FOREVER)
        self.chosen: Final = chosen
        self.line: Final = [game.actions.read(text) for text in chosen]
        self.playouts: Final = playouts
        self.bot: Final = Ismcts(game, seed, playouts, FOREVER)

    def verdict(self) -> Verdict:
        """The best that was found, and what the choice cost; nothing where it was as good."""
        tree = self.bot.grow(self.sight, self.playouts)
        best = tree.ranking[0]
        decisions = self.told(tree, best)
        behind = Search(self.game, self.sight.seat, self.seats, self.bot.luck, self.bot.manner, None)
        for _ in range(tree.visits(best)):
            self.chosen_in(behind, self.luck())
        cost = self.compared(tree, best, behind)
        same = decisions[: len(self.chosen)] == self.chosen
        return Verdict(decisions, cost) if cost > 0.0 and not same else Verdict([], 0.0)

    def luck(self) -> int:
        """The seed of a world."""
        return self.bot.luck.pick(LUCK)

    def compared(self, tree: Search, best: int, behind: Search) -> float:
        """By how much the best beginning is better than the choice; nothing where that may well be chance."""
        pairs: list[tuple[Chances, Chances]] = []
        for _ in range(max(FEWEST, self.playouts // COMPARED)):
            seed = self.luck()
            pairs.append((self.best_in(tree, best, seed), self.chosen_in(behind, seed)))
        seat, number = self.sight.seat, len(pairs)
        gains = [ours[seat] - theirs[seat] for ours, theirs in pairs]
        mean = sum(gains) / number
        doubt = sqrt(sum([(gain - mean) ** 2 for gain in gains]) / (number * (number - 1)))
        if mean <= doubt:
            return 0.0
        world = self.sight.imagine(Chance(self.luck()))
        ours, theirs = (calibrated(self.game, world, averaged([pair[side] for pair in pairs])) for side in (0, 1))
        return max(0.0, round(ours[seat] - theirs[seat], DIGITS))

    def best_in(self, tree: Search, action: int, seed: int) -> Chances:
        """What a playout finds behind the best beginning, in one imagined world."""
        before = tree.root.totals.copy()
        tree.playout(self.sight.imagine(Chance(seed)), action)
        return [after - total for after, total in zip(tree.root.totals, before)]

    def chosen_in(self, behind: Search, seed: int) -> Chances:
        """What a playout finds behind the choice, in one imagined world; *behind* is the tree that grows there."""
        world = self.sight.imagine(Chance(seed))
        for action in self.line:
            world.play(action)
        options = self.real_options(world)
        if not options:
            return behind.final(world) if world.over else self.game.adviser.worth(world)
        before = behind.root.totals.copy()
        behind.playout(world, behind.promising(behind.root, world, options))
        return [after - total for after, total in zip(behind.root.totals, before)]

    def real_options(self, world: State) -> list[int]:
        """What may be chosen next, once everything that is no real choice is done."""
        play_to_choice(self.game, world)
        return self.game.adviser.likely(world) if not world.over and real_choice(self.game, world) else []

    def told(self, tree: Search, best: int) -> list[str]:
        """The best beginning played to the end of its intention."""
        world = self.sight.imagine(Chance(self.luck()))
        trial = tried_in_one_go(self.game, world, Follower(self.game, tree, best), FOREVER)
        return [ply.entry.text for ply in intentions(trial.plies)[0]]


class Follower:
    """Begins as it is told, follows a tree as far as that has grown, and then does what is natural."""

    def __init__(self, game: AnyGame, tree: Search, first: int) -> None:
        self.game: Final = game
        self.natural: Final = Natural(game, 1)
        self.node: Node | None = tree.root
        self.first = first

    def choose(self, sight: Sight) -> int:
        """The option that was looked at most."""
        if len(sight.legal) == 1 and self.first < 0:
            return sight.legal[0]
        action, self.first = self.favourite(sight) if self.first < 0 else self.first, -1
        if self.node is not None and action in self.node.kids:
            self.node = self.node.kids[action]
        return action

    def favourite(self, sight: Sight) -> int:
        """What the tree favours here, or what is natural where it says nothing."""
        kids = self.node.kids if self.node is not None else {}
        known = [action for action in sight.legal if action in kids and kids[action].visits]
        if not known or self.game.adviser.minor(sight.imagine(Chance(1))):
            return self.natural.choose(sight)
        return max(known, key=lambda action: kids[action].visits)
