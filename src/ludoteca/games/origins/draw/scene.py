"""What every part of the drawing needs: the view, the choices, the words and the measures, in one hand."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cached_property, partial
from typing import TYPE_CHECKING, TypeVar

from ....core.picture import Choices
from ....drawing.choice import thing
from ....drawing.parts import part
from ....drawing.svg import Point, Value, el, remember, use
from ..data import COLOUR, DIE_KINDS
from ..rules.actions import ARCHON
from .lettering import Lettering
from .signs import preview
from .size import Table
from .tiles import TIP

if TYPE_CHECKING:
    from ..view import PlayerView, RealmView

T = TypeVar("T")

BARE = 2
"""The leanest drawing: for a table so full that an update would become too large."""


class Scene:
    """One drawing of the table for one viewer."""

    def __init__(self, view: RealmView, choices: Choices, words: Lettering, table: Table, lean: int = 0) -> None:
        self.view = view
        self.choices = choices
        self.words = words
        self.table = table
        self.lean = lean  # 1: without tips, 2: only what may be chosen speaks
        self.speakers = 0
        self.named: set[str] = set()

    @cached_property
    def movers(self) -> list[dict[tuple[int, int], list[str]]]:
        """The names of everybody's Freemen that are not given yet."""
        return [freeman_names(seat, player) for seat, player in enumerate(self.view["players"])]

    @property
    def mine(self) -> bool:
        """Whether the viewer is asked now."""
        return bool(len(self.choices))

    def part(self, draw: Callable[..., T], *more: Hashable) -> T:
        """A part of the drawing in which nobody moves; it is drawn only if it was not drawn before."""
        return part(drawing_of(draw), self.view, self.choices, self.words, self.table, self.lean, *more)

    def flag(self, action: str, at: Point, edges: tuple[float, float] = (-500, 500), scale: float = 1) -> str:
        """What an action would change at once, if it may be chosen; what is around may be scaled."""
        if action not in self.choices:
            return ""
        return preview(self.view["previews"], action, at, edges, scale)

    def thing(
        self, action: str, label: str, *kids: str, ring: str = "", above: str = "", tip: str = "", **attrs: Value
    ) -> str:
        """A thing that stands for an action, with a tip that tells what it is, whether it may be chosen or not.

        `touch` names an invisible ground for fingers: a phone draws it where there is something to choose.
        """
        flag, touch = str(attrs.pop("flag", None) or ""), attrs.pop("touch", None)
        goal = str(attrs.pop("goal", None) or action)
        if action not in self.choices and goal not in self.choices.aims:
            if self.lean == BARE:
                return el("g", *kids, above, **attrs)
            return resting(action, label, "".join(kids) + above, tuple(attrs.items())) + tip
        ground = use(f"o-h-{touch}", look="hit") if touch and self.table.narrow else ""
        inside = [ground, *kids]
        return thing(self.choices, action, label, *inside, ring=ring, above=above, flag=flag, goal=goal, **attrs) + tip

    def goal(self, *goals: str) -> str:
        """The first of some goals to which a way leads; if none has one, the last of them."""
        return next((goal for goal in goals if goal in self.choices.aims), goals[-1])

    def tip(self, name: str, at: Point, scale: float = 1, left: float = 0) -> str:
        """A tip whose foot is at a place; it follows the thing that it tells about, so that the page can show it.

        What is around may be scaled and begin at `left`: the tip keeps its size and stays within the picture.
        """
        if self.lean:
            return ""
        half, middle = TIP / 2 + 4, left + at[0] * scale
        shift = min(max(middle, half), self.table.width - half) - middle
        return use(f"o-tip{name}", round(at[0] + shift / scale, 1), round(at[1], 1), 1 / scale, look="flag")

    def moves(self, seat: int, kind: int, place: int = 0) -> dict[str, str]:
        """The stable name of a worker, wherever it stands, so that the page lets it walk there. Each is named once."""
        if kind == ARCHON:
            name = f"w{seat}a"
        elif kind >= DIE_KINDS:
            self.speakers += 1
            name = f"ws{self.speakers}"
        else:
            left = self.movers[seat].get((kind, place))
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
    lean: int,
    *more: Hashable,
) -> T:
    """What is drawn of a scene of these."""
    return draw(Scene(view, choices, words, table, lean), *more)


@remember
def resting(action: str, label: str, inside: str, attrs: tuple[tuple[str, Value], ...]) -> str:
    """A thing that cannot be chosen now; most things of a table are the same as they were a moment ago."""
    named = {"role": "img", "aria_label": label} if label else {}
    return el("g", inside, look="ask", data_ask=action, **dict(attrs), **named)


def freeman_names(seat: int, player: PlayerView) -> dict[tuple[int, int], list[str]]:
    """Names for the Freemen of a seat, by die and place: numbered within a colour from the lowest value up."""
    found: dict[tuple[int, int], list[str]] = {}
    counts = [0] * 5
    for die, place in sorted(player["freemen"]):
        colour = COLOUR[die]
        counts[colour] += 1
        found.setdefault((die, place), []).append(f"w{seat}{colour}{counts[colour]}")
    return found
