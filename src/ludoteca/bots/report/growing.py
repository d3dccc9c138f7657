"""How a report grows: first the curve, then luck, then a quick look at every choice, and a longer one at the dearest.

A slice of it is a `Task`. What comes out depends on the record alone, never on how it was sliced: each turn and each
choice has luck of its own.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from typing import Final

from ...core.intentions.intention import turns
from ...core.records.match import Match
from ...core.records.positions import Positions
from .chances import SEEDS, chances, luck_after, luck_of_the_deal
from .judging import Judge
from .report import Chances, Choice, Luck, Report, Turn, rounded, version_of
from .stretches import Stretch, stretches

QUICK: Final = 32  # playouts for a first look at a choice ...
DEEP: Final = 400  # ... and for a longer one
DEAREST: Final = 12  # choices of each seat that get a longer look
WORTH_A_LOOK: Final = 0.005  # of the chance to win, else a choice needs none
TURNS: Final = 30  # turns of the curve in one slice ...
LUCKY: Final = 3  # ... or turns whose luck is looked at ...
CHOICES: Final = 6  # ... or so many choices, looked at quickly


@dataclass(frozen=True)
class Task:
    """A slice of a report: the curve or luck, from which turn to which, or choices by their first decisions."""

    turns: tuple[int, int] = (0, 0)
    luck: tuple[int, int] = (0, 0)
    choices: list[int] = field(default_factory=list)
    playouts: int = 0  # for each of these choices

    def write(self) -> str:
        """The task as text."""
        return json.dumps(asdict(self))


def read_task(text: str) -> Task:
    """The task that a text holds."""
    data = json.loads(text)
    return Task(tuple(data["turns"]), tuple(data["luck"]), data["choices"], data["playouts"])


def begun(match: Match) -> Report:
    """A report of which nothing is known yet."""
    game = match.game
    winners = game.winners(match.state)
    return Report(game.name, match.header.seats, winners, len(match.plies), version=version_of(game))


def next_task(match: Match, report: Report, deep: int = DEEP) -> Task | None:
    """What is to be looked at next; nothing once the report is whole."""
    number, lucky, all_turns = len(report.turns), len(report.luck), len(turns(match.plies)) - 1
    if number < all_turns:
        return Task((number, min(all_turns, number + TURNS)))
    if lucky < all_turns:
        return Task(luck=(lucky, min(all_turns, lucky + LUCKY)))
    seen = {choice.first for choice in report.choices}
    lacking = [stretch.first for stretch in stretches(match.plies) if stretch.first not in seen]
    if lacking:
        return Task(choices=lacking[:CHOICES], playouts=QUICK)
    closer = [choice for choice in dearest(report) if choice.playouts < deep]
    return Task(choices=[closer[0].first], playouts=deep) if closer else None


def dearest(report: Report) -> list[Choice]:
    """The choices of each seat that deserve a longer look, whether they got it or not: those have been dear once."""
    found: list[Choice] = []
    for seat in range(report.seats):
        own = [choice for choice in report.choices if choice.seat == seat]
        closer = [choice for choice in own if choice.playouts > QUICK]
        others = [choice for choice in own if choice.playouts <= QUICK and choice.cost >= WORTH_A_LOOK]
        others.sort(key=lambda choice: (-choice.cost, choice.first))
        found += [*closer, *others[: DEAREST - len(closer)]]
    return sorted(found, key=lambda choice: (-choice.cost, choice.first))


class Looker:
    """Looks at turns and choices of one match."""

    def __init__(self, match: Match) -> None:
        self.match: Final = match
        self.positions: Final = Positions(match)
        self.begun: Final = turns(match.plies)
        self.stretches: Final[dict[int, Stretch]] = {each.first: each for each in stretches(match.plies)}

    def part(self, task: Task) -> Report:
        """One slice: a report of that alone."""
        report, game = begun(self.match), self.match.game
        if task.choices:
            found = [self.choice(self.stretches[first], task.playouts) for first in task.choices]
            return replace(report, choices=found)
        if task.luck[1]:
            deal = rounded(luck_of_the_deal(self.match)) if task.luck[0] == 0 else []
            return replace(report, deal=deal, luck=[self.luck(number) for number in range(*task.luck)])
        if task.turns[0] == 0:
            report = replace(report, start=rounded(chances(game, self.positions.state(0))))
        return replace(report, turns=[self.turn(number) for number in range(*task.turns)])

    def turn(self, number: int) -> Turn:
        """One turn, and everybody's chance after it."""
        first, end = self.begun[number], self.begun[number + 1]
        after = chances(self.match.game, self.positions.state(end), end)
        return Turn(first, end, self.match.plies[first].actor, rounded(after))

    def luck(self, number: int) -> Luck:
        """What luck gave in one turn."""
        first, end, given = self.begun[number], self.begun[number + 1], [0.0] * self.match.header.seats
        for ply in range(first, end):
            if self.match.plies[ply].entry.picks:
                given = [a + b for a, b in zip(given, self.luck_after(ply))]
        return Luck(first, rounded(given))

    def luck_after(self, ply: int) -> Chances:
        """What luck gave with one decision; where hidden things were dealt anew, all that changed is luck."""
        game, entry = self.match.game, self.match.plies[ply].entry
        before, after = self.positions.state(ply), self.positions.state(ply + 1)
        if entry.deals_again:
            return [new - old for new, old in zip(chances(game, after, ply + 1), chances(game, before, ply))]
        return luck_after(game, before, entry.text, after, ply)

    def choice(self, stretch: Stretch, playouts: int) -> Choice:
        """One choice, judged by what its player could know."""
        chosen = [ply.entry.text for ply in self.match.plies[stretch.first : stretch.end]]
        state = self.positions.state(stretch.first)
        found = Judge(self.match.game, state, chosen, SEEDS * stretch.first + playouts, playouts).verdict()
        return Choice(stretch.first, stretch.end, stretch.seat, chosen, found.best, found.cost, playouts)


def merged(match: Match, report: Report, part: Report, deep: int = DEEP) -> Report:
    """A report with one slice more, which says whether that was the last; what is known already changes nothing."""
    known, lucky = {turn.first for turn in report.turns}, {luck.first for luck in report.luck}
    fresh = {choice.first for choice in part.choices}
    kept = [choice for choice in report.choices if choice.first not in fresh]
    more = replace(
        report,
        start=part.start or report.start,
        deal=part.deal or report.deal,
        turns=[*report.turns, *[turn for turn in part.turns if turn.first not in known]],
        luck=[*report.luck, *[luck for luck in part.luck if luck.first not in lucky]],
        choices=sorted([*kept, *part.choices], key=lambda choice: choice.first),
    )
    return replace(more, finished=next_task(match, more, deep) is None)


def whole_report(match: Match, deep: int = DEEP, progress: Callable[[Report], None] | None = None) -> Report:
    """The whole report of a match that is over."""
    looker, report = Looker(match), begun(match)
    while (task := next_task(match, report, deep)) is not None:
        report = merged(match, report, looker.part(task), deep)
        if progress is not None:
            progress(report)
    return report
