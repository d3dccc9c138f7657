"""What a game knows about playing well; bots see only this base class."""

from __future__ import annotations

from .native import mypyc_attr
from .state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Adviser:
    """Knowledge of one game for the bots. The default knows nothing: every seat has the same chance."""

    def worth(self, state: State) -> list[float]:
        """Each seat's chance to win, summing to 1. May read the whole state: bots pass imagined ones only."""
        return [1.0 / state.seats] * state.seats

    def hint(self, state: State, action: int) -> float:
        """How natural a move this is; cheap, and on one scale within a decision."""
        return 0.0

    def search(self, state: State) -> list[int]:
        """The legal actions, less those that are dominated or only another order of the same thing."""
        return state.legal

    def minor(self, state: State) -> bool:
        """Whether the choice is bookkeeping that a search need not branch on."""
        return False
