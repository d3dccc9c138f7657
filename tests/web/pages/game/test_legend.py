"""The legend of a game, and the words of its things for the bubbles of a table."""

from __future__ import annotations

import json
import re
from html import unescape

import pytest

from ludoteca.games import GAMES
from tests.web.people import Person, body, words

pytestmark = pytest.mark.usefixtures("site")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "pt-br"])
def test_every_game_has_its_legend_in_both_languages(name: str, language: str) -> None:
    answer = Person(language=language).get(f"/games/{name}/legend/")
    assert answer.status_code == 200
    said = GAMES[name].words({"en": "en", "pt-br": "pt_BR"}[language])
    page = unescape(words(answer))
    for part in GAMES[name].legend:
        assert all(said.translate(thing.name) in page for thing in part.things.values())
    assert f'href="/rules/{name}/#s' in body(answer)


def test_the_legend_draws_with_shapes_of_its_own() -> None:
    """It may lie over a table, whose shapes have other sizes under the same names."""
    page = Person().text("/games/unreal-estate/legend/")
    assert 'href="#legend-ue-card-3"' in page
    assert len(re.findall('id="legend-ue-card-3"', page)) == 1
    assert 'id="ue-card-3"' not in page


def test_a_table_names_the_words_of_its_things_and_a_browser_keeps_them() -> None:
    ana = Person("Ana", language="pt-br")
    page = ana.text(f"/t/{ana.make(opponents='bots')}/")
    address = re.findall('data-things="([^"]+)"', page)[0]
    answer = ana.get(address)
    assert answer["Content-Type"].startswith("application/json")
    assert "immutable" in answer["Cache-Control"]
    assert json.loads(body(answer))["kind:0"] == [
        "âmbar",
        "Carga: compre-a no mercado, carregue-a no porão.",
        "§3",
        "s3",
    ]
    assert "immutable" not in ana.get(re.sub(r"\w+\.json", "older.json", address))["Cache-Control"]


@pytest.mark.parametrize(
    "path", ["/games/chess/legend/", "/games/chess/things.en.1.json", "/games/ferry/things.tlh.1.json"]
)
def test_what_is_not_there_says_so(path: str) -> None:
    assert Person().get(path).status_code == 404
