"""What would be told of decisions: nothing that the seat cannot know, and nothing that is no longer its doing."""

from __future__ import annotations

import pytest

from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame
from ludoteca.core.intentions.foretold import Foretold, foretold
from ludoteca.core.intentions.intention import HEADINGS
from ludoteca.core.intentions.ways import LUCK, OPEN
from ludoteca.core.records.match import Trial
from ludoteca.core.state import State
from ludoteca.games import GAMES
from tests.games.el_dorado.examples import expedition
from tests.games.laws import moments, twins


def one_by_one(game: AnyGame, state: State) -> list[tuple[int, Foretold]]:
    """Each decision that may be taken now, as a plan of its own."""
    return [(action, foretold(game, state, state.actor, [[action]])[0]) for action in state.legal]


def keys(one: Foretold) -> list[tuple[str, list[int]]]:
    """What is told."""
    return [(event.key, list(event.things)) for event in one.events]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_without_luck_is_what_happens_then(name: str) -> None:
    game = GAMES[name]
    for state in moments(game, 4, every=25):
        for action, one in one_by_one(game, state) if state.agenda else []:
            trial = Trial(game, state)
            trial.play(action, Chance(1))
            heard = [event for event in trial.plies[0].story.events if event.heard_by(state.actor)]
            if one.end == OPEN:
                assert keys(one) == [(event.key, list(event.things)) for event in heard if event.key not in HEADINGS]


@pytest.mark.parametrize("name", GAMES)
def test_it_is_the_same_whatever_the_seat_cannot_see(name: str) -> None:
    game = GAMES[name]
    for state in moments(game, 5, every=25):
        if state.agenda:
            first, second = [one_by_one(game, twin) for twin in twins(game, state, state.actor, 8)]
            assert [(keys(one), one.end, one.dear) for _, one in first] == [
                (keys(one), one.end, one.dear) for _, one in second
            ]


def test_a_decision_that_only_lets_luck_come_is_named_by_what_is_chosen() -> None:
    game, state = GAMES["el-dorado"], expedition("", discards="traveler x4, explorer x4")
    one = foretold(game, state, state.actor, [[game.actions.read("done")]])[0]
    assert (one.end, one.events) == (LUCK, [])
    assert [game.actions.write(action) for _, action in one.silent] == ["done"]


def test_what_leaves_for_good_is_named_once() -> None:
    game, state = GAMES["el-dorado"], expedition("treasure-chest x2, traveler", pawns=(-3, 0))
    actions = [game.actions.read(text) for text in ("buy trailblazer", "pay treasure-chest")]
    assert foretold(game, state, state.actor, [actions])[0].dear == ["item-used"]
