"""Arguments that commands share: a game, a number, and where the games of a command are played."""

from __future__ import annotations

import argparse
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from ..bots.contests.tournament import Mapper, workers
from ..core.setup.options import OptionError
from ..games import GAMES


def named(text: str) -> str:
    """A game's name as the shelf spells it; what is no game stays, and is refused with what there is."""
    try:
        return GAMES[text].name
    except KeyError:
        return text


def positive(text: str) -> int:
    """A number from 1."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text[:20]!r} is not a number from 1")
    return int(text)


def check_folder(file: Path) -> None:
    """Whoever names a file in a folder that is not there hears of it before many games are played."""
    if not file.parent.is_dir():
        raise OptionError(f"there is no folder {file.parent}")


def add_where(command: Any) -> None:
    """--workers, --ray."""
    where = command.add_mutually_exclusive_group()
    where.add_argument("--workers", type=positive, default=1, help="processes that play")
    where.add_argument(
        "--ray", nargs="?", const="local", metavar="ADDRESS", help="play on a Ray cluster; default: one of this machine"
    )


def mapper_for(request: argparse.Namespace) -> AbstractContextManager[Mapper]:
    """What plays the games of a request; the rows are the same whichever way."""
    if request.ray is None:
        return workers(request.workers)
    from ..cluster import cluster

    return cluster(request.ray)
