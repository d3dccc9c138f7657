"""The rules as players read them: every game in both languages, section by section, in plain Markdown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteca import GAMES
from tests.toy.ferry import FERRY

LANGUAGES = ("en", "pt_BR")
SHELF = {**GAMES, FERRY.name: FERRY}
FOLDERS = {name: Path(str(game.folder())) / "rulebook" for name, game in SHELF.items()}
FILES = [file for folder in FOLDERS.values() for file in sorted(folder.glob("*.md"))]
CLOSING = {"en": "Provenance", "pt_BR": "Proveniência"}

HEADING = re.compile(r"(#{1,3}) (\S.*)")
ANCHOR = re.compile(r"§(\d+(?:\.[A-Z]?\d+)*)")
PICTURE = re.compile(r"!\[[^\]]+\]\(([a-z0-9-]+)\)")
LIST_ITEM = re.compile(r"(?:-|\d+\.) (\S.*)")
TABLE_RULE = re.compile(r"\|(?:-{3,}\|)+")
BEYOND_THE_SUBSET = {
    "code": re.compile(r"`|~~~"),
    "HTML": re.compile(r"<[a-zA-Z/!]|&\w+;"),
    "link or image": re.compile(r"\]\(|!\[|https?:"),
    "underscore emphasis": re.compile(r"(?<!\w)_|_(?!\w)"),
    "quotation": re.compile(r"^>"),
    "ruled line or underlined heading": re.compile(r"^(?:-{2,}|\*{3,}|=+)$"),
    "indentation": re.compile(r"^\s+\S"),
    "trailing blank": re.compile(r"\s$"),
    "other list mark": re.compile(r"^(?:[+*] |\d+\) )"),
    "deep heading": re.compile(r"^#{4,}"),
}

every_game = pytest.mark.parametrize("game", FOLDERS)
every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")


def read(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines()


def both(game: str) -> tuple[list[str], list[str]]:
    """The lines in English and in Portuguese."""
    return read(FOLDERS[game] / "en.md"), read(FOLDERS[game] / "pt_BR.md")


def sections(lines: list[str]) -> list[tuple[int, str, list[str]]]:
    """Level, title and body of every heading, in order; the body ends at the next heading."""
    found: list[tuple[int, str, list[str]]] = []
    for line in lines:
        heading = HEADING.fullmatch(line)
        if heading:
            found.append((len(heading[1]), heading[2], []))
        elif found and line:
            found[-1][2].append(line)
    return found


def anchors(lines: list[str]) -> list[str]:
    """The § numbers of the headings, in order."""
    numbers = [ANCHOR.match(title) for _, title, _ in sections(lines)]
    return [number[1] for number in numbers if number]


def tables(lines: list[str]) -> list[list[int]]:
    """Every table as the list of its rows, each row as its number of cells."""
    found: list[list[int]] = []
    before = ""
    for line in lines:
        if line.startswith("|"):
            if not before.startswith("|"):
                found.append([])
            found[-1].append(line.count("|") - 1)
        before = line
    return found


@every_game
def test_a_game_can_be_read_in_every_language(game: str) -> None:
    assert sorted(file.name for file in FOLDERS[game].glob("*.md")) == [f"{language}.md" for language in LANGUAGES]


@every_game
def test_both_languages_have_the_same_sections_in_the_same_order(game: str) -> None:
    english, portuguese = both(game)
    assert anchors(english)
    assert anchors(english) == anchors(portuguese)


@every_game
def test_both_languages_have_the_same_tables(game: str) -> None:
    """A row missing in one language is a rule missing in it."""
    english, portuguese = both(game)
    assert tables(english) == tables(portuguese)


@every_game
def test_both_languages_have_the_same_pictures_in_the_same_sections(game: str) -> None:
    english, portuguese = (
        [(title.split()[0], PICTURE.findall("\n".join(body))) for _, title, body in sections(lines)[1:-1]]
        for lines in both(game)
    )
    assert english == portuguese


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_its_values_stand_in_the_rules(game: str, language: str) -> None:
    if not SHELF[game].options:
        return
    words = SHELF[game].words(language)
    options = sections(read(FOLDERS[game] / f"{language}.md"))[-2]
    rows = {row.split("|")[1].strip(): row.split("|")[2] for row in options[2] if row.startswith("|")}
    for option in SHELF[game].options:
        values = [words.option(f"{option.name}={text}") for text in option.texts()]
        assert [
            value for value in values if not value.isdecimal() and value not in rows[words.option(option.name)]
        ] == []


@every_file
def test_the_text_opens_with_title_and_summary_and_closes_with_provenance(file: Path) -> None:
    found = sections(read(file))
    assert [level for level, _, _ in found].count(1) == 1
    level, _, summary = found[0]
    assert (level, len(summary)) == (1, 1)
    assert found[-1][:2] == (2, CLOSING[file.stem])


@every_file
def test_no_section_is_empty(file: Path) -> None:
    found = sections(read(file))
    assert [title for _, title, body in found if not body] == []


@every_file
def test_every_section_between_has_a_number_and_words(file: Path) -> None:
    found = sections(read(file))
    assert [title for _, title, _ in found[1:-1] if not re.fullmatch(ANCHOR.pattern + r" \S.*", title)] == []


@every_file
def test_a_finer_section_stands_under_its_own_section(file: Path) -> None:
    chapter = ""
    for level, title, _ in sections(read(file))[1:-1]:
        number = title.split()[0]
        if level == 2:
            assert "." not in number
            chapter = number
        else:
            assert number.startswith(chapter + "."), title


@every_file
def test_no_number_is_given_twice(file: Path) -> None:
    numbers = anchors(read(file))
    assert sorted({n for n in numbers if numbers.count(n) > 1}) == []


@every_file
def test_every_reference_leads_somewhere(file: Path) -> None:
    lines = read(file)
    assert sorted(set(ANCHOR.findall("\n".join(lines))) - set(anchors(lines))) == []


@every_file
def test_only_simple_markdown_is_used(file: Path) -> None:
    lines = read(file)
    assert [
        (number, name)
        for number, line in enumerate(lines, 1)
        for name, mark in BEYOND_THE_SUBSET.items()
        if mark.search(line) and not PICTURE.fullmatch(line)
    ] == []


@every_file
def test_bold_and_emphasis_are_closed_where_they_open(file: Path) -> None:
    for line in read(file):
        rest = re.sub(r"\*\*(?=\S)[^*]+(?<=\S)\*\*", "", line)
        assert "*" not in re.sub(r"\*(?=\S)[^*]+(?<=\S)\*", "", rest), line


@every_file
def test_blocks_are_parted_by_a_blank_line(file: Path) -> None:
    before = ""
    for line in read(file):
        if before and line:
            assert block(before) == block(line), line
            assert not HEADING.fullmatch(line), line
        before = line


def block(line: str) -> str:
    """Which sort of block a line belongs to."""
    if HEADING.fullmatch(line):
        return "heading"
    if line.startswith("|"):
        return "table"
    if PICTURE.fullmatch(line):
        return "picture"
    return "list" if LIST_ITEM.fullmatch(line) else "paragraph"


@every_file
def test_tables_have_a_head_and_rows_of_equal_width(file: Path) -> None:
    lines = read(file)
    for number, line in enumerate(lines):
        if line.startswith("|"):
            assert line.endswith("|"), line
            starts = number == 0 or not lines[number - 1].startswith("|")
            assert not starts or TABLE_RULE.fullmatch(lines[number + 1]), line
    assert [rows for rows in tables(lines) if len(rows) < 3 or len(set(rows)) > 1] == []
