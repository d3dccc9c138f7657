"""The command that looks back at a finished game: report."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ..bots.report import Report, deciding, sums, whole_report
from ..bots.report.findings import Sums
from ..bots.report.growing import DEEP
from ..bots.report.percents import adding_up, signed
from ..bots.report.words import Narrator, TurnTold
from ..core.language.text import LANGUAGES, Words
from ..core.language.text import mark as _
from ..core.records.match import Match
from ..core.records.record import RecordError
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
    """How many decisions have been looked at: in the curve, for luck and for skill, each a third of it."""
    curve, choices = [turn.end for turn in report.turns], [choice.end for choice in report.choices]
    return sum([part[-1] for part in (curve, curve[: len(report.luck)], choices) if part]) // 3


def lines(match: Match, report: Report, words: Words) -> list[str]:
    """The report as text."""
    tell, say = Narrator(match, report, words), words.translate
    found = [
        " ".join([f"{words.title}:", tell.outcome(), *tell.story()]),
        "",
        say(_("The turns that decided it")),
    ]
    for number in deciding(report):
        found += [*turn_lines(tell.turn(number), say), *[f"    {why}" for why in [tell.reason(number)] if why]]
    found += ["", say(_("Luck and skill"))]
    found += [line for seat, each in enumerate(sums(report)) for line in seat_lines(tell, seat, each)]
    found += ["", say(_("Every turn"))]
    for number, turn in enumerate(report.turns):
        head, *dear = turn_lines(tell.turn(number), say)
        found += [f"  {' '.join([f'{chance:3}%' for chance in adding_up(turn.after)])}{head}", *dear]
    return found


def seat_lines(tell: Narrator, seat: int, found: Sums) -> list[str]:
    """What became of a player's chance, and how good the choices were."""
    account = ", ".join([f"{label.lower()} {figure}" for label, figure in tell.account(found)])
    return [f"  {tell.names[seat]}: {account}.", f"    {tell.skill(found)}"]


def turn_lines(turn: TurnTold, say: Callable[[str], str]) -> list[str]:
    """A turn, and its dear choices below it."""
    luck = f", {say(_('luck {0}')).format(signed(turn.luck))}" if turn.luck else ""
    head = f"  {turn.number}. {turn.name}: {turn.before}% → {turn.after}%{luck}"
    better = say(_("better:"))
    return [head, *[f"    {each.chosen}; {better} {each.best} ({signed(-each.cost)})" for each in turn.choices]]
