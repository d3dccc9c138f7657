"""What the whole suite needs: fresh message catalogues, the engine asked for, a browser or a clear word, `--quick`."""

from __future__ import annotations

import gc
import os
import shutil
from asyncio import events
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from zlib import crc32

import pytest
from hypothesis import settings

from hatch_build import compile_messages
from ludoteca.core.native import compiled
from tests.no_skips import pytest_make_collect_report, pytest_runtest_makereport
from tests.shared import share, write_into_memory
from tests.web.postgres import SERVER
from tests.web.small_disk import may_mount

__all__ = ["pytest_make_collect_report", "pytest_runtest_makereport"]  # hooks

NAMES = (os.environ.get("LUDOTECA_CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, filter(None, NAMES))), None)
SHELL = shutil.which("chromium-headless-shell") if CHROMIUM else None  # the same without windows: half the work

# What Playwright turns off in Chromium (of two such lists the second counts), and what nobody here sees: a process in
# reserve, and two pages of an address bar, which would be loaded beside each page of ours and take longer than it.
WITHOUT = """
AimEnabled AvoidCorsURLLoaderRestartOnRedirect AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose
HttpsFirstBalancedModeAutoEnable HttpsUpgrades LensOverlay MediaRouter NetworkTimeServiceQuerying OptimizationHints
PaintHolding PreconnectToSearch ThirdPartyStoragePartitioning
SpareRendererForSitePerProcess WebUIOmniboxPopup WebUIOmniboxAimPopup
"""

LOOP = pytest.StashKey[events.AbstractEventLoop]()  # what a test must not find running
SELDOM = (10_000, 10, 20)  # new things until Python looks for rubbish; looks until a longer one, and until the longest
FEW = 2  # examples of each law in a quick run
SETTINGS = "_hypothesis_internal_use_settings"  # where a law keeps its number of examples; no profile overrules that
WHOLE_GAMES = ("/test_draw.py", "::test_every_drawing_", "_beats_")  # drawn line by line, or many of them
LONGEST = (  # of those that are not marked as long: they begin first, so that nobody waits for the last of them
    "/browser/test_play.py",
    "/browser/test_screens.py",
    "/test_two_processes.py",
    "::test_every_public_name_",
    "::test_the_site_asks_nobody_",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    """`make quick` asks for a run that somebody waits for."""
    parser.addoption("--quick", action="store_true", help="few examples of each law, no browser, nothing slow")


def pytest_configure(config: pytest.Config) -> None:
    """Compile the catalogues that were edited, and never mistake the interpreted engine for the compiled one."""
    write_into_memory()
    compile_messages()
    compile_messages(Path(__file__).parent)  # the toy's
    share(config)
    if os.environ.get("LUDOTECA_REQUIRE_COMPILED") == "1" and not compiled():
        pytest.exit("LUDOTECA_REQUIRE_COMPILED=1, but the engine on the path is not compiled", returncode=1)


def pytest_report_header() -> list[str]:
    """Say what is tested, and with which browser and database."""
    return [
        f"engine: {'compiled' if compiled() else 'interpreted'}",
        f"browser: {SHELL or CHROMIUM or 'none found'}",
        f"PostgreSQL: {SERVER or 'none found, so its tests are skipped'}",
        f"a small disk: {'can be mounted' if may_mount() else 'cannot be mounted, so its test is left out'}",
    ]


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> Generator[None, None, None]:
    """Mark what plays in a browser, leave out what a quick run has no time for, and set the order."""
    for item in items:
        if "playwright" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")
    if not may_mount():
        leave_out(config, items, lambda item: item.get_closest_marker("mounts") is not None)
    if config.getoption("--quick"):
        hurry(config, items)
    yield
    items[:] = dealt(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Look for rubbish seldom, and never among thousands of tests."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


def dealt(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """The tests as workers get them, each a stretch of the list: everybody begins with some of the longest."""
    longest = [item for item in items if any(part in item.nodeid for part in LONGEST)]
    known = set(longest)
    others = sorted([item for item in items if item not in known], key=shuffled)
    ends = [len(others) * number // workers for number in range(workers + 1)]
    hands = [longest[number::workers] + others[ends[number] : ends[number + 1]] for number in range(workers)]
    return [item for hand in hands for item in hand]


def shuffled(item: pytest.Item) -> int:
    """The place of a test's file, by no order: files whose tests wait for processes lie between those that work."""
    return crc32(item.nodeid.partition("::")[0].encode())


def hurry(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is slow, and try every law on few examples only."""
    leave_out(config, items, slow)
    for law in [item.obj for item in items if isinstance(item, pytest.Function) and hasattr(item.obj, SETTINGS)]:
        own: settings = getattr(law, SETTINGS)
        setattr(law, SETTINGS, settings(own, max_examples=min(own.max_examples, FEW)))


def leave_out(config: pytest.Config, items: list[pytest.Item], which: Callable[[pytest.Item], bool]) -> None:
    """Leave out tests that do not belong to this run."""
    config.hook.pytest_deselected(items=[item for item in items if which(item)])
    items[:] = [item for item in items if not which(item)]


@pytest.hookimpl(trylast=True)
def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Say at once which test failed and why: a run that is stopped never comes to its summary."""
    if report.failed and "PYTEST_XDIST_WORKER" not in os.environ:
        print(f"\n{report.when} of {report.nodeid} failed:\n{report.longreprtext}\n", flush=True)


def slow(item: pytest.Item) -> bool:
    """Whether a quick run cannot wait for this test."""
    marked = any(item.get_closest_marker(name) for name in ("browser", "slow"))
    return marked or any(part in item.nodeid for part in WHOLE_GAMES)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, None, None]:
    """Leave out a test that plays in a browser where there is none.

    Playwright's loop counts as running between its tests, too; whoever runs one of their own must not find it, nor
    whatever is made once for all tests and happens to be made now.
    """
    playing, running = item.get_closest_marker("browser"), events._get_running_loop()
    if CHROMIUM is None and playing:
        pytest.skip("no Chromium on this machine")
    if running is not None and not playing:
        item.stash[LOOP] = running
        events._set_running_loop(None)
    try:
        yield
    except BaseException:
        events._set_running_loop(running)
        raise


@pytest.fixture(autouse=True)
def loop_of_the_browsers(request: pytest.FixtureRequest) -> Iterator[None]:
    """Playwright finds its loop again before anything that was made for all tests is given up."""
    yield
    if LOOP in request.node.stash:
        events._set_running_loop(request.node.stash[LOOP])


@pytest.fixture(autouse=True)
def _django_db_marker(loop_of_the_browsers: None, _django_db_marker: None) -> None:
    """Django's database, made before and given up after everything else of a test, but not under that loop."""


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, object]) -> dict[str, object]:
    """Play in the machine's own Chromium; its sandbox does not run for root."""
    sandbox = [] if os.getuid() else ["--no-sandbox"]
    less = ["--disable-gpu", f"--disable-features={','.join(WITHOUT.split())}"]
    return {**browser_type_launch_args, "executable_path": SHELL or CHROMIUM, "args": [*less, *sandbox]}
