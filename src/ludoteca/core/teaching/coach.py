"""The coach: what is said to a newcomer the first time a kind of decision comes, from the view of its reader alone."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from ..seen.view import View

READER: Final = "{seat}"  # in a path: the place of whoever reads


class Saying:
    """A sentence in English, and what it points at: actions as texts, or "#id" for a part of the page."""

    def __init__(self, words: str, points: list[str]) -> None:
        self.words: Final = words
        self.points: Final = points


class CoachLine:
    """What is said once: at which question, if what in the reader's view is so."""

    def __init__(self, name: str, when: str, facts: Mapping[str, Any], saying: Saying) -> None:
        self.name: Final = name
        self.when: Final = when  # the key of the question
        self.facts: Final = facts  # by paths into the view: a value, or a comparison such as "<= 3"
        self.saying: Final = saying

    def fits(self, view: View) -> bool:
        """Whether this is to be said to somebody who is asked, and sees *view*."""
        return view["step"] == self.when and all(
            [is_so(found(view, path.replace(READER, str(view["seat"]))), value) for path, value in self.facts.items()]
        )


def next_line(lines: Sequence[CoachLine], heard: Collection[str], view: View) -> CoachLine | None:
    """The first line that fits and has not been heard."""
    for line in lines:
        if line.name not in heard and line.fits(view):
            return line
    return None


def found(data: Any, path: str) -> Any:
    """What lies in plain data at a path: "scores.0" is the first of the scores; None if there is nothing."""
    for key in path.split("."):
        data = data.get(key) if isinstance(data, Mapping) else within(data, key)
    return data


def within(data: Any, key: str) -> Any:
    """What a list has at a place, how many things there are ("count"), or the largest of its numbers ("most")."""
    if not isinstance(data, Sequence) or isinstance(data, str):
        return None
    if key == "count":
        return len(data)
    if key == "most":
        return max(data, default=None)
    return data[int(key)] if key.isdecimal() and int(key) < len(data) else None


def is_so(value: Any, wanted: Any) -> bool:
    """Whether a value of the view is as a file wants it: equal, or within "<= 3" or ">= 3"."""
    if not isinstance(wanted, str) or wanted[:2] not in ("<=", ">="):
        return bool(value == wanted)
    if not isinstance(value, int):
        return False
    bound = int(wanted[2:])
    return value <= bound if wanted[0] == "<" else value >= bound
