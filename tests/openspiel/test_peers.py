"""The tool that compares us with other libraries plays whole games of each, and names those that are not there."""

from __future__ import annotations

import sys

import pytest

from ludoteca.core.game import Game
from ludoteca.games import GAMES
from tools import peers

OBSERVED = [name for name, game in GAMES.items() if type(game).observer is not Game.observer]  # a game may do without


@pytest.mark.parametrize("name", [*OBSERVED, "OpenSpiel hearts", "OpenSpiel hanabi"])
def test_a_game_is_played_with_and_without_looking(name: str) -> None:
    bare, watched = peers.everybody()[name]()
    assert bare() > 1
    assert watched() > 1


def test_what_is_not_installed_is_left_out_and_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for library in ("rlcard", "catanatron", "pyspiel"):
        monkeypatch.setitem(sys.modules, library, None)
    assert list(peers.present()) == list(GAMES)
    left_out = [line.partition(" is left out: ")[0] for line in capsys.readouterr().out.splitlines()]
    assert left_out[-2:] == ["rlcard uno", "catanatron"]
    assert left_out[0] == "OpenSpiel hearts"
