"""Chances that are true: what a search finds, corrected by what became of such positions in games."""

from __future__ import annotations

from ..core.game import AnyGame
from ..core.state import State


def calibrated(game: AnyGame, state: State, worth: list[float]) -> list[float]:
    """Each seat's chance to win in *state*, an imagined position, which a search found *worth* so much to each.

    It depends on what everybody can see of the position, and on the worth. Where no calibration was learned, as for who
    plays alone, the worth itself is returned; of a finished game who has won.
    """
    if state.agenda:
        return game.adviser.chances(state, worth)
    winners = game.winners(state)
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
