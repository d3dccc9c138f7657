"""The random bot: the yardstick below all others."""

from __future__ import annotations

from ...core.chance import Chance
from ...core.game import AnyGame
from ..sight import Sight


class Random:
    """Chooses any legal action, each as likely as another."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.luck = Chance(seed)

    def choose(self, sight: Sight) -> int:
        """Any legal action."""
        return sight.legal[self.luck.pick(len(sight.legal))]
