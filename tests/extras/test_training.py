"""The training example, as a user calls it: it learns, goes on where it was, and plays as one of our bots."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ludoteca.bots import BotError, bot
from ludoteca.bots.contests.arena import simulate
from ludoteca.cli import main
from ludoteca.games import GAMES

pytestmark = pytest.mark.extras
EXAMPLE = Path(__file__).parents[2] / "examples" / "train_ppo.py"


def train(out: Path, steps: int) -> list[dict[str, Any]]:
    """What the example has measured so far, after so many steps."""
    pytest.importorskip("sb3_contrib")
    line = [EXAMPLE, "--steps", steps, "--every", 20_000, "--games", 60, "--against", "random", "--out", out]
    done = subprocess.run([sys.executable, *map(str, line)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "of 400 games" in done.stdout.splitlines()[-1]
    return [json.loads(point) for point in (out / "curve.jsonl").read_text().splitlines()]


@pytest.fixture(scope="session")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of somebody who has trained for a minute, in two goes."""
    out = tmp_path_factory.mktemp("ppo")
    train(out, 12_000)
    train(out, 16_000)
    return out


def test_a_few_thousand_steps_are_better_than_none(trained: Path) -> None:
    points = [json.loads(point) for point in (trained / "curve.jsonl").read_text().splitlines()]
    shares = [point["share"] for point in points if point["against"] == "random"]
    assert [point["steps"] for point in points][::2] == [0, 12_288, 16_384]  # whole rounds at all tables
    assert shares[-1] > shares[0] + 0.2
    assert (trained / "curve.svg").read_text().startswith("<svg")


def test_what_was_learned_is_one_of_our_bots(trained: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = f"ludoteca.rl.sb3:Trained:model={trained / 'model.zip'}"
    assert main(["tournament", "unreal-estate", "--bots", f"random,{spec}", "--games", "4"]) == 0
    assert f"{spec}, 4 games" in capsys.readouterr().out
    game = GAMES["unreal-estate"]
    once, again = (simulate(game, [spec, "random"], 4, 1, {}).report() for _ in range(2))
    assert once["mean_scores"] == again["mean_scores"]


def test_a_bot_without_what_it_should_have_learned_is_refused(trained: Path, tmp_path: Path) -> None:
    game, spec = GAMES["unreal-estate"], "ludoteca.rl.sb3:Trained:model="
    with pytest.raises(BotError, match="there is no file"):
        bot(f"{spec}{tmp_path / 'nothing.zip'}", game, 1)
    (tmp_path / "diary.zip").write_text("a diary")
    with pytest.raises(BotError, match="holds nothing that MaskablePPO has learned"):
        bot(f"{spec}{tmp_path / 'diary.zip'}", game, 1)
    with pytest.raises(BotError, match="has not learned origins with 2 players"):
        simulate(GAMES["origins"], [f"{spec}{trained / 'model.zip'}", "random"], 1, 1, {})
