"""The balloon: what a lesson or the coach says to its reader, and where a learner goes from there."""

from __future__ import annotations

from dataclasses import dataclass, field

from django.urls import reverse

from ....core.seen.picture import THEN
from ....core.teaching.coach import Saying
from ....core.teaching.lesson import Lesson, course
from ..language import gettext as _
from ..look import Look
from ..rules.rulebook import anchor


@dataclass(frozen=True)
class Said:
    """A sentence, and what it points at, as the page finds it."""

    words: str
    point: str


@dataclass(frozen=True)
class Link:
    """Where something is, and what it is called."""

    name: str
    url: str


@dataclass(frozen=True)
class Balloon:
    """What is said, one sentence after the other, and the buttons that go with it."""

    title: str
    says: list[Said]
    step: int = 0  # of a lesson, counted from 1
    steps: int = 0
    show: str = ""  # the way that "Show me" plays
    back: bool = False
    finished: bool = False
    rules: list[Link] = field(default_factory=list)  # where to read what was learnt
    following: Link | None = None  # the next lesson
    again: str = ""


def balloon(look: Look) -> Balloon | None:
    """What is said to the viewer, if anything is."""
    if look.scene.lesson is not None and look.viewer.held:
        return of_lesson(look, look.scene.lesson)
    if look.mine and look.scene.coach is not None:
        return Balloon(_("Coach"), [said(look, look.scene.coach.saying)])
    return None


def said(look: Look, saying: Saying) -> Said:
    """A sentence in the reader's language."""
    return Said(look.words.translate(saying.words), THEN.join(saying.points))


def of_lesson(look: Look, lesson: Lesson) -> Balloon:
    """What a lesson says at its present step, or at its end."""
    progress, title = lesson.progress(look.match.plies), look.words.translate(lesson.title)
    if progress.finished:
        return learnt(look, lesson, title)
    step = lesson.steps[progress.step]
    watch = [Said(_("Watch what the others do."), "")]
    return Balloon(
        title,
        [said(look, saying) for saying in step.says] if look.mine else watch,
        progress.step + 1,
        len(lesson.steps),
        THEN.join(progress.rest()) if look.mine else "",
        progress.back() is not None,
    )


def learnt(look: Look, lesson: Lesson, title: str) -> Balloon:
    """The end of a lesson: what was learnt, where to read it, and what comes next."""
    game, after = lesson.game.name, course(lesson.game).after(lesson.name)
    book = reverse("rules", args=[game])
    return Balloon(
        title,
        [Said(look.words.translate(lesson.learnt), THEN.join(lesson.shows))],
        len(lesson.steps),
        len(lesson.steps),
        finished=True,
        back=look.scene.status == "running",
        rules=[Link(f"§{section}", f"{book}#{anchor('§' + section)}") for section in lesson.rules],
        following=Link(look.words.translate(after.title), address(after)) if after else None,
        again=address(lesson),
    )


def address(lesson: Lesson) -> str:
    """Where a lesson begins."""
    return reverse("lesson", args=[lesson.game.name, lesson.name])
