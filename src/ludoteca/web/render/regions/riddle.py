"""The riddle: what a puzzle asks, and what the solver's turn came to."""

from __future__ import annotations

from dataclasses import dataclass

from django.urls import reverse

from ....core.teaching.puzzle import Answer, Puzzle, puzzles
from ..language import gettext as _
from ..look import Look


@dataclass(frozen=True)
class Riddle:
    """The question or the answer, and where one goes from there."""

    title: str
    level: int
    says: str
    answered: bool
    solved: bool
    following: str  # where the next puzzle begins
    all: str  # where all puzzles are listed


def riddle(look: Look) -> Riddle | None:
    """What is said to the solver of a puzzle."""
    puzzle, answer = look.scene.puzzle, look.scene.answer
    if puzzle is None or not look.viewer.held:
        return None
    return Riddle(
        title=look.words.translate(puzzle.idea.title) if answer else _("Puzzle"),  # an idea tells much
        level=puzzle.level,
        says=told(look, puzzle, answer) if answer else look.words.translate(puzzle.question.asks),
        answered=answer is not None,
        solved=answer is not None and answer.solved,
        following=address(following(puzzle)),
        all=reverse("puzzles", args=[puzzle.game.name]),
    )


def told(look: Look, puzzle: Puzzle, answer: Answer) -> str:
    """What the turn came to, beside the best that was there."""
    reached = {"reached": counted(look, puzzle, answer.value), "best": puzzle.best}
    if answer.solved:
        return _("%(reached)s. Nothing better was there.") % reached
    return _("%(reached)s. There was a better turn: %(best)s.") % reached


def counted(look: Look, puzzle: Puzzle, value: int) -> str:
    """A value in words."""
    return look.words.translate(puzzle.question.tells).replace("{n}", str(value))


def following(puzzle: Puzzle) -> Puzzle:
    """The puzzle that comes next; after the last the first."""
    all_of_them = list(puzzles(puzzle.game).values())
    return all_of_them[(all_of_them.index(puzzle) + 1) % len(all_of_them)]


def address(puzzle: Puzzle) -> str:
    """Where a puzzle begins."""
    return reverse("puzzle", args=[puzzle.game.name, puzzle.name])
