"""OpenSpiel's state: a table, asked and moved by OpenSpiel's own words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pyspiel

from ..core.chance import Chance
from ..core.setup.options import OptionError
from .table import Table

SEEDS: Final = 1 << 53  # as many as there are numbers between 0 and 1 that OpenSpiel can pick


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel says nothing of its types
    """A table. All of it is in `table`, which is never changed: OpenSpiel's copies share it."""

    def __init__(self, game: Any, table: Table) -> None:
        super().__init__(game)
        self.table = table

    def current_player(self) -> int:
        """Whose move it is: a seat, luck, or nobody any more."""
        if self.table.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.actor

    def _legal_actions(self, player: int) -> list[int]:
        """What may be chosen, in ascending order."""
        return self.table.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What luck may pick, all of it equally likely."""
        return [(outcome, 1 / self.table.outcomes) for outcome in range(self.table.outcomes)]

    def _apply_action(self, action: int) -> None:
        """A decision, or a pick of luck; what cannot be is refused, and nothing changes."""
        self.table = self.table.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """A decision as the records write it."""
        return f"pick {action}" if player == pyspiel.PlayerId.CHANCE else self.table.rules.game.actions.write(action)

    def is_terminal(self) -> bool:
        """Whether the game is over, or cut off."""
        return self.table.over

    def returns(self) -> list[float]:
        """By rank, from 1 to -1, the sum 0."""
        return self.table.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that *player* cannot tell from this one: all that it cannot see is dealt again."""
        if player not in range(self.table.rules.players):
            raise OptionError(f"there is no player {player}: there are 0 to {self.table.rules.players - 1}")
        return SpielState(self.get_game(), self.table.imagined(player, Chance(int(sampler() * SEEDS))))

    def __str__(self) -> str:
        return str(self.table)
