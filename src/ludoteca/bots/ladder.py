"""The ladder: every level against those below it, game after game, written down so that a long run can be resumed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from math import sqrt
from pathlib import Path
from time import process_time
from typing import Any, Final

from ..core.chance import Chance
from ..core.game import AnyGame
from ..core.native import compiled
from .bot import bot
from .levels import lighter
from .sight import Sight

STEPS: Final = [("beginner", "random"), ("middle", "beginner"), ("master", "middle")]  # one among the others
MORE: Final = [("master", "beginner"), ("master", "greedy")]  # with two players only
SIGMA: Final = 1.96  # 95 %


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, SIGMA * SIGMA
    middle = share + z2 / (2 * games)
    spread = SIGMA * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return (middle - spread) / (1 + z2 / games), (middle + spread) / (1 + z2 / games)


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

    def play(self, number: int) -> dict[str, Any]:
        """Game *number*: the strong one sits in each seat in turn, on every deal once."""
        seat, deal = number % self.players, number // self.players
        kinds = [self.strong if place == seat else self.weak for place in range(self.players)]
        bots = [bot(lighter(kind, self.share), self.game, 97 * number + place) for place, kind in enumerate(kinds)]
        state = self.game.new(self.players, Chance(deal + 1))
        spent, choices = 0.0, 0
        while state.agenda:
            actor, action = state.actor, state.legal[0]
            if len(state.legal) > 1:
                start = process_time()
                action = bots[actor].choose(Sight(self.game, state, actor, 60.0))
                if actor == seat:
                    spent, choices = spent + process_time() - start, choices + 1
            state.play(action)
        winners = self.game.winners(state)
        won = 1 / len(winners) if seat in winners else 0.0
        return {"pairing": self.key(), "game": number, "won": won, "seconds": spent, "choices": choices}


def pairings(game: AnyGame, share: int) -> list[Pairing]:
    """All pairings of a game, for every number of players."""
    found = []
    for players in [n for n in game.seats if n > 1]:
        kinds = STEPS + MORE if players == 2 else STEPS
        found += [Pairing(game, players, strong, weak, share) for strong, weak in kinds]
    return found


def results(file: Path) -> list[dict[str, Any]]:
    """The games played so far."""
    if not file.exists():
        return []
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]


def climb(
    wanted: Iterable[tuple[Pairing, int]], file: Path, progress: Callable[[int], None]
) -> list[tuple[Pairing, list[dict[str, Any]]]]:
    """Play what is missing, appending every game to *file*, and return what each pairing has."""
    played = results(file)
    found, done = [], 0
    for pairing, games in wanted:
        mine = [row for row in played if row["pairing"] == pairing.key() and row["game"] < games]
        numbers = {row["game"] for row in mine}
        for number in range(games):
            if number not in numbers:
                row = pairing.play(number)
                mine.append(row)
                with file.open("a", encoding="utf-8") as book:
                    book.write(json.dumps(row) + "\n")
            done += 1
            progress(done)
        found.append((pairing, mine))
    return found


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
