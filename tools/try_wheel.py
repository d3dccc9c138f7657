"""Try what `make wheels` built as somebody would who has nothing else: `python tools/try_wheel.py dist/*`.

Each file is installed into a clean environment. Alone it must play games on the command line; together with the
packages of locks/play.txt it must serve the site.
"""

from __future__ import annotations

import argparse
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
from pathlib import Path

LOCK = Path(__file__).parents[1] / "locks" / "play.txt"
PATIENCE = 60  # seconds; the machine may be busy
NOBODY = {name: value for name, value in os.environ.items() if not name.startswith(("LUDOTECA", "PYTHON", "DJANGO"))}


class Place:
    """A clean environment in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.create(folder, with_pip=True)

    def run(self, command: str, *words: str) -> str:
        """Run a command that is installed here, and give back what it prints."""
        line = [str(self.folder / "bin" / command), *words]
        return subprocess.run(line, cwd=self.folder, env=NOBODY, check=True, text=True, stdout=subprocess.PIPE).stdout

    def install(self, *words: str) -> None:
        """Install something by pip."""
        self.run("pip", "--quiet", "--disable-pip-version-check", "install", *words)

    def serves(self) -> bool:
        """Whether the site starts here and says that it is well; it is stopped again."""
        port = str(free_port())
        line = [str(self.folder / "bin" / "ludoteca"), "serve", "--no-browser", "--port", port, "--data", "data"]
        with subprocess.Popen(line, cwd=self.folder, env=NOBODY, stdout=subprocess.DEVNULL) as site:
            try:
                return well(site, f"http://127.0.0.1:{port}/healthz")
            finally:
                site.terminate()


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def well(site: subprocess.Popen[bytes], url: str) -> bool:
    """Whether the address answers with 200 before the site ends or the time is over."""
    end = time.monotonic() + PATIENCE
    while site.poll() is None and time.monotonic() < end:
        try:
            with urllib.request.urlopen(url, timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            time.sleep(0.2)
    return False


def trouble(file: Path, folder: Path) -> str | None:
    """Install and try one file; what is wrong with it, if anything."""
    place = Place(folder)
    place.install("--no-deps", str(file.resolve()))
    engine = place.run("python", "-c", "from ludoteca.core.native import compiled; print(compiled())").strip()
    if engine != str(file.suffix == ".whl" and not file.name.endswith("-none-any.whl")):
        return f"compiled: {engine}"
    if "unreal-estate" not in place.run("ludoteca", "simulate", "unreal-estate", "--games", "2"):
        return "no game was played"
    place.install("--require-hashes", "--requirement", str(LOCK))
    return None if place.serves() else "the site is not well"


def main() -> int:
    """Try every file; 1 if something is wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", help="wheels and archives")
    wrong = False
    for name in parser.parse_args().files:
        with tempfile.TemporaryDirectory(prefix="ludoteca-") as folder:
            said = trouble(Path(name), Path(folder))
        print(f"{name}: {said or 'plays and serves'}", flush=True)
        wrong |= said is not None
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main())
