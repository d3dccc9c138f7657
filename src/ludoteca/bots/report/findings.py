"""What a report says in short: the turns that decided the game, and luck and skill of everybody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .report import Report

DECIDING: Final = 3  # turns, at the most
LEAST: Final = 0.03  # of the winner's chance, else a turn decided nothing
WORTH_TELLING: Final = 0.01  # of the chance to win: what cost less is no mistake


@dataclass(frozen=True)
class Sums:
    """What became of a seat's chance, and how good its choices were.

    What the seat usually has at the start, what luck gave, what its own turns and those of the others changed beyond
    luck: together its chance at the end. Then its choices, those as good as any, and what the others missed.
    """

    usual: float
    luck: float
    own: float
    others: float
    choices: int
    good: int
    missed: float

    @property
    def account(self) -> list[float]:
        """The parts of which the chance at the end is the sum."""
        return [self.usual, self.luck, self.own, self.others]


# -- the turns that decided it -----------------------------------------------------------------------------------------


def swing(report: Report, number: int) -> float:
    """By how much a turn brought the victory nearer to whoever has won; where nobody has, how much it cost somebody."""
    before, after = report.before(number), report.turns[number].after
    if report.winners:
        return sum([after[seat] - before[seat] for seat in report.winners])
    return max([old - new for new, old in zip(after, before)])


def foregone(report: Report, number: int) -> bool:
    """Whether a turn only ended the game, because whoever has won was ahead already."""
    before = report.before(number)
    ahead = [seat for seat in report.winners if before[seat] == max(before)]
    return number == len(report.turns) - 1 and report.seats > 1 and bool(ahead)


def deciding(report: Report) -> list[int]:
    """The turns that decided the game, in the order in which they were played."""
    large = [number for number in range(len(report.turns)) if swing(report, number) >= LEAST]
    open_ones = [number for number in large if not foregone(report, number)] or large
    open_ones.sort(key=lambda number: (-swing(report, number), -number))
    return sorted(open_ones[:DECIDING])


def decisive(report: Report) -> int | None:
    """The one turn that decided most."""
    found = deciding(report)
    return max(found, key=lambda number: (swing(report, number), number)) if found else None


# -- how the winner got there ------------------------------------------------------------------------------------------


def ahead_since(report: Report, seat: int) -> int:
    """The turn with which a seat took the lead for good; -1 if it was ahead before the first, or nobody behind."""
    for number in range(len(report.turns) - 1, -1, -1):
        before = report.before(number)
        if before[seat] < max(before):
            return number
    return -1


def lowest(report: Report, seat: int) -> int:
    """The turn after which a seat's chance was the smallest, the last of them."""
    return min(range(len(report.turns)), key=lambda number: (report.turns[number].after[seat], -number))


# -- luck and skill ----------------------------------------------------------------------------------------------------


def sums(report: Report) -> list[Sums]:
    """Luck and skill of every seat."""
    return [seat_sums(report, seat) for seat in range(report.seats)]


def seat_sums(report: Report, seat: int) -> Sums:
    """Luck and skill of one seat."""
    choices = [choice for choice in report.choices if choice.seat == seat]
    missed = [choice.cost for choice in choices if choice.cost >= WORTH_TELLING]
    deal = report.deal[seat] if report.deal else 0.0
    luck, own, others = deal, 0.0, 0.0
    for number, turn in enumerate(report.turns):
        given = report.luck_in(number)[seat]
        played = turn.after[seat] - report.before(number)[seat] - given
        luck += given
        own, others = (own + played, others) if turn.seat == seat else (own, others + played)
    usual = report.start[seat] - deal if report.start else 0.0
    return Sums(usual, luck, own, others, len(choices), len(choices) - len(missed), sum(missed))
