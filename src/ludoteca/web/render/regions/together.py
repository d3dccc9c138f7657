"""All regions of a table's page together, and as the pieces of HTML that are sent to it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypedDict

from django.template.loader import render_to_string

from ..look import Look
from .bar import Bar, bar
from .end import End, end
from .head import About, Head, about, head
from .log import LINES, LogLine, log
from .players import PlayerRow, players


class TableParts(TypedDict):
    """What the templates of a table know."""

    table: About
    head: Head
    players: list[PlayerRow]
    bar: Bar
    log: list[LogLine]
    eyes: int  # through which the log was heard
    end: End | None


def parts(look: Look, lines: int = LINES) -> TableParts:
    """The context of every region of a table's page, the log with its last *lines*."""
    return {
        "table": about(look.scene, look.viewer),
        "head": head(look),
        "players": players(look),
        "bar": bar(look),
        "log": log(look, lines),
        "eyes": look.viewer.looking,
        "end": end(look),
    }


def regions(context: Mapping[str, object], names: Iterable[str]) -> dict[str, str]:
    """Regions of the page as they are sent to it."""
    return {name: render_to_string(f"table/_{name}.html", {**context}) for name in names}
