"""Positions of a match that is over: the same as played from its beginning, but only from the last one that is kept."""

from __future__ import annotations

import pytest

from ludoteca.core.chance import Chance
from ludoteca.core.records.match import Match
from ludoteca.core.records.positions import APART, Positions
from ludoteca.core.story import OPEN
from ludoteca.games import GAMES


def played(name: str) -> Match:
    """A game of two who choose at random, or its first part if it is long."""
    luck, game = Chance(5), GAMES[name]
    match = Match.start(game, 2, game.settle({}, people=True), luck)
    while not match.state.over and len(match.plies) < 150:
        match.play(match.state.legal[luck.pick(len(match.state.legal))], luck)
    return match


@pytest.mark.parametrize("name", GAMES)
def test_every_position_is_as_if_played_from_the_beginning(name: str) -> None:
    match = played(name)
    kept, game = Positions(match), match.game
    for ply in (len(match.plies), len(match.plies) // 2, 3, 0, len(match.plies) - 1, APART, APART + 1):
        found, meant = kept.at(ply), match.back_to(ply)
        assert [one.entry for one in found.plies] == [one.entry for one in match.plies[:ply]]
        assert found.state.legal == meant.state.legal
        for eyes in (0, 1, OPEN):
            assert game.view(found.state, eyes) == game.view(meant.state, eyes)


def test_no_more_need_be_played_than_lies_between_two_that_are_kept() -> None:
    match = played("blue-moon-city")
    kept, last = Positions(match), len(match.plies) - 1
    assert last > 3 * APART
    for ply in (APART + 1, last):
        kept.at(ply)
        assert set(range(0, ply, APART)) <= set(kept.kept)
    assert len(kept.kept) <= 2 + last // APART + 1


def test_whoever_gets_a_position_may_play_on_without_changing_it() -> None:
    match = played("unreal-estate")
    kept = Positions(match)
    before = match.game.view(kept.at(5).state, OPEN)
    state = kept.at(5).state
    state.chance = Chance(1)  # what comes next may take luck, of which a position kept has none left
    state.play(state.legal[0])
    assert match.game.view(kept.at(5).state, OPEN) == before
