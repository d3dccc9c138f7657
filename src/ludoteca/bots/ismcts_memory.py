"""What the searching bot carries from one choice of its turn to the next: its tree, and the time that it has spent."""

from __future__ import annotations

from ..core.chance import Chance
from ..core.game import AnyGame
from ..core.state import State
from .search import Node
from .sight import Sight

WHOLE_TURN = 2.5  # a turn may take so many times the seconds of its first choice ...
LATER = 0.25  # ... of which a choice that follows on a kept tree takes so much of what is left, at the most
AGAIN = 0.5  # the same for one that begins anew, because luck was in the way


class Memory:
    """The tree is kept as long as all comes as expected: no luck, nothing revealed, nobody else's choice."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.expected: State | None = None  # an imagined position in which everything happened as the tree has it
        self.kept: Node | None = None  # where the tree stands there
        self.spent = 0.0  # seconds, in the turn that goes on

    def recall(self, sight: Sight) -> None:
        """Drop the tree if something came otherwise."""
        if self.kept is None or self.expected is None:
            return
        if self.expected.actor != sight.seat or self.game.view(self.expected, sight.seat) != sight.view:
            self.forget()

    def forget(self) -> None:
        """Drop the tree."""
        self.kept = self.expected = None

    def expect(self, sight: Sight, action: int, node: Node | None, luck: Chance) -> None:
        """Note what should come of a choice; forced choices are nobody's, so they are made at once."""
        world = sight.imagine(luck)
        world.play(action)
        while world.agenda and len(world.legal) == 1:
            world.play(world.legal[0])
        self.kept, self.expected = node, world
        if world.actor != sight.seat or self.game.adviser.calm(world):  # who plays alone has turns of its own, too
            self.spent = 0.0

    def allowed(self, seconds: float) -> float:
        """The time for a choice, so that a whole turn does not take too long."""
        if not self.spent:
            return seconds
        left = max(0.0, WHOLE_TURN * seconds - self.spent)
        return min(seconds, left * (AGAIN if self.kept is None else LATER))
