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
SEEDS = os.environ.get("LUDOTECA_TRACE_SEEDS", "6")  # games of each; for a long run name more of them ...
EVERY = os.environ.get("LUDOTECA_TRACE_EVERY", "17")  # ... and 1 to look at all of every position


def traced(engine: Path, name: str) -> list[str]:
    """The traces of a game that the engine in a folder prints."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(engine), str(ROOT)])}
    line = [sys.executable, str(Path(__file__).with_name("trace.py")), name, SEEDS, EVERY]
    done = subprocess.run(line, env=environment, capture_output=True, text=True, check=True, cwd=ROOT)
    return done.stdout.splitlines()


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_both_engines_play_the_same_games(name: str) -> None:
    fast = traced(Path(ludoteca.__file__).parents[1], name)
    pure = traced(ROOT / "src", name)
    assert (fast[0], pure[0]) == ("compiled True", "compiled False")
    assert len(pure) == 1 + int(SEEDS)
    assert fast[1:] == pure[1:]
