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
from ..core.language.text import LANGUAGES
from ..core.language.text import mark as _
from ..core.records.match import Match
from ..core.records.record import RecordError
from .arguments import positive
from .progress import Progress
from .report_page import Section, page
from .study import read_record


def add_commands(commands: Any) -> None:
    """report."""
    report = commands.add_parser("report", help="look back at a finished game: chances, luck and skill, turn by turn")
    report.add_argument("file", type=Path)
    report.add_argument("--playouts", type=positive, default=DEEP, help="for a longer look at a dear choice")
    report.add_argument("--language", choices=LANGUAGES, default="en")
    form = report.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="one JSON object for machines")
    form.add_argument("--html", type=Path, metavar="OUT", help="write it as a page of its own, with the curve")
    report.set_defaults(command=run_report)


def run_report(request: argparse.Namespace) -> int:
    """The whole report of a record."""
    match = Match.load(read_record(request.file))
    if not match.state.over:
        raise RecordError(len(match.plies) + 2, "the game is not over yet: a report looks back at a finished one")
    with Progress(len(match.plies), "decisions", quiet=request.json) as progress:
        report = whole_report(match, request.playouts, lambda so_far: progress.at(looked_at(so_far)))
    if request.json:
        print(json.dumps(everything(report)))
        return 0
    tell = Narrator(match, report, match.game.words(request.language))
    if request.html:
        request.html.write_text(page(tell, lead(tell), told(tell)), encoding="utf-8")
        return 0
    for line in lines(tell, told(tell)):
        print(line)
    return 0


def everything(report: Report) -> dict[str, Any]:
    """The report with what is found in it, as plain data."""
    return {**asdict(report), "deciding": deciding(report), "sums": [asdict(each) for each in sums(report)]}


def looked_at(report: Report) -> int:
    """How many decisions have been looked at: in the curve, for luck and for skill, each a third of it."""
    curve, choices = [turn.end for turn in report.turns], [choice.end for choice in report.choices]
    return sum([part[-1] for part in (curve, curve[: len(report.luck)], choices) if part]) // 3


def lines(tell: Narrator, sections: list[Section]) -> list[str]:
    """The report as text."""
    found = [f"{tell.words.title}: {lead(tell)}"]
    for title, items in sections:
        found += ["", title]
        for head, *below in items:
            found += [f"  {head}", *[f"    {line}" for line in below]]
    return found


def lead(tell: Narrator) -> str:
    """How the game ended and how it came to that, in a few sentences."""
    return " ".join([tell.outcome(), *tell.story()])


def told(tell: Narrator) -> list[Section]:
    """What the report tells, section by section: the turns that decided it, luck and skill, every turn."""
    report, say = tell.report, tell.words.translate
    turns = [turn_lines(tell.turn(number), say) for number in range(len(report.turns))]
    whys = [(decisive_lines(tell, number), tell.reason(number)) for number in deciding(report)]
    chances = [" ".join([f"{chance:3}%" for chance in adding_up(turn.after)]) for turn in report.turns]
    return [
        (say(_("The turns that decided it")), [[*told, *([why] if why else [])] for told, why in whys]),
        (say(_("Luck and skill")), [seat_lines(tell, seat, each) for seat, each in enumerate(sums(report))]),
        (say(_("Every turn")), [[f"{row}  {head}", *dear] for row, (head, *dear) in zip(chances, turns)]),
    ]


def seat_lines(tell: Narrator, seat: int, found: Sums) -> list[str]:
    """What became of a player's chance, and how good the choices were."""
    account = ", ".join([f"{label.lower()} {figure}" for label, figure in tell.account(found)])
    return [f"{tell.names[seat]}: {account}.", tell.skill(found)]


def decisive_lines(tell: Narrator, number: int) -> list[str]:
    """A turn that decided the game, told about whoever has won."""
    won, seat = tell.report.winners, tell.report.turns[number].seat
    about = won[0] if won else seat
    return turn_lines(tell.turn(number, about), tell.words.translate, "" if about == seat else f"{tell.names[about]} ")


def turn_lines(turn: TurnTold, say: Callable[[str], str], about: str = "") -> list[str]:
    """A turn, and its dear choices below it."""
    luck = f", {say(_('luck {0}')).format(signed(turn.luck))}" if turn.luck else ""
    head = f"{turn.number}. {turn.name}: {about}{turn.before}% → {turn.after}%{luck}"
    better = say(_("better:"))
    return [head, *[f"{each.chosen}; {better} {each.best} ({signed(-each.cost)})" for each in turn.choices]]
