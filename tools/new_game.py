"""Write a whole new game: a copy of the toy (`tests/toy`) under a name of its own, which keeps every law as it is.

    python tools/new_game.py harbour
    python tools/new_game.py lost_harbour "The Lost Harbour"

Makes `src/ludoteca/games/harbour/` and `tests/games/harbour/`, and adds one line to `src/ludoteca/games/__init__.py`.
From there on, change it bit by bit: docs/adding-a-game.md. If anything is wrong, nothing is written.
"""

from __future__ import annotations

import argparse
import builtins
import keyword
import re
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))  # the toy lies in the tests

from ludoteca.core.seen.picture import Art
from ludoteca.drawing.shared import SHARED
from ludoteca.games import FOLDERS, GAMES
from tests.toy.ferry import FERRY

ROOT = Path(__file__).parents[1]
GAMES_FOLDER = ROOT / "src" / "ludoteca" / "games"
TESTS_FOLDER = ROOT / "tests" / "games"
TOY = ROOT / "tests" / "toy"
SHELF = GAMES_FOLDER / "__init__.py"

NAME = re.compile(r"[a-z][a-z0-9]*(?:_[a-z0-9]+)*")
TITLE = re.compile(r"[^\W_](?:[^\W_]|[ '’:!?,.&–-]){0,39}")
FERRY_WORD = re.compile(r"tests\.toy\.ferry|toy/ferry|FERRY|Ferry|ferry")
WORDS = re.compile(r'("""(?:.|\n)*?"""|"[^"\n]*"|#.*)')  # what is no code: texts and comments
FOLDERS_LIST = re.compile(r'FOLDERS = \(\n(?:    "\w+",\n)*')

Files = dict[Path, str]


class Refusal(ValueError):
    """Why this game cannot be written, in one sentence."""


class Naming:
    """The new game's name in all its forms."""

    def __init__(self, name: str, title: str) -> None:
        self.folder = name  # lost_harbour
        self.title = title  # The Lost Harbour
        self.name = name.replace("_", "-")  # lost-harbour
        self.constant = name.upper()  # LOST_HARBOUR
        self.word = "".join([part.capitalize() for part in name.split("_")])  # LostHarbour

    def places(self) -> dict[str, str]:
        """What a mention of where the toy lies becomes."""
        return {"tests.toy.ferry": f"ludoteca.games.{self.folder}", "toy/ferry": f"games/{self.folder}"}

    def in_code(self, code: str) -> str:
        """A piece of Python with the new game's words for the toy's."""
        forms = {**self.places(), "FERRY": self.constant, "Ferry": self.word, "ferry": self.folder}
        return FERRY_WORD.sub(lambda found: forms[found[0]], code)

    def in_words(self, words: str) -> str:
        """A sentence, or the name of a colour or a glyph, about the new game instead of the toy."""
        forms = {**self.places(), "FERRY": self.constant, "Ferry": self.title, "ferry": self.name}
        return FERRY_WORD.sub(lambda found: forms[found[0]], words)

    def in_python(self, text: str) -> str:
        """A whole module: code as code, texts and comments as words."""
        parts = WORDS.split(text)
        return "".join([self.in_words(part) if i % 2 else self.in_code(part) for i, part in enumerate(parts)])


# -- may it be written? ------------------------------------------------------------------------------------------------


def naming(arguments: list[str]) -> Naming:
    """The name and the title asked for, if they will do."""
    if len(arguments) not in (1, 2):
        raise Refusal('give a name, and a title if it is another: python tools/new_game.py lost_harbour "Lost Harbour"')
    name = arguments[0]
    if not NAME.fullmatch(name) or len(name) > 30:
        raise Refusal(
            f"{name[:40]!r} is no name for a folder: up to 30 small letters, figures and _, as in lost_harbour"
        )
    title = arguments[1] if len(arguments) == 2 else name.replace("_", " ").title()
    if not TITLE.fullmatch(title) or title != title.strip():
        raise Refusal(f"{title[:60]!r} is no title: up to 40 letters, figures, spaces and '’:!?,.&–-")
    return Naming(name, title)


def check(new: Naming) -> None:
    """Refuse a name that something else bears already."""
    if new.folder in FOLDERS or new.name in GAMES:
        raise Refusal(f"there is a game {new.folder} already")
    for place in (GAMES_FOLDER, TESTS_FOLDER):
        if (place / new.folder).exists() or (place / f"{new.folder}.py").exists():
            raise Refusal(f"{(place / new.folder).relative_to(ROOT).as_posix()} is there already")
    if keyword.iskeyword(new.folder) or keyword.issoftkeyword(new.folder) or hasattr(builtins, new.folder):
        raise Refusal(f"{new.folder} is a word of Python: choose a longer name")
    taken = toy_words() & {new.folder, new.word, new.constant}
    if taken:
        raise Refusal(f"{new.folder} is already a word inside the toy: choose a longer name")
    painted = {new.in_words(name) for name in art_names([FERRY.art()])}
    double = painted & art_names([SHARED, *[game.art() for game in GAMES.values()]])
    if double:
        raise Refusal(f"there is a colour or glyph {min(double)} already: choose another name")


def art_names(arts: list[Art]) -> set[str]:
    """The names of all colours and glyphs."""
    return {name for art in arts for names in (art.colours, art.glyphs) for name in names}


def toy_words() -> set[str]:
    """Every word that the code of the toy and its tests uses."""
    code = [part for file in TOY.rglob("*.py") for part in WORDS.split(file.read_text(encoding="utf-8"))[::2]]
    return set(re.findall(r"\w+", " ".join(code)))


# -- what is written ---------------------------------------------------------------------------------------------------


def game_files(new: Naming) -> Files:
    """The game itself, every file of the toy's folder."""
    source, target = TOY / "ferry", GAMES_FOLDER / new.folder
    found: Files = {}
    for file in sorted(source.rglob("*.*")):
        if file.suffix in (".py", ".po", ".md", ".toml"):
            place, text = file.relative_to(source), file.read_text(encoding="utf-8")
            python = file.suffix == ".py"
            found[target / place] = inside(new.in_python(text), len(place.parts)) if python else new.in_words(text)
    return found


def inside(text: str, depth: int) -> str:
    """A module as it stands inside the package: what the house shares is imported from so many folders above."""
    text = re.sub(r"^from ludoteca\.", "from " + "." * (depth + 2), text, flags=re.MULTILINE)
    return re.sub(r"^(from \.{3}.*\n)\n(?=from \.)", r"\1", text, flags=re.MULTILINE)


def test_files(new: Naming) -> Files:
    """The game's tests, and its first golden games."""
    target = TESTS_FOLDER / new.folder
    found: Files = {target / "__init__.py": ""}
    for file in sorted(TOY.glob("*.py")):
        if file.name != "__init__.py":
            found[target / file.name] = new.in_python(file.read_text(encoding="utf-8"))
    for file in sorted((TOY / "replays").iterdir()):
        found[target / "replays" / file.name] = new.in_words(file.read_text(encoding="utf-8"))
    return found


def longer_shelf(new: Naming) -> str:
    """The list of games with one line more."""
    text = SHELF.read_text(encoding="utf-8")
    found = FOLDERS_LIST.search(text)
    if found is None:
        raise Refusal(f"the list FOLDERS in {SHELF.relative_to(ROOT).as_posix()} does not look as it should")
    return f'{text[: found.end()]}    "{new.folder}",\n{text[found.end() :]}'


def write(new: Naming, files: Files, shelf: str) -> None:
    """Write everything, the line in the list last; if that fails half-way, take all of it away again."""
    try:
        for file, text in files.items():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        tidy(new)
        SHELF.write_text(shelf, encoding="utf-8")
    except BaseException:
        for place in (GAMES_FOLDER, TESTS_FOLDER):
            shutil.rmtree(place / new.folder, ignore_errors=True)
        raise


def tidy(new: Naming) -> None:
    """Break lines anew where the new name is longer or shorter; without ruff they stay as they are."""
    places = [str(GAMES_FOLDER / new.folder), str(TESTS_FOLDER / new.folder)]
    subprocess.run([sys.executable, "-m", "ruff", "format", "--quiet", *places], check=False, capture_output=True)


def main() -> int:
    """Write the game, or say why not."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="the folder, and the title where that is more than the folder's name")
    try:
        new = naming(parser.parse_args().names)
        check(new)
        write(new, {**game_files(new), **test_files(new)}, longer_shelf(new))
    except (Refusal, OSError) as error:
        print(f"new_game: {error}", file=sys.stderr)
        return 2
    print(f"{new.title} is on the shelf: src/ludoteca/games/{new.folder} and tests/games/{new.folder}.")
    tests = new.name if new.name == new.folder else f'"{new.name} or {new.folder}"'
    print(f"It plays like the toy, and keeps every law: python -m pytest -k {tests}")
    print("What to change, and in which order: docs/adding-a-game.md")
    return 0


if __name__ == "__main__":
    sys.exit(main())
