"""What the documents show runs as it is shown."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

from ludoteca.games import FOLDERS
from tools import provenance

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("name", ["README.md", "docs/adding-a-game.md"])
def test_the_examples_of_a_document_run(name: str) -> None:
    result = doctest.testfile(str(ROOT / name), module_relative=False)
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize(
    "name", ["ludoteca", "ludoteca.core.chance", "ludoteca.core.vocabulary", "ludoteca.drawing.choice"]
)
def test_the_examples_of_a_module_run(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted > 0
    assert result.failed == 0


def test_the_document_of_provenance_says_what_the_data_says() -> None:
    document = provenance.DOCUMENT.read_text("utf-8")
    assert sorted(found[1] for found in provenance.MARK.findall(document)) == sorted(FOLDERS)
    assert provenance.written(document) == document


def test_a_table_of_provenance_names_the_fewer_things() -> None:
    lines = provenance.table("unreal_estate").splitlines()
    assert "| special effect |  | thieves den, toll house | the others |" in lines
    assert "| building copies |  |  | all |" in lines
