"""Every action a game can ever have: an int inside the engine, a text at the border."""

from __future__ import annotations

from collections.abc import Sequence


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
        self.texts: list[str] = []
        self.numbers: dict[str, int] = {}
        self.verbs: list[str] = []  # the verb of each action
        self.things: list[int] = []  # the thing of each action: its place among the verb's things

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
