"""Many games between bots: seats rotate, and the results are counted per bot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

from ..core.chance import Chance
from ..core.game import AnyGame
from ..core.native import compiled
from ..core.options import Value
from .bot import Bot, BotError, bot
from .sight import Sight

Progress = Callable[[int], None]


class Tally:
    """What came out of a series of games; lists are in the order in which the bots were named."""

    def __init__(self, game: AnyGame, players: int) -> None:
        self.game = game
        self.players = players
        self.games = 0
        self.finished = 0
        self.decisions = 0
        self.seconds = 0.0
        self.wins = [0.0] * players
        self.points = [0] * players

    def add(self, seats: list[int], scores: list[int], winners: list[int], decisions: int) -> None:
        """Count a finished game; ``seats[place]`` is the bot that sat there. A shared win counts 1/k."""
        self.finished += 1
        self.decisions += decisions
        for place, who in enumerate(seats):
            self.points[who] += scores[place]
            if place in winners:
                self.wins[who] += 1 / len(winners)

    def report(self) -> dict[str, Any]:
        """The result as plain data."""
        played = max(1, self.finished)
        return {
            "game": self.game.name,
            "players": self.players,
            "games": self.games,
            "finished": self.finished,
            "decisions": self.decisions,
            "decisions_per_second": round(self.decisions / max(self.seconds, 1e-9)),
            "seconds": round(self.seconds, 3),
            "compiled": compiled(),
            "wins": [round(wins, 4) for wins in self.wins],
            "mean_scores": [round(points / played, 2) for points in self.points],
        }


def simulate(
    game: AnyGame,
    specs: Sequence[str],
    games: int,
    seed: int,
    options: dict[str, Value],
    seconds: float = 1.0,
    progress: Progress | None = None,
) -> Tally:
    """Play *games* games between the bots that *specs* name, one per seat, rotating the seats."""
    tally = Tally(game, len(specs))
    start = perf_counter()
    for number in range(games):
        tally.games += 1
        seats = [(place + number) % len(specs) for place in range(len(specs))]
        bots = [bot(specs[who], game, Chance(seed * 7919 + number * 31 + who).seed) for who in seats]
        play_one(game, bots, seats, Chance(seed * 1_000_003 + number), options, seconds, tally)
        tally.seconds = perf_counter() - start
        if progress is not None:
            progress(number + 1)
    return tally


def play_one(
    game: AnyGame,
    bots: list[Bot],
    seats: list[int],
    luck: Chance,
    options: dict[str, Value],
    seconds: float,
    tally: Tally,
) -> None:
    """Play one game to its end and count it."""
    state = game.new(len(bots), luck, **options)
    decisions = 0
    while state.agenda:
        legal = state.legal
        action = legal[0]
        if len(legal) > 1:  # a forced choice is nobody's
            seat = state.actor
            action = bots[seat].choose(Sight(game, state, seat, seconds))
            if action not in legal:
                raise BotError(f"{type(bots[seat]).__name__} chose an illegal action, {action}")
        state.play(action)
        decisions += 1
    tally.add(seats, game.scores(state), game.winners(state), decisions)
