"""What the tests of OpenSpiel's games share: games played by chance, move by move."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ludoteca.core.chance import Chance
from ludoteca.openspiel import SpielGame, SpielState


def moves(game: SpielGame, seed: int, most: int = 10_000) -> Iterator[tuple[SpielState, int]]:
    """A game played at random, at most so many moves: each state, and the move that is made in it."""
    luck, state = Chance(seed), game.new_initial_state()
    while not state.is_terminal() and most:
        legal = state.legal_actions()
        move = legal[luck.pick(len(legal))]
        yield state.clone(), move
        state.apply_action(move)
        most -= 1


def decisions(game: SpielGame, seed: int, most: int = 10_000) -> Iterator[SpielState]:
    """The states of such a game in which somebody chooses."""
    return (state for state, _ in moves(game, seed, most) if not state.is_chance_node())


def finished(game: SpielGame, seed: int) -> SpielState:
    """The last state of such a game."""
    *_, (state, move) = moves(game, seed)
    state.apply_action(move)
    return state


def sampler(seed: int) -> Callable[[], float]:
    """Luck as OpenSpiel hands it over: numbers from 0 to 1."""
    luck = Chance(seed)
    return lambda: luck.pick(1 << 30) / (1 << 30)
