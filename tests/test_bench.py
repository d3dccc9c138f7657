"""The bench of the engine: every figure with its spread, the build by name, and what changed beyond the noise."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteca.cli import figures, main
from ludoteca.cli.figures import Figure
from ludoteca.cli.measure import change
from ludoteca.core.native import compiled


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short runs: nothing here depends on how fast anything is."""
    monkeypatch.setattr(figures, "SECONDS", 0.001)
    monkeypatch.setattr(figures, "RUNS", 3)
    monkeypatch.setattr(figures, "PLAYOUTS", 4)


def measured(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What the command prints for Unreal Estate."""
    assert main(["bench", "unreal-estate", *words]) == 0
    return capsys.readouterr().out


def test_every_figure_has_a_median_between_its_lowest_and_highest(capsys: pytest.CaptureFixture[str]) -> None:
    bench = json.loads(measured(capsys, "--json"))
    assert bench["compiled"] == compiled()
    assert ("compiled" in bench["build"]) == compiled()
    assert "CPython" in bench["build"] or "Python" in bench["build"]
    found = bench["games"]["unreal-estate"]
    assert {"decisions_per_second", "clone_microseconds", "view_microseconds", "search_playouts_per_second"} <= {*found}
    assert {"observe_microseconds", "vector_steps_per_second"} <= {*found}
    assert all(0 < figure["low"] <= figure["median"] <= figure["high"] for figure in found.values())


def test_an_earlier_run_is_compared_with(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bench = json.loads(measured(capsys, "--json"))
    for figure in bench["games"]["unreal-estate"].values():
        for key in figure:
            figure[key] /= 1_000_000
    file = tmp_path / "earlier.json"
    file.write_text(json.dumps(bench))
    told = measured(capsys, "--against", str(file)).splitlines()
    assert any(line.startswith("against: ") for line in told)
    (line,) = [line for line in told if "decisions per second " in line and "view" not in line]
    assert "x what it was" in line


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"games": {"unreal-estate": {"clone": 3}}}'])
def test_what_no_bench_wrote_is_refused(text: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "nonsense.json"
    file.write_text(text)
    assert main(["bench", "unreal-estate", "--against", str(file)]) == 2
    assert "bench --json" in capsys.readouterr().err


def runs(low: float, median: float, high: float) -> Figure:
    """A figure."""
    return {"low": low, "median": median, "high": high}


def test_a_change_is_told_only_beyond_the_noise() -> None:
    assert change(runs(9, 10, 11), runs(10, 12, 13)) == "within the noise"
    assert change(runs(9, 10, 11), runs(18, 20, 21)) == "2.00 x what it was (10.0)"
    assert change(runs(9, 10, 11), runs(4, 5, 6)) == "0.50 x what it was (10.0)"
    assert change(None, runs(4, 5, 6)) == ""
