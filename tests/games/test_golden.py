"""Golden games: whole records, one for every way each game can end. Dropping a file in adds a test.

`expected.json` beside them holds what came out of each: how it ended, what was told, asked, and refused and why.
`tools/golden.py` writes it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games import laws
from tools import golden

FILES = [pytest.param(name, file, id=f"{name}/{file.stem}") for name in golden.SHELF for file in golden.records(name)]


@pytest.mark.parametrize(("name", "file"), FILES)
def test_a_golden_game_ends_as_it_always_did(name: str, file: Path) -> None:
    played = golden.load(name, file)
    match = played.match
    assert match.state.over
    assert match.record().write() == file.read_text(encoding="utf-8")
    laws.conserved_of(match.game)(match.state)
    assert golden.outcome(played) == golden.expected(name)[file.stem]


@pytest.mark.parametrize("name", golden.SHELF)
def test_every_game_has_golden_games(name: str) -> None:
    files = golden.records(name)
    assert files
    assert sorted(golden.expected(name)) == sorted([file.stem for file in files])
