"""Tables at which somebody is taught: by a lesson, whose script says what is played, or by the coach beside a game.

All of it runs in the writer.
"""

from __future__ import annotations

from collections.abc import Sequence

from django.utils.translation import gettext_lazy as _

from .....core.chance import AsWritten, Chance, SecureChance
from .....core.intentions.intention import ends_part
from .....core.records.match import Match, Ply
from .....core.state import State
from .....core.teaching.coach import CoachLine, next_line
from .....core.teaching.lesson import LEARNER, Lesson, Progress, course
from ...people.learning import learn, learnt
from ...refusal import Refusal
from ..kept.store import StoredTable

NOT_THIS = _("Well spotted, but not yet: the lesson needs something else first. What it asks for is lit.")

FINISHED = _("The lesson is over.")


def lesson_at(stored: StoredTable) -> Lesson | None:
    """The lesson that is taught at a table."""
    name = (stored.row.lesson or "").partition("/")[2]
    return course(stored.header.game).lessons.get(name) if name else None


def luck_at(lesson: Lesson | None) -> Chance:
    """The luck of a table: that of a lesson was written by its author."""
    return SecureChance() if lesson is None else AsWritten()


def check(lesson: Lesson, plies: Sequence[Ply], state: State, text: str) -> None:
    """Refuse what is legal and not the choice that is taught now; the author says why not."""
    if state.actor != LEARNER or lesson.allows(plies, state, text):
        return
    progress = lesson.progress(plies)
    if progress.finished:
        raise Refusal(FINISHED)
    raise Refusal(NOT_THIS, told=lesson.steps[progress.step].why_not(text))


def others_next(lesson: Lesson, match: Match) -> str:
    """What the script has somebody else do now; nothing if it is the learner's turn."""
    line = lesson.progress(match.plies).next
    return "" if line is None or line.own or match.state.actor == LEARNER else line.texts[0]


def back(progress: Progress, to: str) -> int | None:
    """How many plies stay when a learner goes back: one step, or all of them."""
    own = [ply for line, ply in zip(progress.script, progress.taken) if line.own]
    return progress.back() if to != "turn" or not own else own[0]


def note(lesson: Lesson, stored: StoredTable, match: Match) -> None:
    """Keep with the player that a lesson is learnt, once it is."""
    if lesson.progress(match.plies).finished:
        learn(stored.row.maker_id, lesson.key)


class Coach:
    """The coach of a table, as its process knows it: what was heard, and when the last word was said."""

    def __init__(self, stored: StoredTable) -> None:
        self.game = stored.header.game
        self.reader = stored.row.maker_id
        self.heard = learnt(self.reader, self.about) if stored.row.coach else frozenset()
        self.spoke: int | None = None  # after how many plies

    @property
    def about(self) -> str:
        """How the names begin under which it is kept what was said of this game."""
        return f"{self.game.name}: "

    def line(self, match: Match) -> CoachLine | None:
        """What is said now to the seat that is asked, from its view alone."""
        seat = match.state.actor
        if self.quiet(match.plies, seat):
            return None
        return next_line(course(self.game).coach, self.heard, self.game.view(match.state, seat))

    def heeded(self, line: CoachLine, plies: int) -> None:
        """Somebody decides who was told this: it is not said again."""
        learn(self.reader, self.about + line.name)
        self.heard, self.spoke = self.heard | {line.name}, plies

    def quiet(self, plies: Sequence[Ply], seat: int) -> bool:
        """Whether enough was said in this turn."""
        if self.spoke is None or self.spoke > len(plies):
            return False
        return all(ply.actor == seat and not ends_part(ply) for ply in plies[self.spoke :])
