"""The tool that measures the games in OpenSpiel."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca import GAMES
from tests.games.test_every_observation import OBSERVED
from tools import openspiel_figures


def test_a_match_is_told_in_a_line_and_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = ["--ours", "ismcts:playouts=4", "--theirs", "ludoteca.openspiel:Ismcts:playouts=2"]
    for games in ("1", "2"):
        openspiel_figures.main(["match", "--games", games, *bots, "--file", str(tmp_path / "match.jsonl")])
    assert len((tmp_path / "match.jsonl").read_text().splitlines()) == 2
    assert "| unreal-estate | " in capsys.readouterr().out.splitlines()[-1]


def test_every_win_counts_for_the_seat_that_ours_has() -> None:
    rows = [
        {"winners": [0], "choices": [10, 10], "spent": [1.0, 2.0]},
        {"winners": [1], "choices": [10, 10], "spent": [2.0, 1.0]},
        {"winners": [0, 1], "choices": [10, 10], "spent": [1.0, 2.0]},
        {"winners": [], "choices": [10, 10], "spent": [2.0, 1.0]},
    ]
    line = openspiel_figures.told(GAMES["origins"], rows)  # type: ignore[arg-type]
    assert line == "| origins | 2.5 of 4, 62.5% | 22% to 91% | 100 / 200 |"


def test_the_speed_of_every_game_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    openspiel_figures.main(["speed", "--decisions", "5"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(" | ")[0] for line in lines[2:]] == [f"| {game.name}" for game in OBSERVED]
