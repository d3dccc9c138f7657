"""What the keys of every view mean: docs/views.md, made from the types and comments of the games' `view.py`.

python tools/views.py            does the document say what the sources say?
python tools/views.py --update   write it again
"""

from __future__ import annotations

import argparse
import ast
import sys
from pathlib import Path

from ludoteca.games import FOLDERS, GAMES

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "ludoteca"
DOCUMENT = ROOT / "docs" / "views.md"
TOP = """# Views

`game.view(state, seat)` is what a seat may know of a table: plain data, ready for JSON. `SPECTATOR` (-1) sees nothing
private; `OPEN` (-2) sees everything, for finished games. Seats, cards, spaces and the like are numbers from 0; the
names behind them are in the game's `data.py` (`IDS` for cards and such), and `game.words("en")` says them as people do.
Each game's own class of view (`EstateView`, ...) is a `TypedDict`, so an editor knows these keys where it knows the
game: `from ludoteca.games.unreal_estate import UNREAL_ESTATE`.

This page is made by `tools/views.py` from the types themselves, and a test compares it with the views of played games.
"""


def classes(file: Path) -> list[tuple[ast.ClassDef, list[str]]]:
    """Every class of keys in a file, with the lines of the file; a class without a base has none."""
    text = file.read_text(encoding="utf-8")
    return [(node, text.splitlines()) for node in ast.parse(text).body if isinstance(node, ast.ClassDef) and node.bases]


def keys(node: ast.ClassDef, lines: list[str]) -> list[tuple[str, str, str]]:
    """The keys of a class: name, type, and what the comment beside it says."""
    fields = [field for field in node.body if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)]
    return [
        (field.target.id, ast.unparse(field.annotation), lines[field.lineno - 1].partition("  # ")[2])
        for field in fields
        if isinstance(field.target, ast.Name)
    ]


def section(file: Path) -> str:
    """The tables of one file."""
    parts = []
    for node, lines in classes(file):
        bases = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id != "TypedDict"]
        told = (ast.get_docstring(node) or "").replace("\n", " ").replace("  ", " ")
        with_keys = f" It has the keys of {', '.join([f'`{base}`' for base in bases])} too." if bases else ""
        rows = [
            f"| `{name}` | `{kind}` | {what} |".replace(" | None`", " \\| None`")
            for name, kind, what in keys(node, lines)
        ]
        table = ["", "| key | type | what it is |", "|---|---|---|", *rows] if rows else []
        parts.append("\n".join([f"### {node.name}", "", told + with_keys, *table]))
    return "\n\n".join(parts)


def written() -> str:
    """The whole document."""
    parts = [TOP, "## Every game\n", section(PACKAGE / "core" / "seen" / "view.py")]
    for folder in FOLDERS:
        game = GAMES[folder.replace("_", "-")]
        parts += [f"\n## {game.text.title}\n", section(PACKAGE / "games" / folder / "view.py")]
    return "\n".join(parts) + "\n"


def main() -> int:
    """Compare, or write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--update", action="store_true")
    if parser.parse_args().update:
        DOCUMENT.write_text(written(), encoding="utf-8")
    if DOCUMENT.read_text(encoding="utf-8") == written():
        return 0
    print("docs/views.md is not what the sources say: python tools/views.py --update", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
