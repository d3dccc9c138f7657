"""Parts of a picture, each kept as long as everything stays the same that it was drawn from.

A part looks at the view and at the choices only through a `Glance`, which notes in order what it looked at. The first
thing it looks at is always the same; what comes next can only depend on what it saw so far. So what is kept of a part
is a tree of questions: each answer leads to the next question, the last one to the drawing. Whoever comes with the same
answers, of whatever table and for whomever, is given the same. What it did not look at cannot have told it anything.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import lru_cache
from marshal import dumps
from typing import Any, Final, TypeVar

from ..core.seen.picture import EVERYTHING, Choices, verb_of

MANY: Final = 3000  # parts of each age that are kept
FEW: Final = 3  # rows of a thing that are compared one by one
FEW_FIELDS: Final = 6  # fields of a row that are
FIELDS: Final = ("fields",)  # in the place of a row that has some; no row in plain is the same
NOT_THERE: Final = ()  # in the place of a row or a field that is not there
PLAIN: Final = 2  # how things are put into bytes: by what they are, whatever else refers to them

T = TypeVar("T")


# -- questions ---------------------------------------------------------------------------------------------------------


class Question:
    """Something that a part looks at; equal questions have equal names, and are made once (`asking`).

    A number or a text is an answer as it is; all else is put into bytes, so that True is never taken for 1. Each kind
    of question does so by itself: hundreds are asked for a board.
    """

    def __init__(self, *name: Hashable) -> None:
        self.name: Final = name
        self.ask: Final = self.answer  # bound once, not whenever it is asked

    def answer(self, view: Mapping[str, Any], choices: Choices) -> Hashable:
        """What is to be seen there."""
        raise NotImplementedError


class Thing(Question):
    """A thing of the view."""

    def __init__(self, thing: str) -> None:
        super().__init__(thing)
        self.thing: Final = thing

    def answer(self, view: Mapping[str, Any], choices: Choices) -> Hashable:
        found = view[self.thing]
        kind = type(found)
        return found if kind is int or kind is str else dumps(found, PLAIN)


class Row(Question):
    """One row of a thing, or that it is not there; of a row with fields only that it has some."""

    def __init__(self, thing: str, row: int, *field: str | None) -> None:
        super().__init__(thing, row, *field)
        self.thing: Final = thing
        self.row: Final = row

    def answer(self, view: Mapping[str, Any], choices: Choices) -> Hashable:
        try:
            found = view[self.thing][self.row]
        except IndexError:
            return NOT_THERE
        kind = type(found)
        return found if kind is int or kind is str else FIELDS if kind is dict else dumps(found, PLAIN)


class WholeRow(Row):
    """A row with all its fields."""

    def __init__(self, thing: str, row: int) -> None:
        super().__init__(thing, row, None)
        self.alone: Final = slice(row, row + 1 or None)

    def answer(self, view: Mapping[str, Any], choices: Choices) -> Hashable:
        return dumps(view[self.thing][self.alone], PLAIN)


class Field(Row):
    """One field of a row, or that it is not there."""

    def __init__(self, thing: str, row: int, field: str) -> None:
        super().__init__(thing, row, field)
        self.field: Final = field

    def answer(self, view: Mapping[str, Any], choices: Choices) -> Hashable:
        row = view[self.thing][self.row]
        if self.field not in row:
            return NOT_THERE
        found = row[self.field]
        kind = type(found)
        return found if kind is int or kind is str else dumps(found, PLAIN)


class Action(Question):
    """Whether an action may be chosen and what is said of it, and whether it is a goal."""

    def __init__(self, action: str) -> None:
        super().__init__(None, verb_of(action), action)
        self.action: Final = action

    def answer(self, view: Mapping[str, Any], choices: Choices) -> Hashable:
        return choices.labels.get(self.action), self.action in choices.final, self.action in choices.aims


class Verb(Question):
    """All that may be chosen of a verb."""

    def __init__(self, verb: str) -> None:
        super().__init__(None, verb)
        self.verb: Final = verb

    def answer(self, view: Mapping[str, Any], choices: Choices) -> Hashable:
        return choices.about(self.verb)


@lru_cache(maxsize=MANY)
def asking(kind: type[Question], *about: Any) -> Question:
    """A question, the same for all parts that ask it."""
    return kind(*about)


class Notes:
    """The questions of a part, in the order in which it asked them."""

    def __init__(self) -> None:
        self.questions: Final[list[Question]] = []
        self.asked: Final[set[tuple[Hashable, ...]]] = set()
        self.parts: Final[dict[Hashable, int]] = {}  # how many of a thing, a row or a verb
        self.actions: Final[set[str]] = set()  # that were looked at, or whose verb was
        self.verbs: Final[set[str]] = set()

    def thing(self, thing: str) -> None:
        """A whole thing is looked at."""
        if (thing,) not in self.asked:
            self.add(asking(Thing, thing))

    def row(self, thing: str, row: int) -> None:
        """A row is looked at; who has looked at several is taken to have looked at all."""
        if (thing,) in self.asked or (thing, row) in self.asked:
            return
        self.add(asking(Row, thing, row) if self.one_more(thing) <= FEW else asking(Thing, thing))

    def field(self, thing: str, row: int, field: str) -> None:
        """A field of a row is looked at; who has looked at several is taken to have looked at all of them."""
        if (thing,) in self.asked or (thing, row, None) in self.asked or (thing, row, field) in self.asked:
            return
        few = self.one_more((thing, row)) <= FEW_FIELDS
        self.add(asking(Field, thing, row, field) if few else asking(WholeRow, thing, row))

    def fields(self, thing: str, row: int) -> None:
        """All fields of a row are looked at."""
        if (thing,) not in self.asked and (thing, row, None) not in self.asked:
            self.add(asking(WholeRow, thing, row))

    def action(self, action: str) -> None:
        """An action is looked at; who looks at another one of its verb, too, is taken to look at all of them."""
        if action in self.actions:
            return
        self.actions.add(action)
        verb = verb_of(action)
        if verb in self.verbs:
            return
        if self.one_more((None, verb)) == 1:
            self.add(asking(Action, action))
        else:
            self.verb(verb)

    def verb(self, verb: str) -> None:
        """Choices of a verb are looked at."""
        if verb not in self.verbs:
            self.verbs.add(verb)
            self.add(asking(Verb, verb))

    def one_more(self, whole: Hashable) -> int:
        """So many of a thing, a row or a verb were looked at, with this one."""
        number = self.parts[whole] = self.parts.get(whole, 0) + 1
        return number

    def add(self, question: Question) -> None:
        """One more question."""
        self.asked.add(question.name)
        self.questions.append(question)


# -- glasses -----------------------------------------------------------------------------------------------------------


class Glance:
    """A view that notes which of its things are looked at."""

    def __init__(self, view: Mapping[str, Any], notes: Notes) -> None:
        self.view: Final = view
        self.notes: Final = notes
        self.lists: Final[dict[str, Rows]] = {}  # that were looked at

    def __getitem__(self, name: str) -> Any:
        if name in self.lists:
            return self.lists[name]
        thing = self.view[name]
        if type(thing) is list:
            self.lists[name] = rows = Rows(name, thing, self.notes)
            return rows
        self.notes.thing(name)
        return thing


class Rows(Sequence[Any]):
    """A list that notes which of its rows are looked at; who asks for anything else has looked at all of them."""

    def __init__(self, name: str, rows: list[Any], notes: Notes) -> None:
        self.name: Final = name
        self.rows: Final = rows
        self.notes: Final = notes

    def __getitem__(self, row: Any) -> Any:
        if type(row) is not int:
            return self.whole()[row]
        self.notes.row(self.name, row)
        found = self.rows[row]
        return Fields(self.name, row, found, self.notes) if type(found) is dict else found

    def whole(self) -> list[Any]:
        """All rows."""
        self.notes.thing(self.name)
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


class Fields(Mapping[str, Any]):
    """A row that notes which of its fields are looked at; who asks for anything else has looked at all of them."""

    def __init__(self, name: str, row: int, fields: dict[str, Any], notes: Notes) -> None:
        self.name: Final = name
        self.row: Final = row
        self.fields: Final = fields
        self.notes: Final = notes

    def __getitem__(self, field: str) -> Any:
        self.notes.field(self.name, self.row, field)
        return self.fields[field]

    def whole(self) -> dict[str, Any]:
        """All fields."""
        self.notes.fields(self.name, self.row)
        return self.fields

    def __len__(self) -> int:
        return len(self.whole())

    def __iter__(self) -> Iterator[str]:
        return iter(self.whole())

    def __eq__(self, other: object) -> bool:
        return self.whole() == other

    __hash__ = None  # type: ignore[assignment]


class Answers:
    """Actions or goals, with what is said of them, that note which of them are asked about."""

    def __init__(self, known: Any, notes: Notes) -> None:
        self.known: Final = known
        self.notes: Final = notes

    def __contains__(self, action: str) -> bool:
        self.notes.action(action)
        return action in self.known

    def __getitem__(self, action: str) -> Any:
        self.notes.action(action)
        return self.known[action]

    def get(self, action: str, otherwise: Any = None) -> Any:
        """What is said of an action, if it is known."""
        self.notes.action(action)
        return self.known.get(action, otherwise)

    def __iter__(self) -> Iterator[str]:
        self.notes.verb(EVERYTHING)
        return iter(self.known)

    def __len__(self) -> int:
        self.notes.verb(EVERYTHING)
        return len(self.known)


def glance_at(choices: Choices, notes: Notes) -> Choices:
    """The same choices; which of them are asked about is noted. Of a goal one can see only that it is there."""
    labels: Any = Answers(choices.labels, notes)
    goals: Any = Answers(choices.aims.keys(), notes)
    final: Any = Answers(choices.final, notes)
    return Choices(labels, goals, final)


def actions_of(choices: Choices, verb: str) -> list[str]:
    """What may be chosen of a verb; a part that looks for it so is drawn anew for no other choices."""
    labels: Any = choices.labels
    if type(labels) is Answers:
        labels.notes.verb(verb)
        labels = labels.known
    return [action for action in labels if verb_of(action) == verb]


# -- what is kept ------------------------------------------------------------------------------------------------------


class Drawn:
    """What was drawn in the end, and of what."""

    def __init__(self, drawn: Any, questions: Sequence[Question]) -> None:
        self.drawn: Final = drawn
        self.questions: Final = questions


class Fork:
    """What a part asks at this point, and where each answer leads."""

    def __init__(self, question: Question) -> None:
        self.question: Final = question
        self.ask: Final = question.ask
        self.ways: Final[dict[Hashable, Fork | Drawn]] = {}


Parts = dict[Hashable, Fork | Drawn]  # of each the first question, from which the others follow


class Kept:
    """All parts that are kept: the young ones, and the old ones, which grow young again when somebody needs them."""

    def __init__(self) -> None:
        self.parts: Parts = {}
        self.old: Parts = {}
        self.number = 0  # of drawings among the young

    def find(self, part: Hashable, view: Mapping[str, Any], choices: Choices) -> Drawn | None:
        """The part as it was drawn of the same."""
        place = self.parts.get(part)
        while type(place) is Fork:
            place = place.ways.get(place.ask(view, choices))
        return place if type(place) is Drawn else self.find_old(part, view, choices)

    def find_old(self, part: Hashable, view: Mapping[str, Any], choices: Choices) -> Drawn | None:
        """The same among the old parts."""
        place = self.old.get(part)
        while type(place) is Fork:
            place = place.ways.get(place.ask(view, choices))
        if type(place) is not Drawn:
            return None
        self.keep(part, view, choices, place)
        return place

    def keep(self, part: Hashable, view: Mapping[str, Any], choices: Choices, drawn: Drawn) -> None:
        """Keep what was drawn, with all that it was drawn from; where there are many, those not needed since go."""
        if self.number >= MANY:
            self.old, self.parts, self.number = self.parts, {}, 0
        ways, answer = self.parts, part
        for question in drawn.questions:
            place = ways.get(answer)
            if type(place) is not Fork or place.question.name != question.name:
                place = ways[answer] = Fork(question)
            ways, answer = place.ways, question.answer(view, choices)
        ways[answer] = drawn
        self.number += 1

    def clear(self) -> None:
        """Keep nothing any more."""
        self.parts, self.old, self.number = {}, {}, 0


KEPT: Final = Kept()


def part(draw: Callable[..., T], view: Any, choices: Choices, *more: Hashable) -> T:
    """A part of a picture: what *draw* makes of the view, the choices and *more*, or has made of the same before."""
    key = draw, more
    found = KEPT.find(key, view, choices)
    if found is None:
        notes = Notes()
        found = Drawn(draw(Glance(view, notes), glance_at(choices, notes), *more), notes.questions)
        KEPT.keep(key, view, choices, found)
    drawn: T = found.drawn
    return drawn
