"""The tools that measure bots: calibration, levels, and a bot of another Ludoteca."""

from __future__ import annotations

import argparse
import json
import zipfile
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from ludoteca.bots.levels import FITTED
from ludoteca.core.advice.calibration import Calibration
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame
from ludoteca.games import GAMES
from tools import against, calibrate, first_page, level, reliability, same_games

ESTATE = GAMES["unreal-estate"]
SOURCES = Path(__file__).parents[1] / "src"
TRUE = Calibration([0.5, 1.0, 1.5, 2.0], [[0.4] * 4, [-0.4] * 4], [0.2] * 4)


def games_by(true: Calibration, number: int) -> list[dict[str, Any]]:
    """Games of two whose winners were drawn by *true* chances."""
    rng, rows = np.random.default_rng(5), []
    for game in range(number):
        share = float(rng.uniform(0.05, 0.95))
        moment = calibrate.Moment(float(rng.uniform()), game % 2, int(rng.integers(2)), [share, 1 - share])
        chances = true.chances(moment.worth, moment.progress, moment.first, moment.actor)
        won = int(rng.uniform() < chances[1])
        row = {"pairing": ["unreal-estate", 2, "ismcts:playouts=40:slack=0.05", 16], "game": game, "moments": [moment]}
        rows.append({**row, "won": [1.0 - won, float(won)]})
    return rows


def test_a_calibration_is_found_again_in_the_games_that_it_made() -> None:
    rows = games_by(TRUE, 6000)
    found = calibrate.fit(calibrate.samples(rows, 2))
    assert found.trust == pytest.approx(TRUE.trust, abs=0.25)
    assert [a - b for a, b in zip(*found.place, strict=True)] == pytest.approx([0.8] * 4, abs=0.4)


def test_held_out_games_tell_whether_chances_come_true() -> None:
    rows, said = calibrate.foretold(games_by(TRUE, 6000), 2)
    row = calibrate.measure("unreal-estate", 2, "greedy:worlds=1", rows, said)
    assert row["error"] < 0.02 < row["error_before"]
    assert row["brier"] < row["brier_before"]
    assert [number for _, _, number in row["classes"]] == [1200] * 10


def test_what_ships_is_checked_in_games_from_which_nothing_is_learned(tmp_path: Path) -> None:
    shipped = calibrate.learned(ESTATE).calibrations[2]
    file, spec = tmp_path / "games.jsonl", "ismcts:playouts=40:slack=0.05"
    file.write_text("".join([json.dumps(row) + "\n" for row in games_by(shipped, 4000)]))
    request = argparse.Namespace(file=file, check=spec, playouts=16)
    (row,) = calibrate.checked([(ESTATE, 2), (ESTATE, 3)], request)
    assert (row["players"], row["bots"], row["games"]) == (2, spec, 4000)
    assert row["error"] < 0.02
    request.playouts = 600
    assert calibrate.checked([(ESTATE, 2)], request) == []


def test_the_reliability_of_chances_is_drawn_and_written() -> None:
    rows, said = calibrate.foretold(games_by(TRUE, 400), 2)
    measured = [calibrate.measure("unreal-estate", 2, "greedy:worlds=1", rows, said)]
    drawn = ElementTree.fromstring(reliability.picture(measured))
    assert len([part for part in drawn.iter() if part.tag.endswith("circle")]) == 10
    assert "| unreal-estate | 2 | `greedy:worlds=1` | 400 |" in reliability.table(measured)


def test_a_game_that_teaches_is_the_same_twice() -> None:
    request = argparse.Namespace(moments=2, playouts=8)
    first, second = [calibrate.play(ESTATE, 3, "natural", 7, request) for _ in range(2)]
    assert first == second
    assert len(first["moments"]) == 2
    assert all(sum(moment.worth) == pytest.approx(1.0, abs=1e-3) for moment in first["moments"])


def test_each_decision_of_a_game_is_looked_at_equally_likely() -> None:
    luck, counts = Chance(3), [0] * 6
    states = [ESTATE.new(2, Chance(seed)) for seed in range(6)]
    views = [ESTATE.view(state, 0) for state in states]
    for _ in range(600):
        kept: list[Any] = []
        for met, state in enumerate(states, 1):
            calibrate.keep(kept, state, met, luck, 2)
        for state in kept:
            counts[views.index(ESTATE.view(state, 0))] += 1
    assert sum(counts) == 1200
    assert min(counts) > 140


def test_what_a_level_overlooks_moves_towards_its_aim(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Whoever always loses overlooks less and less, whoever always wins more and more."""
    for won, wanted in ((0.0, 0.05), (1.0, 0.9)):
        monkeypatch.setattr(level, "score", lambda *_, won=won: won)
        found = level.found(ESTATE, "newcomer", 200, 10, tmp_path / f"{won}.jsonl")
        assert abs(found - wanted) < 0.1


@pytest.fixture
def levels(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where the tool writes what it found, instead of to the levels of the bots."""
    file = tmp_path / "levels.json"
    file.write_text("{}")
    monkeypatch.setattr(level, "FILE", file)
    beginner, practised = {"slack": 0.1, "overlook": 0.2}, {"overlook": 0.5}
    monkeypatch.setitem(FITTED, "unreal-estate", {"practised": practised, "beginner": beginner})
    return file


def test_a_level_meets_its_rival_as_that_was_just_found(
    monkeypatch: pytest.MonkeyPatch, levels: Path, tmp_path: Path
) -> None:
    met: list[str] = []

    def half_won(game: AnyGame, spec: str, rival: str, deal: int) -> float:
        met.append(rival)
        return 0.5

    monkeypatch.setattr(level, "score", half_won)
    level.main(["--game", "unreal-estate", "--games", "2", "--file", str(tmp_path / "level.jsonl")])
    found = json.loads(levels.read_text("utf-8"))["unreal-estate"]
    assert sorted(found) == ["middle", "newcomer", "practised"]
    assert [rival.rpartition("=")[2] for rival in met] == ["0.2", "0.2", str(found["practised"]["overlook"])]
    assert found["practised"] != {"overlook": 0.5}


def test_finding_a_level_is_resumed_and_ends_as_if_it_had_never_stopped(levels: Path, tmp_path: Path) -> None:
    file = tmp_path / "level.jsonl"
    line = ["--game", "unreal-estate", "--level", "newcomer", "--games", "12", "--file", str(file)]
    level.main(line)
    found, kept = levels.read_text("utf-8"), file.read_text("utf-8")
    assert kept.count("\n") == 6
    file.write_text("".join(kept.splitlines(keepends=True)[:4]) + '{"of": [', "utf-8")
    levels.write_text("{}")
    level.main(line)
    assert (levels.read_text("utf-8"), file.read_text("utf-8")) == (found, kept)


def test_a_bot_plays_against_one_of_another_folder_and_a_run_is_resumed(tmp_path: Path) -> None:
    file = tmp_path / "against.jsonl"
    bots = {"bot": "greedy:worlds=1", "against": "natural", "share": 1}
    request = argparse.Namespace(**bots, name="", games=4, workers=2, file=file)
    duel = against.Duel("unreal-estate", 2, SOURCES, request)
    rows = against.run(duel, request)
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join(lines[:3]) + "\n", encoding="utf-8")
    again = against.run(duel, request)
    assert [(row["game"], row["won"]) for row in again] == [(row["game"], row["won"]) for row in rows]
    assert all(min(row["choices"]) > 5 for row in rows)
    assert json.loads(lines[0])["pairing"] == ["", "unreal-estate", 2, "greedy:worlds=1", "natural", 1]
    assert "| unreal-estate | 2 | 4 |" in against.told(duel, rows)


def test_a_wheel_is_unpacked(tmp_path: Path) -> None:
    wheel = tmp_path / "ludoteca.whl"
    with zipfile.ZipFile(wheel, "w") as package:
        package.writestr("ludoteca/__init__.py", "")
    assert (against.unpacked(wheel) / "ludoteca" / "__init__.py").exists()
    assert against.unpacked(tmp_path) == tmp_path.resolve()


def test_games_of_another_folder_are_the_same_here(capsys: pytest.CaptureFixture[str]) -> None:
    assert same_games.main([str(SOURCES), "--game", "unreal-estate", "--seeds", "2"]) == 0
    assert "8 games" in capsys.readouterr().out


def test_the_first_page_of_a_checkout_has_its_price(capsys: pytest.CaptureFixture[str]) -> None:
    assert first_page.main([str(SOURCES.parent), "--runs", "1"]) == 0
    assert float(capsys.readouterr().out.split()[-1]) > 0


def test_a_game_that_could_be_played_otherwise_is_noticed() -> None:
    told = same_games.tell(ESTATE, 2, 7)
    assert same_games.same(ESTATE, told)
    other = same_games.tell(ESTATE, 2, 8)
    assert not same_games.same(ESTATE, {**told, "digest": other["digest"]})
