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
    """What the whole game gave to a seat by luck; its choices, those as good as any, and what the others missed."""

    luck: float
    choices: int
    good: int
    missed: float


def swing(report: Report, number: int) -> float:
    """By how much a turn brought the victory nearer to whoever has won; where nobody has, how much it changed."""
    before, after = report.before(number), report.turns[number].after
    if report.winners:
        return sum([after[seat] - before[seat] for seat in report.winners])
    return max([abs(new - old) for new, old in zip(after, before)])


def deciding(report: Report) -> list[int]:
    """The turns that decided the game, in the order in which they were played."""
    large = [number for number in range(len(report.turns)) if swing(report, number) >= LEAST]
    large.sort(key=lambda number: (-swing(report, number), -number))
    return sorted(large[:DECIDING])


def decisive(report: Report) -> int | None:
    """The one turn that decided most."""
    found = deciding(report)
    return max(found, key=lambda number: (swing(report, number), number)) if found else None


def sums(report: Report) -> list[Sums]:
    """Luck and skill of every seat."""
    return [seat_sums(report, seat) for seat in range(report.seats)]


def seat_sums(report: Report, seat: int) -> Sums:
    """Luck and skill of one seat."""
    own = [choice for choice in report.choices if choice.seat == seat]
    luck = sum([turn.luck[seat] for turn in report.turns]) + (report.deal[seat] if report.deal else 0.0)
    missed = [choice.cost for choice in own if choice.cost >= WORTH_TELLING]
    return Sums(luck, len(own), len(own) - len(missed), sum(missed))
