"""What one reads around the games: why not, the rules, two languages, light and dark, replays; and that all can."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.barriers import barriers_at_a_table
from tests.browser.conftest import Site, Visit
from tests.browser.hands import (
    against_bots,
    answered,
    asked,
    by_mouse,
    hint_offered,
    ordinary_turn,
    play,
    revision,
    take_a_house,
)


@pytest.fixture(scope="module")
def finished(browser: Browser, site: Site) -> dict[str, Any]:
    """Somebody who has played a game to its end: what their browser keeps, and where the table is."""
    context = browser.new_context(locale="en-US", reduced_motion="reduce")
    context.add_cookies([{"name": "settings", "value": "off.never", "url": site.url}])
    page = context.new_page()
    page.goto(site.url)
    against_bots(page)
    play(page, by_mouse)
    kept = {"storage_state": context.storage_state(), "table": page.url}
    context.close()
    return kept


def ask_why(page: Page) -> None:
    """Click at a drawer that cannot be scored now."""
    ordinary_turn(page)
    box = page.locator("[data-ask^=score]").first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("#bubble .why")).to_be_visible()


def test_why_not_names_the_rule_and_opens_it_beside_the_board(visit: Visit) -> None:
    page = visit("/games/unreal-estate/")
    against_bots(page)
    ask_why(page)
    section = page.locator("#bubble .why a").inner_text()
    page.locator("#bubble .why a").click()
    expect(page.locator("#rules :focus")).to_contain_text(section)
    expect(page.locator("#board")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#rules")).to_be_hidden()


def test_why_not_can_be_asked_by_keyboard(visit: Visit) -> None:
    page = visit("/games/unreal-estate/")
    against_bots(page)
    ordinary_turn(page)
    page.locator(".picture [data-choice]").first.focus()
    way = Random(1)  # all over the board, wherever luck has lit what lies there
    for _ in range(200):
        page.keyboard.press("Shift+Arrow" + way.choice(("Down", "Right", "Up", "Left")))
        if page.evaluate("'ask' in document.activeElement.dataset"):
            break
    assert page.evaluate("'ask' in document.activeElement.dataset")
    page.keyboard.press("Enter")
    expect(page.locator("#bubble .why")).to_be_visible()
    expect(page.locator("#spoken")).to_contain_text(page.locator("#bubble .why").inner_text())


def test_a_brazilian_browser_gets_brazilian_portuguese(visit: Visit) -> None:
    page = visit(locale="pt-BR")
    expect(page.locator("html")).to_have_attribute("lang", "pt-br")
    expect(page.get_by_role("heading", level=1)).to_have_text("Sente-se. A mesa está posta.")
    against_bots(page)
    ask_why(page)
    expect(page).to_have_title("Sua vez · Unreal Estate")
    page.goto(page.url)
    page.get_by_role("button", name="Menu").click()
    page.locator("#menu").get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_the_theme_follows_the_device_until_it_is_chosen(visit: Visit) -> None:
    page = visit(color_scheme="dark")
    expect(page.locator("html")).to_have_css("background-color", "rgb(17, 24, 30)")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Light", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.locator("html")).to_have_css("background-color", "rgb(235, 227, 211)")


@pytest.mark.long
def test_a_finished_game_is_replayed_by_keys_and_slider_each_position_with_its_own_address(
    visit: Visit, finished: dict[str, Any]
) -> None:
    page = visit(finished["table"], storage_state=finished["storage_state"])
    page.get_by_role("link", name="Replay", exact=True).click()
    place = page.locator(".started output")
    place.wait_for()
    page.keyboard.press("Home")
    expect(place).to_contain_text("0 / ")
    for turn in ("1", "2", "3"):
        page.keyboard.press("PageDown")
        expect(place).to_contain_text(f"{turn} / ")
    address = page.url
    board = page.locator("#board").aria_snapshot()
    page.keyboard.press("PageUp")
    expect(place).to_contain_text("2 / ")
    page.locator("#ply").fill("3")
    expect(page).to_have_url(address)
    page.reload()
    assert page.locator("#board").aria_snapshot() == board
    page.keyboard.press("ArrowRight")
    expect(page).not_to_have_url(address)
    page.locator("#lines a").first.click()
    expect(page.locator("#lines .ahead")).not_to_have_count(0)
    page.get_by_role("link", name="Move by move").click()
    expect(page.locator("#film-by[aria-current]")).to_be_visible()
    before = int(page.locator("#bar").get_attribute("data-ply") or "")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#bar")).to_have_attribute("data-ply", str(before + 1))
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.locator("#bar")).to_have_attribute("data-ply", str(before))
    page.locator("#film-by").click()
    expect(page.locator("#film-by[aria-current]")).to_have_count(0)
    page.locator(".eyes").get_by_role("link", name="Ana").click()
    expect(page.locator(".eyes [aria-current]")).to_have_text("Ana")
    with page.expect_download() as record:
        page.get_by_role("link", name="Record").click()
    assert record.value.path().read_text().startswith("ludoteca ")


@pytest.mark.long
def test_on_a_phone_the_lines_of_a_replay_lead_to_their_positions(visit: Visit, finished: dict[str, Any]) -> None:
    page = visit(finished["table"], storage_state=finished["storage_state"], viewport={"width": 390, "height": 844})
    page.goto(page.url + "replay/")
    page.locator(".started #film-play").wait_for()
    expect(page.locator("#log")).not_to_be_visible()
    page.locator(".tabs [data-tab=log]").click()
    line = page.locator("#lines a").nth(4)
    address = line.get_attribute("href") or ""
    line.click()
    expect(page).to_have_url(re.compile(re.escape(address) + "$"))
    expect(page.locator("#lines .latest")).to_be_visible()


def test_pieces_fly_and_hold_still_for_those_who_prefer_it(visit: Visit) -> None:
    flights = []
    for motion in ("no-preference", "reduce"):
        page = visit(reduced_motion=motion)
        page.add_init_script(
            "const old = Element.prototype.animate; window.flights = 0;"
            "Element.prototype.animate = function (...given) { window.flights++; return old.apply(this, given); };"
        )
        against_bots(page)
        ordinary_turn(page)
        page.wait_for_timeout(600)
        before = revision(page)
        take_a_house(page)
        answered(page, before)
        flights.append(page.evaluate("window.flights"))
    assert flights[0] > 0
    assert flights[1] == 0


def test_the_zoom_outlives_a_new_board(visit: Visit) -> None:
    page = visit("/games/unreal-estate/")
    against_bots(page)
    assert asked(page)
    page.keyboard.press("+")
    page.keyboard.press("+")
    expect(page.locator("#mat")).to_have_class("mat zoomed")
    page.locator(".picture [data-choice]").first.focus()
    page.keyboard.press("Enter")
    page.locator("#lines .latest").first.wait_for()
    expect(page.locator("#mat")).to_have_class("mat zoomed")
    page.keyboard.press("0")
    expect(page.locator("#mat")).to_have_class("mat")


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everybody_can_use_every_page(visit: Visit, site: Site, axe: str, theme: str, finished: dict[str, Any]) -> None:
    page = visit(color_scheme=theme, storage_state=finished["storage_state"])
    expect(page.get_by_role("heading", name="Finished games")).to_be_visible()
    assert barriers_at_a_table(page, axe) == []
    route = "/games/el-dorado/build/route/?value="
    for address in ("/games/unreal-estate/", "/rules/unreal-estate/", f"{route}b:2:0,0/c", f"{route}first-game"):
        page.goto(site.url + address)
        assert barriers_at_a_table(page, axe) == [], address
    page.goto(f"{site.url}/learn/unreal-estate/")
    assert barriers_at_a_table(page, axe) == []
    page.get_by_role("button", name="What nobody takes").click()
    page.locator(".started #balloon").wait_for()
    assert barriers_at_a_table(page, axe) == []
    page.goto(finished["table"])
    assert barriers_at_a_table(page, axe) == []
    page.get_by_role("link", name="Replay", exact=True).click()
    page.locator(".started #film-play").wait_for()
    assert barriers_at_a_table(page, axe) == []
    against_bots(page)
    hint_offered(page)
    assert barriers_at_a_table(page, axe) == []
    page.get_by_role("button", name="Hint").click()
    page.locator("#hints").wait_for()
    assert barriers_at_a_table(page, axe) == []


def test_a_wrong_address_is_answered_kindly(visit: Visit) -> None:
    page = visit("/t/nothing-here/", forgive="404")
    expect(page.get_by_role("heading", level=1)).to_have_text("Nobody sits here.")
    page.get_by_role("link", name="Back").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Sit down. The table is set.")
