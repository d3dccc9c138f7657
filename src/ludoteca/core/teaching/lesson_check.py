"""Checking lessons: each is played to its end, and whatever its author should know is said in plain words."""

from __future__ import annotations

from typing import Final

from ..chance import AsWritten
from ..records.match import Match
from ..records.record import RecordError
from .coach import found, is_so
from .lesson import LEARNER, Course, Lesson

MOST_WORDS: Final = 25  # of a sentence
MOST_SAYINGS: Final = 3  # of a step


def course_faults(course: Course) -> list[str]:
    """All that is wrong with what a game teaches."""
    wrong = [f"lesson {lesson.name}: {fault}" for lesson in course.lessons.values() for fault in faults(lesson)]
    long = [sentence for sentence in course.sentences() if len(sentence.split()) > MOST_WORDS]
    wrong += [f"more than {MOST_WORDS} words: {sentence}" for sentence in long]
    names = [line.name for line in course.coach]
    return [*wrong, *[f"coach: there are two lines {name}" for name in sorted(set(names)) if names.count(name) > 1]]


def faults(lesson: Lesson) -> list[str]:
    """All that is wrong with a lesson, as far as the engine can tell."""
    try:
        match = lesson.begin()
    except (RecordError, ValueError) as error:
        return [str(error)]
    wrong = [fault for number, step in enumerate(lesson.steps, 1) for fault in too_much(number, len(step.says))]
    stop = play_out(lesson, match)
    return [*wrong, stop] if stop else [*wrong, *unfit_end(lesson, match)]


def too_much(number: int, sayings: int) -> list[str]:
    """A step that talks too long, or not at all."""
    return [] if 1 <= sayings <= MOST_SAYINGS else [f"step {number} has {sayings} sentences, not 1 to {MOST_SAYINGS}"]


def play_out(lesson: Lesson, match: Match) -> str:
    """Play a lesson to its end; why it stops before, if it does."""
    while not lesson.progress(match.plies).finished:
        fault = play_next(lesson, match)
        if fault:
            return f"step {lesson.progress(match.plies).step + 1}: {fault}"
    return ""


def play_next(lesson: Lesson, match: Match) -> str:
    """Play what comes next: what the script says, or what there is no choice about."""
    line, state = lesson.progress(match.plies).next, match.state
    if line is None or state.over:
        return "the game is over, and the lesson is not"
    legal = [match.game.actions.write(action) for action in state.legal]
    wanted = [text for text in line.texts if text in legal] if (state.actor == LEARNER) == line.own else []
    if not wanted and len(legal) > 1:
        who = "the learner" if state.actor == LEARNER else f"seat {state.actor}"
        return f"{who} may choose {', '.join(legal)}; the lesson says {' or '.join(line.texts)}"
    match.play(match.game.actions.read(wanted[0] if wanted else legal[0]), AsWritten())
    return ""


def unfit_end(lesson: Lesson, match: Match) -> list[str]:
    """What is not at the end as the lesson says."""
    view = match.game.view(match.state, LEARNER)
    wrong = [path for path, wanted in lesson.check.items() if not is_so(found(view, path), wanted)]
    return [f"at the end {path} is {found(view, path)}, not {lesson.check[path]}" for path in wrong]
