"""A command for those who write lessons: lesson."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from ..core.game import AnyGame
from ..core.language.text import LANGUAGES
from ..core.teaching.lesson import Course, LessonError, read_course
from ..core.teaching.lesson_check import course_faults
from ..games import GAMES
from .arguments import named


def add_commands(commands: Any) -> None:
    """The command lesson."""
    lesson = commands.add_parser("lesson", help="check the lessons of a game: each is played to its end")
    lesson.add_argument("file", type=Path, help="a lessons.toml in a game's folder")
    lesson.add_argument("--game", type=named, choices=sorted(GAMES), help="if the file lies elsewhere")
    lesson.set_defaults(command=run_check)


def run_check(request: argparse.Namespace) -> int:
    """Check a file of lessons; say whatever is wrong with it."""
    game = GAMES[request.game] if request.game else game_of(request.file)
    course = read_course(game, request.file.read_text(encoding="utf-8"))
    wrong = [*course_faults(course), *sections_missing(game, course), *questions_missing(game, course)]
    untold = [
        f"no {language} for: {words}" for language in LANGUAGES[1:] for words in untranslated(game, course, language)
    ]
    for line in [*wrong, *untold]:
        print(line)
    steps = sum([len(lesson.steps) for lesson in course.lessons.values()])
    print(f"{game.name}: {len(course.lessons)} lessons with {steps} steps, {len(course.coach)} lines of the coach.")
    return 1 if wrong or untold else 0


def game_of(file: Path) -> AnyGame:
    """The game in whose folder a file lies."""
    folder = file.resolve().parent.name.replace("_", "-")
    if folder not in GAMES:
        raise LessonError(f"{file} lies in no game's folder: name the game with --game")
    return GAMES[folder]


def sections_missing(game: AnyGame, course: Course) -> list[str]:
    """Sections that a lesson names and a rulebook has not."""
    found = []
    for language in LANGUAGES:
        book = game.folder().joinpath("rulebook", f"{language}.md").read_text(encoding="utf-8")
        for lesson in course.lessons.values():
            found += [
                f"lesson {lesson.name}: no §{part} in {language}" for part in lesson.rules if f"§{part} " not in book
            ]
    return found


def questions_missing(game: AnyGame, course: Course) -> list[str]:
    """Questions that the coach waits for and nobody asks."""
    return [f"coach: there is no question {line.when}" for line in course.coach if line.when not in game.text.prompts]


def untranslated(game: AnyGame, course: Course, language: str) -> list[str]:
    """The sentences that a catalogue does not have."""
    words = game.words(language)
    return [sentence for sentence in course.sentences() if words.translate(sentence) == sentence]
