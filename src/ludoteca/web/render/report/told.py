"""A report as a page: the curve, the turns that decided it, luck and skill, and every turn of one player."""

from __future__ import annotations

from dataclasses import dataclass

from django.urls import reverse

from ....bots.report import Report, deciding, sums
from ....bots.report.percents import adding_up, signed
from ....bots.report.stretches import stretches
from ....bots.report.words import ChoiceTold, Narrator, TurnTold
from ....core.intentions.sentence import bare, nameless, tell
from ....core.records.match import Match
from ....core.story import OPEN
from ....drawing.shapes.curve import HEIGHT, WIDTH, Spot, curve, sample
from ....drawing.shapes.steps import steps
from ...live.tables.scene import Scene
from ..badge import NamedBadge, set_apart
from ..language import gettext as _
from ..look import seated_words
from ..telling.heard import heard
from ..telling.reel import reel
from ..viewer import Viewer

DEAREST = 3  # turns to which the page leads at once


@dataclass(frozen=True, kw_only=True)
class PlayerSums(NamedBadge):
    """Luck and skill of one player."""

    sample: str
    account: list[tuple[str, str]]  # what became of the chance to win: what each part is called, and the figure
    steps: str  # the same, drawn
    skill: str
    winner: bool


@dataclass(frozen=True)
class DearChoice:
    """A choice that cost something, and where it can be looked at with its player's eyes."""

    told: ChoiceTold
    replay: str


@dataclass(frozen=True)
class DearTurn:
    """A turn whose choices cost much: where on the page it is told."""

    turn: int
    cost: str


@dataclass(frozen=True, kw_only=True)
class TurnCard(NamedBadge):
    """A turn with all that is said of it."""

    turn: int  # from 1 on
    mark: int  # on the curve, from 1 on; 0 if it has none
    change: str
    luck: str
    why: str
    done: list[str]
    choices: list[DearChoice]
    looked: bool  # whether its choices were looked at already
    replay: str
    ply: int


@dataclass(frozen=True)
class CurveRow:
    """A turn in the table that says the same as the curve."""

    turn: int
    name: str
    replay: str
    chances: list[int]


@dataclass(frozen=True)
class ReportPage:
    """All that the page says."""

    outcome: str
    story: list[str]
    curve: str
    box: str
    about: str
    players: list[PlayerSums]
    deciding: list[TurnCard]
    reader: NamedBadge
    turns: list[TurnCard]
    dearest: list[DearTurn]  # of these turns
    rows: list[CurveRow]
    checked: bool  # whether such chances were shown to come true
    looked: int
    all: int
    grown: str  # changes whenever there is more to read
    finished: bool
    empty: bool


class Teller:
    """Tells one reader of one report."""

    def __init__(self, scene: Scene, match: Match, report: Report, viewer: Viewer) -> None:
        names = scene.names()
        self.words = seated_words(scene.game, viewer.display.language, tuple(names))
        self.report, self.match, self.names = report, match, names
        self.narrator = Narrator(match, report, self.words, reel(match).positions)
        self.base = reverse("replay", args=[scene.code])
        self.tales = [tale for tale in heard(match, OPEN) if not tale.heading]
        self.judged = {choice.first for choice in report.choices}
        self.choices = stretches(match.plies)

    def page(self, seat: int) -> ReportPage:
        """The page about one player."""
        report = self.report
        marked = deciding(report) if self.whole else []
        own = [number for number, turn in enumerate(report.turns) if turn.seat == seat]
        cards = [self.card(number, about=seat) for number in own]
        return ReportPage(
            outcome=self.narrator.outcome(),
            story=self.narrator.story() if self.whole else [],
            curve=self.curve(marked) if report.turns else "",
            box=f"0 0 {WIDTH} {HEIGHT}",
            about=self.in_words(),
            players=self.players(),
            deciding=[self.card(number, mark) for mark, number in enumerate(marked, 1)],
            reader=NamedBadge(seat, self.names[seat]),
            turns=cards,
            dearest=dearest(cards),
            rows=[self.row(number) for number in range(len(report.turns))],
            checked=self.match.game.adviser.calibrated(report.seats),
            looked=len(self.judged),
            all=len(self.choices),
            grown=f"{len(report.turns)}.{len(report.luck)}.{sum(each.playouts for each in report.choices)}",
            finished=report.finished,
            empty=not report.turns,
        )

    @property
    def whole(self) -> bool:
        """Whether the curve reaches the end of the game."""
        return bool(self.report.turns) and self.report.turns[-1].end == self.report.plies

    @property
    def lucky(self) -> bool:
        """Whether the luck of every turn is known."""
        return self.whole and len(self.report.luck) == len(self.report.turns)

    def curve(self, marked: list[int]) -> str:
        """The curve as a drawing."""
        spots = [Spot(self.spot(number), self.at(turn.first)) for number, turn in enumerate(self.report.turns)]
        return curve(self.report.curve(), spots, marked)

    def spot(self, number: int) -> str:
        """What a place on the curve says."""
        turn = self.report.turns[number]
        chances = ", ".join([f"{set_apart(name)} {each}%" for name, each in zip(self.names, adding_up(turn.after))])
        return _("Turn %(turn)s, %(name)s") % {"turn": number + 1, "name": self.names[turn.seat]} + f": {chances}"

    def in_words(self) -> str:
        """The curve in one sentence, for whoever does not see it."""
        rows = self.report.curve()
        if not rows[0]:
            return ""
        ends = zip(self.names, adding_up(rows[0]), adding_up(rows[-1]))
        ranges = [f"{set_apart(name)} {first}% → {last}%" for name, first, last in ends]
        return _("Everybody's chance to win, from the first turn to the last: %(all)s") % {"all": "; ".join(ranges)}

    def players(self) -> list[PlayerSums]:
        """Luck and skill of everybody."""
        told = self.narrator
        return [
            PlayerSums(
                seat=seat,
                name=self.names[seat],
                sample=sample(seat),
                account=told.account(each) if self.lucky else [],
                steps=steps(each.account if len(self.names) > 1 else each.account[:3], seat),
                skill=told.skill(each) if len(self.judged) == len(self.choices) else "",
                winner=seat in self.report.winners,
            )
            for seat, each in enumerate(sums(self.report))
        ]

    def card(self, number: int, mark: int = 0, about: int | None = None) -> TurnCard:
        """A turn with all that is said of it; one that decided the game is told about whoever has won."""
        turn, report = self.report.turns[number], self.report
        if about is None:
            about = report.winners[0] if report.winners else turn.seat
        told = self.narrator.turn(number, about)
        own = [each.first for each in self.choices if turn.first <= each.first < turn.end]
        chosen = [each.chosen for each in told.choices]
        return TurnCard(
            seat=turn.seat,
            name=self.names[turn.seat],
            turn=number + 1,
            mark=mark,
            change=self.change(told, about),
            luck=_("luck %(change)s") % {"change": signed(told.luck)} if told.luck else "",
            why=self.narrator.reason(number) if mark else "",
            done=[line for line in self.done(turn.first, turn.end, turn.seat) if line not in chosen],
            choices=[DearChoice(each, self.at(each.ply, turn.seat)) for each in told.choices],
            looked=all(first in self.judged for first in own),
            replay=self.at(turn.first),
            ply=turn.first,
        )

    def change(self, told: TurnTold, about: int) -> str:
        """How a turn changed the chance of somebody."""
        if about == told.seat:
            return f"{told.before}% → {told.after}%"
        return f"{self.names[about]}: {told.before}% → {told.after}%"

    def done(self, first: int, end: int, seat: int) -> list[str]:
        """What the log says of a turn, without the name of whose turn it is; if that is nothing, what was decided."""
        own = nameless(self.words, seat)
        said = [bare(tell(own, tale)) for tale in self.tales if first <= tale.last < end]
        return said or [self.narrator.said(first, [ply.entry.text for ply in self.match.plies[first:end]])]

    def row(self, number: int) -> CurveRow:
        """A turn in the table."""
        turn = self.report.turns[number]
        return CurveRow(number + 1, self.names[turn.seat], self.at(turn.first), adding_up(turn.after))

    def at(self, ply: int, eyes: int | str = "all") -> str:
        """Where a moment of the game can be looked at."""
        return f"{self.base}?ply={ply}&eyes={eyes}"


def dearest(cards: list[TurnCard]) -> list[DearTurn]:
    """The turns in which most was missed, the dearest first."""
    costs = sorted([(-sum([each.told.cost for each in card.choices]), card.turn) for card in cards if card.choices])
    return [DearTurn(turn, signed(cost)) for cost, turn in costs[:DEAREST]]
