"""What it takes until a page is there, in this Ludoteca and in other checkouts of it, each in turn.

    python tools/first_page.py . ../before              a start of the site, to its first page and its end
    python tools/first_page.py . ../before --browser    a table's page of each game in Chromium, too

Told are seconds of CPU, of each the middle of all runs: of the site's process, and of the main thread of a page that is
loaded again, with those for its style in brackets. A machine that is busy makes all of them longer: compare them
within one call.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import urlopen

from ludoteca.games import GAMES

ASKED = ".started #bar.mine"
Site = tuple[subprocess.Popen[str], str]


def start(checkout: Path, data: Path) -> Site:
    """Start the site of a checkout; its process and its address."""
    command = [sys.executable, "-m", "ludoteca", "serve", "--data", str(data), "--no-browser"]
    surroundings = {**os.environ, "PYTHONPATH": str((checkout / "src").resolve())}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=surroundings)
    assert process.stdout is not None
    return process, next(line.split()[-1] for line in process.stdout if line.startswith("Ludoteca is at"))


def stop(process: subprocess.Popen[str]) -> float:
    """Stop a site; the seconds of CPU that it took in all."""
    process.terminate()
    _, process.returncode, used = os.wait4(process.pid, 0)
    return used.ru_utime + used.ru_stime


def of_a_start(checkout: Path, data: Path) -> float:
    """The seconds of CPU from the start to the first page, and to the end that follows."""
    process, url = start(checkout, data)
    urlopen(url).read()
    return stop(process)


def of_pages(checkout: Path, data: Path, browser: Any, runs: int) -> dict[str, str]:
    """The seconds of CPU that a page of each game's table takes, and of it for style."""
    process, url = start(checkout, data)
    try:
        return {game: of_a_page(browser, f"{url}/games/{game}/", runs) for game in GAMES}
    finally:
        stop(process)


def of_a_page(browser: Any, address: str, runs: int) -> str:
    """The same of one game, from a table with a bot that was just set."""
    with browser.new_context(viewport={"width": 1280, "height": 800}) as context:
        page = context.new_page()
        page.goto(address)
        page.locator("button[name=opponents][value=bots]").click()
        page.locator(ASKED).wait_for(state="attached")
        wire, found = context.new_cdp_session(page), []
        wire.send("Performance.enable", {"timeDomain": "threadTicks"})
        for _ in range(runs):
            page.reload()
            page.locator(ASKED).wait_for(state="attached")
            page.wait_for_timeout(300)
            told = {each["name"]: each["value"] for each in wire.send("Performance.getMetrics")["metrics"]}
            found.append((told["TaskDuration"], told["RecalcStyleDuration"]))
    return "{:.2f} ({:.2f})".format(*map(median, zip(*found)))


@contextmanager
def chromium() -> Iterator[Any]:
    """The machine's own Chromium."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as player:
        place = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        sandbox = [] if os.getuid() else ["--no-sandbox"]
        yield player.chromium.launch(executable_path=place, args=["--disable-gpu", *sandbox])


def in_turn(checkouts: Sequence[Path], runs: int, of: Callable[[Path], float]) -> dict[Path, float]:
    """The middle of all runs of each checkout; the first, which makes what is kept, does not count."""
    found: dict[Path, list[float]] = {checkout: [] for checkout in checkouts}
    for _ in range(runs + 1):
        for checkout, seconds in found.items():
            seconds.append(of(checkout))
    return {checkout: median(seconds[1:]) for checkout, seconds in found.items()}


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkouts", type=Path, nargs="+", metavar="FOLDER")
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--browser", action="store_true")
    asked = parser.parse_args(arguments)
    with TemporaryDirectory(prefix="ludoteca-") as place:
        data = {checkout: Path(place) / str(number) for number, checkout in enumerate(asked.checkouts)}
        starts = in_turn(asked.checkouts, asked.runs, lambda checkout: of_a_start(checkout, data[checkout]))
        for checkout, seconds in starts.items():
            print(f"{checkout}: a start {seconds:.2f}")
        if asked.browser:
            with chromium() as browser:
                for checkout in asked.checkouts:
                    pages = of_pages(checkout, data[checkout], browser, asked.runs)
                    print(f"{checkout}: " + ", ".join(f"{game} {told}" for game, told in pages.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
