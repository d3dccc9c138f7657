"""The house in order: who may import whom, what a built wheel holds, and what no file may say."""

from __future__ import annotations

import ast
import fnmatch
import importlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hatchling.build import get_requires_for_build_wheel
from packaging.requirements import Requirement

import ludoteca
from hatch_build import SOURCES, compiled_files

ROOT = SOURCES.parent
PACKAGE = SOURCES / "ludoteca"
IGNORED = [line.strip("/") for line in (ROOT / ".gitignore").read_text().splitlines() if line and line[0] != "#"]


def kept(folder: Path) -> Iterator[Path]:
    """Every file of ours under *folder*: what git ignores is not ours."""
    for path in sorted(folder.iterdir()):
        if path.name != ".git" and not any(fnmatch.fnmatch(path.name, pattern) for pattern in IGNORED):
            yield from kept(path) if path.is_dir() else [path]


def dotted(file: Path) -> str:
    """``ludoteca/core/state.py`` as Python calls it."""
    return ".".join(file.with_suffix("").parts).removesuffix(".__init__")


MODULES = {dotted(file.relative_to(SOURCES)): file for file in kept(PACKAGE) if file.suffix == ".py"}


# -- imports point one way ---------------------------------------------------------------------------------------------

# Everything but a single game.
STUDY = {"data", "rl", "notebook", "openspiel", "cluster"}
OUTSIDE = {"ludoteca", "core", "drawing", "shelf", "bots", "rulebook", "show", *STUDY, "web", "cli"}
MAY_IMPORT = {  # a room, and the rooms it may look into besides itself; every other room is outside
    "core": set[str](),
    "drawing": {"core"},  # pictures are plain data there
    "game": {"core", "drawing"},
    "shelf": {"core", "game"},
    "bots": {"core", "shelf"},
    "show": {"core", "drawing"},
    "data": {"core", "shelf", "bots"},
    "rl": {"core", "shelf", "bots"},
    "notebook": {"core", "drawing", "shelf", "bots", "show"},
    "openspiel": {"core", "shelf", "bots"},
    "cluster": {"core", "bots"},
    "web": OUTSIDE - {"cli"},
}
ENGINE = ("core", "drawing", "game", "shelf", "bots", "show")


def room(module: str) -> str:
    """The room of the house a module lies in; the shelf is ludoteca.games itself, where the games stand."""
    _, *inside = module.split(".")
    if inside[:1] == ["games"]:
        return "game" if len(inside) > 1 else "shelf"
    return inside[0] if inside else "ludoteca"


def imports(module: str) -> set[str]:
    """Every module that *module* imports, anywhere in its text, by its full name."""
    file = MODULES[module]
    package = module if file.name == "__init__.py" else module.rpartition(".")[0]
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            source = importlib.util.resolve_name("." * node.level + (node.module or ""), package)
            names = {f"{source}.{name.name}" for name in node.names}
            found |= {name if name in MODULES else source for name in names}
    return found


def neighbours(module: str, other: str) -> bool:
    """Whether two modules share a room; every game has a room of its own."""
    return module.split(".")[1:3] == other.split(".")[1:3] if room(module) == "game" else room(module) == room(other)


def test_imports_point_one_way() -> None:
    ours = [(module, other) for module in MODULES for other in imports(module) if other.split(".")[0] == "ludoteca"]
    far = [(module, other) for module, other in ours if not neighbours(module, other)]
    assert [pair for pair in far if room(pair[1]) not in MAY_IMPORT.get(room(pair[0]), OUTSIDE)] == []


# -- the floors of the site --------------------------------------------------------------------------------------------

FLOORS = ("live", "render", "pages", "entrance")  # each looks down only; what lies in no floor is the entrance
LIVE_MAY_IMPORT = {  # a room of the lowest floor, and the rooms it may look into besides itself
    "meters": set[str](),
    "writer": {"refusal", "meters"},
    "refusal": set[str](),
    "limits": set[str](),
    "people": {"writer", "refusal"},
    "house": {"refusal", "people"},
    "bots": {"limits"},
    "clocks": {"people", "refusal"},
    "tables": {"writer", "refusal", "meters", "people", "bots", "clocks"},
    "notices": {"writer", "refusal", "meters", "limits", "people", "clocks", "tables"},
    "releases": {"writer", "refusal", "tables"},
    "reports": {"writer", "bots", "tables"},
    "talk": {"writer", "refusal", "people", "tables"},
}
NOT_FOR_LIVE = ("django.http", "django.urls", "django.template", "django.shortcuts", "django.views", "django.contrib")
SITE = {module: imports(module) for module in MODULES if room(module) == "web"}


def floor(module: str) -> int:
    """How high in the site a module lies."""
    name = [*module.split("."), "", ""][2]
    return FLOORS.index(name if name in FLOORS else "entrance")


def room_of_live(module: str) -> str:
    """The room of the lowest floor a module lies in; nothing if it lies elsewhere."""
    names = [*module.split("."), "", ""]
    return names[3] if names[2] == "live" else ""


def test_the_floors_of_the_site_look_down_only() -> None:
    ours = [(module, other) for module in SITE for other in SITE[module] if room(other) == "web"]
    assert [(module, other) for module, other in ours if floor(module) < floor(other)] == []


def test_people_bots_and_the_writer_know_no_tables() -> None:
    pairs = {(room_of_live(module), room_of_live(other)) for module in SITE for other in SITE[module]}
    far = {(here, there) for here, there in pairs if here and there and here != there}
    assert {(here, there) for here, there in far if there not in LIVE_MAY_IMPORT[here]} == set()


def test_what_lives_knows_no_request_no_page_and_no_address() -> None:
    live = [(module, other) for module in SITE if floor(module) == 0 for other in SITE[module]]
    assert [pair for pair in live if pair[1] == "django" or pair[1].startswith(NOT_FOR_LIVE)] == []


def test_what_is_shown_knows_no_request() -> None:
    render = [(module, other) for module in SITE if floor(module) == 1 for other in SITE[module]]
    assert [pair for pair in render if pair[1] == "django" or pair[1].startswith(("django.http", "django.views"))] == []


# -- the engine alone --------------------------------------------------------------------------------------------------


def test_the_engine_imports_the_standard_library_only() -> None:
    at_hand = sys.stdlib_module_names | {"ludoteca", "mypy_extensions"}  # the last only if it happens to be there
    engine = [module for module in MODULES if room(module) in ENGINE]
    assert [(one, other) for one in engine for other in imports(one) if other.split(".")[0] not in at_hand] == []


def test_the_engine_runs_where_nothing_else_is_installed() -> None:
    names = [name for name in MODULES if room(name) in (*ENGINE, "ludoteca", "cli")]
    where = Path(ludoteca.__file__).parents[1]  # the sources, or the compiled engine if that is what is tested
    script = "import importlib, sys; sys.path.insert(0, sys.argv[1]); [*map(importlib.import_module, sys.argv[2:])]"
    run = [sys.executable, "-I", "-S", "-c", script, str(where), *names]
    assert subprocess.run(run, capture_output=True, text=True, check=False).stderr == ""


# -- what is compiled --------------------------------------------------------------------------------------------------


def test_no_compiled_library_lies_in_the_sources() -> None:
    assert [path for ending in ("so", "pyd") for path in SOURCES.rglob(f"*.{ending}")] == []


def test_the_state_and_the_rules_of_every_game_are_compiled() -> None:
    compiled = {file.as_posix() for file in compiled_files()}
    assert "ludoteca/core/state.py" in compiled
    for game in [type(game).__module__.split(".")[2] for game in ludoteca.GAMES.values()]:
        assert any(re.match(rf"ludoteca/games/{game}/rules(/\w+)?\.py", file) for file in compiled), game


@pytest.mark.compiled
def test_what_should_be_compiled_really_runs_compiled() -> None:
    modules = [importlib.import_module(dotted(file)) for file in compiled_files()]
    assert [module.__name__ for module in modules if str(module.__file__).endswith(".py")] == []


# -- the wheel ---------------------------------------------------------------------------------------------------------


def build_wheel(project: Path, target: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Build *project* as an installer would."""
    run = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(target)]
    settings = {name: value for name, value in os.environ.items() if not name.startswith("LUDOTECA_")}
    return subprocess.run(run, cwd=project, env=settings | environment, capture_output=True, text=True, check=False)


@pytest.fixture
def small_project(tmp_path: Path) -> Path:
    """A project built like ours, with one module to compile."""
    project = tmp_path / "project"
    core = project / "src" / "ludoteca" / "core"
    core.mkdir(parents=True)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, project)
    (core.parent / "__init__.py").write_text('__version__ = "0.1.0"\n')
    (core / "state.py").write_text("def double(number: int) -> int:\n    return 2 * number\n")
    return project


def test_a_wheel_holds_every_file_of_the_package_and_the_compiled_catalogues(tmp_path: Path) -> None:
    built = build_wheel(ROOT, tmp_path)
    assert built.returncode == 0, built.stderr
    (wheel,) = tmp_path.glob("ludoteca-*-py3-none-any.whl")
    expected = {file.relative_to(SOURCES) for file in kept(PACKAGE)}
    expected |= {file.with_suffix(".mo") for file in expected if file.suffix == ".po"}
    assert {file.as_posix() for file in expected} - set(zipfile.ZipFile(wheel).namelist()) == set()


@pytest.mark.slow
def test_a_compilation_that_was_asked_for_and_fails_builds_nothing(small_project: Path, tmp_path: Path) -> None:
    built = build_wheel(small_project, tmp_path, CC="false", LUDOTECA_COMPILE="1")
    assert built.returncode != 0
    assert list(tmp_path.glob("*.whl")) == []


@pytest.mark.parametrize(("asked", "tools"), [("", []), ("1", ["mypy", "setuptools"])])
def test_the_compiler_is_installed_only_for_a_build_that_compiles(
    asked: str, tools: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTECA_COMPILE", asked)
    monkeypatch.chdir(ROOT)
    assert [Requirement(line).name for line in get_requires_for_build_wheel()] == tools


@pytest.mark.compiled
def test_a_compiled_wheel_holds_the_libraries_beside_their_sources(small_project: Path, tmp_path: Path) -> None:
    built = build_wheel(small_project, tmp_path, LUDOTECA_COMPILE="1")
    assert built.returncode == 0, built.stderr
    (wheel,) = tmp_path.glob("*.whl")
    held = [name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("ludoteca/core/")]
    assert not wheel.name.endswith("none-any.whl")
    assert {Path(name).suffix for name in held} == {".py", ".so"}


# -- what no file may say ----------------------------------------------------------------------------------------------

REGISTRIES = ("pypi" + ".org", "python" + "hosted", "npm" + "js.", "yarn" + "pkg", "crates" + ".io")
MACHINE = re.compile(r"(?<![\w.~/-])/(?:work|root|home|Users|mnt)/|\.\./" + "shared")


def test_no_file_names_a_package_registry_or_a_path_of_one_machine() -> None:
    texts = {file.relative_to(ROOT).as_posix(): file.read_bytes().decode(errors="ignore") for file in kept(ROOT)}
    assert [(name, host) for name, text in texts.items() for host in REGISTRIES if host in text] == []
    assert [(name, path) for name, text in texts.items() for path in MACHINE.findall(text)] == []


# -- versions ----------------------------------------------------------------------------------------------------------

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
HEAVY = ["train", "ray"]  # what make extras-test installs apart
LOCKS = {"play": ["site", "build"], "dev": [extra for extra in EXTRAS if extra not in HEAVY], "extras": HEAVY}


def locked(name: str) -> list[Requirement]:
    """The packages that a lock names, each in exactly one version for each Python."""
    lines = (ROOT / "locks" / f"{name}.txt").read_text().splitlines()
    return [Requirement(line.rstrip(" \\")) for line in lines if line and line[0] not in " #"]


def names(extras: list[str]) -> set[str]:
    """The packages that these extras ask for by name."""
    return {Requirement(line).name for extra in extras for line in EXTRAS[extra]}


@pytest.mark.parametrize(("lock", "extras"), LOCKS.items())
def test_a_lock_holds_what_its_extras_ask_for_within_their_ranges(lock: str, extras: list[str]) -> None:
    for asked in [Requirement(line) for extra in extras for line in EXTRAS[extra]]:
        found = [str(one.specifier).removeprefix("==") for one in locked(lock) if one.name == asked.name]
        assert found, asked
        assert all(version in asked.specifier for version in found), asked


@pytest.mark.parametrize("lock", LOCKS)
def test_every_package_of_a_lock_has_its_hashes_and_none_its_address(lock: str) -> None:
    text = (ROOT / "locks" / f"{lock}.txt").read_text()
    assert len(re.findall(r"^\S+==.*\\\n    --hash=sha256:", text, re.MULTILINE)) == len(locked(lock))
    assert "://" not in text


def test_who_only_plays_installs_nothing_of_a_developer_but_in_the_same_versions() -> None:
    play, dev = ({(one.name, str(one.specifier)) for one in locked(lock)} for lock in ("play", "dev"))
    assert play <= dev
    assert names(["dev", "compile"]) & {one.name for one in locked("play")} == set()


def test_what_is_heavy_is_neither_in_the_gate_nor_played_with() -> None:
    heavy = {"torch", "sb3-contrib", "stable-baselines3", "ray"}
    assert heavy & {one.name for lock in ("play", "dev") for one in locked(lock)} == set()


def test_an_installer_and_the_build_extra_need_the_same() -> None:
    assert PROJECT["build-system"]["requires"] == EXTRAS["build"]


def test_the_changelog_tells_when_this_version_came_out() -> None:
    headings = re.findall(r"^## (.+)", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    dates = [heading.partition(" – ")[2] for heading in headings if heading != "Unreleased"]
    assert headings[0] == "Unreleased" or headings[0].startswith(f"{ludoteca.__version__} – ")
    assert ludoteca.__version__ in [heading.partition(" – ")[0] for heading in headings]
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\d", day) for day in dates)
    assert dates == sorted(dates, reverse=True)
