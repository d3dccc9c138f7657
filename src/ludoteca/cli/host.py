"""Commands for those who host a table: serve, backup."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

NEEDS_SITE = "The site needs more packages than the engine: install ludoteca[site], or run `make play`."


def add_commands(commands: Any) -> None:
    """serve, backup."""
    server = commands.add_parser("serve", help="start the site (what `ludoteca` alone does)")
    server.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets others in your network join")
    server.add_argument("--port", type=port, default=8000, help="the next free one is taken if it is in use")
    server.add_argument("--data", type=Path, default=None, help="the folder that keeps tables and settings")
    server.add_argument("--no-browser", action="store_true", help="do not open a browser")
    server.set_defaults(command=serve)
    backup_to = commands.add_parser("backup", help="copy all tables into one file, also while the site runs")
    backup_to.add_argument("file", type=Path)
    backup_to.add_argument("--data", type=Path, default=None, help="the folder that keeps tables and settings")
    backup_to.set_defaults(command=backup)


def port(text: str) -> int:
    """A port number."""
    if not text.isdecimal() or not 1 <= int(text) <= 65535:
        raise argparse.ArgumentTypeError(f"{text[:20]!r} is not a port: 1 to 65535")
    return int(text)


def serve(request: argparse.Namespace) -> int:
    """Prepare the data folder and start the site."""
    try:
        from ..web.server import serve as start
    except ImportError as error:
        print(f"{NEEDS_SITE} ({error.name} is missing)", file=sys.stderr)
        return 2
    return start(request.host, request.port, request.data, browser=not request.no_browser)


def backup(request: argparse.Namespace) -> int:
    """Copy the database into a file."""
    try:
        from ..web.backup import backup as copy
    except ImportError as error:
        print(f"{NEEDS_SITE} ({error.name} is missing)", file=sys.stderr)
        return 2
    return copy(request.file, request.data)
