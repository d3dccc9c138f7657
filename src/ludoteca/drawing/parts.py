"""Parts of a picture, each kept as long as everything stays the same that it was drawn from.

A part looks at the view and at the choices only through a `Glance`, which notes what it looked at. If all of that is
the same as it was for another drawing, of whatever table and for whomever, the part would look at nothing else and
become the same again. What it did not look at cannot have told it anything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence
from marshal import dumps
from typing import Any, Final, TypeVar

from ..core.picture import EVERYTHING, Choices, verb_of

MANY: Final = 4000  # parts that are kept; then they are drawn anew
SEVERAL: Final = 4  # habits of a part that are remembered
FEW: Final = 3  # rows that are compared one by one
PLAIN: Final = 2  # how things are put into bytes: by what they are, whatever else refers to them

T = TypeVar("T")


Thing = tuple[str, int | None]  # a thing of the view, or one of its rows


class Habit:
    """What a part looks at: things of the view, and verbs."""

    def __init__(self, things: Collection[Thing], verbs: Collection[str]) -> None:
        names = Counter([name for name, _ in things])
        whole = {name for name, row in things if row is None or names[name] > FEW}
        self.whole: Final = tuple(sorted(whole))
        self.rows: Final = tuple(sorted([(name, row) for name, row in things if row is not None and name not in whole]))
        self.verbs: Final = tuple(sorted(verbs))

    def sight(self, view: Mapping[str, Any], choices: Choices) -> Hashable:
        """All that a part with this habit sees; rows that are not there are seen, too."""
        things = [view[name] for name in self.whole]
        things += [view[name][row : row + 1 or None] for name, row in self.rows]
        return dumps(things, PLAIN), *[choices.about(verb) for verb in self.verbs]

    def same(self, other: Habit) -> bool:
        """Whether both look at the same."""
        return (self.whole, self.rows, self.verbs) == (other.whole, other.rows, other.verbs)


class Glance:
    """A view that notes which of its things are looked at."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view: Final = view
        self.things: Final[set[Thing]] = set()

    def __getitem__(self, name: str) -> Any:
        thing = self.view[name]
        if type(thing) is list:
            return Rows(name, thing, self.things)
        self.things.add((name, None))
        return thing


class Rows(Sequence[Any]):
    """A list that notes which of its rows are looked at; who asks for anything else has looked at all of them."""

    def __init__(self, name: str, rows: list[Any], things: set[Thing]) -> None:
        self.name: Final = name
        self.rows: Final = rows
        self.things: Final = things

    def __getitem__(self, row: Any) -> Any:
        self.things.add((self.name, row if type(row) is int else None))
        return self.rows[row]

    def whole(self) -> list[Any]:
        """All rows."""
        self.things.add((self.name, None))
        return self.rows

    def __len__(self) -> int:
        return len(self.whole())

    def __iter__(self) -> Iterator[Any]:
        return iter(self.whole())

    def __contains__(self, thing: object) -> bool:
        return thing in self.whole()

    def __eq__(self, other: object) -> bool:
        return self.whole() == other

    def __add__(self, other: list[Any]) -> list[Any]:
        return [*self.whole(), *other]

    def __radd__(self, other: list[Any]) -> list[Any]:
        return [*other, *self.whole()]

    __hash__ = None  # type: ignore[assignment]


class Answers:
    """Actions or goals, with what is said of them, that note which verbs are asked about."""

    def __init__(self, known: Any, verbs: set[str]) -> None:
        self.known: Final = known
        self.verbs: Final = verbs

    def __contains__(self, action: str) -> bool:
        self.verbs.add(verb_of(action))
        return action in self.known

    def __getitem__(self, action: str) -> Any:
        self.verbs.add(verb_of(action))
        return self.known[action]

    def get(self, action: str, otherwise: Any = None) -> Any:
        """What is said of an action, if it is known."""
        self.verbs.add(verb_of(action))
        return self.known.get(action, otherwise)

    def __iter__(self) -> Iterator[str]:
        self.verbs.add(EVERYTHING)
        return iter(self.known)

    def __len__(self) -> int:
        self.verbs.add(EVERYTHING)
        return len(self.known)


def glance_at(choices: Choices, verbs: set[str]) -> Choices:
    """The same choices; which verbs are asked about is noted. Of a goal one can see only that it is there."""
    labels: Any = Answers(choices.labels, verbs)
    goals: Any = Answers(choices.aims.keys(), verbs)
    final: Any = Answers(choices.final, verbs)
    return Choices(labels, goals, final)


HABITS: dict[Hashable, list[Habit]] = {}  # of each part, the latest first
KEPT: dict[Hashable, Any] = {}


def part(draw: Callable[..., T], view: Any, choices: Choices, *more: Hashable) -> T:
    """A part of a picture: what *draw* makes of the view, the choices and *more*, or has made of the same before."""
    for habit in HABITS.get((draw, more), ()):
        kept: T | None = KEPT.get((habit, habit.sight(view, choices)))
        if kept is not None:
            return kept
    glance, verbs = Glance(view), set[str]()
    drawn = draw(glance, glance_at(choices, verbs), *more)
    if len(KEPT) >= MANY:
        KEPT.clear()
        HABITS.clear()
    habit = habit_of((draw, more), Habit(glance.things, verbs))
    KEPT[habit, habit.sight(view, choices)] = drawn
    return drawn


def habit_of(part: Hashable, shown: Habit) -> Habit:
    """The habit that a part has shown: one that is known, or a new one in the place of the oldest."""
    habits = HABITS.get(part, [])
    for habit in habits:
        if habit.same(shown):
            return habit
    HABITS[part] = [shown, *habits[: SEVERAL - 1]]
    return shown
