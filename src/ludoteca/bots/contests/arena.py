"""Many games between bots: seats rotate, and the results are counted per bot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

from ...core.chance import Chance
from ...core.game import AnyGame
from ...core.native import compiled
from ...core.setup.options import Value
from ...core.state import State
from ..bot import Bot, bot
from .tournament import Book, Job, Mapper, Row, chosen, tournament

Progress = Callable[[int], None]
Keep = Callable[[int, str], None]


class Tally:
    """What came out of a series of games; lists are in the order in which the bots were named."""

    def __init__(self, game: AnyGame, players: int) -> None:
        self.game = game  #: which
        self.players = players  #: at a table
        self.games = 0  #: that were begun
        self.finished = 0  #: games that came to their end
        self.decisions = 0  #: of everybody in all games
        self.seconds = 0.0  #: by the clock
        self.wins = [0.0] * players  #: a shared win counts 1/k
        self.points = [0] * players  #: in all games together
        self.endings: Counter[str] = Counter()  #: how games ended, in the game's own keys
        self.unwon = 0  #: games that nobody won
        self.shared = 0  #: games that several won

    def add(self, seats: list[int], row: Row) -> None:
        """Count a finished game; ``seats[place]`` is the bot that sat there. A shared win counts 1/k."""
        self.finished += 1
        self.decisions += row["decisions"]
        self.endings[row["ending"]] += 1
        self.unwon += not row["winners"]
        self.shared += len(row["winners"]) > 1
        for place, who in enumerate(seats):
            self.points[who] += row["scores"][place]
            if place in row["winners"]:
                self.wins[who] += 1 / len(row["winners"])

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
            "endings": dict(self.endings.most_common()),
            "without_winner": self.unwon,
            "shared_wins": self.shared,
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
    mapper: Mapper = map,
    book: Book | None = None,
) -> Tally:
    """Play *games* games between the bots that *specs* name, one per seat, rotating the seats.

    Equal *seed*, equal games. *options* are the game's own, *seconds* what a bot may think for a choice, *progress* is
    told how many games are done. *keep* gets the number and the record of every game; the games are the same without
    it, only faster. *mapper* says where they are played, and what stands in the *book* is not played again.

    >>> from ludoteca import GAMES
    >>> from ludoteca.bots import simulate
    >>> tally = simulate(GAMES["unreal-estate"], ["greedy", "random"], games=10, seed=1, options={})
    >>> tally.wins[0] > tally.wins[1]
    True
    """
    for who in range(len(specs)):
        bot(specs[who], game, 1)  # what is no bot is refused here, and not in every process
    tally = Tally(game, len(specs))
    start = perf_counter()
    wanted = [job(game, specs, seed, number, options, seconds, keep is not None) for number in range(games)]
    for number, row in enumerate(tournament(wanted, mapper, book)):
        tally.games += 1
        if keep is not None:
            keep(number + 1, row["record"])
        tally.add(seated(len(specs), number), row)
        tally.seconds = perf_counter() - start
        if progress is not None:
            progress(number + 1)
    return tally


def seated(players: int, number: int) -> list[int]:
    """Which bot sits where in game *number*: they move on by one seat from game to game."""
    return [(place + number) % players for place in range(players)]


def job(
    game: AnyGame,
    specs: Sequence[str],
    seed: int,
    number: int,
    options: dict[str, Value],
    seconds: float,
    record: bool = False,
) -> Job:
    """Game *number* of a series."""
    seats = seated(len(specs), number)
    return Job(
        game,
        bots=tuple([specs[who] for who in seats]),
        seeds=tuple([int(Chance(seed * 7919 + number * 31 + who).seed) for who in seats]),
        luck=seed * 1_000_003 + number,
        options=options,
        seconds=seconds,
        record=record,
    )


def play_one(
    game: AnyGame, bots: list[Bot], luck: Chance, options: dict[str, Value], seconds: float
) -> tuple[State, int]:
    """Play one game between bots that are there already: how it stands at its end, and after how many decisions."""
    state = game.new(len(bots), luck, **options)
    decisions = 0
    while state.agenda:
        state.play(chosen(game, bots, state, seconds))
        decisions += 1
    return state, decisions
