"""All regions of a table's page together."""

from __future__ import annotations

from typing import TypedDict

from ..look import Look
from .balloon import Balloon, balloon
from .bar import Bar, bar
from .end import End, end
from .goal import Strip, strip
from .head import About, Head, about, head
from .log import LINES, LogLine, log
from .pausing import Pausing, pausing
from .players import PlayerRow, players
from .riddle import Riddle, riddle


class TableParts(TypedDict):
    """What a table's page says."""

    table: About
    head: Head
    goal: Strip | None
    players: list[PlayerRow]
    pausing: Pausing | None
    bar: Bar
    balloon: Balloon | Riddle | None
    log: list[LogLine]
    eyes: int  # through which the log was heard
    end: End | None


def parts(look: Look, lines: int = LINES, update: bool = False) -> TableParts:
    """The context of every region of a table's page, to be made or updated; the log with its last *lines*."""
    return {
        "table": about(look.scene, look.viewer),
        "head": head(look),
        "goal": strip(look),
        "players": players(look),
        "pausing": pausing(look),
        "bar": bar(look, update),
        "balloon": riddle(look) or balloon(look),
        "log": log(look, lines),
        "eyes": look.viewer.looking,
        "end": end(look),
    }
