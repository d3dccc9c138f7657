"""What is told on from the board before is what would be told from the beginning."""

from __future__ import annotations

import pytest

from ludoteca.core.game import AnyGame
from ludoteca.core.intentions.tale import Tale, tales
from ludoteca.core.records.match import Match
from ludoteca.core.story import SPECTATOR
from ludoteca.games import GAMES
from ludoteca.web.live.tables.scene import snapshot
from ludoteca.web.render.telling.heard import heard
from tests.games.laws import played_match
from tests.toy.ferry import FERRY

EVERY_GAME = pytest.mark.parametrize("game", [*GAMES.values(), FERRY], ids=lambda game: str(game.name))


def written(told: list[Tale]) -> list[object]:
    """All that can be seen of tales."""
    return [(tale.number, tale.first, tale.last, tale.leader, tale.events) for tale in told]


def so_far(match: Match, plies: int) -> Match:
    """A match as a scene has it: the same plies, as many as were played then."""
    copy = snapshot(match)
    assert copy is not None
    copy.plies = match.plies[:plies]
    return copy


@EVERY_GAME
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_move_by_move_the_same_is_told(game: AnyGame, viewer: int) -> None:
    match = played_match(game, 2)
    for plies in [*range(min(120, len(match.plies))), 40, 41, 17, 60, 0, 90, len(match.plies)]:
        then = so_far(match, plies)
        assert written(heard(then, viewer)) == written(tales(then, viewer))


def test_after_an_undo_another_move_is_told() -> None:
    match = played_match(GAMES["blue-moon-city"], 2)
    heard(so_far(match, 50), 0)
    again = match.back_to(30)
    assert written(heard(again, 0)) == written(tales(again, 0))
    assert written(heard(so_far(match, 50), 0)) == written(tales(so_far(match, 50), 0))
