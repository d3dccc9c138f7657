"""The compiled engine plays exactly as the interpreted one: state by state, over many seeds."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import ludoteca
from ludoteca.games import GAMES

ROOT = Path(__file__).parents[2]
SEEDS = "6"


def traced(engine: Path) -> list[str]:
    """The traces that the engine in a folder prints."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(engine), str(ROOT)])}
    line = [sys.executable, str(Path(__file__).with_name("trace.py")), ",".join(GAMES), SEEDS]
    done = subprocess.run(line, env=environment, capture_output=True, text=True, check=True, cwd=ROOT)
    return done.stdout.splitlines()


@pytest.mark.compiled
def test_both_engines_play_the_same_games() -> None:
    fast = traced(Path(ludoteca.__file__).parents[1])
    pure = traced(ROOT / "src")
    assert (fast[0], pure[0]) == ("compiled True", "compiled False")
    assert len(pure) == 1 + len(GAMES) * int(SEEDS)
    assert fast[1:] == pure[1:]
