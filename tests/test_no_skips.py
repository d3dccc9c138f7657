"""A skip is a skip, but a failure where nothing may be skipped."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.no_skips import NO_SKIPS

TESTS = """
import pytest

def test_well():
    pass

def test_left():
    pytest.skip("nobody is here")

@pytest.mark.skipif(True, reason="nothing is there")
def test_marked():
    pass

@pytest.fixture
def missing():
    pytest.importorskip("no_such_library")

def test_without(missing):
    pass

@pytest.mark.xfail
def test_known():
    raise AssertionError
"""
WHOLE_FILE = "import pytest; pytest.skip('the whole file', allow_module_level=True)"


@pytest.mark.parametrize(
    ("allowed", "told"), [("0", "1 passed, 4 skipped, 1 xfailed"), ("1", "1 failed, 1 passed, 1 xfailed, 3 errors")]
)
def test_a_skip_fails_where_nothing_may_be_skipped(tmp_path: Path, allowed: str, told: str) -> None:
    (tmp_path / "test_some.py").write_text(TESTS)
    (tmp_path / "test_file.py").write_text(WHOLE_FILE)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    plugins = ["-p", "tests.no_skips", "-p", "no:django", "-p", "no:cacheprovider", "--continue-on-collection-errors"]
    own = {**os.environ, NO_SKIPS: allowed, "PYTHONPATH": str(Path(__file__).parents[1]), "PYTEST_ADDOPTS": "-n0"}
    run = [sys.executable, "-m", "pytest", *plugins, str(tmp_path)]
    done = subprocess.run(run, cwd=tmp_path, env=own, capture_output=True, text=True)
    assert told in done.stdout
    if allowed == "1":
        for reason in ("nobody is here", "nothing is there", "no_such_library", "the whole file"):
            assert f"{NO_SKIPS}=1, but: " in done.stdout
            assert reason in done.stdout
