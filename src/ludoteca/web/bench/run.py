"""A run of the bench: warm up, fill the house, play at a steady pace, then as fast as it goes."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import takewhile
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Lock
from time import perf_counter
from typing import Any

from uvicorn.loops.auto import auto_loop_factory

import ludoteca

from ...games import GAMES
from .visitors import Company, company, page_at

Figures = dict[str, float]
WARM = 15  # moves at a table of each game before anything is counted
IDLE = 2  # further sockets at each table while memory is measured
SPARE = 2  # further tables for each place, for those whose game ends while moves are counted
REST = 1.0  # seconds until the house is quiet
VIEWERS = 3  # at every table
TICK, UNBOUNDED = 0.005, 10_000.0  # seconds between permissions to move; moves a second that no house can make


class House:
    """The measured server, as a process."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        assert process.stdout is not None
        self.says = process.stdout
        self.asking = Lock()  # several tables may be over at once
        said = list(takewhile(lambda line: not line.startswith("Stop with"), self.says))
        self.url = next((line.split()[-1] for line in said if line.startswith("Ludoteca is at")), "")
        if not self.url:
            raise SystemExit("The site to be measured could not be started.")

    def ask(self, *words: object) -> Any:
        """A question, and its answer."""
        assert self.process.stdin is not None
        with self.asking:
            self.process.stdin.write(" ".join(map(str, words)) + "\n")
            self.process.stdin.flush()
            return json.loads(next(self.says))


@contextmanager
def house(database: str = "") -> Iterator[House]:
    """A server on a fresh folder, or on a database of PostgreSQL that must be empty."""
    own = {name: value for name, value in os.environ.items() if not name.startswith(("LUDOTECA", "DATABASE", "DJANGO"))}
    paths = os.pathsep.join([str(Path(ludoteca.__file__).parents[1]), os.environ.get("PYTHONPATH", "")])
    with TemporaryDirectory(prefix="ludoteca-bench-") as data:
        process = subprocess.Popen(
            [sys.executable, "-m", "ludoteca.web.bench.house", data],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**own, "DATABASE_URL": database, "PYTHONPATH": paths},
        )
        try:
            yield House(process)
        finally:
            process.terminate()
            process.wait()


class Bench:
    """Everybody who visits the measured server."""

    def __init__(self, server: House, games: list[str]) -> None:
        self.server = server
        self.games = games
        self.luck = Random(1)
        self.places: list[Company] = []  # the tables at which they play, of the games in turn
        self.spare: dict[str, list[Company]] = {game: [] for game in games}  # where they go when a game is over
        self.waits: list[float] = []  # the seconds of every move

    async def gather(self, number: int, *games: str) -> list[Company]:
        """So many new tables, with everybody at them."""
        tables = await asyncio.to_thread(self.server.ask, "tables", number, *games)
        return [await company(self.server.url, table, Random(self.luck.random())) for table in tables]

    async def used(self) -> Figures:
        """What the server has used so far."""
        found: Figures = await asyncio.to_thread(self.server.ask, "figures")
        return found

    async def warm_up(self) -> None:
        """Some moves of each game, so that whatever is made once is made."""
        for each in await self.gather(len(self.games), *self.games):
            for _ in range(WARM):
                if page := await each.asked():
                    await page.act(each.luck)
        await asyncio.to_thread(self.server.ask, "watch")

    async def fill(self, tables: int) -> Figures:
        """Sit down at the tables, then look on from further sockets; the memory that each of them takes."""
        empty = await self.used()
        self.places = await self.gather(tables, *self.games)
        await asyncio.sleep(REST)
        full = await self.used()
        idle = [await page_at(self.server.url, each.code, "", asyncio.Event()) for each in self.places * IDLE]
        await asyncio.sleep(REST)
        socket = ((await self.used())["kb"] - full["kb"]) / len(idle)
        for page in idle:
            await page.wire.close()
        return {"kb_per_socket": socket, "kb_per_table": (full["kb"] - empty["kb"]) / tables - VIEWERS * socket}

    async def lay(self) -> None:
        """Sit down at further tables: to make one takes as long as many moves, and is none."""
        for game, tables in self.spare.items():
            places = len(range(self.games.index(game), len(self.places), len(self.games)))
            tables += await self.gather(SPARE * places - len(tables), game)

    async def stretch(self, seconds: float, rate: float = 0) -> Figures:
        """Play everywhere for some seconds, so many moves a second or as many as can be; what a move takes."""
        await self.lay()
        self.waits = []
        before, start = await self.used(), perf_counter()
        pace = asyncio.Semaphore(0)
        ticking = asyncio.create_task(tick(pace, rate))
        numbers = range(len(self.places))
        await asyncio.gather(*[self.play(number, start + seconds, pace) for number in numbers])
        ticking.cancel()
        took, after, moves = perf_counter() - start, await self.used(), len(self.waits)
        spent = {name: 1e3 * (after[name] - before[name]) / moves for name in ("cpu", "ways")}
        return {**spent, "rate": moves / took, **latency(sorted(self.waits))}

    async def play(self, number: int, until: float, pace: asyncio.Semaphore) -> None:
        """Play at one place until a time, at a new table when a game is over."""
        while perf_counter() < until:
            here = self.places[number]
            page = await here.asked()
            if page is None:
                await here.leave()
                self.places[number] = await self.another(self.games[number % len(self.games)])
                continue
            await pace.acquire()
            self.waits.append(await page.act(here.luck))

    async def another(self, game: str) -> Company:
        """Another table of a game, mostly one that was laid before."""
        laid = self.spare[game]
        return laid.pop() if laid else (await self.gather(1, game))[0]


async def tick(pace: asyncio.Semaphore, rate: float) -> None:
    """Let moves go, so many a second; without a rate as many as anybody likes."""
    start, gone = perf_counter(), 0
    while True:
        while gone < (perf_counter() - start) * (rate or UNBOUNDED):
            pace.release()
            gone += 1
        await asyncio.sleep(TICK)


def latency(waits: list[float]) -> Figures:
    """The middle wait, and the one that only a hundredth exceeds."""
    return {"p50": 1e3 * waits[len(waits) // 2], "p99": 1e3 * waits[len(waits) * 99 // 100]}


async def measure(server: House, tables: int, rate: float, seconds: float) -> Figures:
    """Every figure."""
    bench = Bench(server, list(GAMES))
    await bench.warm_up()
    memory = await bench.fill(tables)
    steady = await bench.stretch(seconds, rate)
    fast = await bench.stretch(seconds)
    pages: Figures = await asyncio.to_thread(server.ask, "pages")
    return {
        "cpu_ms_per_move": steady["cpu"],
        "cpu_ms_ways": steady["ways"],
        "moves_per_second": fast["rate"],
        "p50_ms": steady["p50"],
        "p99_ms": steady["p99"],
        **memory,
        "steady_moves_per_second": steady["rate"],
        "cpu_ms_per_move_at_full_speed": fast["cpu"],
        **pages,
    }


def run(tables: int = 24, rate: float = 60.0, seconds: float = 20.0, database: str = "") -> Figures:
    """Measure the site."""
    with house(database) as server, asyncio.Runner(loop_factory=auto_loop_factory()) as visitors:
        return visitors.run(measure(server, tables, rate, seconds))
