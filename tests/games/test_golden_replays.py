"""Golden games: whole records, one for every way each game can end. Dropping a file in adds a test.

`expected.json` beside them holds what came out of each, see `golden.py`.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteca.games import GAMES
from tests.games.golden import FILES, outcome, performed


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.name}/{file.stem}")
def test_a_golden_game_ends_as_it_always_did(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    match, questions, refusals = performed(text)
    expected = json.loads((file.parent / "expected.json").read_text(encoding="utf-8"))[file.stem]
    assert match.state.over
    assert match.record().write() == text
    assert outcome(match, questions, refusals) == expected


def test_every_game_has_golden_games() -> None:
    for name in GAMES:
        folder = Path(__file__).parent / name.replace("-", "_") / "replays"
        expected = json.loads((folder / "expected.json").read_text(encoding="utf-8"))
        assert sorted(expected) == sorted([file.stem for file in folder.glob("*.txt")])
