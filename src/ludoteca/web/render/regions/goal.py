"""The goal strip: what wins, how far everybody is, what ends the game and when. From the view alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ....core.language.text import Words
from ....core.seen.goal import Goal, Phrase
from ..look import Look

SHORT = "-short"


class Said(NamedTuple):
    """A phrase in words, and as short as a line needs it."""

    whole: str
    short: str


class Standing(NamedTuple):
    """How far one player is."""

    seat: int
    name: str
    far: str

    @property
    def number(self) -> int:
        """The seat as people count."""
        return self.seat + 1


class Strip(NamedTuple):
    """All that the strip says."""

    wins: Said
    measure: Said  # what the standings count
    standings: tuple[Standing, ...]
    ends: tuple[Said, ...]
    last: bool


def strip(look: Look) -> Strip | None:
    """The strip for one viewer; none where the game says nothing of its goal."""
    goal = look.match.game.goal(look.view)
    return None if goal is None else told(Phrases.of(goal), look.words, look.view["over"])


class Phrases(NamedTuple):
    """A goal as a key: from board to board it is mostly the same."""

    wins: Phrase
    measure: Phrase
    standings: Sequence[Phrase]
    ends: Sequence[Phrase]
    last: bool
    ended: Sequence[Phrase]

    @classmethod
    def of(cls, goal: Goal) -> Phrases:
        """A goal, all of it."""
        return cls(goal.wins, goal.measure, tuple(goal.standings), tuple(goal.ends), goal.last, tuple(goal.ended))


@lru_cache(maxsize=1024)
def told(goal: Phrases, words: Words, over: bool) -> Strip:
    """A goal in words; of a finished game only that it is over, and why."""
    finished = words.reason("over")[1]
    return Strip(
        wins=said(words, goal.wins),
        measure=said(words, goal.measure),
        standings=tuple(
            [
                Standing(seat=seat, name=name, far=said(words, far).whole)
                for seat, (name, far) in enumerate(zip(words.players, goal.standings, strict=True))
            ]
        ),
        ends=tuple(
            [Said(finished, finished), *[said(words, each) for each in goal.ended]]
            if over
            else [said(words, each) for each in goal.ends]
        ),
        last=goal.last,
    )


def said(words: Words, phrase: Phrase) -> Said:
    """A phrase in words; its short form, where it has one."""
    key, numbers = phrase
    short = key + SHORT if key + SHORT in words.text.says else key
    return Said(words.say(key, *numbers), words.say(short, *numbers))
