"""The tools that teach bots: a run that is stopped goes on and ends as if it had never been."""

from __future__ import annotations

import argparse
import json
import shutil
from collections.abc import Callable
from concurrent.futures import Executor, Future
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from ludoteca.games import GAMES
from tools import appraise, foresee, layers, lessons, train, tune

ESTATE = GAMES["unreal-estate"]
SHIPPED = Path("unreal_estate", "advice", "weights.json")


class Here(Executor):
    """Does everything in this process, and is stopped after so many jobs."""

    def __init__(self, jobs: int = 10_000) -> None:
        self.jobs = jobs
        self.done = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        if self.done == self.jobs:
            raise KeyboardInterrupt
        self.done += 1
        job: Future[Any] = Future()
        job.set_result(fn(*args, **kwargs))
        return job


@pytest.fixture
def weights(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A copy of Unreal Estate's weights, to which the tools write; what the adviser learns is forgotten again."""
    file = tmp_path / SHIPPED
    file.parent.mkdir(parents=True)
    shutil.copy(train.GAMES_FOLDER / SHIPPED, file)
    monkeypatch.setattr(train, "GAMES_FOLDER", tmp_path)
    known = train.learned(ESTATE).weights
    monkeypatch.setitem(known, 2, deepcopy(known[2]))
    return file


# -- tune --------------------------------------------------------------------------------------------------------------


def tuning(folder: Path, **more: Any) -> argparse.Namespace:
    """A tiny run from nothing."""
    usual: dict[str, Any] = {"game": "unreal-estate", "rounds": 6, "games": 2, "seed": 1, "against": None}
    places = {"file": folder / "tune.json", "to": folder / "found.json", "start": None, "from_nothing": True}
    return argparse.Namespace(**{**usual, **places, **more})


def test_tuning_that_was_stopped_ends_as_if_it_had_never_been(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "KEEP", 2)
    one, two = tuning(tmp_path), tuning(tmp_path, file=tmp_path / "other.json", to=tmp_path / "other-found.json")
    tune.work(one, whole := Here())
    with pytest.raises(KeyboardInterrupt):
        tune.work(two, Here(5 * tune.DEALS))
    assert not two.to.exists()
    tune.work(two, rest := Here())
    assert two.to.read_bytes() == one.to.read_bytes()
    assert whole.done - rest.done == 4 * tune.DEALS


def test_tuning_begins_with_the_numbers_of_a_file_or_with_none(tmp_path: Path) -> None:
    for name, tunable in tune.TUNABLE.items():
        shipped = json.loads(tunable.file.read_text("utf-8"))
        whence, numbers = tune.beginning(tuning(tmp_path, game=name), shipped)
        assert (whence, list(numbers), set(numbers.values())) == (", from nothing", list(shipped), {tunable.neutral})
        assert all(tunable.small or number for number in numbers.values())  # each can be moved
        assert 0 <= tune.won(tune.Duel(name, numbers, shipped, tunable.seats[0], 1)) <= 2
    tune.work(tuning(tmp_path, rounds=2), Here())
    begun = tuning(tmp_path, start=tmp_path / "found.json", from_nothing=False, to=tmp_path / "later.json", rounds=2)
    tune.work(begun, Here())
    ways = json.loads(begun.file.read_text("utf-8"))
    assert ways[f"unreal-estate, seed 1, 2 rounds, from {begun.start}"]["begun"] == json.loads(begun.start.read_text())
    begun.start.write_text('{"take-now-0": 1.0}')
    with pytest.raises(SystemExit, match=r"has other numbers: .*take-now-1"):
        tune.work(begun, Here())


# -- train -------------------------------------------------------------------------------------------------------------


def training(file: Path, *more: str) -> None:
    """Two tiny rounds."""
    line = "unreal-estate --players 2 --games 20 --rounds 2 --keep 1 --then greedy:worlds=1 --file".split()
    train.main([*line, str(file), *more])


def forgotten(weights: Path) -> None:
    """Begin with the weights that ship."""
    shutil.copy(lessons.GAMES_FOLDER / SHIPPED, weights)
    train.learned(ESTATE).weights[2] = json.loads(weights.read_text("utf-8"))["weights"]["2"]


def test_training_that_was_stopped_ends_as_if_it_had_never_been(weights: Path, tmp_path: Path) -> None:
    file, before = tmp_path / "train.jsonl", weights.read_bytes()
    training(file)
    found, kept = weights.read_bytes(), file.read_text("utf-8")
    assert found != before
    assert kept.count("\n") == 41
    for lines in (11, 31):  # in the first round and in the second
        file.write_text("".join(kept.splitlines(keepends=True)[:lines]) + '{"of": [', "utf-8")
        forgotten(weights)
        training(file)
        assert (weights.read_bytes(), file.read_text("utf-8")) == (found, kept)


def test_training_with_other_flags_takes_no_games_of_another_run(weights: Path, tmp_path: Path) -> None:
    file = tmp_path / "train.jsonl"
    training(file, "--rounds", "1")
    kept = file.read_text("utf-8")
    for number, flags in enumerate((["--keep", "2"], ["--seed", "2"], ["--from-nothing"]), 2):
        forgotten(weights)
        training(file, "--rounds", "1", *flags)
        later = file.read_text("utf-8")
        assert later.startswith(kept)
        assert later.count("\n") == 21 * number
        kept = later


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_phase_within_a_turn_of_blue_moon_city_follows_from_the_others(players: int) -> None:
    game = GAMES["blue-moon-city"]
    shipped = train.learned(game).weights[players]
    found = [*shipped[:2], [0.0] * len(shipped[2])]
    train.derive(game, found)
    assert found == shipped


# -- foresee and appraise ----------------------------------------------------------------------------------------------


def test_a_net_whose_games_were_played_in_two_goes_is_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foresee, "EACH", 5)
    monkeypatch.setattr(layers, "BATCH", 16)
    request = argparse.Namespace(net="el-dorado-two-pawns", games=15, seed=1, epochs=2, decay=0.1)
    request.folder, request.to = tmp_path / "games", tmp_path / "net.json"
    foresee.teach(request)
    found, files = request.to.read_bytes(), sorted(request.folder.rglob("*.npz"))
    assert len(files) == 3
    kept, lacking = files[0].stat().st_mtime_ns, files[1]
    lacking.rename(lacking.with_suffix(".fresh.npz"))  # it was stopped while it wrote
    request.to.unlink()
    foresee.teach(request)
    assert request.to.read_bytes() == found
    assert sorted(request.folder.rglob("*.npz")) == files
    assert files[0].stat().st_mtime_ns == kept
    assert json.loads(found).keys() >= {"out", "bias", *lessons.Expeditions.parts}


def test_an_appraisal_whose_games_were_played_in_two_goes_is_the_same(
    weights: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(appraise, "EACH", 10)
    monkeypatch.setattr(appraise, "HINTS", appraise.HINTS._replace(games={2: 20}, keep={2: 1}))
    few = appraise.SEARCH._replace(spec="ismcts:playouts=4", games={2: 20}, keep={2: 1})
    monkeypatch.setattr(appraise, "SEARCH", few)
    line, before = ["--players", "2", "--folder", str(tmp_path / "games")], weights.read_bytes()
    appraise.main(line)
    found, files = weights.read_bytes(), sorted((tmp_path / "games").iterdir())
    assert found != before
    assert [file.name for file in files] == [
        f"{who}-2-{first}.npz" for who in ("ismcts", "natural") for first in (0, 10)
    ]
    for lost in (files[1:], files[1:2]):  # while hints played, and in the middle of the games of the search
        for file in lost:
            file.unlink()
        forgotten(weights)
        appraise.main(line)
        assert weights.read_bytes() == found
    assert sorted((tmp_path / "games").iterdir()) == files
