"""The ladder: measured games are written down, and a run can be resumed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteca.bots.contests.ladder import Pairing, climb, pairings, summary, wilson
from ludoteca.cli import main
from ludoteca.games import GAMES
from tests.toy.ferry import FERRY


def test_the_interval_of_a_share() -> None:
    low, high = wilson(80, 100)
    assert (round(low, 3), round(high, 3)) == (0.711, 0.867)
    assert wilson(0, 0) == (0.0, 1.0)


def test_every_number_of_players_is_measured() -> None:
    found = pairings(GAMES["unreal-estate"], 10)
    assert {pairing.players for pairing in found} == {2, 3, 4, 5}
    assert ("master", "middle") in {(pairing.strong, pairing.weak) for pairing in found}


def test_a_run_is_resumed_where_it_stopped(tmp_path: Path) -> None:
    file, pairing = tmp_path / "ladder.jsonl", Pairing(FERRY, 2, "greedy", "random", 1)
    first = climb([(pairing, 4)], file, lambda done: None)
    lines = file.read_text().splitlines()
    assert len(lines) == 4
    file.write_text("\n".join(lines[:3]) + "\n")
    second = climb([(pairing, 4)], file, lambda done: None)
    assert len(file.read_text().splitlines()) == 4
    facts = [{key: row[key] for key in ("game", "won", "choices")} for row in second[0][1]]
    assert facts == [{key: row[key] for key in ("game", "won", "choices")} for row in first[0][1]]


def test_the_summary_counts_wins_and_says_what_was_played(tmp_path: Path) -> None:
    [(pairing, rows)] = climb([(Pairing(FERRY, 3, "greedy", "random", 1), 30)], tmp_path / "l.jsonl", lambda done: None)
    row = summary(pairing, rows)
    assert row["games"] == 30
    assert row["par"] == pytest.approx(1 / 3, abs=1e-3)
    assert row["low"] <= row["share"] <= row["high"]
    assert row["share"] > row["par"]
    assert json.dumps(row)


def test_only_some_of_the_steps_are_measured_on_request(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    only = ["--players", "2", "--players", "3", "--bot", "newcomer", "--bot", "beginner"]
    assert main(["ladder", "unreal-estate", "--games", "2", "--json", "--file", str(tmp_path / "l.jsonl"), *only]) == 0
    rows = json.loads(capsys.readouterr().out)
    steps = [("newcomer", "random"), ("beginner", "newcomer")]
    assert [(row["players"], row["strong"], row["weak"]) for row in rows] == [
        (n, *step) for n in (2, 3) for step in steps
    ]
