"""A report in words: its turns and its findings, in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...core.match import Match
from ...core.positions import Positions
from ...core.text import Words, plural
from ...core.text import mark as _
from .findings import WORTH_TELLING, Sums, swing
from .report import Choice, Report
from .telling import told

MOSTLY: Final = 0.5  # of what a turn changed, which then is its reason


@dataclass(frozen=True)
class ChoiceTold:
    """A choice that cost something: what was done, what was better, and the cost in percent."""

    ply: int
    chosen: str
    best: str
    cost: int


@dataclass(frozen=True)
class TurnTold:
    """A turn in words; chances and luck are those of whoever it is told about, in percent."""

    number: int  # from 1 on
    first: int  # its first decision
    seat: int
    name: str
    before: int
    after: int
    luck: int
    cost: int
    choices: list[ChoiceTold]


class Narrator:
    """Tells of a report in one language; the words know everybody's name."""

    def __init__(self, match: Match, report: Report, words: Words, positions: Positions | None = None) -> None:
        self.match: Final = match
        self.report: Final = report
        self.names: Final = [words.player(seat) for seat in range(report.seats)]
        self.words: Final = words.seated(self.names)
        self.positions: Final = positions if positions is not None else Positions(match)

    def turn(self, number: int, about: int | None = None) -> TurnTold:
        """A turn, told about its own player or about somebody else."""
        turn = self.report.turns[number]
        seat = turn.seat if about is None else about
        own = [each for each in self.report.choices if turn.first <= each.first < turn.end]
        dear = [each for each in own if each.best and each.cost >= WORTH_TELLING]
        return TurnTold(
            number=number + 1,
            first=turn.first,
            seat=turn.seat,
            name=self.names[turn.seat],
            before=percent(self.report.before(number)[seat]),
            after=percent(turn.after[seat]),
            luck=percent(turn.luck[seat]),
            cost=percent(sum([each.cost for each in own])),
            choices=[told for told in [self.choice(each) for each in dear] if told.chosen != told.best],
        )

    def choice(self, choice: Choice) -> ChoiceTold:
        """What was done, and what was better."""
        game, state = self.match.game, self.positions.state(choice.first)
        chosen, best = (told(game, state, texts, self.words, self.names) for texts in (choice.chosen, choice.best))
        return ChoiceTold(choice.first, chosen, best, percent(choice.cost))

    def reason(self, number: int) -> str:
        """Why a turn decided the game: luck, a choice that could have been better, or good play."""
        turn, change = self.report.turns[number], swing(self.report, number)
        luck = sum([turn.luck[seat] for seat in self.report.winners])
        cost = sum([each.cost for each in self.report.choices if turn.first <= each.first < turn.end])
        if self.report.winners and luck >= MOSTLY * change:
            return self.words.translate(_("Most of it was luck."))
        if turn.seat in self.report.winners:
            return self.words.translate(_("A strong turn."))
        if cost >= MOSTLY * change:
            return self.words.translate(_("There was something better to do."))
        return self.words.translate(_("There was little to be done against it."))

    def luck(self, found: Sums) -> str:
        """What luck gave to a player in the whole game."""
        return self.words.translate(_("Luck: {0}")).format(signed(percent(found.luck)))

    def skill(self, found: Sums) -> str:
        """How many choices of a player could have been better, and by how much."""
        missed = found.choices - found.good
        if not missed:
            return self.words.translate(_("Nothing better was found for any of {0} choices.")).format(found.choices)
        one, many = plural(
            "{0} of {1} choices could have been better, by {2}.",
            "{0} of {1} choices could have been better, by {2} on average.",
        )
        sentence = self.words.common.ngettext(one, many, missed)
        return sentence.format(missed, found.choices, f"{percent(found.missed / missed)}%")


def percent(chance: float) -> int:
    """A chance in percent."""
    return round(100 * chance)


def signed(number: int) -> str:
    """A change in percent, with its sign."""
    return f"{'+' if number > 0 else '−' if number < 0 else '±'}{abs(number)}%"
