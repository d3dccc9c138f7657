"""Every region of a table's page as HTML."""

from __future__ import annotations

from ..regions.riddle import Riddle
from ..regions.together import TableParts
from .balloon import balloon_markup
from .bar import bar_markup
from .end import end_markup
from .goal import goal_markup
from .head import head_markup
from .players import players_markup
from .riddle import riddle_markup


def regions(parts: TableParts) -> dict[str, str]:
    """The regions of a game by their names, as the page has them and as they are sent to it; the log stands apart."""
    code = parts["table"].code
    return {
        "players": players_markup(code, parts["players"], parts["pausing"]),
        "balloon": said(parts),
        "bar": bar_markup(parts["table"], parts["bar"], parts["end"]),
        "end": end_markup(code, parts["end"]),
        "head": head_markup(parts["head"]),
        "goal": goal_markup(parts["goal"]),
    }


def said(parts: TableParts) -> str:
    """What a puzzle, a lesson or the coach says."""
    balloon = parts["balloon"]
    if isinstance(balloon, Riddle):
        return riddle_markup(parts["table"], balloon)
    return balloon_markup(parts["table"], balloon)
