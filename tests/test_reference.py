"""The API reference: every public name says what it is, its examples run, and the site of it all is built in peace."""

from __future__ import annotations

import doctest
import importlib
import re
import subprocess
import sys
from inspect import isclass, isroutine
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from sphinx.util.inventory import InventoryFile

from tests.shared import once

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
PACKAGES = ["ludoteca", *[f"ludoteca.{room}" for room in ("bots", "rl", "data", "notebook", "openspiel")]]
EXAMPLE = re.compile(r"^ *>>> ", re.MULTILINE)
ELSEWHERE = re.compile(
    r"""<(?:link|script|img|iframe)\b[^>]*(?:href|src)=["']?(?:https?:)?//[^>]*>|@import|url\(["']?http"""
)


def named(file: Path) -> str:
    """``ludoteca/core/state.py`` as Python calls it."""
    return ".".join(file.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")


WITH_EXAMPLES = sorted(named(file) for file in SOURCES.rglob("*.py") if EXAMPLE.search(file.read_text("utf-8")))


def public(package: str) -> dict[str, Any]:
    """What may be imported from a package."""
    module: ModuleType = importlib.import_module(package)
    return {name: getattr(module, name) for name in module.__all__}


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_the_examples_of_a_module_run(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("package", PACKAGES)
def test_every_public_class_function_and_method_says_what_it_is(package: str) -> None:
    things = {name: thing for name, thing in public(package).items() if isclass(thing) or isroutine(thing)}
    parts = {
        f"{name}.{part}": value
        for name, thing in things.items()
        if isinstance(thing, type)
        for part, value in vars(thing).items()
        if not part.startswith("_") and (callable(value) or isinstance(value, property))
    }
    assert things
    assert [name for name, thing in {**things, **parts}.items() if not thing.__doc__] == []


@pytest.fixture(scope="module")
def site() -> Path:
    """The site, built as `make docs` builds it, for whoever looks at it: a warning is an error."""
    return once("docs", build) / "html"


def build(folder: Path) -> None:
    """Build the site into a folder."""
    command = [sys.executable, "-m", "sphinx", "--quiet", "--fail-on-warning", "--doctree-dir", str(folder / "trees")]
    built = subprocess.run([*command, "docs", str(folder / "html")], cwd=ROOT, capture_output=True, text=True)
    assert (built.returncode, built.stderr) == (0, "")


@pytest.mark.slow
def test_every_public_name_has_its_entry_once(site: Path) -> None:
    inventory = InventoryFile.loads((site / "objects.inv").read_bytes(), uri="")
    entries = {name for kind in inventory.data if kind.startswith("py:") for name in inventory.data[kind]}
    offers: dict[tuple[str, int], list[str]] = {}  # what several packages offer is one thing
    for package in PACKAGES:
        for name, thing in public(package).items():
            offers.setdefault((name, id(thing)), []).append(f"{package}.{name}")
    assert [names for names in offers.values() if len(entries & {*names}) != 1] == []


@pytest.mark.slow
def test_the_site_asks_nobody_else_for_anything(site: Path) -> None:
    files = [file for file in site.rglob("*") if file.suffix in (".html", ".css")]
    assert len(files) > 20
    assert [(file.name, found) for file in files for found in ELSEWHERE.findall(file.read_text("utf-8"))] == []
