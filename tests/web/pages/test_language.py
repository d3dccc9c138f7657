"""English and Brazilian Portuguese: by the browser's setting, and by a switch."""

from __future__ import annotations

import re

import pytest

from ludoteca.games import GAMES
from ludoteca.web.render.language import speaking
from ludoteca.web.render.markup.film import play
from tests.web.people import Person, body, scene, two_at_a_table

pytestmark = pytest.mark.usefixtures("site")


def spoken(page: str) -> str:
    found = re.search(r'<html lang="([^"]+)"', page)
    assert found is not None
    return found[1].lower()


@pytest.mark.parametrize(
    ("setting", "language"),
    [("en", "en"), ("pt-BR,pt;q=0.9,en;q=0.5", "pt-br"), ("pt", "pt-br"), ("pt-PT", "pt-br"), ("ja", "en"), ("", "en")],
)
def test_the_browser_says_which_language(setting: str, language: str) -> None:
    assert spoken(Person(language=setting).text("/")) == language


def test_the_switch_is_kept() -> None:
    ana = Person(language="en")
    answer = ana.post("/language/", language="pt-br", next="/games/unreal-estate/")
    assert answer.url == "/games/unreal-estate/"
    assert spoken(ana.text("/")) == "pt-br"


def test_a_language_that_is_not_there_changes_nothing() -> None:
    ana = Person(language="en")
    ana.post("/language/", language="xx", next="/")
    assert spoken(ana.text("/")) == "en"


@pytest.mark.parametrize(
    "following", ["//evil.example/", "https://evil.example/", "/\\evil.example", "javascript:x", ""]
)
def test_no_switch_leads_to_another_site(following: str) -> None:
    assert Person().post("/language/", language="en", next=following).url == "/"


def test_everybody_reads_the_same_table_in_their_own_language() -> None:
    ana, bia, code = two_at_a_table("unreal-estate")
    bia.post("/language/", language="pt-br")
    game, now = GAMES["unreal-estate"], scene(code)
    assert now.state is not None
    step = now.state.agenda[-1]
    english, portuguese = game.words("en"), game.words("pt_BR")
    english.players = portuguese.players = ["Ana", "Bia"]
    first, second = (ana, bia) if now.actor == 0 else (bia, ana)
    asked = {ana: english, bia: portuguese}[first].prompt(step.key(), step.numbers(now.state))
    assert asked in body(first.get(f"/t/{code}/"))
    assert spoken(ana.text(f"/t/{code}/")) == "en"
    assert spoken(bia.text(f"/t/{code}/")) == "pt-br"
    assert asked not in body(second.get(f"/t/{code}/"))


def test_a_film_is_not_played_like_a_game() -> None:
    with speaking("pt-br"):
        assert play() == "Reproduzir"


def test_theme_and_pace_are_kept_and_anything_else_is_ignored() -> None:
    ana = Person()
    ana.post("/theme/", theme="dark")
    assert 'data-theme="dark"' in ana.text("/")
    ana.post("/theme/", theme="pink")
    assert 'data-theme="dark"' in ana.text("/")
    ana.post("/settings/", pace="slow", confirm="all")
    assert ana.browser.cookies["settings"].value == "slow.all.quiet"
    ana.post("/settings/", pace="warp")
    ana.post("/settings/", pace="slow", confirm="thrice")
    assert ana.browser.cookies["settings"].value == "slow.all.quiet"
