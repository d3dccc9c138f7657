"""A plan: what a search would do with the rest of a turn, one intention after another, and why.

It is found on an imagined table, so it depends on nothing that the seat does not know. It ends where luck comes,
something is shown, somebody else decides or the turn ends: up to there it can be played as it is in any world.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...core.advice.adviser import Gain
from ...core.chance import Chance
from ...core.game import AnyGame
from ...core.intentions.intention import ends_part
from ...core.intentions.ways import LONGEST
from ...core.records.match import Trial
from ...core.state import State
from ..calibration import calibrated
from ..ismcts import Ismcts
from ..search import LUCK, Search
from ..sight import Sight
from .one_go import tried_in_one_go

PLAYOUTS: Final = 600  # for the first decision ...
LATER: Final = 0.2  # ... and which part of them, and of its time, a further one gets: the tree is there already
PARTS: Final = 4  # intentions, at the most
OTHERS: Final = 2  # other beginnings, at the most ...
NEAR: Final = 0.2  # ... whose chance is that close to the best, measured in the adviser's doubt
FUTURES: Final = 4  # imagined tables on which a reason has to hold


@dataclass(frozen=True)
class Plan:
    """Decisions as texts, intention by intention; other first intentions; the chance to win in percent; the reasons."""

    parts: list[list[str]]
    others: list[list[str]]
    chance: int | None  # only where such chances were shown to be true
    gains: list[Gain]


class Planner:
    """A searching bot that is told how to begin."""

    def __init__(self, bot: Ismcts, tree: Search | None) -> None:
        self.bot = bot
        self.tree = tree  # of the first decision
        self.first = -1  # what to begin with

    def choose(self, sight: Sight) -> int:
        """What it was told, then what the search favours."""
        if self.first < 0:
            return self.bot.choose(sight)
        action, self.first = self.first, -1
        node = self.tree.root.kids.get(action) if self.tree else None
        self.bot.memory.expect(sight, action, node, Chance(self.bot.luck.pick(LUCK)))
        return action


def plan(game: AnyGame, sight: Sight, seed: int, playouts: int = PLAYOUTS) -> Plan:
    """The plan for whoever is asked: equal for equal knowledge and an equal seed, as long as time does not press."""
    bot = Ismcts(game, seed, playouts, sight.seconds)
    world = sight.imagine(Chance(bot.luck.pick(LUCK)))
    options = bot.sensible(sight)
    tree = bot.search(sight) if len(options) > 1 else None
    bot.playouts, bot.seconds = max(1, int(playouts * LATER)), sight.seconds * LATER
    planner = Planner(bot, tree)
    planner.first = tree.ranking[0] if tree else options[0]
    chance = told_chance(game, world, tree, planner.first)
    line = main_line(game, world, planner, sight.seconds)
    parts = [texts(trial) for trial in line]
    others = [texts(trial) for trial in other_beginnings(game, world, planner, sight.seconds, parts)]
    return Plan(parts, others, chance, sure_gains(game, sight, bot.luck, [text for part in parts for text in part]))


def told_chance(game: AnyGame, world: State, tree: Search | None, action: int) -> int | None:
    """The chance to win in percent, if such chances come true in this game."""
    if tree is None or not game.adviser.calibrated(world.seats):
        return None
    return round(100 * calibrated(game, world, tree.worth(action))[tree.seat])


def main_line(game: AnyGame, world: State, planner: Planner, seconds: float) -> list[Trial]:
    """What the planner does in this turn, one intention after another, as far as all of it is known before."""
    seat, line, state = world.actor, list[Trial](), world
    while len(line) < PARTS:
        trial = tried_in_one_go(game, state, planner, seconds)
        if sum([len(done.plies) for done in [*line, trial]]) > LONGEST:
            break
        line.append(trial)
        if not trial.goes_on(seat) or ends_part(trial.plies[-1]):
            break
        state = trial.state
    return line


def other_beginnings(
    game: AnyGame, world: State, planner: Planner, seconds: float, parts: list[list[str]]
) -> list[Trial]:
    """Other first intentions that are nearly as good; what the plan does anyway, only later, is none."""
    if planner.tree is None:
        return []
    tree, planned = planner.tree, {text for part in parts for text in part}
    least = tree.chance(tree.ranking[0]) - NEAR * game.adviser.doubt()
    found: list[Trial] = []
    for action in tree.ranking[1 : 1 + OTHERS]:
        if tree.visits(action) and tree.chance(action) >= least and game.actions.write(action) not in planned:
            planner.first = action
            found.append(tried_in_one_go(game, world, planner, seconds))
    return found


def sure_gains(game: AnyGame, sight: Sight, luck: Chance, decisions: list[str]) -> list[Gain]:
    """What the plan wins on every imagined table: what only luck or a guess would give is no reason."""
    rows = [gains_by(game, sight, luck.pick(LUCK), decisions) for _ in range(FUTURES)]
    return [gain for gain in rows[0] if all([gain in row for row in rows[1:]])]


def gains_by(game: AnyGame, sight: Sight, seed: int, decisions: list[str]) -> list[Gain]:
    """What the plan wins on one imagined table."""
    before = sight.imagine(Chance(seed))
    after = before.clone(Chance(seed))
    for text in decisions:
        after.play(game.actions.read(text))
    return game.adviser.gains(before, after, sight.seat)


def texts(trial: Trial) -> list[str]:
    """The decisions of a trial."""
    return [ply.entry.text for ply in trial.plies]
