"""The ladder: every level against those below it, game after game, written down so that a long run can be resumed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import sqrt
from pathlib import Path
from typing import Any, Final

from ...core.game import AnyGame
from ...core.native import compiled
from ..levels import lighter
from .tournament import Job, Mapper, Row, add_line, lines_of, play

STEPS: Final = [  # one among the others
    ("newcomer", "random"),
    ("beginner", "newcomer"),
    ("practised", "beginner"),
    ("middle", "practised"),
    ("master", "middle"),
]
MORE: Final = [("middle", "beginner"), ("master", "greedy")]  # with two players only
NO_LIMIT: Final = 60.0  # seconds: a level thinks by its playouts
WHOLE: Final = "practised"  # has few playouts, which are never made fewer: whoever meets it has all of its own
SIGMA: Final = 1.96  # 95 %


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, SIGMA * SIGMA
    middle = share + z2 / (2 * games)
    spread = SIGMA * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return max(0.0, (middle - spread) / (1 + z2 / games)), (middle + spread) / (1 + z2 / games)


class Pairing:
    """One bot against others of another kind, with so many players."""

    def __init__(self, game: AnyGame, players: int, strong: str, weak: str, share: int) -> None:
        self.game = game
        self.players = players
        self.strong = strong
        self.weak = weak
        self.share = share

    def key(self) -> list[Any]:
        """What names this pairing in the file."""
        return [self.game.name, self.players, self.strong, self.weak, self.share]

    def job(self, number: int) -> Job:
        """Game *number*: the strong one sits in each seat in turn, on every deal once."""
        seat, deal = number % self.players, number // self.players
        kinds = [self.strong if place == seat else self.weak for place in range(self.players)]
        return Job(
            self.game,
            bots=tuple([lighter(kind, self.share, self.game.name) for kind in kinds]),
            seeds=tuple([97 * number + place for place in range(self.players)]),
            luck=deal + 1,
            seconds=NO_LIMIT,
            clock=True,
        )

    def row(self, number: int, played: Row) -> dict[str, Any]:
        """What is written down of game *number*."""
        seat, winners = number % self.players, played["winners"]
        won = 1 / len(winners) if seat in winners else 0.0
        spent, choices = played["spent"][seat], played["choices"][seat]
        return {"pairing": self.key(), "game": number, "won": won, "seconds": spent, "choices": choices}


def pairings(game: AnyGame, share: int) -> list[Pairing]:
    """All pairings of a game, for every number of players."""
    found = []
    for players in [n for n in game.seats if n > 1]:
        kinds = STEPS + MORE if players == 2 else STEPS
        found += [Pairing(game, players, strong, weak, 1 if weak == WHOLE else share) for strong, weak in kinds]
    return found


def results(file: Path) -> list[dict[str, Any]]:
    """The games played so far."""
    return lines_of(file)


def climb(
    wanted: Iterable[tuple[Pairing, int]], file: Path, progress: Callable[[int], None], mapper: Mapper = map
) -> list[tuple[Pairing, list[dict[str, Any]]]]:
    """Play what is missing, appending every game to *file*, and return what each pairing has."""
    played = results(file)
    found = [
        (pairing, games, [row for row in played if row["pairing"] == pairing.key() and row["game"] < games])
        for pairing, games in wanted
    ]
    missing = [
        (pairing, number, rows)
        for pairing, games, rows in found
        for number in sorted(set(range(games)) - {row["game"] for row in rows})
    ]
    done = sum([games for _, games, _ in found]) - len(missing)
    progress(done)
    outcomes = mapper(play, [pairing.job(number) for pairing, number, _ in missing])
    for (pairing, number, rows), outcome in zip(missing, outcomes):
        rows.append(pairing.row(number, outcome))
        add_line(file, rows[-1])
        done += 1
        progress(done)
    return [(pairing, rows) for pairing, _, rows in found]


def summary(pairing: Pairing, rows: list[dict[str, Any]]) -> dict[str, Any]:
    """What a pairing's games say."""
    wins, games = sum(row["won"] for row in rows), len(rows)
    low, high = wilson(wins, games)
    choices = sum(row["choices"] for row in rows)
    return {
        "game": pairing.game.name,
        "players": pairing.players,
        "strong": pairing.strong,
        "weak": pairing.weak,
        "playouts_share": f"1/{pairing.share}",
        "games": games,
        "wins": round(wins, 2),
        "share": round(wins / max(1, games), 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "par": round(1 / pairing.players, 4),
        "seconds_per_decision": round(sum(row["seconds"] for row in rows) / max(1, choices), 4),
        "compiled": compiled(),
    }
