"""Collect every sentence to translate into the message catalogues: `make messages`.

One catalogue for each game, `ludoteca` for what all games share, `django` for the site. A new sentence arrives with an
empty translation, a changed one counts as new, and one that nobody says any more is dropped.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, BinaryIO

from babel.messages.catalog import Catalog
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_file, extract_javascript
from babel.messages.pofile import read_po, write_po
from django.utils.translation.template import templatize

from ludoteca import GAMES

PACKAGE = Path(__file__).parents[1] / "src" / "ludoteca"
LANGUAGES = ("pt_BR",)  # English is the source
KEYWORDS = {
    **DEFAULT_KEYWORDS,
    **dict.fromkeys(("mark", "gettext_lazy", "gettext_noop")),
    "plural": (1, 2),
    "ngettext_lazy": (1, 2),
    "pgettext_lazy": ((1, "c"), 2),
}


def catalogues() -> dict[str, list[str]]:
    """The rooms of the house whose sentences make up each catalogue."""
    rooms = {"ludoteca": ["bots", "cli", "core", "drawing"], "django": ["web"]}
    for game in GAMES.values():
        rooms[game.text.domain] = ["games/" + type(game).__module__.split(".")[2]]
    return rooms


def template_sentences(file: BinaryIO, keywords: Any, comment_tags: Any, options: Any) -> Iterator[Any]:
    """The sentences of a page: Django rewrites its template as calls, which read like a script's."""
    calls = templatize(file.read().decode())
    return extract_javascript(io.BytesIO(calls.encode()), keywords, comment_tags, {})


def sources(rooms: list[str]) -> Iterator[tuple[Path, Any]]:
    """Every file of *rooms* that may hold sentences, and how to read it."""
    for room in (PACKAGE / room for room in rooms):
        for path in sorted(room.rglob("*.*")):
            if path.suffix == ".py":
                yield path, "python"
            elif "templates" in path.parts:
                yield path, template_sentences


def sentences(rooms: list[str]) -> Catalog:
    """Every sentence marked in *rooms*."""
    found = Catalog()
    for path, method in sources(rooms):
        place = (path.relative_to(PACKAGE).as_posix(), 0)
        for _, sentence, comments, context in extract_from_file(method, path, KEYWORDS, ["Translators:"]):
            found.add(sentence, locations=[place], auto_comments=comments, context=context)
    return found


def new_catalogue(domain: str, language: str) -> Catalog:
    """A catalogue without sentences yet."""
    us = "the Ludoteca authors"
    return Catalog(
        language,
        domain,
        header_comment=f"# Ludoteca: {domain}, {language}",
        project="ludoteca",
        version="0.1.0",
        last_translator=us,
        language_team=us,
        msgid_bugs_address=us,
        revision_date=datetime.now(UTC),
        fuzzy=False,
    )


def update(domain: str, language: str) -> None:
    """Bring one catalogue up to date, keeping the translations it has."""
    path = PACKAGE / "locale" / language / "LC_MESSAGES" / f"{domain}.po"
    path.parent.mkdir(parents=True, exist_ok=True)
    catalogue = new_catalogue(domain, language)
    if path.exists():
        with path.open("rb") as file:
            catalogue = read_po(file, language, domain)
    found = sentences(catalogues()[domain])
    catalogue.update(found, no_fuzzy_matching=True, update_creation_date=False)
    with path.open("wb") as file:
        write_po(file, catalogue, width=120, sort_by_file=True, ignore_obsolete=True, include_lineno=False)


if __name__ == "__main__":
    for domain in catalogues():
        for language in LANGUAGES:
            update(domain, language)
