"""A position: what lies on the table, and the agenda of what is still to happen."""

from __future__ import annotations

from functools import lru_cache
from marshal import dumps
from typing import Any, Final

from .chance import Chance
from .manners import fields_of, game_of, listed_fields, painted, rebuilt, same_luck, same_position
from .native import mypyc_attr
from .story import Event, Story

NOBODY: Final = -1
NO_OPTIONS: Final[list[int]] = []  # of a step that simply runs; like every ready list it is never changed
PLAIN: Final = 2  # how a position is put into bytes: as numbers alone, whatever else refers to them


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A paragraph of the rulebook that is still to happen. Never changed once made, so clones share it.

    A step with more to carry than its seat takes further `Final` fields, named as its constructor names them; none of
    them may be a hidden thing.
    `state` is `Any` here so that each game's steps can name their own table.
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def options(self, state: Any) -> list[int]:
        """What the seat may choose. None: there is nothing to decide, and the step simply runs.

        The list may be one that was made once for all games (`Menu`, NO_OPTIONS): nobody changes it, and it is no name
        of a decision; `State.moment` is one.
        """
        return NO_OPTIONS

    def resolve(self, state: Any, action: int) -> None:
        """Carry out what was chosen."""

    def run(self, state: Any) -> None:
        """Carry the step out where nothing is to be chosen."""

    def refuse(self, state: Any, action: int) -> str:
        """The first rule that *action*, which is not an option, breaks: a key of the game's reasons."""
        return "not-now"

    def numbers(self, state: Any) -> list[int]:
        """The numbers of the sentence that asks for this choice; only what everybody may know."""
        return []

    def obvious(self, state: Any) -> bool:
        """Whether everybody can see why a single option is the only one: then a live table plays it by itself."""
        return False

    def trace(self, state: Any) -> str:
        """What tells this step from others of its kind; a step with fields that its numbers do not name adds them."""
        return f"{self.key()} {self.numbers(state)}"

    def key(self) -> str:
        """The name under which the texts ask for this choice: ``SwapMeet`` is asked as "swap-meet"."""
        return hyphened(type(self).__name__)

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuilt, (type(self), fields_of(self), {})

    def __repr__(self) -> str:
        return listed_fields(self)


def written(steps: list[Step]) -> list[Step]:
    """Steps in the order of the rulebook as an agenda, last first: written once, used by every game."""
    return steps[::-1]


NOTHING_PLANNED: Final[list[Step]] = []  # the agenda where nothing is left to happen; it is replaced, never changed


@lru_cache(maxsize=512)
def hyphened(name: str) -> str:
    """A name like ``SwapMeet`` as texts write it."""
    return "".join(["-" + c.lower() if c.isupper() and i else c.lower() for i, c in enumerate(name)])


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What lies on the table, and the agenda of what is still to happen (the last entry is next).

    Every game has a table of its own. Positions are cloned, copied, pickled and compared; a notebook draws them.
    """

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats: Final = seats  #: how many play
        self.chance = chance  #: the luck to come
        self.agenda: list[Step] = NOTHING_PLANNED  #: what is still to happen, the last entry next
        self.legal: list[int] = NO_OPTIONS  #: the actions that may be chosen now; never change this list
        self.moment = 0  #: one more whenever it was asked what may be chosen: who keeps what it knows of a decision
        self.story: Story | None = None  #: who listens; nobody listens to a simulation

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.agenda

    @property
    def actor(self) -> int:
        """The seat whose choice it is; NOBODY when the game is over."""
        return self.agenda[-1].seat if self.agenda else NOBODY

    def then(self, steps: list[Step]) -> None:
        """Do *steps* next, in the order written, before whatever was already planned."""
        if not self.agenda:
            self.agenda = written(steps)
            return
        place = len(steps)
        while place:
            place -= 1
            self.agenda.append(steps[place])

    def next(self, step: Step) -> None:
        """Do *step* next, before whatever was already planned."""
        if self.agenda:
            self.agenda.append(step)
        else:
            self.agenda = [step]

    def then_written(self, agenda: list[Step]) -> None:
        """Do next what was `written` once and for all."""
        if self.agenda:
            self.agenda.extend(agenda)
        else:
            self.agenda = agenda.copy()

    def play(self, action: int) -> None:
        """Resolve the current choice. Fast and unchecked: the caller vouches that *action* is legal."""
        self.agenda.pop().resolve(self, action)
        self.advance()

    def advance(self) -> None:
        """Run every step that needs no decision, until one does or the game is over."""
        self.moment += 1
        while self.agenda:
            step = self.agenda[-1]
            self.legal = step.options(self)
            if self.legal:
                return
            if len(self.agenda) > 1:
                self.agenda.pop()
            else:
                self.agenda = NOTHING_PLANNED  # a list that was emptied is dear to fill again
            step.run(self)
        self.legal = NO_OPTIONS

    def finish(self) -> None:
        """End the game: whatever was planned will not happen."""
        self.agenda = NOTHING_PLANNED

    def clone(self, chance: Chance | None = None) -> State:
        """A copy to play on, with its own luck and nobody listening. Every game copies its fields by hand.

        Without *chance* the copy will have the same luck as this one.
        """
        twin = State(self.seats, self.luck(chance))
        twin.follow(self)
        return twin

    def luck(self, chance: Chance | None) -> Chance:
        """The luck of a copy: what it was given, else the same as here."""
        return same_luck(self.chance) if chance is None else chance

    def follow(self, other: State) -> None:
        """Take over the agenda of *other*: steps never change, so one list copy is enough."""
        self.agenda = other.agenda.copy()
        self.legal = other.legal
        self.moment = other.moment

    def ask_anew(self) -> None:
        """Work out again what may be chosen: what lies on the table was changed by hand, not by a decision."""
        self.moment += 1
        self.legal = self.agenda[-1].options(self) if self.agenda else NO_OPTIONS

    def trace(self) -> bytes:
        """A position of a turn in short, for comparing two of them: equal traces, equal futures."""
        return dumps([self.agenda[-1].trace(self), len(self.agenda), self.legal, self.changeable()], PLAIN)

    def changeable(self) -> list[object]:
        """What a seat's own decisions of one turn can change without luck.

        Every game that has ways names its fields here; without that, no two positions are taken for the same.
        """
        return [id(self)]

    def left_of(self, seat: int) -> list[int]:
        """The other seats in turn order, from the left of *seat*."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    def from_seat(self, seat: int) -> list[int]:
        """All seats in turn order, beginning with *seat*."""
        return [(seat + i) % self.seats for i in range(self.seats)]

    # -- telling ---------------------------------------------------------------------------------------------------

    def tell(self, key: str, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Tell everybody what happened."""
        if self.story is not None:
            self.story.events.append(Event(key, seat, [a, b, c, d], [], []))

    def tell_list(self, key: str, seat: int, many: list[int], a: int = 0, b: int = 0) -> None:
        """Tell everybody what happened to *many* things at once: the sentence lists them."""
        if self.story is not None:
            self.story.events.append(Event(key, seat, [a, b, 0, 0], [], [], many.copy()))

    def whisper(self, to: list[int], key: str, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Tell only the seats *to*."""
        if self.story is not None:
            self.story.events.append(Event(key, seat, [a, b, c, d], to, []))

    def tell_others(self, but: list[int], key: str, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Tell everybody except the seats *but*, who were told more."""
        if self.story is not None:
            self.story.events.append(Event(key, seat, [a, b, c, d], [], but))

    def tell_only(self, key: str, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Tell *seat* alone what happened to it: no list is made where nobody listens."""
        if self.story is not None:
            self.story.events.append(Event(key, seat, [a, b, c, d], [seat], []))

    def tell_rest(self, key: str, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Tell everybody except *seat*, who was told more."""
        if self.story is not None:
            self.story.events.append(Event(key, seat, [a, b, c, d], [], [seat]))

    def shows(self, to: int) -> None:
        """Note that the seat *to* (or EVERYBODY) now saw something hidden: no undo goes back beyond this."""
        if self.story is not None:
            self.story.shown.append(to)

    # -- manners ---------------------------------------------------------------------------------------------------

    def given(self) -> tuple[str, ...]:
        """The fields that the constructor takes."""
        return ("seats", "chance")

    def __reduce__(self) -> tuple[Any, ...]:
        fields, given = fields_of(self), self.given()
        later = {name: fields[name] for name in fields if name not in given and name != "story"}
        return rebuilt, (type(self), {name: fields[name] for name in given}, later)

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: Any) -> State:
        return self.clone()  # what clones share is never changed

    def __eq__(self, other: object) -> bool:
        """Whether the same lies on both tables and the same is still to happen, whatever luck will bring."""
        return same_position(self, other)

    def __repr__(self) -> str:
        game = game_of(self)
        step = f"seat {self.actor} at {self.agenda[-1].key()!r}, {len(self.legal)} actions" if self.agenda else "over"
        return f"<{game.name if game is not None else type(self).__name__}, {self.seats} players: {step}>"

    def _repr_svg_(self) -> str | None:
        return painted(self)
