"""A report in words: its turns and its findings, in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...core.language.text import Words, plural
from ...core.language.text import mark as _
from ...core.records.match import Match
from ...core.records.positions import Positions
from .findings import WORTH_TELLING, Sums, ahead_since, lowest, swing
from .percents import adding_up, percent, signed
from .report import Choice, Report
from .telling import told

MOSTLY: Final = 0.5  # of what a turn changed, which then is its reason
WON_BY: Final = [_("A strong turn."), _("It went well, but there was something better to do.")]
LOST_BY: Final = [
    _("Nothing clearly better was found."),
    _("Only something a little better was found."),
    _("There was something better to do."),
]
HOPELESS: Final = 0.5  # of everybody's equal share: who has less and wins has a story to tell


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
            before=adding_up(self.report.before(number))[seat],
            after=adding_up(turn.after)[seat],
            luck=percent(self.report.luck_in(number)[seat]),
            cost=percent(sum([each.cost for each in own])),
            choices=[told for told in [self.choice(each) for each in dear] if told.chosen != told.best],
        )

    def choice(self, choice: Choice) -> ChoiceTold:
        """What was done, and what was better."""
        chosen, best = (self.said(choice.first, texts) for texts in (choice.chosen, choice.best))
        return ChoiceTold(choice.first, chosen, best, percent(choice.cost))

    def said(self, ply: int, texts: list[str]) -> str:
        """Decisions at some moment, in the words of the log and without a name."""
        return told(self.match.game, self.positions.state(ply), texts, self.words, self.names)

    def outcome(self) -> str:
        """Who has won, in one sentence."""
        names, say = ", ".join([self.names[seat] for seat in self.report.winners]), self.words.translate
        if not names:
            return say(_("Nobody won."))
        return say(_("{0} won.") if len(self.report.winners) == 1 else _("{0} share the victory.")).format(names)

    def story(self) -> list[str]:
        """How the winner got there, in a sentence or two; nothing where the victory was shared, or nobody's."""
        report, say = self.report, self.words.translate
        if len(report.winners) != 1 or report.seats < 2 or not report.turns:
            return []
        seat = report.winners[0]
        name, since, low = self.names[seat], ahead_since(report, seat), lowest(report, seat)
        chance = percent(report.turns[low].after[seat])
        sentence = _("After turn {1} {0} had only {2}.") if chance else _("After turn {1} {0} had less than 1%.")
        told = [say(sentence).format(name, low + 1, f"{chance}%")]
        if since < 1:
            return [say(_("{0} was ahead from the first turn to the last.")).format(name)]
        lead = say(_("{0} took the lead for good in turn {1} of {2}.")).format(name, since + 1, len(report.turns))
        return [*(told if chance * report.seats < 100 * HOPELESS else []), lead]

    def reason(self, number: int) -> str:
        """Why a turn decided the game, once it was looked at: luck, good play, or something better that was missed."""
        report, turn, change = self.report, self.report.turns[number], swing(self.report, number)
        if not report.winners or len(report.luck) <= number:
            return ""
        if sum([report.luck_in(number)[seat] for seat in report.winners]) >= MOSTLY * change:
            return self.words.translate(_("Most of it was luck."))
        if not report.finished and (not report.choices or report.choices[-1].end < turn.end):
            return ""
        missed = sum([each.cost for each in report.choices if turn.first <= each.first < turn.end])
        if turn.seat in report.winners:
            return self.words.translate(WON_BY[missed >= MOSTLY * change])
        if missed < MOSTLY * change and report.before(number)[turn.seat] - turn.after[turn.seat] < MOSTLY * change:
            return self.spared(turn.seat)
        return self.words.translate(LOST_BY[(missed >= WORTH_TELLING) + (missed >= MOSTLY * change)])

    def spared(self, seat: int) -> str:
        """A turn that changed little for whoever played it."""
        sentence = _("It mattered little to {0}, but much to the others.")
        return self.words.translate(sentence).format(self.names[seat])

    def account(self, found: Sums) -> list[tuple[str, str]]:
        """What became of a player's chance: its parts, and then the whole, each with what it is called."""
        start, *changes = adding_up(found.account)
        labels = [_("Start"), _("Luck"), _("Own turns"), _("Others' turns"), _("End")]
        if self.report.seats == 1:
            labels, changes = [labels[place] for place in (0, 1, 2, 4)], changes[:2]
        end = start + sum(changes)
        figures = [f"{start}%", *[signed(change) for change in changes], f"{end}%"]
        return list(zip([self.words.translate(label) for label in labels], figures))

    def skill(self, found: Sums) -> str:
        """How many choices of a player could have been better, and by how much."""
        missed = found.choices - found.good
        if not missed:
            return self.words.translate(_("Nothing better was found for any of {0} choices.")).format(found.choices)
        one, many = plural(
            "In {0} of {1} choices there was something better, worth {2}.",
            "In {0} of {1} choices there was something better, worth {2} on average.",
        )
        sentence = self.words.common.ngettext(one, many, missed)
        return sentence.format(missed, found.choices, f"{percent(found.missed / missed)}%")
