"""The goal strip: what wins, how far everybody is, what ends the game and when. From the view alone."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.goal import Goal, Phrase
from ....core.text import Words
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
    standings: list[Standing]
    ends: list[Said]
    last: bool


def strip(look: Look) -> Strip | None:
    """The strip for one viewer; none where the game says nothing of its goal."""
    goal = look.match.game.goal(look.view)
    return None if goal is None else told(goal, look.words, look.names, look.view["over"])


def told(goal: Goal, words: Words, names: list[str], over: bool) -> Strip:
    """A goal in words; of a finished game only that it is over, and why."""
    finished = words.reason("over")[1]
    return Strip(
        wins=said(words, goal.wins),
        measure=said(words, goal.measure),
        standings=[
            Standing(seat=seat, name=name, far=said(words, far).whole)
            for seat, (name, far) in enumerate(zip(names, goal.standings, strict=True))
        ],
        ends=[Said(finished, finished), *[said(words, each) for each in goal.ended]]
        if over
        else [said(words, each) for each in goal.ends],
        last=goal.last,
    )


def said(words: Words, phrase: Phrase) -> Said:
    """A phrase in words; its short form, where it has one."""
    key, numbers = phrase
    short = key + SHORT if key + SHORT in words.text.says else key
    return Said(words.say(key, *numbers), words.say(short, *numbers))
