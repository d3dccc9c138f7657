"""Commands for those who host a table: serve, worker, thinker, backup, restore, check, export."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from .arguments import positive

NEEDS_SITE = "The site needs more packages than the engine: install ludoteca[site], or run `make play`."


def add_commands(commands: Any) -> None:
    """serve, worker, thinker, backup, restore, check, export."""
    server = commands.add_parser("serve", help="start the site (what `ludoteca` alone does)")
    server.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets others in your network join")
    server.add_argument("--port", type=port, default=8000, help="the next free one is taken if it is in use")
    server.add_argument("--data", type=Path, default=None, help="the folder that keeps tables and settings")
    server.add_argument("--no-browser", action="store_true", help="do not open a browser")
    server.add_argument("--leave-behind", action="store_true", help="start without games that need an earlier release")
    server.set_defaults(command=serve)
    worker = commands.add_parser(
        "worker", help="copies every night and clocks, where several processes share one PostgreSQL"
    )
    worker.set_defaults(command=work)
    backup_to = commands.add_parser("backup", help="copy all tables into one file, also while the site runs")
    backup_to.add_argument("file", type=Path, nargs="?", help="default: one named by its time, in the data folder")
    backup_to.add_argument("--keep", type=positive, default=0, metavar="N", help="of those named by time, N stay")
    backup_to.set_defaults(command=backup)
    back = commands.add_parser("restore", help="put a copy in the place of what there is, while the site is stopped")
    back.add_argument("file", type=Path)
    back.set_defaults(command=restore)
    thinks = commands.add_parser("thinker", help="think for the bots of a site on PostgreSQL, on any machine")
    thinks.add_argument("--processes", type=positive, default=0, metavar="N", help="default: one for each core")
    thinks.set_defaults(command=thinker)
    checked = commands.add_parser("check", help="look whether every game that is kept can be played on")
    checked.add_argument("--json", action="store_true", help="one JSON object for machines")
    checked.set_defaults(command=check)
    exported = commands.add_parser("export", help="write games down as text, whichever release they were begun with")
    exported.add_argument(
        "folder",
        type=Path,
        help="a new file there for each, named by the code of its table; or one file, games.parquet",
    )
    exported.add_argument("codes", nargs="*", metavar="CODE", help="default: every game that was begun")
    exported.set_defaults(command=export)
    for command in (worker, backup_to, back, thinks, checked, exported):
        command.add_argument("--data", type=Path, default=None, help="the folder that keeps tables and settings")


def port(text: str) -> int:
    """A port number."""
    if not text.isdecimal() or not 1 <= int(text) <= 65535:
        raise argparse.ArgumentTypeError(f"{text[:20]!r} is not a port: 1 to 65535")
    return int(text)


def of_the_site(module: str) -> Any:
    """A module of the site, which needs more packages than the engine."""
    try:
        return import_module(f"ludoteca.web.{module}")
    except ImportError as error:
        print(f"{NEEDS_SITE} ({error.name} is missing)", file=sys.stderr)
        raise SystemExit(2) from error


def serve(request: argparse.Namespace) -> int:
    """Prepare the data folder and start the site."""
    start = of_the_site("server").serve
    browser, behind = not request.no_browser, request.leave_behind
    return int(start(request.host, request.port, request.data, browser=browser, leave_behind=behind))


def work(request: argparse.Namespace) -> int:
    """Do what a whole site needs now and then."""
    return int(of_the_site("commands.worker").work(request.data))


def backup(request: argparse.Namespace) -> int:
    """Copy the database into a file."""
    return int(of_the_site("copies.backup").backup(request.file, request.data, request.keep))


def restore(request: argparse.Namespace) -> int:
    """Put a copy of the database back."""
    return int(of_the_site("copies.backup").restore(request.file, request.data))


def thinker(request: argparse.Namespace) -> int:
    """Answer questions to bots until stopped."""
    return int(of_the_site("commands.thinking").think(request.data, request.processes))


def check(request: argparse.Namespace) -> int:
    """Look whether every game can be played on."""
    return int(of_the_site("commands.checking").check(request.data, request.json))


def export(request: argparse.Namespace) -> int:
    """Write games down as text."""
    return int(of_the_site("commands.exporting").export(request.folder, request.codes, request.data))
