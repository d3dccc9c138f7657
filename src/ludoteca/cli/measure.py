"""The bench command: how fast the engine is here and now, pure or compiled, and what a move costs the site."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, TypedDict

from ..core.native import compiled
from ..games import GAMES
from .arguments import named, positive
from .built import built
from .figures import Figure, Figures, measure
from .host import of_the_site
from .progress import Progress


class Bench(TypedDict):
    """What one bench measured, and on what."""

    compiled: bool
    build: str
    games: dict[str, Figures]


def add_commands(commands: Any) -> None:
    """bench."""
    bench = commands.add_parser("bench", help="measure the engine's speed")
    bench.add_argument("game", nargs="?", type=named, choices=sorted(GAMES), metavar="GAME", help="default: all games")
    bench.add_argument(
        "--against", type=Path, metavar="FILE", help="compare with an earlier run: its --json, kept in a file"
    )
    bench.add_argument("--site", action="store_true", help="measure the site instead: a server of its own, many tables")
    bench.add_argument("--tables", type=positive, default=24, help="of the site; each has three viewers")
    bench.add_argument("--rate", type=positive, default=60, help="moves a second at which the site is measured")
    bench.add_argument("--seconds", type=positive, default=20, help="for which the site is played on")
    bench.add_argument("--database", default="", metavar="URL", help="of the site: an empty PostgreSQL, not SQLite")
    bench.add_argument("--json", action="store_true", help="one JSON object for machines")
    bench.set_defaults(command=run_bench)


def run_bench(request: argparse.Namespace) -> int:
    """Measure the site, one game or all."""
    if request.site:
        return bench_site(request)
    before = earlier(request.against) if request.against else None
    if request.against and before is None:
        print(f"{request.against}: not what `ludoteca bench --json` writes", file=sys.stderr)
        return 2
    bench = bench_engine([request.game] if request.game else list(GAMES), quiet=request.json)
    if request.json:
        print(json.dumps(bench))
    else:
        print_bench(bench, before)
    return 0


def bench_engine(names: list[str], quiet: bool) -> Bench:
    """Measure these games."""
    rows = {}
    with Progress(len(names), "games", quiet=quiet) as progress:
        for number, name in enumerate(names):
            rows[name] = measure(GAMES[name])
            progress.at(number + 1)
    return {"compiled": compiled(), "build": built(), "games": rows}


def earlier(file: Path) -> Bench | None:
    """An earlier run; None if the file holds none."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
        figures = [figure for game in found["games"].values() for figure in game.values()]
        whole = all(isinstance(figure[key], (int, float)) for figure in figures for key in ("median", "low", "high"))
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None
    known: Bench = {
        "compiled": bool(found.get("compiled")),
        "build": str(found.get("build", "")),
        "games": found["games"],
    }
    return known if whole else None


def print_bench(bench: Bench, before: Bench | None) -> None:
    """Every figure with its spread; against an earlier run also what became of it."""
    print(f"{bench['build']}\none process, seconds of CPU, random legal play; median (lowest - highest)")
    if before:
        print(f"against: {before['build']}")
    for name, figures in bench["games"].items():
        print(name)
        for what, figure in figures.items():
            old = before["games"].get(name, {}).get(what) if before else None
            print(f"    {what.replace('_', ' '):<32}{written(figure)}{change(old, figure)}".rstrip())


def written(figure: Figure) -> str:
    """A figure with its spread."""
    spread = f"({figure['low']:,.1f} - {figure['high']:,.1f})" if figure["low"] < figure["high"] else ""
    return f"{figure['median']:>12,.1f}  {spread:<26}"


def change(old: Figure | None, new: Figure) -> str:
    """What became of a figure: nothing that can be told where the runs overlap."""
    if old is None or not old["median"]:
        return ""
    if old["low"] <= new["high"] and new["low"] <= old["high"]:
        return "as before" if old == new else "within the noise"
    return f"{new['median'] / old['median']:.2f} x what it was ({old['median']:,.1f})"


def bench_site(request: argparse.Namespace) -> int:
    """Measure the site."""
    figures: dict[str, float] = of_the_site("bench").run(
        request.tables, request.rate, request.seconds, request.database
    )
    if request.json:
        print(json.dumps({"compiled": compiled(), **figures}))
        return 0
    print(f"{'compiled' if compiled() else 'pure Python'} engine, {request.tables} tables, three viewers at each")
    for what, value in figures.items():
        print(f"    {what.replace('_', ' '):<32}{value:>10,.1f}")
    return 0
