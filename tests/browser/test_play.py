"""Whole games in a real browser: by mouse, by keyboard, by finger, and without a script."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from ludoteca.games import GAMES
from tests.browser.conftest import Visit
from tests.browser.hands import (
    BUTTONS,
    DRAWN,
    against_bots,
    answered,
    asked,
    by_finger,
    by_keys,
    by_mouse,
    new_table,
    play,
    revision,
    tap,
)

ON_THE_BOARD = "() => document.activeElement.closest('.mat, .picture') !== null"
NO_SOCKET = "window.WebSocket = class { static OPEN = 1; static CONNECTING = 0; readyState = 0; close() {} };"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_a_whole_game_by_mouse_ends_with_the_account_of_every_point(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name=re.compile("Play now.*Unreal Estate")).click()
    expect(page).to_have_title("Your turn · Unreal Estate")
    against_bots(page)
    assert play(page, by_mouse) > 5
    expect(page.locator("#spoken")).to_contain_text(page.locator(".won").inner_text())
    page.get_by_text("Every point").click()
    cards = page.locator(".score-card")
    expect(cards).to_have_count(2)
    for card in cards.all():
        lines = [int(line) for line in card.locator("li b").all_inner_texts()]
        assert sum(lines) == int(card.locator(".score").inner_text())
    rows = page.locator(".result tbody tr:not(.aside)")
    for seat, total in enumerate(page.locator(".result .total td").all_inner_texts()):
        found = [row.locator("td").nth(seat).inner_text() for row in rows.all()]
        assert sum(int(points) for points in found if points != "–") == int(total)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_on_its_own_board_by_mouse_and_by_keys(visit: Visit, game: str) -> None:
    page = visit(f"/games/{game}/")
    against_bots(page, game=game)
    for count in range(8):
        assert asked(page)
        before = revision(page)
        (by_keys if count % 2 else by_mouse)(page, count)
        answered(page, before)


@pytest.mark.long
def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/games/unreal-estate/")
    against_bots(page)
    assert play(page, by_keys) > 5
    expect(page.locator("#end .winner")).not_to_have_count(0)


@pytest.mark.long
def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    page = visit("/games/unreal-estate/", **PHONE)
    against_bots(page)
    expect(page.locator("#board")).to_have_attribute("viewBox", "0 0 390 650")
    assert play(page, by_finger) > 5


@pytest.mark.long
def test_a_whole_game_without_a_script(visit: Visit) -> None:
    page = visit("/games/unreal-estate/", java_script_enabled=False)
    against_bots(page)
    for _ in range(400):
        if page.locator("#end:not([hidden])").count():
            break
        buttons = page.locator("#all button, " + BUTTONS)
        if buttons.count():
            buttons.first.click()
        else:
            page.goto(page.url)  # the bots are at it; a page without a script looks again
    expect(page.locator("#end .winner")).not_to_have_count(0)
    page.get_by_role("link", name="Replay", exact=True).click()
    page.get_by_role("link", name="One turn on").click()
    expect(page.locator("output")).to_contain_text("1 / ")


def test_focus_stays_on_the_board_after_a_choice(visit: Visit) -> None:
    page = visit("/games/unreal-estate/")
    against_bots(page)
    assert asked(page)
    page.locator(DRAWN).first.focus()
    before = revision(page)
    page.keyboard.press("Enter")
    answered(page, before)
    page.wait_for_function(ON_THE_BOARD)


def test_focus_stays_on_the_board_where_no_socket_gets_through(visit: Visit) -> None:
    page = visit("/games/unreal-estate/")
    against_bots(page)
    page.add_init_script(NO_SOCKET)
    page.reload()
    while not page.locator(DRAWN).count():
        page.reload()  # the bots are at it; without a socket the page must be asked
    page.locator(DRAWN).first.focus()
    before = revision(page)
    page.keyboard.press("Enter")
    answered(page, before)
    page.wait_for_function(ON_THE_BOARD)


def test_undo_by_key_takes_the_last_step_back(visit: Visit) -> None:
    page = visit("/games/unreal-estate/")
    against_bots(page)
    assert asked(page)
    while page.locator("#bar [name=to][value=step]").count() == 0:
        before = revision(page)
        by_mouse(page, 0)
        answered(page, before)
        assert asked(page)
    lines = page.locator("#lines li").count()
    before = revision(page)
    page.keyboard.press("u")
    answered(page, before)
    assert page.locator("#lines li").count() < lines


def test_what_is_shown_first_can_be_let_go(visit: Visit) -> None:
    page = visit("/games/el-dorado/")
    against_bots(page, game="el-dorado")
    assert asked(page)
    end, confirm, before = page.locator(".buttons [data-goal=discard-rest]"), page.locator("#confirm"), revision(page)
    for by_key in (True, False):
        end.click()
        expect(confirm).to_be_visible()
        if by_key:
            page.keyboard.press("Escape")
        else:
            page.locator("#board").click(position={"x": 3, "y": 3})
        expect(confirm).to_be_hidden()
        expect(end).not_to_have_attribute("aria-pressed", "true")
    assert revision(page) == before


def test_a_final_choice_is_shown_first_and_confirmed_by_the_same_tap_if_one_likes_that(visit: Visit) -> None:
    ana = visit("/games/unreal-estate/", settings="off.all", **PHONE)
    new_table(ana, "hotseat", name="Ana, Bia")
    begin(ana)
    before = revision(ana)
    tap(ana, ana.locator(DRAWN).first)
    expect(ana.locator("#confirm")).to_be_visible()
    expect(ana.locator(f"{DRAWN}[aria-pressed=true]")).to_have_count(1)
    assert revision(ana) == before
    tap(ana, ana.locator(DRAWN).first)
    answered(ana, before)


def test_whoever_switched_it_off_is_not_asked_twice(visit: Visit) -> None:
    ana = visit("/games/unreal-estate/", settings="off.never", **PHONE)
    new_table(ana, "hotseat", name="Ana, Bia")
    begin(ana)
    before = revision(ana)
    tap(ana, ana.locator(DRAWN).first)
    expect(ana.locator("#confirm")).to_be_hidden()
    answered(ana, before)


def begin(page: Page) -> None:
    """Start the table if it has a lobby, and look at the first hand."""
    if page.locator("#lobby").count():
        page.get_by_role("button", name="Start the game").click()
    page.locator(".started :is(#curtain button, #bar.mine)").first.wait_for()
    if page.locator("#curtain button").count():
        page.locator("#curtain button").click()
    page.locator("#bar.mine").wait_for()
