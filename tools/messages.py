"""Collect every sentence to translate into the message catalogues: `make messages`.

One catalogue for each game, in its folder; one for what all games share; one for the site. A new sentence arrives
with an empty translation, a changed one counts as new, and one that nobody says any more is dropped. Sentences stand in
the order of the sources, so that a catalogue changes only where they do.
"""

from __future__ import annotations

import argparse
import ast
import io
import tomllib
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, BinaryIO

from babel.messages.catalog import Catalog
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_file, extract_javascript
from babel.messages.pofile import read_po, write_po
from django.utils.translation.template import templatize

from ludoteca import __version__
from ludoteca.core.teaching.lesson import FILE, read_course
from ludoteca.core.teaching.puzzle import WORDS, PuzzleWords
from ludoteca.games import FOLDERS, game_in

PACKAGE = Path(__file__).parents[1] / "src" / "ludoteca"
LANGUAGES = ("pt_BR",)  # English is the source
KEYWORDS = {
    **DEFAULT_KEYWORDS,
    **dict.fromkeys(("mark", "gettext_lazy", "gettext_noop")),
    "plural": (1, 2),
    "ngettext_lazy": (1, 2),
    "pgettext_lazy": ((1, "c"), 2),
}


def catalogues(language: str) -> dict[Path, list[Path]]:
    """Every catalogue of a language, and the rooms of the house whose sentences it holds."""
    shared = [PACKAGE / room for room in ("bots", "cli", "core", "drawing", "notebook")]
    site = PACKAGE / "locale" / language / "LC_MESSAGES" / "django.po"
    games = [PACKAGE / "games" / folder for folder in FOLDERS]
    return {
        PACKAGE / "words" / f"{language}.po": shared,
        site: [PACKAGE / "web"],
        **{game / "words" / f"{language}.po": [game] for game in games},
    }


def template_sentences(file: BinaryIO, keywords: Any, comment_tags: Any, options: Any) -> Iterator[Any]:
    """The sentences of a page: Django rewrites its template as calls, which read like a script's."""
    calls = templatize(file.read().decode())
    return extract_javascript(io.BytesIO(calls.encode()), keywords, comment_tags, {})


def python_sentences(file: BinaryIO, keywords: Any, comment_tags: Any, options: Any) -> Iterator[Any]:
    """The sentences of a Python file, also of those calls that stand inside an f-string."""
    calls = [node for node in ast.walk(ast.parse(file.read())) if isinstance(node, ast.Call)]
    for node in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        parts = [arg.value if isinstance(arg, ast.Constant) else None for arg in node.args]
        if name in keywords and parts and isinstance(parts[0], str):
            yield node.lineno, name, parts[0] if len(parts) == 1 else tuple(parts), []


def lesson_sentences(file: BinaryIO, keywords: Any, comment_tags: Any, options: Any) -> Iterator[Any]:
    """The sentences of a game's lessons."""
    game = game_in(Path(file.name).parent.name)
    for sentence in read_course(game, file.read().decode()).sentences():
        yield 0, "mark", sentence, []


def puzzle_sentences(file: BinaryIO, keywords: Any, comment_tags: Any, options: Any) -> Iterator[Any]:
    """The questions and ideas of a game's puzzles."""
    for sentence in PuzzleWords(tomllib.load(file)).sentences():
        yield 0, "mark", sentence, []


def sources(rooms: list[Path]) -> Iterator[tuple[Path, Any]]:
    """Every file of *rooms* that may hold sentences, and how to read it."""
    for room in rooms:
        for path in sorted(room.rglob("*.*")):
            if path.suffix == ".py":
                yield path, python_sentences
            elif path.name == FILE:
                yield path, lesson_sentences
            elif path.name == WORDS:
                yield path, puzzle_sentences
            elif "templates" in path.parts:
                yield path, template_sentences


def sentences(rooms: list[Path]) -> Catalog:
    """Every sentence marked in *rooms*."""
    found = Catalog()
    for path, method in sources(rooms):
        place = (path.relative_to(PACKAGE).as_posix(), 0)
        for _, sentence, comments, context in extract_from_file(method, path, KEYWORDS, ["Translators:"]):
            found.add(sentence, locations=[place], auto_comments=comments, context=context)
    return found


def new_catalogue(language: str) -> Catalog:
    """A catalogue without sentences yet."""
    us = "the Ludoteca authors"
    return Catalog(
        language,
        header_comment=f"# Ludoteca, {language}",
        project="ludoteca",
        version=__version__,
        last_translator=us,
        language_team=us,
        msgid_bugs_address=us,
        revision_date=datetime.now(UTC),
        fuzzy=False,
    )


def update(path: Path, rooms: list[Path], language: str) -> None:
    """Bring one catalogue up to date, keeping the translations it has."""
    catalogue = new_catalogue(language)
    if path.exists():
        with path.open("rb") as file:
            catalogue = read_po(file, language)
    known = {(message.id, message.context): message.string for message in catalogue}
    for message in list(catalogue)[1:]:  # the first is the header
        catalogue.delete(message.id, message.context)
    for message in list(sentences(rooms))[1:]:
        string = known.get((message.id, message.context))
        catalogue.add(
            message.id,
            string,
            message.locations,
            message.flags,
            message.auto_comments,
            context=message.context,
        )
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        write_po(file, catalogue, width=120, include_lineno=False)


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    for language in LANGUAGES:
        for path, rooms in catalogues(language).items():
            update(path, rooms, language)
