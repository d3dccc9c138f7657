"""Home, games, rules, and what is not there."""

from __future__ import annotations

import pytest

from ludoteca import __version__
from ludoteca.bots import GENTLE, GENTLEST, LEVELS
from ludoteca.core.native import compiled
from ludoteca.games import GAMES
from tests.web.people import Person, body, words

pytestmark = pytest.mark.usefixtures("site")


def test_home_shows_every_game_with_its_cover() -> None:
    page = Person().text("/")
    for name, game in GAMES.items():
        assert f"/games/{name}/" in page
        assert game.words("en").blurb.split(".")[0] in page.replace("&#x27;", "'")
    assert page.count('<svg class="cover"') == len(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_its_page_and_its_rules(name: str) -> None:
    ana = Person()
    assert ana.get(f"/games/{name}/").status_code == 200
    rules = ana.get(f"/rules/{name}/")
    assert rules.status_code == 200
    assert 'id="s1"' in body(rules)


def test_a_game_page_offers_players_options_and_levels() -> None:
    page = Person().text("/games/ferry/")
    for field in ('name="seats" value="4"', 'name="opt_convoy" value="4"', 'name="level" value="beginner"'):
        assert field in page


def test_a_newcomer_is_offered_the_first_two_levels_and_has_to_look_for_the_others() -> None:
    page = Person().text("/games/ferry/")
    levels = page.split('class="levels"')[1].split("</fieldset>")[0]
    first, stronger = levels.split("<details>")
    assert [spec for spec in LEVELS if f'value="{spec}"' in first] == list(GENTLE)
    assert f'value="{GENTLEST}" checked' in first
    assert [spec for spec in LEVELS if f'value="{spec}"' in stronger] == [spec for spec in LEVELS if spec not in GENTLE]
    assert all(f'of-{spec}"' in levels for spec in LEVELS)


@pytest.mark.parametrize("path", ["/games/chess/", "/rules/chess/", "/t/abcdefgh/", "/t/abcdefgh/replay/", "/nothing/"])
def test_what_is_not_there_says_so(path: str) -> None:
    answer = Person(language="pt-br").get(path)
    assert answer.status_code == 404
    assert "Ludoteca" in words(answer)


def test_the_site_says_that_it_is_well() -> None:
    answer = Person().get("/healthz")
    assert (answer.status_code, body(answer)) == (200, "ok\n")


def test_looking_around_makes_nobody_a_player() -> None:
    ana = Person()
    ana.get("/")
    ana.get("/games/ferry/")
    assert "guest" not in ana.browser.cookies


def test_every_page_says_which_engine_runs() -> None:
    engine = "compiled engine" if compiled() else "plain Python engine"
    assert f"Ludoteca {__version__}, {engine}" in words(Person().get("/"))
