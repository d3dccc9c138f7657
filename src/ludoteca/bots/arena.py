"""Many games between bots: seats rotate, and the results are counted per bot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

from ..core.chance import Chance
from ..core.game import AnyGame
from ..core.match import Match
from ..core.native import compiled
from ..core.options import Value
from ..core.record import Record
from ..core.state import State
from .bot import Bot, BotError, bot
from .sight import Sight

Progress = Callable[[int], None]
Keep = Callable[[int, Record], None]


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
    keep: Keep | None = None,
) -> Tally:
    """Play *games* games between the bots that *specs* name, one per seat, rotating the seats.

    *keep* gets the number and the record of every game; the games are the same without it, only faster.
    """
    tally = Tally(game, len(specs))
    start = perf_counter()
    for number in range(games):
        tally.games += 1
        seats = [(place + number) % len(specs) for place in range(len(specs))]
        bots = [bot(specs[who], game, Chance(seed * 7919 + number * 31 + who).seed) for who in seats]
        luck = Chance(seed * 1_000_003 + number)
        if keep is None:
            state, decisions = play_one(game, bots, luck, options, seconds)
        else:
            match = play_match(game, bots, luck, options, seconds)
            state, decisions = match.state, len(match.plies)
            keep(number + 1, match.record())
        tally.add(seats, game.scores(state), game.winners(state), decisions)
        tally.seconds = perf_counter() - start
        if progress is not None:
            progress(number + 1)
    return tally


def play_one(
    game: AnyGame, bots: list[Bot], luck: Chance, options: dict[str, Value], seconds: float
) -> tuple[State, int]:
    """Play one game to its end: how it stands then, and after how many decisions."""
    state = game.new(len(bots), luck, **options)
    decisions = 0
    while state.agenda:
        state.play(chosen(game, bots, state, seconds))
        decisions += 1
    return state, decisions


def play_match(game: AnyGame, bots: list[Bot], luck: Chance, options: dict[str, Value], seconds: float) -> Match:
    """Play the same game move by move, with its record."""
    match = Match.start(game, len(bots), options, luck)
    while match.state.agenda:
        match.play(chosen(game, bots, match.state, seconds), luck)
    return match


def chosen(game: AnyGame, bots: list[Bot], state: State, seconds: float) -> int:
    """What the bot whose turn it is chooses; a forced choice is nobody's."""
    legal = state.legal
    if len(legal) == 1:
        return legal[0]
    seat = state.actor
    action = bots[seat].choose(Sight(game, state, seat, seconds))
    if action not in legal:
        raise BotError(f"{type(bots[seat]).__name__} chose an illegal action, {action}")
    return action
