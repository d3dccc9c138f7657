"""The pictures of the rules: written positions, drawn by the game, small, and near to what they speak of."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from ludoteca.core.game import AnyGame
from ludoteca.core.language.text import LANGUAGES
from ludoteca.games import GAMES
from ludoteca.web.render.rules.plates import drawn, plates, shown
from ludoteca.web.render.rules.rulebook import rulebook
from tests.games.laws import unknown

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
PICTURED = [game for game in GAMES.values() if plates(game.name)]
FEWEST = 8
SCREEN = 2800  # letters that a large window shows of the rules
SIZE = 55_000  # letters of a picture
WIDEST = 391  # units: a phone shows as many, so that letters stay large enough
PICTURE = re.compile(r"!\[[^\n]*\]\(([a-z0-9-]+)\)")


def text_of(game: AnyGame, language: str) -> str:
    """The rules as they are written, without the questions that players ask."""
    text = (game.folder() / "rulebook" / f"{language}.md").read_text("utf-8")
    rules, questions = re.split(r"\n## §\d+ (?:Questions|Perguntas) ", text)
    assert questions
    return rules


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_draws_and_is_small(game: AnyGame, language: str) -> None:
    for name, plate in plates(game.name).items():
        svg = drawn(game, game.words(language), name, plate)
        picture = ET.fromstring(svg)
        assert len(svg) <= SIZE, name
        assert float(picture.get("viewBox", "").split()[2]) <= WIDEST, name
        assert unknown(game, svg) == set(), name
        assert len(list(picture.iter())) > 10, name
        assert not re.search(r'style=|tabindex|data-|role="button"', svg), name


@EVERY_GAME
def test_what_a_picture_uses_is_in_it_and_no_name_is_given_twice(game: AnyGame) -> None:
    page = str(rulebook(game.name, "en").html)
    names = re.findall(r' id="([^"]+)"', page)
    assert sorted({name for name in names if names.count(name) > 1}) == []
    used = {name for name in re.findall(r'(?:href="#|url\(#)([^")]+)', page) if not name.startswith("g-")}
    assert used - set(names) == set()


@EVERY_GAME
def test_whatever_a_picture_points_at_has_a_ring(game: AnyGame) -> None:
    for name, plate in plates(game.name).items():
        marks = "".join(picture.living for picture in shown(game, game.words("en"), plate))
        assert [text for text in plate.point if f'data-choice="{text}"' not in marks] == [], name


def test_our_rules_have_pictures() -> None:
    assert {"blue-moon-city", "el-dorado", "origins", "unreal-estate"} <= {game.name for game in PICTURED}


@pytest.mark.parametrize("game", PICTURED, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_screen_of_rules_is_without_a_picture(game: AnyGame, language: str) -> None:
    parts = PICTURE.split(text_of(game, language))
    assert sorted(parts[1::2]) == sorted(plates(game.name))
    assert len(plates(game.name)) >= FEWEST
    assert [len(part) for part in parts[::2] if len(part) > SCREEN] == []
