"""The rulebooks as pages: the small part of Markdown that they are written in, and nothing more."""

from __future__ import annotations

import re

import pytest

from ludoteca.core.game import AnyGame
from ludoteca.games import GAMES
from ludoteca.web.render.rules.rulebook import anchor, read, rulebook


def html(text: str) -> str:
    return str(read(text).html)


def test_headings_have_addresses_by_their_section() -> None:
    book = read("# Ferry\n\n## §4 Turns\n\n### §4.A1 Loading\n\n## Provenance\n")
    assert book.title == "Ferry"
    assert [(one.id, one.level) for one in book.contents] == [("s4", 2), ("s4-a1", 3), ("provenance", 2)]
    assert '<h2 id="s4">§4 Turns</h2>' in book.html


def test_sections_that_are_named_are_links() -> None:
    assert html("See §4.1 and §5.") == '<p>See <a href="#s4-1">§4.1</a> and <a href="#s5">§5</a>.</p>'


def test_bold_and_emphasis() -> None:
    assert html("a **b c** *d* 2 * 3 * 4") == "<p>a <strong>b c</strong> <em>d</em> 2 * 3 * 4</p>"


def test_lists() -> None:
    assert html("- a\n- b") == "<ul><li>a</li><li>b</li></ul>"
    assert html("1. a\n2. b") == "<ol><li>a</li><li>b</li></ol>"


def test_tables() -> None:
    page = html("| a | b |\n|---|---|\n| 1 | **2** |")
    assert '<th scope="col">a</th>' in page
    assert "<td>1</td><td><strong>2</strong></td>" in page


def test_a_picture_stands_where_it_is_named() -> None:
    drawn = read("a\n\n![b **c**](d-1)\n\n![e](F)", lambda name, caption: f"<{name}>{caption}</{name}>").html
    assert drawn == "<p>a</p>\n<d-1>b <strong>c</strong></d-1>\n<p>![e](F)</p>"


def test_everything_else_is_text() -> None:
    assert html("<script>x</script> & [a](javascript:b)") == (
        "<p>&lt;script&gt;x&lt;/script&gt; &amp; [a](javascript:b)</p>"
    )


@pytest.mark.parametrize("language", ["en", "pt_BR"])
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.name))
def test_every_why_not_leads_to_a_section(game: AnyGame, language: str) -> None:
    page = str(rulebook(game.name, language).html)
    ids = set(re.findall(r'id="([^"]+)"', page))
    sections = {game.words(language).reason(key)[0] for key in game.text.reasons}
    assert sorted(section for section in sections if section and anchor(section) not in ids) == []
    assert sorted(goal for goal in re.findall(r'<a href="#([^"]+)"', page) if goal not in ids) == []
