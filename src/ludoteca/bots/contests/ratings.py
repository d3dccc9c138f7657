"""How strong bots are, from games against each other: a rating with its interval, on the scale that chess players know.

The model is Bradley and Terry's: who is 400 points ahead wins ten times as often. A game of more than two is taken as
comparisons of every two by their places, weighted so that a game of n tells as much as n - 1 games of two. Half a win
and half a loss against the average of all keep a bot that won everything on the scale.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from math import exp, log, sqrt
from typing import Final, TypedDict

from .tournament import Row

SCALE: Final = 400 / log(10)  # points of one unit of strength
SIGMA: Final = 1.96  # 95 %
ROUNDS: Final = 200
CLOSE: Final = 1e-10


class Rating(TypedDict):
    """How strong a bot is: 0 is the average of those that were measured together."""

    bot: str  #: its text
    rating: float  #: 400 ahead is ten wins for one loss
    low: float  #: where the 95 % interval begins ...
    high: float  #: ... and where it ends
    games: int  #: in which it took part


class CrossTable:
    """Who beat whom, in weighted comparisons, and how often they met at all.

    >>> from ludoteca import GAMES
    >>> from ludoteca.bots import CrossTable, Job, tournament
    >>> game = GAMES["unreal-estate"]
    >>> jobs = [Job(game, bots=("greedy", "random"), seeds=(luck, luck), luck=luck) for luck in range(8)]
    >>> [rating["bot"] for rating in CrossTable(tournament(jobs)).ratings()]
    ['greedy', 'random']
    """

    def __init__(self, rows: Iterable[Row]) -> None:
        self.rows = list(rows)  #: the games
        self.bots = sorted({bot for row in self.rows for bot in row["bots"]})  #: whoever took part
        self.wins = {bot: dict.fromkeys(self.bots, 0.0) for bot in self.bots}  #: a tie is half a win for each
        self.games = dict.fromkeys(self.bots, 0)  #: in which each took part
        for row in self.rows:
            self.add(row)

    def add(self, row: Row) -> None:
        """Count a game."""
        for bot in {*row["bots"]}:
            self.games[bot] += 1
        for one, other in combinations(range(len(row["bots"])), 2):
            mine, theirs = row["bots"][one], row["bots"][other]
            if mine != theirs:
                better = row["ranks"][one] - row["ranks"][other]
                won = 0.5 if better == 0 else 1.0 if better < 0 else 0.0
                self.wins[mine][theirs] += won * 2 / len(row["bots"])
                self.wins[theirs][mine] += (1 - won) * 2 / len(row["bots"])

    def share(self, bot: str, other: str) -> float | None:
        """Which part of their comparisons *bot* won; None if they never met."""
        met = self.wins[bot][other] + self.wins[other][bot]
        return self.wins[bot][other] / met if met else None

    def ratings(self) -> list[Rating]:
        """Every bot's rating, the strongest first."""
        strengths = self.strengths()
        spreads = self.spreads(strengths)
        found: list[Rating] = [
            {
                "bot": bot,
                "rating": round(SCALE * strength, 1),
                "low": round(SCALE * (strength - SIGMA * spread), 1),
                "high": round(SCALE * (strength + SIGMA * spread), 1),
                "games": self.games[bot],
            }
            for bot, strength, spread in zip(self.bots, strengths, spreads)
        ]
        return sorted(found, key=lambda rating: -rating["rating"])

    def met(self, one: int, other: int) -> float:
        """How many comparisons there were between two bots."""
        mine, theirs = self.bots[one], self.bots[other]
        return self.wins[mine][theirs] + self.wins[theirs][mine]

    def strengths(self) -> list[float]:
        """The most likely strengths, by Newton's way, one after the other; their mean is 0."""
        count = len(self.bots)
        found = [0.0] * count
        won = [0.5 + sum(self.wins[bot].values()) for bot in self.bots]  # half a win against the average
        for _ in range(ROUNDS):
            before = found.copy()
            for i in range(count):
                hoped, certain = chance(found[i]), chance(found[i]) * chance(-found[i])
                for j in range(count):
                    if j != i:
                        hope = chance(found[i] - found[j])
                        hoped += self.met(i, j) * hope
                        certain += self.met(i, j) * hope * (1 - hope)
                found[i] += max(-1.0, min(1.0, (won[i] - hoped) / certain))
            if max([abs(new - old) for new, old in zip(found, before)], default=0.0) < CLOSE:
                break
        mean = sum(found) / max(1, count)
        return [strength - mean for strength in found]

    def spreads(self, strengths: list[float]) -> list[float]:
        """The standard errors against the mean: from what the comparisons tell about all strengths together."""
        count = len(strengths)
        told = [[0.0] * count for _ in range(count)]
        for i in range(count):
            told[i][i] += chance(strengths[i]) * chance(-strengths[i])
            for j in range(count):
                if j != i:
                    certain = self.met(i, j) * chance(strengths[i] - strengths[j]) * chance(strengths[j] - strengths[i])
                    told[i][i] += certain
                    told[i][j] -= certain
        errors = inverse(told)
        means = [sum(row) / count for row in errors]
        shared = sum(means) / max(1, count)
        return [sqrt(max(0.0, errors[i][i] - 2 * means[i] + shared)) for i in range(count)]


def chance(ahead: float) -> float:
    """How often somebody wins who is so much stronger."""
    return 1 / (1 + exp(-max(-50.0, min(50.0, ahead))))


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a small matrix that has one, by elimination."""
    count = len(matrix)
    rows = [[*row, *[1.0 if i == j else 0.0 for j in range(count)]] for i, row in enumerate(matrix)]
    for i in range(count):
        best = max(range(i, count), key=lambda j: abs(rows[j][i]))
        rows[i], rows[best] = rows[best], rows[i]
        first = rows[i][i]
        rows[i] = [value / first for value in rows[i]]
        for j in range(count):
            if j != i and rows[j][i]:
                factor = rows[j][i]
                rows[j] = [value - factor * base for value, base in zip(rows[j], rows[i])]
    return [row[count:] for row in rows]
