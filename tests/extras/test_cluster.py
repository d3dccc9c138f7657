"""Games on a cluster of Ray: one of this machine plays the same games as one process, and as several."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.bots import BotError
from ludoteca.bots.contests.tournament import Job, tournament, workers
from ludoteca.cli import main
from ludoteca.cluster import cluster
from ludoteca.games import GAMES

pytestmark = pytest.mark.extras


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray is there, and gives a busy machine time to start it."""
    pytest.importorskip("ray")
    monkeypatch.setenv("RAY_raylet_start_wait_time_s", "300")


def jobs(count: int) -> list[Job]:
    shelf = [GAMES["unreal-estate"], GAMES["origins"]]
    return [Job(game, ("natural", "random"), (n, n + 1), 7 + n) for n in range(count) for game in shelf]


def test_rows_are_the_same_in_one_process_in_several_and_on_a_cluster() -> None:
    here = list(tournament(jobs(9)))
    with workers(2) as mapper:
        assert list(tournament(jobs(9), mapper)) == here
    with cluster() as mapper:
        assert list(tournament(jobs(9), mapper)) == here


def test_the_ladder_is_climbed_on_a_cluster(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def climbed(*where: str) -> list[dict[str, Any]]:
        file = tmp_path / f"ladder{len(where)}.jsonl"
        line = ["ladder", "unreal-estate", "--games", "2", "--share", "100", "--json", "--file", str(file), *where]
        assert main(line) == 0
        rows: list[dict[str, Any]] = json.loads(capsys.readouterr().out)
        return [row for row in rows if row.pop("seconds_per_decision") >= 0]

    assert climbed("--ray") == climbed()


@pytest.mark.parametrize("address", ["127.0.0.1:1", "somewhere"])
def test_where_no_cluster_is_one_sentence_says_so(address: str) -> None:
    with pytest.raises(BotError, match=f"there is no Ray cluster at {address}"), cluster(address):
        pass
