"""A storm: people play over real sockets while processes die, databases stop, disks fill up and rows stay locked.

    python tools/storm.py --kills 1000 2> storm.log     half on SQLite, half on PostgreSQL with two processes
    python tools/storm.py --kills 100 --minutes 10      as many as fit
    python tools/storm.py --kills 1000 --only sqlite    on one of them

After each fault every table must be played on (else it is hung), and every acknowledged move must be a line of its
record (else it is lost). All is kept in a folder after each fault: the same command goes on where it stopped.
A kill is a kill -9 of the server, of one of two, of a bot's process or of a thinker elsewhere, or a database stopped at
once.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))  # the house lies in the tests

from ludoteca.core.seen.picture import THEN
from tests.shared import FOLDER
from tests.web.house import health
from tools.storm_faults import Alone, Together, World
from tools.storm_players import Player

WORLDS: dict[str, type[Alone | Together]] = {"sqlite": Alone, "postgresql": Together}
HUNG = 90.0  # seconds in which every table must be played on, also where others keep the machine busy
RARE = 0.25  # how often a fault is one that kills nothing
Acknowledged = dict[str, list[tuple[int, str]]]


class Tally:
    """What was counted so far, in a file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        kept: dict[str, Any] = json.loads(file.read_text()) if file.exists() else {}
        self.faults = Counter[str](kept.get("faults", {}))
        self.moves = int(kept.get("moves", 0))
        self.seconds = float(kept.get("seconds", 0.0))
        self.lost: list[Any] = kept.get("lost", [])
        self.hung: list[Any] = kept.get("hung", [])
        self.acknowledged: Acknowledged = kept.get("acknowledged", {})

    @property
    def kills(self) -> int:
        """How often something was killed."""
        return sum(count for fault, count in self.faults.items() if fault.startswith("kill"))

    def save(self) -> None:
        """Write it down, whole or not at all."""
        part = self.file.with_suffix(".part")
        part.write_text(json.dumps({name: value for name, value in vars(self).items() if name != "file"}))
        part.replace(self.file)

    def line(self) -> str:
        """The tally in one line."""
        kinds = ", ".join(f"{fault.replace('_', ' ')} {count}" for fault, count in sorted(self.faults.items()))
        acknowledged = f"{self.moves} moves acknowledged"
        return f"{self.kills} kills, {len(self.lost)} lost, {len(self.hung)} hung; {acknowledged}; {kinds}"


class Storm:
    """People at a site, one fault after another, and what came of each."""

    def __init__(self, world: World, tally: Tally, tables: int) -> None:
        self.world = world
        self.tally = tally
        self.players = [Player(number, world.urls) for number in range(tables)]
        for player in self.players:
            player.start()

    def rage(self, kills: int, until: float) -> None:
        """Let faults come until there were so many kills, or it is time to stop."""
        self.played_on("before the first fault")
        while self.tally.kills < kills and time.monotonic() < until:
            started = time.monotonic()
            fault = random.choice(self.world.others if random.random() < RARE else self.world.deadly)
            time.sleep(random.random())
            self.world.befall(fault)
            self.tally.faults[fault] += 1
            self.played_on(fault)
            self.nothing_lost(fault)
            self.tally.seconds += time.monotonic() - started
            self.tally.save()
            print(f"{self.world.name}: {self.tally.line()}", flush=True)

    def played_on(self, fault: str) -> None:
        """Every table is played on after a fault."""
        before = {player: player.moves for player in self.players}
        until = time.monotonic() + HUNG
        while (waiting := [one for one in self.players if one.moves == before[one]]) and time.monotonic() < until:
            time.sleep(0.05)
        for player in waiting:
            well = [health(place.house) for place in self.world.places]
            self.tally.hung.append([fault, player.code, player.game, player.trouble, well])
            print(f"hung: {self.tally.hung[-1]}", flush=True)
            player.code = ""  # on to another table

    def nothing_lost(self, fault: str) -> None:
        """Every acknowledged move is in the database."""
        self.gather()
        kept = self.world.kept()
        for code, moves in self.tally.acknowledged.items():
            for revision, choice in moves:
                if not told(choice, kept.get((code, revision), [])) and [code, revision, choice] not in self.tally.lost:
                    self.tally.lost.append([code, revision, choice])
                    print(f"lost after {fault}: {code} {revision} {choice}", flush=True)

    def gather(self) -> None:
        """What was acknowledged to anybody so far."""
        for player in self.players:
            for code, moves in list(player.acknowledged.items()):
                self.tally.acknowledged[code] = moves.copy()
        self.tally.moves = sum(map(len, self.tally.acknowledged.values()))

    def end(self) -> None:
        """Everybody goes home."""
        for player in self.players:
            player.ended.set()
        for player in self.players:
            player.join(30)


def told(choice: str, lines: list[str]) -> bool:
    """Whether lines tell what was chosen: all steps of a way, or the first ones if luck came between."""
    steps = choice.split(THEN)
    return bool(lines) and all(step == line for step, line in zip(steps, lines, strict=False))


def check(world: World) -> str:
    """What the site's own check says in the end."""
    place = world.places[0]
    run = [sys.executable, "-m", "ludoteca", "check", "--data", str(place.data)]
    return subprocess.run(run, env=place.surroundings(), capture_output=True, text=True).stdout.strip()


def weather(name: str, folder: Path, request: argparse.Namespace, kills: int, minutes: float) -> Tally:
    """One site's share of the storm."""
    folder.mkdir(parents=True, exist_ok=True)
    tally = Tally(folder / f"{name}.json")
    if tally.kills >= kills:
        return tally
    world = WORLDS[name](folder)
    try:
        storm = Storm(world, tally, request.tables)
        storm.rage(kills, time.monotonic() + 60 * minutes)
        storm.end()
        print(f"{name}: ludoteca check says {check(world)}", flush=True)
    finally:
        world.stop()
    return tally


def main() -> int:
    """Let it storm; the exit code says whether anything was lost or hung."""
    parser = argparse.ArgumentParser(description="Let faults befall a site at which people play.")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after so long at the latest")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--only", choices=sorted(WORLDS))
    parser.add_argument("--folder", type=Path, default=Path("build/storm"), help="what it keeps, to be resumed")
    request = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # whoever stops it stops all that it started
    request.folder.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault(FOLDER, str(request.folder.resolve()))  # for what is made once
    names = [request.only] if request.only else list(WORLDS)
    share, minutes = -(-request.kills // len(names)), request.minutes / len(names)
    tallies = {name: weather(name, request.folder.resolve(), request, share, minutes) for name in names}
    for name, tally in tallies.items():
        print(f"{name}: {tally.line()}, {tally.seconds / 60:.1f} minutes")
    print(f"kills {sum(tally.kills for tally in tallies.values())}", end=", ")
    print(f"lost {sum(len(tally.lost) for tally in tallies.values())}", end=", ")
    print(f"hung {sum(len(tally.hung) for tally in tallies.values())}")
    return 1 if any(tally.lost or tally.hung for tally in tallies.values()) else 0


if __name__ == "__main__":
    raise SystemExit(main())
