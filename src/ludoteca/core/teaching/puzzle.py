"""Puzzles: one turn of a real game, and a question to which one answer is clearly best.

A game's folder holds two files: `puzzles.toml` with its questions and ideas in English, and `puzzles.jsonl` with one
puzzle a line, made and checked again by `tools/puzzles.py`. An answer is what the turn comes to: any line that reaches
the best value solves the puzzle. A turn is over where luck comes, something hidden is shown, somebody else decides, or
nothing that counts can change any more.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from ..chance import Chance
from ..game import AnyGame
from ..intentions.intention import ends_part
from ..records.match import Match, Ply
from ..records.record import Header, laid, position_text
from ..state import State
from ..story import OPEN
from .coach import found

WORDS: Final = "puzzles.toml"
FILE: Final = "puzzles.jsonl"
HARDEST: Final = 3


class PuzzleError(ValueError):
    """A puzzle that cannot be read: which one, and why."""


class Question:
    """What is asked for: a number in the solver's view, or the choice that a deep search judges best."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.name: Final = str(data["name"])
        self.asks: Final = str(data["asks"])
        self.tells: Final = str(data["tells"])  # a value in words: "Steps to the gate: {n}"
        self.counts: Final = str(data.get("counts", ""))  # a path into the view; nothing if it is judged
        self.least: Final = bool(data.get("least", False))  # whether less is better
        self.players: Final[list[int]] = list(data.get("players", []))  # how many may play for it to make sense; any
        self.settled: Final[list[str]] = list(data.get("settled", []))  # steps at which it cannot change any more
        self.idle: Final[list[str]] = list(data.get("idle", []))  # verbs that never change it for the better
        self.to_luck: Final = bool(data.get("to_luck", False))  # whether luck may cut a turn short
        self.merged: Final = bool(data.get("merged", False))  # whether orders of the same thing are searched once
        self.below: Final = str(data.get("below", ""))  # a path to what the best must not reach
        self.gap: Final = int(data.get("gap", 1))  # by how much the best must be better than what comes naturally

    def value(self, game: AnyGame, state: State, seat: int) -> int:
        """What *seat* has reached, from what it sees."""
        counted = found(game.view(state, seat), self.counts.replace("{seat}", str(seat)))
        if not isinstance(counted, int):
            raise PuzzleError(f"{game.name}: {self.counts} is no number")
        return counted

    def over(self, plies: Sequence[Ply], state: State, seat: int) -> bool:
        """Whether nothing more can be decided that counts and was known at the beginning of the turn."""
        if plies and (state.actor != seat or state.agenda[-1].key() in self.settled):
            return True
        return any([bool(ply.entry.picks) or ply.story.was_shown(seat) or ends_part(ply) for ply in plies])

    def fits(self, game: AnyGame, state: State, best: int) -> bool:
        """Whether this is the question for a turn that can bring so much."""
        bound = found(game.view(state, state.actor), self.below) if self.below else None
        return not isinstance(bound, int) or best < bound

    def gain(self, before: int, after: int) -> int:
        """By how much *after* is better than *before*."""
        return before - after if self.least else after - before


class Idea:
    """What the best line is about: it contains one of these verbs. The last idea of a game has none and fits always."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.name: Final = str(data["name"])
        self.title: Final = str(data["title"])
        self.verbs: Final[list[str]] = list(data.get("verbs", []))

    def fits(self, line: Sequence[str]) -> bool:
        """Whether a line is about this."""
        return not self.verbs or any([text.partition(" ")[0] in self.verbs for text in line])


class Answer:
    """What somebody's turn came to."""

    def __init__(self, value: int, solved: bool) -> None:
        self.value: Final = value
        self.solved: Final = solved


class Puzzle:
    """A position, the seat that is to play, what is asked, and the best that can be reached."""

    def __init__(self, game: AnyGame, words: PuzzleWords, data: Mapping[str, Any]) -> None:
        self.game: Final = game
        self.name: Final = str(data["name"])
        self.question: Final = words.questions[data["question"]]
        self.idea: Final = words.ideas[data["idea"]]
        self.level: Final = int(data["level"])  # 1 to HARDEST
        self.players: Final = int(data["players"])
        self.seat: Final = int(data["seat"])
        self.line: Final[list[str]] = list(data["line"])  # one that is best
        self.best: Final = int(data["best"])
        self.natural: Final = int(data["natural"])  # what one reaches who does what comes naturally
        self.judged: Final[dict[str, int]] = dict(data.get("judged", {}))  # by first decisions
        self.things: Final[dict[str, Any]] = dict(data["position"])

    @property
    def key(self) -> str:
        """The name under which it is known beside lessons and all other puzzles: "el-dorado/puzzle/7"."""
        return f"{self.game.name}/puzzle/{self.name}"

    def header(self) -> Header:
        """How the game is played: as people play it."""
        return Header(self.game, self.players, self.game.settle({}, people=True))

    def begin(self, luck: Chance) -> Match:
        """The puzzle at its beginning; all that the solver cannot see is dealt anew."""
        header = self.header()
        written = laid(header, position_text(self.things), Chance(1))
        world = self.game.imagine(written, self.seat, luck)
        dealt = self.game.things(self.game.view(world, OPEN))
        return Match.lay(header, self.things if dealt is None else dealt, luck)

    def answer(self, plies: Sequence[Ply], state: State) -> Answer | None:
        """What the turn came to; nothing while it lasts."""
        if not self.question.over(plies, state, self.seat):
            return None
        if self.question.counts:
            value = self.question.value(self.game, state, self.seat)
        else:
            value = self.judged.get(plies[0].entry.text, min(self.judged.values()))
        return Answer(value, self.question.gain(self.best, value) >= 0)


class PuzzleWords:
    """What the puzzles of a game ask, and what they are about."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.questions: Final = {str(each["name"]): Question(each) for each in data["question"]}
        self.ideas: Final = {str(each["name"]): Idea(each) for each in data["idea"]}

    def sentences(self) -> list[str]:
        """All that is said, in English and in the order of the file."""
        asked = [sentence for question in self.questions.values() for sentence in (question.asks, question.tells)]
        return [*asked, *[idea.title for idea in self.ideas.values()]]

    def idea(self, line: Sequence[str]) -> Idea:
        """What a line is about: the first idea that fits."""
        return [idea for idea in self.ideas.values() if idea.fits(line)][0]


@lru_cache(maxsize=16)
def puzzle_words(game: AnyGame) -> PuzzleWords | None:
    """What the puzzles of a game ask; nothing if it has none."""
    file = game.folder().joinpath(WORDS)
    return PuzzleWords(tomllib.loads(file.read_text(encoding="utf-8"))) if file.is_file() else None


@lru_cache(maxsize=16)
def puzzles(game: AnyGame) -> dict[str, Puzzle]:
    """The puzzles of a game by their names; none, if nobody has made any."""
    words, file = puzzle_words(game), game.folder().joinpath(FILE)
    if words is None or not file.is_file():
        return {}
    lines = file.read_text(encoding="utf-8").splitlines()
    made = [read_puzzle(game, words, line, number) for number, line in enumerate(lines, 1)]
    return {puzzle.name: puzzle for puzzle in made}


def read_puzzle(game: AnyGame, words: PuzzleWords, line: str, number: int) -> Puzzle:
    """One line of a file of puzzles."""
    try:
        return Puzzle(game, words, json.loads(line))
    except (KeyError, ValueError) as error:
        raise PuzzleError(f"{game.name}, puzzle in line {number}: {error}") from error
