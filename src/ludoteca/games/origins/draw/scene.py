"""What every part of the drawing needs: the view, the choices, the words and the measures, in one hand."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from ....core.seen.picture import NO_CHOICES, Choices
from ....drawing.choice import item, thing
from ....drawing.parts import part
from ....drawing.svg import Point, Value, el, remember, use
from ..data import COLOUR, DIE_KINDS
from ..rules.actions import ARCHON
from .lettering import Lettering
from .pieces.signs import preview
from .size import Table

if TYPE_CHECKING:
    from ..view import PlayerView, RealmView

T = TypeVar("T")


QUIET, MUTE = 2, 3
"""The leanest drawings: for tables so full that an update would become too large."""


class Scene:
    """One drawing of the table for one viewer."""

    def __init__(self, view: RealmView, choices: Choices, words: Lettering, table: Table, lean: int = 0) -> None:
        self.view = view
        self.choices = choices
        self.words = words
        self.table = table
        self.lean = lean  # 1: what is told elsewhere has no words; 2: only what may be chosen has; 3: the rest is mute
        self.speakers = 0  # that have names
        self.named: set[str] = set()
        self.movers: dict[int, dict[tuple[int, int], list[str]]] = {}

    def freemen(self, seat: int) -> dict[tuple[int, int], list[str]]:
        """The names of a player's Freemen that are not given yet."""
        if seat not in self.movers:
            self.movers[seat] = freeman_names(seat, self.view["players"][seat])
        return self.movers[seat]

    @property
    def mine(self) -> bool:
        """Whether the viewer is asked now."""
        return bool(len(self.choices))

    def part(self, draw: Callable[..., T], *more: Hashable) -> T:
        """A part of the drawing; it is drawn only if it was not drawn before. Names in it are given there alone."""
        found: T = part(drawing_of(draw), self.view, self.choices, self.words, self.table, self.lean, *more)
        return found

    def rest(self, draw: Callable[..., T], *more: Hashable) -> T:
        """What is drawn anew for whoever is asked, and is a part for all others, who have nothing to look for in it."""
        if self.mine:
            return draw(self, *more)
        found: T = part(resting_of(draw), self.view, NO_CHOICES, self.words, self.table, self.lean, *more)
        return found

    def flag(self, action: str, at: Point, edges: tuple[float, float] = (-500, 500), scale: float = 1) -> str:
        """What an action would change at once, if it may be chosen; what is around may be scaled."""
        if action not in self.choices:
            return ""
        return preview(self.view["previews"], action, at, edges, scale)

    def known(self, what: str) -> str | None:
        """What a thing without words says that it is, unless the table is too full."""
        return what if self.lean < MUTE else None

    def item(self, what: str, label: str, *kids: str, **attrs: Value) -> str:
        """Something that stands for no action and is told elsewhere, too: on a full table it has no words."""
        if self.lean:
            return el("g", *kids, data_thing=self.known(what), **attrs)
        return item(what, label, *kids, **attrs)

    def payable(self, x: float, y: float, can: int) -> str:
        """The mark of what could be paid for; on a full table its ring says so."""
        return use("o-can", x, y) if can and not self.lean else ""

    def thing(
        self,
        action: str,
        label: str,
        *kids: str,
        what: str,
        ring: str = "",
        above: str = "",
        **attrs: Value,
    ) -> str:
        """A thing that stands for an action, whether it may be chosen or not.

        `touch` names an invisible ground for fingers: a phone draws it where there is something to choose.
        """
        flag, touch = str(attrs.pop("flag", None) or ""), attrs.pop("touch", None)
        goal = str(attrs.pop("goal", None) or action)
        if action not in self.choices and goal not in self.choices.aims:
            if self.lean >= QUIET:
                return el("g", *kids, above, data_thing=self.known(what), **attrs)
            return resting(action, label, what, "".join(kids) + above, tuple(attrs.items()))
        ground = use(f"o-h-{touch}", look="hit") if touch and self.table.narrow else ""
        drawn = ground + "".join(kids)
        return thing(
            self.choices, action, label, drawn, what=what, ring=ring, above=above, flag=flag, goal=goal, **attrs
        )

    def goal(self, *goals: str) -> str:
        """The first of some goals to which a way leads; if none has one, the last of them."""
        return next((goal for goal in goals if goal in self.choices.aims), goals[-1])

    def moves(self, seat: int, kind: int, place: int = 0) -> dict[str, str]:
        """The stable name of a worker, wherever it stands, so that the page lets it walk there. Each is named once."""
        if kind == ARCHON:
            name = f"w{seat}a"
        elif kind >= DIE_KINDS:
            self.speakers += 1
            name = f"ws{self.speakers}"
        else:
            left = self.freemen(seat).get((kind, place))
            name = left.pop() if left else ""
        if not name or name in self.named:
            return {}
        self.named.add(name)
        return {"id": name, "data_move": ""}


@remember
def drawing_of(draw: Callable[..., T]) -> Callable[..., T]:
    """A drawing of a scene as one of what a scene is made of."""
    return partial(drawn, draw)


def drawn(
    draw: Callable[..., T],
    view: RealmView,
    choices: Choices,
    words: Lettering,
    table: Table,
    lean: bool,
    *more: Hashable,
) -> T:
    """What is drawn of a scene of these."""
    return draw(Scene(view, choices, words, table, lean), *more)


@remember
def resting_of(draw: Callable[..., T]) -> Callable[..., T]:
    """The same for a scene in which nothing may be chosen."""
    return partial(rested, draw)


def rested(draw: Callable[..., T], view: RealmView, _: Choices, *more: Any) -> T:
    """What is drawn of a scene of these, where nothing may be chosen."""
    return drawn(draw, view, NO_CHOICES, *more)


@remember
def resting(action: str, label: str, what: str, inside: str, attrs: tuple[tuple[str, Value], ...]) -> str:
    """A thing that cannot be chosen now; most things of a table are the same as they were a moment ago."""
    named = {"role": "img", "aria_label": label} if label else {}
    return el("g", inside, look="ask", data_ask=action, data_thing=what, **dict(attrs), **named)


def freeman_names(seat: int, player: PlayerView) -> dict[tuple[int, int], list[str]]:
    """Names for the Freemen of a seat, by die and place: numbered within a colour from the lowest value up."""
    found: dict[tuple[int, int], list[str]] = {}
    counts = [0] * 5
    for die, place in sorted(player["freemen"]):
        colour = COLOUR[die]
        counts[colour] += 1
        found.setdefault((die, place), []).append(f"w{seat}{colour}{counts[colour]}")
    return found
