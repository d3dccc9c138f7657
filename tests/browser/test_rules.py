"""The rules as a page: their pictures can be read on phone and desk, they can be searched, printed and tried out."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ludoteca.games import GAMES
from tests.browser.conftest import Visit
from tests.browser.letters import too_small

PHONE, DESK = {"width": 390, "height": 844}, {"width": 1280, "height": 720}
LEAST = 11  # pixels


@pytest.mark.parametrize("locale", ["pt-BR", "en-US"])
@pytest.mark.parametrize("game", GAMES)
def test_every_letter_of_the_pictures_can_be_read(visit: Visit, game: str, locale: str) -> None:
    page = visit(f"/rules/{game}/", locale=locale, viewport=PHONE)
    for size in (PHONE, DESK):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        assert too_small(page, LEAST) == {}


def test_the_rules_are_searched_and_an_example_is_tried_on_a_phone(visit: Visit) -> None:
    page = visit("/rules/unreal-estate/", locale="pt-BR", viewport=PHONE, has_touch=True)
    expect(page.locator("#contents li").first).to_be_hidden()
    page.locator("#contents summary").tap()
    expect(page.locator("#contents li").first).to_be_visible()
    page.locator("#sought").fill("pedagio")  # as one types on a phone
    expect(page.locator("#found")).to_contain_text("seções")
    expect(page.locator("#s6-7")).to_be_visible()
    expect(page.locator("#s3")).to_be_hidden()
    assert page.evaluate("CSS.highlights.get('found').size") > 5
    page.locator("#sought").fill("dromedário")
    expect(page.locator("#found")).to_have_text("Nada encontrado")
    page.locator("#sought").fill("")
    expect(page.locator("#s3")).to_be_visible()
    page.locator("#plate-score .try").tap()
    page.locator(".started #board").wait_for()
    page.locator("#goal summary").tap()
    expect(page.locator(".goal-whole")).to_contain_text("Vence quem tiver mais pontos")
    page.keyboard.press("Escape")
    expect(page.locator(".goal-whole")).to_be_hidden()


def test_the_rules_on_paper_are_two_columns_with_their_pictures(visit: Visit) -> None:
    page = visit("/rules/unreal-estate/")
    page.emulate_media(media="print")
    expect(page.locator(".top")).to_be_hidden()
    expect(page.locator(".rules-side")).to_be_hidden()
    expect(page.locator("#plate-score > svg")).to_be_visible()
    expect(page.locator("#rulebook")).to_have_css("column-count", "2")
