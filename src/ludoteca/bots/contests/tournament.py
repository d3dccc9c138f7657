"""Many games: a job is plain data, and to play it a pure function, which may be mapped over many processes.

The rows are the same whichever way they were played, apart from the seconds that a bot thought.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from time import process_time
from typing import Any, Final, NotRequired, TypedDict

from ...core.chance import Chance
from ...core.game import AnyGame
from ...core.records.match import Match
from ...core.setup.options import Value
from ...core.state import State
from ...core.story import OPEN
from ..bot import Bot, BotError, bot
from ..sight import Sight

AT_ONCE: Final = 64  # jobs that a process takes at once, at most


@dataclass(frozen=True)
class Job:
    """One game that is to be played: which, by whom, with which luck."""

    game: AnyGame  #: which
    bots: tuple[str, ...]  #: their texts, by seat
    seeds: tuple[int, ...]  #: of the bots' own luck, by seat
    luck: int  #: the seed of the game's luck
    options: dict[str, Value] = field(default_factory=dict)  #: those that are not named: as in automatic play
    seconds: float = 1.0  #: that a bot may think
    clock: bool = False  #: whether it is measured how long the bots think
    record: bool = False  #: whether the game is written down

    def key(self) -> str:
        """What tells this game from others: equal keys, equal games."""
        rules = [self.game.name, self.game.version, self.game.digest]
        return json.dumps([*rules, self.bots, self.seeds, self.luck, sorted(self.options.items()), self.seconds])


class Row(TypedDict):
    """What came out of a game; lists are by seat."""

    job: str  #: its key
    game: str  #: its name
    bots: list[str]  #: their texts
    scores: list[int]  #: what the players compare first
    ranks: list[int]  #: 1 the best; equal places are shared
    winners: list[int]  #: the seats that won
    ending: str  #: how the game ended, in the game's own keys
    decisions: int  #: of all seats
    choices: list[int]  #: decisions that were not forced
    spent: NotRequired[list[float]]  #: seconds of CPU in which the bots thought, if a clock was wanted
    record: NotRequired[str]  #: the game as text, if it was wanted


Mapper = Callable[[Callable[[Job], Row], Iterable[Job]], Iterable[Row]]


def play(job: Job) -> Row:
    """Play one game to its end; equal jobs give equal rows.

    >>> from ludoteca import GAMES
    >>> from ludoteca.bots import Job, play
    >>> row = play(Job(GAMES["unreal-estate"], bots=("greedy", "random"), seeds=(1, 2), luck=7))
    >>> row["bots"], row["ending"]
    (['greedy', 'random'], 'deck')
    """
    table = Table(job)
    while table.state.agenda:
        table.decide()
    return table.row()


class Table:
    """A game being played by bots."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.luck = Chance(job.luck)
        self.bots: list[Bot] = [bot(spec, job.game, seed) for spec, seed in zip(job.bots, job.seeds)]
        self.match: Match | None = None
        seats, game = len(job.bots), job.game
        if job.record:
            self.match = Match.start(game, seats, game.settle(job.options, people=False), self.luck)
        self.begun = self.match.state if self.match is not None else game.new(seats, self.luck, **job.options)
        self.decisions = 0
        self.choices = [0] * seats
        self.spent = [0.0] * seats

    @property
    def state(self) -> State:
        """The position."""
        return self.begun if self.match is None else self.match.state

    def decide(self) -> None:
        """One decision."""
        action = self.chosen()
        self.decisions += 1
        if self.match is None:
            self.begun.play(action)
        else:
            self.match.play(action, self.luck)

    def chosen(self) -> int:
        """What is chosen, and how long it took."""
        state, seat = self.state, self.state.actor
        self.choices[seat] += len(state.legal) > 1
        if not self.job.clock:
            return chosen(self.job.game, self.bots, state, self.job.seconds)
        start = process_time()
        action = chosen(self.job.game, self.bots, state, self.job.seconds)
        self.spent[seat] += process_time() - start
        return action

    def row(self) -> Row:
        """What came out of it."""
        game, state = self.job.game, self.state
        row: Row = {
            "job": self.job.key(),
            "game": game.name,
            "bots": list(self.job.bots),
            "scores": game.scores(state),
            "ranks": game.ranks(state),
            "winners": game.winners(state),
            "ending": game.ending(game.view(state, OPEN)),
            "decisions": self.decisions,
            "choices": self.choices,
        }
        if self.job.clock:
            row["spent"] = self.spent
        if self.match is not None:
            row["record"] = self.match.record().write()
        return row


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


# -- many of them ------------------------------------------------------------------------------------------------------


def meetings(
    game: AnyGame, specs: Sequence[str], players: int, games: int, seed: int, options: dict[str, Value] | None = None
) -> Iterator[Job]:
    """Every group of so many bots, again and again; on every deal everybody sits in each seat once."""
    for number in range(games):
        deal, turn = divmod(number, players)
        for group in combinations(range(len(specs)), players):
            seats = [group[(place + turn) % players] for place in range(players)]
            yield Job(
                game,
                bots=tuple([specs[who] for who in seats]),
                seeds=tuple([seed * 7919 + number * 31 + who for who in seats]),
                luck=seed * 1_000_003 + deal,
                options=options or {},
            )


def tournament(jobs: Iterable[Job], mapper: Mapper = map, book: Book | None = None) -> Iterator[Row]:
    """The rows of all *jobs*, in their order; what stands in the *book* is not played again, the rest written there.

    *mapper* is anything that works like `map`: `workers` gives one over the processes of this machine.
    """
    wanted = list(jobs)
    known = book.rows if book is not None else {}
    played = iter(mapper(play, [job for job in wanted if job.key() not in known]))
    for job in wanted:
        row = known.get(job.key())
        if row is None:
            row = next(played)
            if book is not None:
                book.write(row)
        yield row


def at_once(jobs: int, processes: int) -> int:
    """How many jobs a process takes at once: each comes back for more several times, so that none waits long."""
    return max(1, min(AT_ONCE, jobs // (8 * processes)))


@contextmanager
def workers(count: int) -> Iterator[Mapper]:
    """A mapper over *count* fresh processes of this machine; one is this process itself."""
    if count <= 1:
        yield map
        return
    pool = ProcessPoolExecutor(count, get_context("spawn"))

    def mapped(work: Callable[[Job], Row], jobs: Iterable[Job]) -> Iterator[Row]:
        wanted = list(jobs)
        return pool.map(work, wanted, chunksize=at_once(len(wanted), count))

    try:
        yield mapped
    finally:
        pool.shutdown(cancel_futures=True)


class Book:
    """Rows that were played, one JSON object in a line: a run that was stopped goes on where it was."""

    def __init__(self, file: Path) -> None:
        self.file = file  #: where they stand
        self.rows: dict[str, Row] = {row["job"]: row for row in lines_of(file)}  #: by the keys of their jobs

    def write(self, row: Row) -> None:
        """Add a row at the end."""
        add_line(self.file, row)


def add_line(file: Path, row: Any) -> None:
    """Add one JSON object as a line."""
    with file.open("a", encoding="utf-8") as book:
        book.write(json.dumps(row) + "\n")


def lines_of(file: Path) -> list[Any]:
    """The JSON objects of a file, one in a line; half a line, from a run that was cut off, is taken away."""
    if not file.exists():
        return []
    text = file.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.write_text(whole, encoding="utf-8")
    try:
        return [json.loads(line) for line in whole.splitlines() if line.strip()]
    except ValueError as error:
        raise BotError(f"{file} holds something else than played games: {error}") from error
