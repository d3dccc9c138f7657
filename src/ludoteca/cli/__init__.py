"""The command line: `ludoteca` alone starts the site; the other commands need the standard library only."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from .. import __version__
from ..bots import BotError
from ..core.extras import MissingExtra
from ..core.native import compiled
from ..core.records.record import RecordError
from ..core.setup.options import OptionError
from ..core.teaching.lesson import LessonError
from . import climb, compete, dataset, host, measure, report, study, teach


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code says whether it worked."""
    request = parser().parse_args(arguments)
    if "" not in sys.path:
        sys.path.append("")  # somebody's own bots are found in the folder they stand in; no other module gives way
    try:
        return int(request.command(request))
    except (BotError, LessonError, MissingExtra, OptionError, RecordError, OSError, UnicodeDecodeError) as error:
        print(f"ludoteca: {told(error)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def told(error: Exception) -> str:
    """What went wrong; of a file its name first, without the system's number."""
    if isinstance(error, OSError) and error.filename and error.strerror:
        return f"{error.filename}: {error.strerror}"
    return str(error)


def parser() -> argparse.ArgumentParser:
    """Every command and its options."""
    engine = "compiled" if compiled() else "pure Python"
    top = argparse.ArgumentParser(prog="ludoteca", description="Modern board games, to play and to study.")
    top.add_argument("--version", action="version", version=f"ludoteca {__version__} ({engine} engine)")
    top.set_defaults(command=host.serve, host="127.0.0.1", port=8000, data=None, no_browser=False, leave_behind=False)
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    host.add_commands(commands)
    study.add_commands(commands)
    report.add_commands(commands)
    measure.add_commands(commands)
    climb.add_commands(commands)
    compete.add_commands(commands)
    dataset.add_commands(commands)
    teach.add_commands(commands)
    return top
