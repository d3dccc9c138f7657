"""A real server in a process of its own, as the command line starts it, and a browser's way of talking to it."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from html import unescape
from http.cookiejar import Cookie, CookieJar
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, build_opener, urlopen

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

import ludoteca
from ludoteca.web import folder
from ludoteca.web.render.sending.pieces import joined
from tests.shared import once

PATIENCE = 60.0


class House:
    """A server that runs."""

    def __init__(self, process: subprocess.Popen[str], url: str, said: list[str]) -> None:
        self.process = process
        self.url = url
        self.said = said

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def thinkers(self) -> list[int]:
        """The processes in which its bots think, as Linux tells."""
        tasks = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return [int(child) for task in tasks for child in children(task)]


def children(task: Path) -> list[str]:
    """The processes that a thread has begun; none if it has just ended."""
    try:
        return task.read_text().split()
    except (FileNotFoundError, ProcessLookupError):
        return []


def killed(process: int) -> bool:
    """Whether a process was killed. It may have ended just before: with one thinker the others of its pool end, too."""
    try:
        os.kill(process, signal.SIGKILL)
    except ProcessLookupError:
        return False
    return True


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def surroundings() -> dict[str, str]:
    """The environment of a process of the site: our sources, and no setting of ours."""
    own = {name: value for name, value in os.environ.items() if not name.startswith(("LUDOTECA", "DATABASE", "DJANGO"))}
    return {**own, "PYTHONPATH": str(Path(ludoteca.__file__).parents[1])}


def migrate(data: Path, **environment: str) -> None:
    """Bring a database to its present form, as a start would."""
    own = {**surroundings(), "DJANGO_SETTINGS_MODULE": "ludoteca.web.settings", "LUDOTECA_DATA": str(data)}
    script = "import django; django.setup(); from ludoteca.web.migration import migrate; migrate()"
    subprocess.run([sys.executable, "-c", script], env={**own, **environment}, check=True)


def new_database() -> Path:
    """A file in which nothing has happened: to make one takes longer than all the rest of a start."""
    return once("new", migrate) / folder.DATABASE


def prepared(data: Path) -> Path:
    """A data folder in which nothing needs to be migrated, unless something lies there already."""
    if not data.exists() or not any(data.iterdir()):
        data.mkdir(exist_ok=True, parents=True)
        shutil.copy(new_database(), data / folder.DATABASE)
    return data


@contextmanager
def running(data: Path, port: int, *more: str, **environment: str) -> Iterator[House]:
    """A server on a data folder."""
    if "DATABASE_URL" not in environment:
        prepared(data)
    process = subprocess.Popen(
        [sys.executable, "-m", "ludoteca", "serve", "--port", str(port), "--data", str(data), "--no-browser", *more],
        stdout=subprocess.PIPE,
        text=True,
        env={**surroundings(), **environment},
    )
    try:
        yield listening(process)
    finally:
        if process.poll() is None:
            process.terminate()
        process.wait(PATIENCE)


def listening(process: subprocess.Popen[str]) -> House:
    """The server, once it says where it is."""
    assert process.stdout is not None
    said: list[str] = []
    for line in process.stdout:
        said.append(line.strip())
        if line.startswith("Stop with"):
            break
    where = next(line for line in said if line.startswith("Ludoteca is at"))
    return House(process, where.split()[-1], said)


class Visitor:
    """Somebody with a browser, out there."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.cookies = CookieJar()
        self.opener = build_opener(HTTPCookieProcessor(self.cookies))

    def cookie(self, name: str) -> str:
        """What the browser keeps under a name."""
        return next(str(cookie.value) for cookie in self.cookies if cookie.name == name)

    def put_cookie(self, name: str, value: str) -> None:
        """Let the browser keep something from an earlier visit."""
        where = ("localhost.local", False, False, "/", True)
        self.cookies.set_cookie(Cookie(0, name, value, None, False, *where, False, None, True, None, None, {}))

    def get(self, path: str) -> str:
        return str(self.opener.open(self.url + path, timeout=PATIENCE).read().decode())

    def post(self, path: str, **fields: object) -> str:
        """Send a form, with the token that stands on every page; the address it leads to."""
        token = re.search(r'csrfmiddlewaretoken" value="(\w+)"', self.get("/"))
        assert token is not None
        form = urlencode({"csrfmiddlewaretoken": token[1], **fields}).encode()
        return str(self.opener.open(self.url + path, form, timeout=PATIENCE).geturl())

    def make(self, **fields: object) -> str:
        """Make a table by the form on the home page; its code."""
        return self.post("/tables/", **fields).rstrip("/").split("/")[-1]

    def connect(self, code: str) -> ClientConnection:
        """The table's socket."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.cookies)
        where = self.url.replace("http", "ws") + f"/ws/t/{code}/"
        return connect(where, origin=Origin(self.url), additional_headers={"Cookie": cookies})


def hear(wire: ClientConnection, before: Any = None) -> Any:
    """The next board; what it does not say is as it was before."""
    while True:
        message = json.loads(wire.recv(timeout=PATIENCE))
        if message["type"] == "table":
            return whole(message, before)


def whole(message: Any, before: Any = None) -> Any:
    """A board with what it does not say itself, because the page had it before."""
    known = before or {"regions": {}, "pictures": {}}
    had = known["pictures"]
    new = {name: joined(update, had.get(name, "")) for name, update in message["pictures"].items()}
    drawn = had | (message["whole"] or {}) | new
    return message | {"regions": known["regions"] | message["regions"], "pictures": drawn}


OFFER = re.compile(r"""(?:name="action" value|data-choice)=["']([^"']+)["']""")


def choices(message: Any) -> list[str]:
    """Whatever may be chosen, as the page offers it: on the bar, or in a picture."""
    shown = [message["regions"]["bar"], *[message["pictures"].get(name, "") for name in message["names"]]]
    return [unescape(text) for text in OFFER.findall("".join(shown))] if message["mine"] else []


def first_choice(message: Any) -> str | None:
    """Something that may be chosen."""
    return next(iter(choices(message)), None)


def play(wire: ClientConnection, message: Any, moves: int) -> int:
    """Take some decisions, from this board on; the revision of the last one that was acknowledged."""
    while moves and not message["regions"]["end"].count("<li"):
        choice, revision = first_choice(message), message["revision"]
        if choice:
            wire.send(json.dumps({"type": "act", "revision": revision, "action": choice}))
            moves -= 1
        while message["revision"] <= revision:
            message = hear(wire, message)
    return int(message["revision"])


def health(house: House) -> str:
    """What the site says about itself."""
    try:
        return str(urlopen(house.url + "/healthz", timeout=PATIENCE).read().decode().strip())
    except HTTPError as error:
        return str(error.read().decode().strip())


def refusal(wire: ClientConnection) -> str:
    """Why something was refused."""
    while (message := json.loads(wire.recv(timeout=PATIENCE)))["type"] != "refused":
        pass
    return str(message["sentence"])
