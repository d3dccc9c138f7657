"""Tables at which somebody solves a puzzle: one turn is played, and then it is said what it came to.

All of it runs in the writer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.utils.translation import gettext_lazy as _

from .....core.records.match import Match
from .....core.teaching.puzzle import Answer, Puzzle, puzzles
from ...people.learning import learn
from ...refusal import Refusal
from ..kept.store import StoredTable
from ..refusals import WATCHING
from ..scene import Scene

if TYPE_CHECKING:
    from ..live_table import LiveTable

ANSWERED = _("The turn is over. Try again, or have the best one shown.")
NO_PUZZLE = _("There is no puzzle here.")


def puzzle_at(stored: StoredTable) -> Puzzle | None:
    """The puzzle that is to be solved at a table."""
    kind, slash, name = (stored.row.lesson or "").partition("/")[2].partition("/")
    return puzzles(stored.header.game).get(name) if slash and kind == "puzzle" else None


def answer(puzzle: Puzzle | None, match: Match | None) -> Answer | None:
    """What the solver's turn came to, once it is over."""
    return None if puzzle is None or match is None else puzzle.answer(match.plies, match.state)


def check(scene: Scene) -> None:
    """Refuse to play on once a puzzle is answered."""
    if scene.answer is not None:
        raise Refusal(ANSWERED)


def note(puzzle: Puzzle | None, stored: StoredTable, match: Match) -> None:
    """Keep with the player that a puzzle is solved, once it is."""
    given = answer(puzzle, match)
    if puzzle is not None and given is not None and given.solved:
        learn(stored.row.maker_id, puzzle.key)


def show(live: LiveTable, seat: int) -> None:
    """Play a best line before the solver's eyes."""
    if live.puzzle is None:
        raise Refusal(NO_PUZZLE, status=404)
    if seat != live.puzzle.seat:
        raise Refusal(WATCHING, status=403)
    if live.match is not None and live.match.plies:
        live.undo(seat, live.revision, "turn")
    live.submit(seat, live.revision, live.puzzle.line, shown=True)
