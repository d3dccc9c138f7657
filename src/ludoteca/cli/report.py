"""The command that looks back at a finished game: report."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ..bots.report import Report, deciding, sums, whole_report
from ..bots.report.growing import DEEP
from ..bots.report.words import Narrator, TurnTold, percent, signed
from ..core.match import Match
from ..core.record import RecordError
from ..core.text import LANGUAGES, Words
from ..core.text import mark as _
from .arguments import positive
from .progress import Progress
from .study import read_record


def add_commands(commands: Any) -> None:
    """report."""
    report = commands.add_parser("report", help="look back at a finished game: chances, luck and skill, turn by turn")
    report.add_argument("file", type=Path)
    report.add_argument("--playouts", type=positive, default=DEEP, help="for a longer look at a dear choice")
    report.add_argument("--language", choices=LANGUAGES, default="en")
    report.add_argument("--json", action="store_true", help="one JSON object for machines")
    report.set_defaults(command=run_report)


def run_report(request: argparse.Namespace) -> int:
    """The whole report of a record."""
    match = Match.load(read_record(request.file))
    if not match.state.over:
        raise RecordError(len(match.plies) + 2, "the game is not over yet: a report looks back at a finished one")
    with Progress(len(match.plies), "decisions", quiet=request.json) as progress:
        report = whole_report(match, request.playouts, lambda so_far: progress.at(looked_at(so_far)))
    if request.json:
        print(json.dumps(asdict(report)))
        return 0
    for line in lines(match, report, match.game.words(request.language)):
        print(line)
    return 0


def looked_at(report: Report) -> int:
    """How many decisions have been looked at."""
    return max([choice.end for choice in report.choices], default=0)


def lines(match: Match, report: Report, words: Words) -> list[str]:
    """The report as text."""
    tell, say = Narrator(match, report, words), words.translate
    won = ", ".join([tell.names[seat] for seat in report.winners])
    found = [
        f"{words.title}: " + (say(_("{0} won.")).format(won) if won else say(_("Nobody won."))),
        "",
        say(_("The turns that decided it")),
    ]
    for number in deciding(report):
        found += [*turn_lines(tell.turn(number), say), f"    {tell.reason(number)}"]
    found += ["", say(_("Luck and skill"))]
    found += [f"  {tell.names[seat]}: {tell.luck(each)}. {tell.skill(each)}" for seat, each in enumerate(sums(report))]
    found += ["", say(_("Every turn"))]
    for number, turn in enumerate(report.turns):
        head, *dear = turn_lines(tell.turn(number), say)
        found += [f"  {' '.join([f'{percent(chance):3}%' for chance in turn.after])}{head}", *dear]
    return found


def turn_lines(turn: TurnTold, say: Callable[[str], str]) -> list[str]:
    """A turn, and its dear choices below it."""
    luck = f", {say(_('luck {0}')).format(signed(turn.luck))}" if turn.luck else ""
    head = f"  {turn.number}. {turn.name}: {turn.before}% → {turn.after}%{luck}"
    better = say(_("better:"))
    return [head, *[f"    {each.chosen}; {better} {each.best} ({signed(-each.cost)})" for each in turn.choices]]
