"""Lessons: a game taught on its own board, by a script that its author wrote down as data.

The file `lessons.toml` in a game's folder holds them with their English sentences; docs/lessons.md says how it reads.
A learner sits in seat 0. How far they have come is told by the record alone: every line that the script expects leads
on, and the lines that the table plays by itself, because there was no choice, are passed over.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from ..chance import AsWritten
from ..game import AnyGame
from ..records.match import Match, Ply, Trial
from ..records.record import Header
from ..setup.options import Value
from ..state import State
from .coach import CoachLine, Saying

FILE: Final = "lessons.toml"
LEARNER: Final = 0
NOTHING: Final = "-"  # TOML has no word for nothing
ANYTHING: Final = "*"


class LessonError(ValueError):
    """A lesson that cannot be read: which one, and why."""


class LessonStep:
    """One intention: what is said, the decisions it takes, why not others, and what the others do then."""

    def __init__(
        self, says: list[Saying], does: list[list[str]], instead: dict[str, str], others: list[list[str]]
    ) -> None:
        self.says: Final = says
        self.does: Final = does  # decision by decision, the texts of which any will do
        self.instead: Final = instead  # by an action, its verb or "*": why not this, or not yet
        self.others: Final = others

    def why_not(self, text: str) -> str:
        """What is said to a choice that is legal and not the one; nothing if the author said nothing."""
        for key in (text, text.partition(" ")[0], ANYTHING):
            if key in self.instead:
                return self.instead[key]
        return ""


class ScriptLine:
    """A decision that the script expects: of the learner or of somebody else, and to which step it belongs."""

    def __init__(self, step: int, own: bool, texts: list[str]) -> None:
        self.step: Final = step
        self.own: Final = own
        self.texts: Final = texts

    def is_taken(self, ply: Ply) -> bool:
        """Whether a decision is this one."""
        return (ply.actor == LEARNER) == self.own and ply.entry.text in self.texts


class Progress:
    """How far a learner has come: the next line of the script, and at which ply each line before it was taken."""

    def __init__(self, script: list[ScriptLine], taken: list[int]) -> None:
        self.script: Final = script
        self.taken: Final = taken

    @property
    def finished(self) -> bool:
        """Whether everything has been done."""
        return len(self.taken) == len(self.script)

    @property
    def next(self) -> ScriptLine | None:
        """The decision that the script expects now."""
        return None if self.finished else self.script[len(self.taken)]

    @property
    def step(self) -> int:
        """The step that the learner is at; of a finished lesson the last."""
        line = self.next or self.script[-1]
        return line.step

    def rest(self) -> list[str]:
        """The decisions that complete the present step."""
        here = [line for line in self.script[len(self.taken) :] if line.own and line.step == self.step]
        return [line.texts[0] for line in here]

    def back(self) -> int | None:
        """How many plies stay when the learner goes back: to the beginning of this step, or else of the one before."""
        begun = [number for number, line in enumerate(self.script[: len(self.taken)]) if self.opens(number, line)]
        return self.taken[begun[-1]] if begun else None

    def opens(self, number: int, line: ScriptLine) -> bool:
        """Whether a line is the learner's first of its step."""
        return line.own and (
            number == 0 or not self.script[number - 1].own or self.script[number - 1].step != line.step
        )


class Lesson:
    """A position, and the steps that are taken from there."""

    def __init__(self, game: AnyGame, data: Mapping[str, Any]) -> None:
        self.game: Final = game
        self.name: Final = str(data["name"])
        self.title: Final = str(data["title"])
        self.learnt: Final = str(data["learnt"])  # what was learnt
        self.players: Final = int(data["players"])
        self.options: Final[dict[str, Value]] = dict(data.get("options", {}))  # the others as people play
        self.rules: Final = [str(section) for section in data.get("rules", [])]
        self.things: Final[dict[str, Any]] = nothing(data["position"])
        self.shows: Final = choice(data.get("shows", []))  # what lights up when it is over
        self.check: Final[dict[str, Any]] = dict(data.get("check", {}))  # paths into the learner's view at the end
        self.opening: Final = [choice(text) for text in data.get("opening", [])]
        self.steps: Final = [step(each) for each in data["step"]]
        self.script: Final = script(self.opening, self.steps)

    @property
    def key(self) -> str:
        """The name under which it is known beside all others: "unreal-estate/first"."""
        return f"{self.game.name}/{self.name}"

    def header(self) -> Header:
        """How the game is played in this lesson."""
        return Header(self.game, self.players, self.game.settle(self.options, people=True))

    def begin(self) -> Match:
        """The lesson at its beginning."""
        return Match.lay(self.header(), self.things, AsWritten())

    def progress(self, plies: Sequence[Ply]) -> Progress:
        """How far a learner has come with these decisions."""
        taken: list[int] = []
        for number, ply in enumerate(plies):
            if len(taken) < len(self.script) and self.script[len(taken)].is_taken(ply):
                taken.append(number)
        return Progress(self.script, taken)

    def sentences(self) -> list[str]:
        """All that is said, in English."""
        said = [self.title]
        for each in self.steps:
            said += [*[saying.words for saying in each.says], *each.instead.values()]
        return [*said, self.learnt]

    def allows(self, plies: Sequence[Ply], state: State, text: str) -> bool:
        """Whether the learner may choose *text* now: it is what the script expects, or the only thing to do."""
        line = self.progress(plies).next
        if line is None:
            return False
        return len(state.legal) == 1 or (line.own and text in line.texts)

    def follows(self, plies: Sequence[Ply], state: State, texts: Sequence[str]) -> bool:
        """Whether a way of several decisions stays within the step that the learner is at."""
        trial, here = Trial(self.game, state), self.progress(plies).step
        for text in texts:
            so_far = [*plies, *trial.plies]
            if self.progress(so_far).step != here or not self.allows(so_far, trial.state, text):
                return False
            trial.play(self.game.actions.read(text), AsWritten())
        return True


class Course:
    """All that a game teaches: its lessons by their names, what its coach says, and the game it says it at."""

    def __init__(self, lessons: dict[str, Lesson], coach: list[CoachLine], first_game: Mapping[str, Any]) -> None:
        self.lessons: Final = lessons
        self.coach: Final = coach
        self.first_game: Final = first_game  # how many players a game with the coach has, and its options

    def sentences(self) -> list[str]:
        """All that is said, in English and in the order of the file."""
        lessons = [sentence for lesson in self.lessons.values() for sentence in lesson.sentences()]
        return [*lessons, *[line.saying.words for line in self.coach]]

    def header(self, game: AnyGame) -> Header:
        """How a first game with the coach is played."""
        chosen: dict[str, Value] = {name: value for name, value in self.first_game.items() if name != "players"}
        least = min([seats for seats in game.seats if seats > 1])
        return Header(game, int(self.first_game.get("players", least)), game.settle(chosen, people=True))

    def after(self, name: str) -> Lesson | None:
        """The lesson that follows one."""
        names = list(self.lessons)
        following = names[names.index(name) + 1 :]
        return self.lessons[following[0]] if following else None


@lru_cache(maxsize=16)
def course(game: AnyGame) -> Course:
    """What a game teaches; nothing, if nobody has written it down."""
    file = game.folder().joinpath(FILE)
    return read_course(game, file.read_text(encoding="utf-8")) if file.is_file() else Course({}, [], {})


def read_course(game: AnyGame, text: str) -> Course:
    """What the text of a `lessons.toml` teaches; what cannot be read is refused with its place."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(str(error)) from error
    lessons: dict[str, Lesson] = {}
    for number, each in enumerate(data.get("lesson", []), 1):
        lesson = read_lesson(game, each, number)
        lessons[lesson.name] = lesson
    return Course(lessons, [coach_line(each) for each in data.get("coach", [])], data.get("first_game", {}))


def read_lesson(game: AnyGame, data: Mapping[str, Any], number: int) -> Lesson:
    """One lesson of a file."""
    try:
        return Lesson(game, data)
    except KeyError as error:
        raise LessonError(f"lesson {data.get('name', number)}: {error.args[0]} is missing") from error


# -- from plain data ---------------------------------------------------------------------------------------------------


def nothing(data: Any) -> Any:
    """The same data with nothing in the place of every "-"."""
    if isinstance(data, dict):
        return {key: nothing(value) for key, value in data.items()}
    if isinstance(data, list):
        return [nothing(value) for value in data]
    return None if data == NOTHING else data


def choice(data: str | list[str]) -> list[str]:
    """A decision: one text, or several of which any will do."""
    return [data] if isinstance(data, str) else list(data)


def saying(words: str, points: str | list[str]) -> Saying:
    """A sentence with what it points at."""
    return Saying(words, [text for text in choice(points) if text])


def step(data: Mapping[str, Any]) -> LessonStep:
    """A step: its sentences, each with what it points at; the last stays while its decisions are open."""
    words, points = choice(data["say"]), list(data.get("point", []))
    points += [[]] * (len(words) - len(points))
    return LessonStep(
        [saying(sentence, point) for sentence, point in zip(words, points)],
        [choice(text) for text in data["do"]],
        dict(data.get("instead", {})),
        [choice(text) for text in data.get("others", [])],
    )


def script(opening: list[list[str]], steps: list[LessonStep]) -> list[ScriptLine]:
    """All decisions that a lesson expects, in their order."""
    lines = [ScriptLine(0, False, texts) for texts in opening]
    for number, each in enumerate(steps):
        lines += [ScriptLine(number, True, texts) for texts in each.does]
        lines += [ScriptLine(number, False, texts) for texts in each.others]
    return lines


def coach_line(data: Mapping[str, Any]) -> CoachLine:
    """What the coach says at one kind of decision."""
    when = str(data["when"])
    return CoachLine(
        str(data.get("name", when)), when, dict(data.get("view", {})), saying(data["say"], data.get("point", []))
    )
