"""What the tests of a run take, folder by folder, in seconds of CPU: a plugin for pytest.

    PYTEST_ADDOPTS="-n4 --dist=worksteal -p tools.cpu_of_tests" make test

Told are the tests' own processes, and all that they started: sites, bots, databases, browsers. What belongs to no test,
such as finding them all, is not in it. It looks into /proc, so it needs Linux.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Generator
from pathlib import Path

import pytest

TICKS = os.sysconf("SC_CLK_TCK")
KEY = "cpu"  # among what a report says of its test
BEFORE = pytest.StashKey[tuple[float, float]]()


def started() -> float:
    """The seconds of all processes below this one that live, and of those that they waited for."""
    found, todo = 0, [os.getpid()]
    while todo:
        place = Path(f"/proc/{todo.pop()}")
        try:
            found += sum(map(int, (place / "stat").read_text().rpartition(")")[2].split()[11:15]))
            todo += [int(child) for task in place.glob("task/*/children") for child in task.read_text().split()]
        except OSError:
            continue  # it has ended meanwhile
    return found / TICKS


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Note what was taken before a test, by this process and in all."""
    item.stash[BEFORE] = sum(os.times()[:2]), started()
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Put what the test took into its last report."""
    report = yield
    if report.when == "teardown":
        before, all_before = item.stash[BEFORE]
        own = sum(os.times()[:2]) - before
        report.user_properties.append(
            (KEY, (own, max(own, started() - all_before)))
        )  # some end and are never waited for
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell the sums."""
    own, whole = Counter[str](), Counter[str]()
    for report in [each for group in terminalreporter.stats.values() for each in group if hasattr(each, "when")]:
        for _, (alone, together) in [each for each in report.user_properties if each[0] == KEY]:
            place = "/".join(report.nodeid.partition("::")[0].split("/")[:3])
            own[place] += alone
            whole[place] += together
    terminalreporter.section("seconds of CPU: own, in all")
    for place, seconds in whole.most_common():
        terminalreporter.write_line(f"{own[place]:8.1f} {seconds:8.1f}  {place}")
