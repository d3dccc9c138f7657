"""The tool that changes the rules: what matters is noticed, what does not survives, and nothing is tried twice."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]
TOOL = Path(__file__).parents[1] / "tools" / "mutants.py"
RULES = '''"""The rules of a game of two lines."""

TITLE = "tiny"


def points(cards: int | None) -> int:
    """Each card counts twice."""
    return 2 * (cards or 0)
'''
TEST = """from ludoteca.games.tiny.rules.scoring import points


def test_each_card_counts_twice() -> None:
    assert points(3) == 6
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with one game, of which one test watches one rule."""
    game, tests = tmp_path / "src" / "ludoteca" / "games" / "tiny", tmp_path / "tests" / "games" / "tiny"
    (game / "rules").mkdir(parents=True)
    tests.mkdir(parents=True)
    for folder in (game / "rules", game, game.parent, game.parent.parent):
        (folder / "__init__.py").touch()
    (game / "rules" / "scoring.py").write_text(RULES, encoding="utf-8")
    (tests / "test_scoring.py").write_text(TEST, encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text('[tool.pytest.ini_options]\npythonpath = ["src"]\n', encoding="utf-8")
    return tmp_path


def run(project: Path, *words: str) -> list[str]:
    """What the tool tells."""
    command = [sys.executable, str(TOOL), "tiny", "--project", str(project), *words]
    environment = os.environ | {"PYTHONHASHSEED": "0"}
    return subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout.splitlines()


def test_what_matters_is_noticed_what_does_not_survives_and_a_run_goes_on_where_it_stopped(project: Path) -> None:
    told = run(project)
    assert told[0].startswith("tiny: 5 of 5 tried, 3 noticed (0 by replays, 3 by rulebook")
    assert told[0].endswith("0 equivalent, 2 survive: 60.0%")
    assert [line for line in told if "TITLE" in line] == ['    - TITLE = "tiny"', '    + TITLE = "another"']
    results = project / "build" / "mutants" / "results.jsonl"
    lines = results.read_text(encoding="utf-8").splitlines()
    results.write_text("\n".join(lines[:-1]) + "\n", encoding="utf-8")
    excuse(project, 'TITLE = "tiny"')
    told = run(project, "--workers", "1")
    assert results.read_text(encoding="utf-8").splitlines() == lines
    assert told[0].endswith("1 equivalent, 1 survive: 75.0%")
    assert not any("TITLE" in line for line in told)
    assert (project / "src" / "ludoteca" / "games" / "tiny" / "rules" / "scoring.py").read_text("utf-8") == RULES


def excuse(project: Path, line: str) -> None:
    """Say that another word in this line changes nothing."""
    entry = {"file": "rules/scoring.py", "operator": "OtherWord", "line": line, "nth": 0, "reason": "Nobody reads it."}
    text = "\n".join(["[[equivalent]]", *[f"{name} = {json.dumps(value)}" for name, value in entry.items()]])
    (project / "tests" / "games" / "tiny" / "mutants.toml").write_text(text, encoding="utf-8")


@pytest.mark.parametrize("excuses", sorted(ROOT.glob("tests/games/*/mutants.toml")), ids=lambda path: path.parent.name)
def test_every_excuse_is_about_a_line_that_is_still_there(excuses: Path) -> None:
    rules = ROOT / "src" / "ludoteca" / "games" / excuses.parent.name
    for entries in tomllib.loads(excuses.read_text(encoding="utf-8")).values():
        for entry in entries:
            lines = [line.strip() for line in (rules / entry["file"]).read_text(encoding="utf-8").splitlines()]
            assert lines.count(entry["line"]) >= 1, entry
