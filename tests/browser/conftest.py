"""A real site in a process of its own, and people who visit it with real browsers."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tarfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.conftest import CHROMIUM
from tests.web.house import prepared

SOURCES = Path(__file__).parents[2] / "src"
AXE = "4.14.0"
REPORTS = """
addEventListener('securitypolicyviolation', event =>
  console.error('CSP report', event.violatedDirective, event.blockedURI, event.sourceFile));
"""

Visit = Callable[..., Page]
PATIENCE = 60_000  # the machine may be busy
expect.set_options(timeout=PATIENCE)


class Site:
    """The site as a self-hoster starts it, with a data folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.url = f"http://localhost:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it is well."""
        command = [sys.executable, "-m", "ludoteca", "serve", "--port", str(self.port), "--data", str(self.folder)]
        with (self.folder / "site.log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--no-browser"],
                stdout=log,
                stderr=log,
                env={**os.environ, "PYTHONPATH": os.pathsep.join([str(SOURCES), os.environ.get("PYTHONPATH", "")])},
            )
        for _ in range(1200):  # a busy machine takes its time
            if self.well():
                return
            assert self.process.poll() is None, (self.folder / "site.log").read_text()
            time.sleep(0.1)
        pytest.fail("the site did not start: " + (self.folder / "site.log").read_text())

    def well(self) -> bool:
        """Whether it answers."""
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def stop(self) -> None:
        """Stop it as Ctrl+C would."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(20)
            self.process = None


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One site for everybody."""
    shared = Site(prepared(tmp_path_factory.mktemp("site")))
    shared.start()
    yield shared
    shared.stop()


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Site]:
    """A site that a test may stop and start again."""
    own = Site(prepared(tmp_path))
    own.start()
    yield own
    own.stop()


@pytest.fixture(scope="session")
def whole_browser(launch_browser: Callable[..., Browser]) -> Iterator[Browser]:
    """Chromium with all that a window has: a clipboard, and notices."""
    browser = launch_browser(executable_path=CHROMIUM)
    yield browser
    browser.close()


@pytest.fixture
def visit(request: pytest.FixtureRequest, browser: Browser, site: Site) -> Iterator[Visit]:
    """Somebody opens an address with a browser of their own. Nothing may go wrong on any page.

    Bots move at once and nothing flies, unless a test says otherwise.
    """
    whole = request.node.get_closest_marker("whole_browser")
    visitors: Browser = request.getfixturevalue("whole_browser") if whole else browser
    contexts: list[BrowserContext] = []
    trouble: list[str] = []

    def open_page(address: str = "/", forgive: str = "", settings: str = "off.ways", **likes: Any) -> Page:
        url = address if address.startswith("http") else site.url + address
        wishes = {"locale": "en-US", "viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce", **likes}
        context = visitors.new_context(**wishes)
        contexts.append(context)
        context.add_init_script(REPORTS)
        context.set_default_timeout(PATIENCE)
        context.add_cookies([{"name": "settings", "value": settings, "domain": "localhost", "path": "/"}])
        context.on("weberror", lambda error: trouble.append(str(error.error)))
        context.on("console", lambda line: trouble.append(line.text) if wrong(line.type, line.text, forgive) else None)
        page = context.new_page()
        page.goto(url)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert trouble == []


def wrong(kind: str, text: str, forgive: str) -> bool:
    """Whether a line on the console is a complaint that nobody forgives."""
    return kind == "error" and not any(part in text for part in forgive.split("|") if part)


@pytest.fixture(scope="session")
def axe(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The script that checks whether everybody can use a page; fetched for the tests, never part of the site."""
    folder = tmp_path_factory.mktemp("axe")
    npm = shutil.which("npm")
    fetched = npm and subprocess.run([npm, "pack", f"axe-core@{AXE}", "--silent"], cwd=folder, capture_output=True)
    archive = folder / f"axe-core-{AXE}.tgz"
    if not fetched or not archive.exists():
        pytest.skip("npm could not fetch axe-core")
    with tarfile.open(archive) as parcel:
        script = parcel.extractfile("package/axe.min.js")
        assert script is not None
        return script.read().decode()
