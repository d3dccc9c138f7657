"""What the documents show runs as it is shown."""

from __future__ import annotations

import argparse
import doctest
import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.bots.levels import lighter
from ludoteca.cli import parser
from ludoteca.games import FOLDERS
from tools import provenance

ROOT = Path(__file__).parents[1]
PAGES = {str(file.relative_to(ROOT)): file.read_text("utf-8") for file in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]}
BLOCK = re.compile(r"^( *)```(\S*)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"# (\w+\.py)\n")  # a block that begins so is written into that file, behind what is there
CODE = re.compile(r"`+[^`]*`+")
LINK = re.compile(r"\]\(([^)#:\s]+)[)#]")  # to a file of ours
ANY_COMMAND = re.compile(r"^\s*ludoteca [a-z]+ ", re.MULTILINE)
PLAYED = ("simulate", "tournament", "dataset")  # commands that are tried, with few games
FEW = 2
EXAMPLES = doctest.DocTestParser()


def blocks(page: str, language: str) -> list[str]:
    """What a page shows in one language, without what it is indented by."""
    found = [(indent, what) for indent, kind, what in BLOCK.findall(PAGES[page]) if kind == language]
    return [re.sub(f"^{indent}", "", what, flags=re.MULTILINE) for indent, what in found]


def commands(text: str) -> Iterator[list[str]]:
    """Every command line of a shell block: its words, without a comment."""
    for line in text.splitlines():
        if words := shlex.split(line, comments=True):
            yield words


PYTHON = [page for page in PAGES if blocks(page, "python")]
SHELL = [page for page in PAGES if blocks(page, "sh")]


class Reader:
    """Somebody who follows a page from its top to its bottom, in a folder of their own."""

    def __init__(self, page: str) -> None:
        self.page = page
        self.known: dict[str, Any] = {"__name__": "__main__"}

    def follow(self) -> None:
        """Every block in its turn."""
        for _, language, text in BLOCK.findall(PAGES[self.page]):
            if language == "python":
                self.type_in(text)
            elif language == "sh":
                self.play(text)

    def type_in(self, text: str) -> None:
        """A session is compared with what it shows; anything else runs, or becomes a file."""
        if ">>> " in text:
            session = EXAMPLES.get_doctest(text, {}, self.page, self.page, 0)
            session.globs = self.known  # what one block names is known to the next
            assert doctest.DocTestRunner().run(session, clear_globs=False).failed == 0
        elif named := FILE.match(text):
            with Path(named[1]).open("a", encoding="utf-8") as file:
                file.write(text)
            sys.modules.pop(Path(named[1]).stem, None)  # whoever asks for it next gets all of it
        else:
            exec(compile("from __future__ import annotations\n" + text, self.page, "exec"), self.known)

    def play(self, text: str) -> None:
        """The commands that play games, with few of them."""
        for words in commands(text):
            if words[0] == "ludoteca" and words[1] in PLAYED:
                request = parser().parse_args(words[1:])
                request.games, request.workers = min(request.games, FEW), 1
                request.bots = ",".join([lighter(spec, 1000, request.game) for spec in request.bots.split(",")])
                assert request.command(request) == 0


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of one's own, in which Python finds what is written there."""
    known = {*sys.modules}
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    for name in {*sys.modules} - known:
        if str(getattr(sys.modules[name], "__file__", "")).startswith(str(tmp_path)):
            del sys.modules[name]


@pytest.mark.parametrize("document", PYTHON)
@pytest.mark.usefixtures("folder")
def test_whoever_follows_a_page_sees_what_it_shows(document: str) -> None:
    Reader(document).follow()


@pytest.mark.parametrize("document", SHELL)
def test_every_command_of_a_page_is_one(document: str) -> None:
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    for words in [words for text in blocks(document, "sh") for words in commands(text)]:
        if words[0] == "ludoteca":
            assert isinstance(parser().parse_args(words[1:]), argparse.Namespace)
        elif words[0] == "make":
            assert words[1] in targets


@pytest.mark.parametrize("document", PAGES)
def test_commands_stand_in_blocks_of_the_shell(document: str) -> None:
    assert [text for text in blocks(document, "") if ANY_COMMAND.search(text)] == []


@pytest.mark.parametrize("document", PAGES)
def test_every_link_leads_to_a_file(document: str) -> None:
    links = LINK.findall(CODE.sub("", PAGES[document]))
    assert [link for link in links if not (ROOT / document).parent.joinpath(link).exists()] == []


def test_whoever_cites_names_the_release_that_they_have() -> None:
    cited = (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"\nversion: {ludoteca.__version__}\n" in cited
    assert f"version = {{{ludoteca.__version__}}}" in PAGES["docs/study.md"]


def test_the_document_of_provenance_says_what_the_data_says() -> None:
    document = provenance.DOCUMENT.read_text("utf-8")
    assert sorted(found[1] for found in provenance.MARK.findall(document)) == sorted(FOLDERS)
    assert provenance.written(document) == document


def test_a_table_of_provenance_names_the_fewer_things() -> None:
    lines = provenance.table("unreal_estate").splitlines()
    assert "| special effect |  | thieves den, toll house | the others |" in lines
    assert "| building copies |  |  | all |" in lines


def test_every_file_that_bots_judge_by_has_a_row_that_tells_how_it_is_made() -> None:
    """The table of docs/bots.md: a file, what it holds, what is known, and the command, which its tool can read."""
    package = ROOT / "src" / "ludoteca"
    files = [*package.glob("games/*/advice/**/*.json"), *package.glob("bots/**/*.json")]
    rows = re.findall(r"^\| `([a-z_/]+\.json)` \|([^|]+)\|([^|]+)\|([^|]+)\|$", PAGES["docs/bots.md"], re.MULTILINE)
    assert [row[0] for row in rows] == sorted(str(file.relative_to(package)) for file in files)
    for _, _, _, command in rows:
        assert command.strip() == "none" or re.search(r"`python (-m tools\.|tools/)\w+", command)
