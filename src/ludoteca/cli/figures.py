"""What the bench measures of a game, in seconds of CPU: each figure several times, for no single one can be trusted."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import TypedDict

from ..bots.ismcts import Ismcts
from ..bots.sight import Sight
from ..core.chance import Chance
from ..core.extras import MissingExtra
from ..core.game import AnyGame
from ..core.playout import playout
from ..core.records.match import Match
from ..core.records.record import replay
from ..core.seen.picture import Choices
from ..core.state import State

RUNS = 5  # of each figure
SECONDS = 0.2  # of CPU for each run
PLAYOUTS = 60  # of one search
TABLES = 64  # of learners
LONGEST = 2000  # decisions of a learner's game: random play hardly ends El Dorado
NO_LIMIT = 1e9  # seconds: a search ends by its playouts

Work = Callable[[], float]  # does something, and tells how much of it


class Figure(TypedDict):
    """A figure as it was measured."""

    median: float
    low: float
    high: float


Figures = dict[str, Figure]  # of one game, by name


def measure(game: AnyGame) -> Figures:
    """Every figure of one game, with the fewest players it has for two or more."""
    seats = max(2, game.seats[0])
    middle = middle_position(game, seats)
    match = finished_match(game, seats)
    record = match.record()
    told = game.observation(seats)
    row = array("h", bytes(2 * told.size))
    return {
        "decisions_per_game": figure([float(len(match.plies))]),
        "decisions_per_second": figure(rates(bare_play(game, seats))),
        "decisions_per_second_with_view": figure(rates(play_with_view(game, seats))),
        "search_playouts_per_second": figure(rates(lambda: search(game, middle))),
        "clone_microseconds": figure(costs(1e6, lambda: middle.clone(Chance(1)))),
        "imagine_microseconds": figure(costs(1e6, lambda: game.imagine(middle, middle.actor, Chance(1)))),
        "view_microseconds": figure(costs(1e6, lambda: game.view(middle, middle.actor))),
        "observe_microseconds": figure(costs(1e6, lambda: told.fill(middle, middle.actor, row))),
        **learners_steps(game, seats),
        "load_finished_game_ms": figure(costs(1e3, lambda: replay(record))),
        "view_and_draw_ms": figure(costs(1e3, lambda: show(game, middle))),
    }


def figure(runs: list[float]) -> Figure:
    """The middle one of several runs, the lowest and the highest."""
    return {"median": median(runs), "low": min(runs), "high": max(runs)}


def rates(work: Work) -> list[float]:
    """How much *work* does in a second, warm, run by run."""
    work()
    return [rate(work) for _ in range(RUNS)]


def rate(work: Work) -> float:
    """How much *work* does in a second of CPU."""
    start, done = process_time(), 0.0
    while process_time() - start < SECONDS:
        done += work()
    return done / (process_time() - start)


def costs(unit: float, work: Callable[[], object]) -> list[float]:
    """What *work* takes, warm, run by run, in parts of a second."""

    def once() -> float:
        work()
        return 1.0

    return [unit / rate for rate in rates(once)]


def bare_play(game: AnyGame, seats: int) -> Work:
    """Random legal play without bots or checks, game by game: its decisions, set-up included."""
    luck, seeds = Chance(1), Chance(2)
    return lambda: float(playout(game.new(seats, Chance(seeds.pick(1 << 30))), luck))


def play_with_view(game: AnyGame, seats: int) -> Work:
    """The same with the actor's view made at every decision."""
    luck, seeds = Chance(1), Chance(2)

    def play() -> float:
        state, decisions = game.new(seats, Chance(seeds.pick(1 << 30))), 0
        while state.agenda:
            game.view(state, state.actor)
            state.play(state.legal[luck.pick(len(state.legal))])
            decisions += 1
        return float(decisions)

    return play


def learners_steps(game: AnyGame, seats: int) -> Figures:
    """Steps of learners at many tables, each with what it sees and may choose; nothing without the extra `rl`."""
    try:
        from ..rl import vector
    except MissingExtra:
        return {}
    envs = vector(game, TABLES, players=seats, limit=LONGEST)
    luck = envs.action_space.sample  # of as many numbers as tables: where among the legal ones each chooses
    envs.action_space.seed(1)
    envs.reset(seed=1)

    def step() -> float:
        envs.step([nearest(mask, wish) for mask, wish in zip(envs.marks, luck())])
        return float(TABLES)

    return {"vector_steps_per_second": figure(rates(step))}


def nearest(mask: memoryview, wish: int) -> int:
    """The first number from *wish* on that may be chosen, going round."""
    at = mask.tobytes()
    found = at.find(1, wish)
    return found if found >= 0 else at.find(1)


def search(game: AnyGame, state: State) -> float:
    """The playouts of a tree search at one decision."""
    bot = Ismcts(game, 1, playouts=PLAYOUTS, seconds=NO_LIMIT)
    return float(bot.search(Sight(game, state, state.actor, NO_LIMIT)).root.visits)


def finished_match(game: AnyGame, seats: int) -> Match:
    """A whole random game with its record."""
    luck = Chance(11)
    match = Match.start(game, seats, game.settle({}, people=False), luck)
    while not match.state.over:
        match.play(match.state.legal[luck.pick(len(match.state.legal))], luck)
    return match


def middle_position(game: AnyGame, seats: int) -> State:
    """A position half way through that game, or the next one that gives a search something to choose."""
    match = finished_match(game, seats)
    for ply in range(len(match.plies) // 2, len(match.plies)):
        state = match.back_to(ply).state
        if len(game.adviser.search(state)) > 1 and not game.adviser.minor(state):
            return state
    return match.back_to(len(match.plies) // 2).state


def show(game: AnyGame, state: State) -> object:
    """What one viewer costs: the view, the labels and the drawing."""
    words, seat = game.words("en"), state.actor
    view = game.view(state, seat)
    choices = Choices({game.actions.write(action): game.label(view, action, words) for action in state.legal})
    return game.draw(view, choices, words, False)
