"""Every action a game can ever have: an int inside the engine, a text at the border."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from hashlib import sha256
from operator import index
from typing import Any, Final

SHOWN: Final = 6  # things that an error names


def closest(text: str, texts: Sequence[str]) -> str:
    """What there is instead of *text*, for an error: what comes near to it, else the first; all of it if it is little.

    >>> closest("buy scot", ["buy scout", "buy sailor", "done"])
    'buy scout, buy sailor, done'
    """
    near = get_close_matches(text, texts, SHOWN, 0.5)
    found = [*near, *[other for other in texts if other not in near]]
    return ", ".join(found) if len(found) <= SHOWN else f"{', '.join(found[:SHOWN])} ... ({len(found)} in all)"


class ActionError(ValueError):
    """An action that cannot be played: why not, and what can."""


class Vocabulary:
    """Verbs and the things they take, as one contiguous range of ints.

    It never depends on options, player count or route, so an action's number means the same in every game.

    >>> actions = Vocabulary()
    >>> SCORE = actions.verb("score", ["magic_boutique", "orc_tavern"])
    >>> actions.write(SCORE + 1)
    'score orc-tavern'
    >>> actions.read("score orc-tavern") == SCORE + 1
    True
    """

    def __init__(self) -> None:
        self.texts: list[str] = []  #: the text of each action
        self.numbers: dict[str, int] = {}  #: and the other way round
        self.verbs: list[str] = []  #: the verb of each action
        self.things: list[int] = []  #: the thing of each action: its place among the verb's things

    @property
    def size(self) -> int:
        """How many actions there are: the ``n`` of a ``Discrete(n)``."""
        return len(self.texts)

    def verb(self, name: str, things: Sequence[str] = ()) -> int:
        """Reserve a verb over *things* (none: the bare verb) and return the number of its first action."""
        first = len(self.texts)
        for place, thing in enumerate(things or [""]):
            text = f"{name} {thing}".strip().replace("_", "-")
            if text in self.numbers:
                raise ValueError(f"the action {text!r} is there already")
            self.numbers[text] = len(self.texts)
            self.texts.append(text)
            self.verbs.append(name.replace("_", "-"))
            self.things.append(place)
        return first

    def write(self, action: int) -> str:
        """The text of *action*: the one form used by the page, the socket and the record."""
        if 0 <= action < len(self.texts):
            return self.texts[action]
        raise ValueError(f"there is no action number {action}")

    def of(self, verb: str, thing: int) -> str:
        """The text of the action of a verb over its thing number *thing*."""
        return self.texts[self.verbs.index(verb) + thing]

    def read(self, text: str) -> int:
        """The action that *text* names."""
        if text in self.numbers:
            return self.numbers[text]
        raise ValueError(f"there is no action {text[:60]!r}")

    def named(self, action: object) -> int:
        """The action that somebody names by its number, or by its text as people write it: ``Buy  el_dorado``."""
        if not isinstance(action, str):
            return self.numbered(action)
        text = " ".join(action.replace("_", "-").lower().split())
        if text in self.numbers:
            return self.numbers[text]
        near = get_close_matches(text, self.texts, SHOWN, 0.5) or sorted({*self.verbs})
        raise ActionError(f"there is no action {action[:60]!r}: there is {', '.join(near)}")

    def numbered(self, number: Any) -> int:
        """The action of a number, Python's or NumPy's."""
        action: int = index(number) if hasattr(number, "__index__") else -1
        if not 0 <= action < len(self.texts):
            raise ActionError(f"there is no action number {number!r}: there are 0 to {len(self.texts) - 1}")
        return action

    def digest(self) -> str:
        """Twelve letters that name this numbering: data with numbers for actions say which one they mean."""
        return sha256("\n".join(self.texts).encode()).hexdigest()[:12]
