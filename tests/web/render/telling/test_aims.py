"""Aims: what one tap would do, as the page is told it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from ludoteca.core.advice.steering import Steering
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame
from ludoteca.core.records.match import Trial
from ludoteca.core.seen.picture import THEN
from ludoteca.games import GAMES
from ludoteca.web.render.look import Look, look
from ludoteca.web.render.sending.publish import board
from ludoteca.web.render.viewer import Display, Viewer
from tests.games.laws import moments
from tests.web.render.test_secrets import staged

STEERED = [game for game in GAMES.values() if type(game.steering) is not Steering]


def looks(game: AnyGame, seed: int, every: int, narrow: bool = False) -> Iterator[Look]:
    """What whoever is asked sees at some moments of a game, one after another: the position is played on."""
    for state in moments(game, seed, every=every):
        if not state.over:
            scene = staged(game, state, seed)
            yield look(scene, Viewer(frozenset({scene.actor}), scene.actor, False, Display("en", narrow)))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_page_never_shows_a_way_that_the_server_refuses(game: AnyGame) -> None:
    shown = 0
    for seen in looks(game, 5, every=13):
        for aim in seen.aims.values():
            trial = Trial(game, seen.match.state)
            for text in aim.texts:
                assert trial.goes_on(seen.scene.actor)
                action = game.actions.read(text)
                assert game.explain(trial.state, seen.scene.actor, action) is None
                trial.play(action, Chance(1))
            shown += 1
    assert bool(shown) == (game in STEERED)


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("game", STEERED, ids=lambda game: str(game.name))
def test_whatever_is_drawn_for_a_way_has_one_and_a_sentence(game: AnyGame, narrow: bool) -> None:
    drawn = 0
    for seen in looks(game, 7, every=17, narrow=narrow):
        goals = re.findall(r'data-way="([^"]+)"', "".join(picture.living for picture in seen.pictures))
        assert set(goals) <= set(seen.aims)
        assert all(aim.label and len(aim.texts) > 1 and THEN not in "".join(aim.texts) for aim in seen.aims.values())
        drawn += len(goals)
    assert drawn


def test_ways_are_told_to_whoever_is_asked_alone() -> None:
    game = GAMES["blue-moon-city"]
    scene = staged(game, next(iter(moments(game, 3))), 3)
    for seat in (-1, 0, 1):
        told = board(scene, Viewer(frozenset({seat} - {-1}), seat, False, Display())).message["aims"]
        assert bool(told) == (seat == scene.actor)


def test_what_is_dear_or_ends_in_luck_asks_first_and_says_why() -> None:
    game = GAMES["blue-moon-city"]
    draw = next(seen.aims["draw"] for seen in looks(game, 3, every=1) if "draw" in seen.aims)
    assert draw.asks
    assert draw.label.endswith("then luck decides") or "hidden" in draw.label
    walk = next(aim for seen in looks(game, 3, every=1) for goal, aim in seen.aims.items() if goal.startswith("step "))
    assert not walk.asks
