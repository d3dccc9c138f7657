"""What a page costs: the home of somebody who sits at eight tables, and a long finished game, opened and leafed in.

It runs in the measured server, in one thread and through Django alone: no socket, no proxy, nothing compressed.
"""

from __future__ import annotations

import time
from functools import partial
from itertools import count
from random import Random

from django.test import Client

from ...core.chance import Chance
from ...core.game import AnyGame
from ...core.records.match import Match
from ...core.records.record import Header
from ...core.state import NOBODY
from ...games import GAMES
from ..live.people import tokens
from ..live.people.models import Player
from ..live.tables.kept.store import NewSeat, make
from ..live.tables.models import Line, Seat, Table
from ..live.tables.open_tables import OPEN_TABLES
from ..live.writer import HOUSE, WRITER

AT_HOME = 8  # running tables
TIMES = 20  # that each page is asked for
DECISIONS = 3_000  # of the finished game, at least


def pages() -> dict[str, float]:
    """Milliseconds of work for each page."""
    ana, bia = [WRITER.do(HOUSE, partial(Player.objects.create, name=name)) for name in ("Ana", "Bia")]
    browser = Client(SERVER_NAME="localhost")
    browser.cookies["guest"] = tokens.give(ana.pk)
    kinds = list(GAMES.values())
    for number in range(AT_HOME):
        begin(kinds[number % len(kinds)], ana, bia)
    match = long_match(kinds)
    code = WRITER.do(HOUSE, partial(finished, match, ana, bia))
    places = [Random(number).randrange(len(match.plies)) for number in range(TIMES)]
    return {
        "home_ms": mean(browser, ["/"] * TIMES),
        "finished_decisions": len(match.plies),
        "finished_first_ms": milliseconds(browser, f"/t/{code}/"),
        "finished_ms": mean(browser, [f"/t/{code}/"] * TIMES),
        "replay_ms": mean(browser, [f"/t/{code}/replay/?ply={ply}" for ply in places]),
    }


def mean(browser: Client, paths: list[str]) -> float:
    """Milliseconds for one of some pages, once each of them was asked for."""
    for path in paths:
        browser.get(path)
    return sum(milliseconds(browser, path) for path in paths) / len(paths)


def milliseconds(browser: Client, path: str) -> float:
    """Milliseconds of this thread's work for one page."""
    start = time.thread_time()
    answer = browser.get(path)
    assert answer.status_code == 200, path
    return 1e3 * (time.thread_time() - start)


def begin(game: AnyGame, *people: Player) -> None:
    """A table of some people whose game has begun."""
    header = Header(game, len(people), game.settle({}, people=True))
    code = WRITER.do(HOUSE, lambda: make(header, people[0], [NewSeat(each) for each in people]).code)
    WRITER.do(code, OPEN_TABLES.table(code).start)


def long_match(games: list[AnyGame]) -> Match:
    """A random game of about so many decisions."""
    found = (random_match(game, seed) for seed in count() for game in games)
    return next(match for match in found if match.state.over and len(match.plies) >= DECISIONS)


def random_match(game: AnyGame, seed: int) -> Match:
    """A game of two who choose at random, given up if it does not come to an end before long."""
    luck = Chance(seed)
    match = Match.start(game, 2, game.settle({}, people=True), luck)
    while not match.state.over and len(match.plies) < 1.5 * DECISIONS:
        match.play(match.state.legal[luck.pick(len(match.state.legal))], luck)
    return match


def finished(match: Match, *people: Player) -> str:
    """A table at which a game was played; its code."""
    table = make(match.header, people[0], [NewSeat(each) for each in people])
    texts = [entry.write() for entry in match.record().entries]
    Line.objects.bulk_create([Line(table=table, number=n, text=text, revision=n + 1) for n, text in enumerate(texts)])
    Table.objects.filter(pk=table.pk).update(status="over", revision=len(texts), actor=NOBODY)
    ranks, scores = match.game.ranks(match.state), match.game.scores(match.state)
    for seat, (place, score) in enumerate(zip(ranks, scores, strict=True)):
        Seat.objects.filter(table=table, number=seat).update(place=place, score=score)
    return table.code
