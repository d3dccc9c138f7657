"""What a game says about ways: which goals deserve one, what they may contain, and what they cost."""

# As in game.py: a steering takes only states of its own game.
# mypy: disable-error-code="misc"

from __future__ import annotations

from typing import Generic, TypeVar

from ..native import mypyc_attr
from ..state import State

S = TypeVar("S", bound=State, covariant=True)  # the game's own table


@mypyc_attr(allow_interpreted_subclasses=True)
class Steering(Generic[S]):
    """How the search for ways goes about one game. The default finds none: every decision is a tap of its own.

    A way is a free beginning (walk, end a phase), then one spending with its payment to the end. It never contains what
    `onward` does not offer, and what it would give away for good is named by `dear`, so that the page asks first.
    """

    def onward(self, state: S, way: list[int]) -> list[int]:
        """The decisions with which *way*, which has led here, may go on."""
        return []

    def mark(self, state: S, way: list[int]) -> bytes:
        """What decides how *way* may go on from here, where several come to the same: only the cheapest does.

        A game in which no two come to the same, or it does not matter, says nothing, which is found faster.
        """
        return state.trace()

    def goal(self, state: S, action: int) -> str:
        """What *action* reaches here, by a name that is the same from everywhere: "contribute citadel 1"; "": none."""
        return ""

    def prospects(self, state: S, action: int, way: list[int]) -> list[str] | None:
        """Goals: once each is known to cost no more, nothing new is reached by a *way* that goes on with *action*.

        None: that cannot be said. It is asked only before a spending.
        """
        return None

    def deserves(self, state: S, goal: str) -> bool:
        """Whether a goal that was found from here is worth a way."""
        return True

    def spends(self, state: S, action: int) -> bool:
        """Whether *action* is the one spending of a way; what follows only completes it."""
        return False

    def settled(self, state: S) -> bool:
        """Whether the spending that was begun is complete."""
        return True

    def cost(self, state: S, action: int) -> float:
        """What a decision costs in the game's own sense: of two ways to a goal the cheaper is shown."""
        return 1.0

    def dear(self, state: S, action: int, way: list[int]) -> str:
        """What leaves for good or cannot be had again by *action*, which follows *way*: a key of the game's words."""
        return ""
