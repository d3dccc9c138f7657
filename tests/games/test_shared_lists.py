"""Laws of what positions share: lists that were offered, and lists that a clone has from its original."""

from __future__ import annotations

from hypothesis import given

from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame
from tests.games import laws
from tests.games.test_every_game import EVERY_GAME, SEEDS, some


@EVERY_GAME
@some(4)
@given(seed=SEEDS)
def test_what_was_offered_is_never_changed(game: AnyGame, seed: int) -> None:
    offered = []
    for state in laws.moments(game, seed, every=1):
        offered.append((state.legal, state.legal.copy()))
    assert all(legal == as_it_was for legal, as_it_was in offered)


@EVERY_GAME
@some(4)
@given(seed=SEEDS)
def test_what_is_imagined_and_advised_leaves_the_original_as_it_was(game: AnyGame, seed: int) -> None:
    for state in laws.moments(game, seed, every=17):
        if state.over:
            continue
        details, legal = repr(laws.fields(state)), state.legal.copy()
        for seat in range(state.seats):
            world = game.imagine(state, seat, Chance(seed))
            for _ in range(12):
                if not world.over:
                    world.play(game.adviser.natural(world))
        assert (repr(laws.fields(state)), state.legal) == (details, legal)
