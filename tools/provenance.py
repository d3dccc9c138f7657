"""Where the numbers of the games come from: the tables of docs/provenance.md, made from the component data.

    python tools/provenance.py            do the tables say what the data says?
    python tools/provenance.py --update   write them again

Each table stands between two marks in the document, below the prose that tells the sources.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
DOCUMENT = ROOT / "docs" / "provenance.md"
SOURCES = ("rulebook", "public", "reconstructed")
MARK = re.compile(r"(<!-- (\w+): made by tools/provenance.py -->\n).*?(<!-- end -->)", re.DOTALL)
Said = tuple[str, str, str]  # a group of numbers, the thing that has it, its source


def said(data: Any, path: str = "") -> Iterator[Said]:
    """Every source that component data names, in its order: ``("tile spaces", "mill", "public")``."""
    if isinstance(data, list):
        for thing in data:
            yield from said(thing, path)
    elif isinstance(data, dict):
        for key, value in data.items():
            if key == "source" or key.endswith("_source"):
                yield f"{path} {key.removesuffix('source')}".strip(" _").replace("_", " "), data.get("id", ""), value
            else:
                yield from said(value, f"{path} {key}".strip())


def table(folder: str) -> str:
    """The table of one game: a line for each group of numbers, with the things of each source."""
    data = tomllib.loads((ROOT / "src" / "ludoteca" / "games" / folder / "components.toml").read_text("utf-8"))
    groups: dict[str, dict[str, list[str]]] = {}
    for group, thing, source in said(data):
        groups.setdefault(group, {}).setdefault(source, []).append(thing.replace("_", " "))
    lines = [f"| {group} | {' | '.join(cells(found))} |" for group, found in groups.items()]
    return "\n".join([f"| in the data | {' | '.join(SOURCES)} |", "|---" * 4 + "|", *lines]) + "\n"


def cells(found: dict[str, list[str]]) -> list[str]:
    """The things of each source by their names; all of them, and the most where there are several, need none."""
    most = max(found, key=lambda source: len(found[source]))
    rest = "the others" if len(found) > 1 else "all"
    return [rest if source == most else ", ".join(found.get(source, [])) for source in SOURCES]


def written(document: str) -> str:
    """The document with its tables made anew."""
    return MARK.sub(lambda found: found[1] + "\n" + table(found[2]) + "\n" + found[3], document)


def main() -> int:
    """Check the tables, or write them."""
    parser = argparse.ArgumentParser(description="Where the numbers of the games come from.")
    parser.add_argument("--update", action="store_true", help="write the tables again")
    now = DOCUMENT.read_text("utf-8")
    if parser.parse_args().update:
        DOCUMENT.write_text(written(now), "utf-8")
    elif written(now) != now:
        print("docs/provenance.md does not say what the data says: run tools/provenance.py --update")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
