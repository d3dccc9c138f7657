"""The natural bot: makes the move that the game's adviser finds most natural. For measuring hints, and for teaching."""

from __future__ import annotations

from ...core.chance import Chance
from ...core.game import AnyGame
from ..search import LUCK
from ..sight import Sight


class Natural:
    """Takes the option with the best hint, in one imagined position."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.adviser = game.adviser
        self.luck = Chance(seed)

    def choose(self, sight: Sight) -> int:
        """The most natural option."""
        if len(sight.legal) == 1:
            return sight.legal[0]
        action = self.adviser.natural(sight.imagine(Chance(self.luck.pick(LUCK))))
        return action if action in sight.legal else sight.legal[0]
