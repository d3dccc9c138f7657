"""docs/adding-a-game.md is true: a copy of the project follows it, and the new game keeps every law."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import new_game

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]
FOLDERS = ("deploy", "src", "tests", "tools", "docs", "locks")
FILES = ("hatch_build.py", "pyproject.toml", ".gitignore", "README.md", "LICENSE", "CHANGELOG.md")
LEFT_OUT = shutil.ignore_patterns("browser", "pictures", ".*_cache", ".hypothesis")  # compiled files come along
HOUSE = ("tests/test_packaging.py", "tests/games/test_every_art.py", "-k", "imports or engine_runs or rules or no_two")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project, to be changed at will."""
    copy = tmp_path_factory.mktemp("project")
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, copy / folder, ignore=LEFT_OUT)
    for file in FILES:
        shutil.copy(ROOT / file, copy)
    forget(copy, "harbour")
    return copy


def forget(project: Path, game: str) -> None:
    """Take a game away, if it is there: whoever tries the document out may leave its example on the shelf."""
    for place in ("src/ludoteca/games", "tests/games"):
        shutil.rmtree(project / place / game, ignore_errors=True)
    shelf = project / "src" / "ludoteca" / "games" / "__init__.py"
    shelf.write_text(shelf.read_text(encoding="utf-8").replace(f'    "{game}",\n', ""), encoding="utf-8")


def run(project: Path, *line: str) -> subprocess.CompletedProcess[str]:
    """Run Python in the copy, with the copy's own sources."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(project / "src"),
        "PYTEST_ADDOPTS": "",
    }
    return subprocess.run(
        [sys.executable, *line], cwd=project, env=environment, capture_output=True, text=True, check=False
    )


def contents(project: Path) -> dict[str, bytes]:
    """Every file of the copy but what tests and tools make on their way."""
    files = [file for file in project.rglob("*") if file.is_file() and file.suffix != ".mo"]
    made = re.compile(r"(^|/)(\.\w+_cache|\.hypothesis|__pycache__)/")
    return {
        name: file.read_bytes()
        for name, file in [(file.relative_to(project).as_posix(), file) for file in files]
        if not made.search(name)
    }


def commands() -> list[list[str]]:
    """The commands that the document's first block tells a newcomer to type."""
    block = re.search(r"```sh\n(.*?)```", (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8"), re.DOTALL)
    assert block is not None
    return [shlex.split(line, comments=True) for line in block[1].splitlines()]


@pytest.mark.long
def test_whoever_follows_the_document_has_a_game_that_keeps_every_law(project: Path) -> None:
    before = contents(project)
    first, *others = commands()
    assert first == ["python", "tools/new_game.py", "harbour", "Harbour"]
    for python, *line in [first, *others]:
        assert python == "python"
        done = run(project, *line)
        assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"[5-9]\d passed|\d{3,} passed", done.stdout), done.stdout
    touched(before, contents(project))
    house = run(project, "-m", "pytest", "-q", "-p", "no:cacheprovider", *HOUSE)
    assert house.returncode == 0, house.stdout
    style = [run(project, "-m", "ruff", *how, ".") for how in (["check"], ["format", "--check"])]
    assert [done.stdout for done in style if done.returncode] == []


def touched(before: dict[str, bytes], after: dict[str, bytes]) -> None:
    """Two new folders, and one line more in one file."""
    new = ("src/ludoteca/games/harbour/", "tests/games/harbour/")
    assert [name for name in after if name not in before and not name.startswith(new)] == []
    assert [name for name in before if name not in after] == []
    shelf = "src/ludoteca/games/__init__.py"
    assert [name for name in before if before[name] != after[name]] == [shelf]
    old, lines = (text[shelf].decode().splitlines() for text in (before, after))
    lines.remove('    "harbour",')
    assert lines == old


def test_the_golden_tool_names_itself_where_nothing_is_written_down_yet(project: Path) -> None:
    expected = project / "tests" / "toy" / "replays" / "expected.json"
    written = expected.read_text()
    expected.unlink()
    line = "`python tools/golden.py ferry --update`"
    done = run(project, "tools/golden.py", "ferry")
    assert (done.returncode, line in done.stderr) == (2, True)
    assert run(project, *shlex.split(line.strip("`"))[1:]).returncode == 0
    assert expected.read_text() == written
    assert "2 of 2 golden games" in run(project, "tools/golden.py", "ferry").stdout


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ([], "give a name"),
        (["a", "b", "c"], "give a name"),
        (["Harbour"], "no name for a folder"),
        (["9lives"], "no name for a folder"),
        (["../up"], "no name for a folder"),
        (["lost__harbour"], "no name for a folder"),
        (["harbour", 'The "Harbour"'], "no title"),
        (["harbour", ""], "no title"),
        (["class"], "a word of Python"),
        (["list"], "a word of Python"),
        (["hand"], "a word inside the toy"),
        (["ferry"], "a word inside the toy"),
        (["gold"], "a colour or glyph gold-ink"),
        (["origins"], "a game origins already"),
        (["laws"], "tests/games/laws is there already"),
    ],
)
def test_a_name_that_will_not_do_is_refused(arguments: list[str], complaint: str) -> None:
    with pytest.raises(new_game.Refusal) as refused:
        new_game.check(new_game.naming(arguments))
    assert complaint in str(refused.value)


def test_a_refused_game_leaves_everything_as_it_was(project: Path) -> None:
    before = contents(project)
    done = run(project, "tools/new_game.py", "hand")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "new_game: hand is already a word inside the toy: choose a longer name\n"
    assert contents(project) == before


def test_what_cannot_be_written_to_its_end_is_taken_away_again(project: Path) -> None:
    """One file lies where a folder should be made; that shows after the game is written."""
    before = contents(project)
    script = (
        "from pathlib import Path; from tools import new_game as n; new = n.naming(['pier']);"
        "n.write(new, {**n.game_files(new), Path('README.md') / 'x': ''}, '')"
    )
    assert "FileExistsError" in run(project, "-c", script).stderr
    assert contents(project) == before


@pytest.mark.parametrize(
    ("arguments", "name", "title", "word"),
    [
        (["lost_harbour"], "lost-harbour", "Lost Harbour", "LostHarbour"),
        (["ferry_boats", "Ferry: The Boats"], "ferry-boats", "Ferry: The Boats", "FerryBoats"),
    ],
)
def test_every_form_of_the_name_stands_where_it_belongs(arguments: list[str], name: str, title: str, word: str) -> None:
    new = new_game.naming(arguments)
    new_game.check(new)
    files = {file.name: text for file, text in new_game.game_files(new).items() if file.parent.name == new.folder}
    assert f'name="{name}"' in files["__init__.py"]
    assert f'title="{title}"' in files["text.py"]
    assert f"class {word}View(View):" in files["view.py"]
    assert f'load("ludoteca.games.{new.folder}")' in files["data.py"]
    assert "ludoteca.core" not in files["__init__.py"]
