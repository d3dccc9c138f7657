"""The goal strip: what wins, how far everybody is, what ends the game and when. From the view alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ....core.game import AnyGame
from ....core.goal import Goal, Phrase
from ....core.picture import NO_CHOICES, Choices
from ....core.text import Words
from ....core.view import View
from ....drawing.parts import part
from ..badge import NamedBadge
from ..look import Look

SHORT = "-short"


@dataclass(frozen=True)
class Said:
    """A phrase in words, and as short as a line needs it."""

    whole: str
    short: str


@dataclass(frozen=True, kw_only=True)
class Standing(NamedBadge):
    """How far one player is."""

    far: str


@dataclass(frozen=True)
class Strip:
    """All that the strip says."""

    wins: Said
    measure: Said  # what the standings count
    standings: tuple[Standing, ...]
    ends: tuple[Said, ...]
    last: bool


def strip(look: Look) -> Strip | None:
    """The strip for one viewer; none where the game says nothing of its goal."""
    return part(strip_of, look.view, NO_CHOICES, look.match.game, look.words)


def strip_of(view: View, choices: Choices, game: AnyGame, words: Words) -> Strip | None:
    """The strip of a view; kept as long as nothing changes that it was made from."""
    goal = game.goal(view)
    return None if goal is None else told(goal, words, words.players, view["over"])


def told(goal: Goal, words: Words, names: Sequence[str], over: bool) -> Strip:
    """A goal in words; of a finished game only that it is over, and why."""
    finished = words.reason("over")[1]
    return Strip(
        wins=said(words, goal.wins),
        measure=said(words, goal.measure),
        standings=tuple(
            [
                Standing(seat=seat, name=name, far=said(words, far).whole)
                for seat, (name, far) in enumerate(zip(names, goal.standings, strict=True))
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
