"""What may be chosen before a game begins: player count apart, a game's variants."""

from __future__ import annotations

from typing import Final

from ..native import mypyc_attr
from ..seen.picture import Picture

Value = str | int | bool


class Workshop:
    """A value of an option that is being built by hand: how it looks, what may come next, and what is still wrong."""

    def __init__(self, pictures: list[Picture], moves: list[tuple[str, str]], problem: str, section: str) -> None:
        self.pictures: Final = pictures
        self.moves: Final = moves  # what may be done: its words, and the text it leads to
        self.problem: Final = problem  # in the reader's words; empty: the value can be played
        self.section: Final = section  # the § of the rules that says so


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One option of a game: a list of values, one default for people and one for automatic play.

    Values read and write as text (``yes`` and ``no`` for a switch), the form they have in a record's header. An option
    that a game got later says what was played before it came: a record that does not name it means that, and names it
    only where it is played otherwise, so older records stay as they are.
    """

    def __init__(
        self,
        name: str,
        values: tuple[Value, ...],
        default: Value,
        automatic: Value | None = None,
        handmade: bool = False,
        before: Value | None = None,
    ) -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default
        self.automatic: Final = default if automatic is None else automatic
        self.before: Final = before  # what a record means that does not name the option; None: every record names it
        self.handmade: Final = handmade  # further values can be built by hand: `Game.workshop` shows how

    def read(self, text: str) -> Value:
        """The value that *text* names."""
        for value in self.values:
            if self.write(value) == text:
                return value
        raise OptionError(f"{self.name}={text[:40]}: must be one of {', '.join(self.texts())}")

    def write(self, value: Value) -> str:
        """The text of *value*."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        return str(value)

    def check(self, value: Value) -> Value:
        """The value itself, or its text read; refused if the option does not know it."""
        return self.read(self.write(value))  # by its text: True must not pass for 1

    def texts(self) -> list[str]:
        """All values as text."""
        return [self.write(value) for value in self.values]


class OptionError(ValueError):
    """An option that a game does not have, or a value that it does not take."""


def switch(name: str, default: bool = False, before: bool | None = None) -> Option:
    """An option that is on or off."""
    return Option(name, (False, True), default, before=before)
