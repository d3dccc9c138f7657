"""What a place at the end of a game is worth: for learners, and for whoever compares games."""

from __future__ import annotations

from .game import AnyGame
from .state import State


def by_rank(game: AnyGame, state: State) -> list[float]:
    """From 1 for whoever beat everybody to -1, ties shared; the sum is 0. Alone: 1 if the game is won, else -1."""
    ranks = game.ranks(state)
    if len(ranks) == 1:
        return [1.0 if game.winners(state) else -1.0]
    return [sum([(other > mine) - (other < mine) for other in ranks]) / (len(ranks) - 1) for mine in ranks]
