"""The gallery runs as it is written, and what it promises comes true."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient
from traitlets.config import Config

import ludoteca

GALLERY = Path(__file__).parents[2] / "docs" / "gallery.ipynb"
RESULTS = """
rated = {each["bot"]: each for each in table.ratings()}
print(low > 0.5)                                            # the bot of five minutes beats random play
print(sum(given[-200:]) > sum(given[:200]) + 20)            # the learner is further ahead than at first
print(rated[agent]["low"] > rated["random"]["high"])        # and stronger than what it began as
print(games.height == 400 and games["over"].all())
"""


@pytest.fixture
def kernel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Config:
    """How a kernel of its own is started: nothing of whoever runs the test is read or written, and no port is taken."""
    for name in ("IPYTHONDIR", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR"):
        monkeypatch.setenv(name, str(tmp_path / name))
    sources = str(Path(ludoteca.__file__).parents[1])
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([sources, os.environ.get("PYTHONPATH", "")]))
    return Config({"KernelManager": {"transport": "ipc", "ip": str(tmp_path / "ipc")}})


def gallery() -> Any:
    """The notebook."""
    return nbformat.read(GALLERY, as_version=4)


def test_the_gallery_is_kept_without_what_came_out() -> None:
    cells = [cell for cell in gallery().cells if cell.cell_type == "code"]
    assert cells
    assert [cell.id for cell in cells if cell.outputs or cell.execution_count] == []


@pytest.mark.long
@pytest.mark.slow
def test_the_gallery(kernel: Config, tmp_path: Path) -> None:
    book = gallery()
    book.cells.append(nbformat.v4.new_code_cell(RESULTS, id="results"))
    folder = {"metadata": {"path": str(tmp_path)}}
    NotebookClient(book, kernel_name="python3", config=kernel, timeout=None, resources=folder).execute()
    shown = {cell.id: [{**out.get("data", {})} for out in cell.outputs] for cell in book.cells if "outputs" in cell}
    for drawing in ("position-drawn", "position-of-a-seat", "analysis-plotted"):
        assert shown[drawing][-1]["image/svg+xml"].startswith("<svg")
    assert "application/vnd.jupyter.widget-view+json" in shown["table"][-1]
    assert book.cells[-1].outputs[0].text.split() == ["True"] * 4
