"""The bench of the site plays real tables over real sockets and tells every figure."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from ludoteca.cli import main

FIGURES = "cpu_ms_per_move cpu_ms_ways moves_per_second p50_ms p99_ms home_ms finished_ms replay_ms"
MEMORY = "kb_per_socket kb_per_table"  # of so few tables it says nothing


@pytest.mark.slow
def test_the_bench_touches_no_database_that_is_in_use(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with sqlite3.connect(tmp_path / "kept.sqlite3") as database:
        database.execute("create table somebodys (name text)")
    for url in (f"sqlite://{tmp_path}/kept.sqlite3", "nonsense"):
        with pytest.raises(SystemExit, match="could not be started"):
            main(["bench", "--site", "--database", url])
    assert "The database is not empty" in capfd.readouterr().err
    assert sqlite3.connect(tmp_path / "kept.sqlite3").execute("select count(*) from sqlite_master").fetchone() == (1,)


@pytest.mark.slow
def test_the_bench_tells_what_a_move_costs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("bench --site --json --tables 4 --rate 20 --seconds 1".split()) == 0
    found = json.loads(capsys.readouterr().out)
    assert all(found[name] > 0 for name in FIGURES.split())
    assert set(MEMORY.split()) <= set(found)
    assert found["cpu_ms_ways"] < found["cpu_ms_per_move"]
    assert found["p50_ms"] <= found["p99_ms"]
    assert found["finished_decisions"] >= 3000
    assert found["finished_ms"] < found["finished_first_ms"]
