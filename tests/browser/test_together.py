"""Several people at one table: by link, live, at one device, and after the line was cut."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from playwright.sync_api import Page, expect

from tests.browser.conftest import Site, Visit
from tests.browser.hands import (
    against_bots,
    answered,
    asked,
    by_mouse,
    click_first,
    new_table,
    ordinary_turn,
    revision,
    take_a_house,
)


def sit_together(visit: Visit, forgive: str = "") -> tuple[Page, Page]:
    """Ana sets a table for two and sends the link; Bia sits down; Ana starts."""
    ana = visit("/games/unreal-estate/", forgive=forgive)
    new_table(ana, "friends", name="Ana")
    bia = visit(ana.locator("#link-1").input_value())
    bia.locator("#sit-name").fill("Bia")
    bia.get_by_role("button", name="Sit down").click()
    expect(ana.locator("#seat-1")).to_contain_text("Bia")
    ana.get_by_role("button", name="Start the game").click()
    for page in (ana, bia):
        page.locator("#board").wait_for()
    return ana, bia


def who_is_asked(*pages: Page) -> tuple[Page, Page]:
    """The one whose turn it is, and the other; a special that asks for more before the first turn is answered first."""
    first, second = pages
    for page in pages:
        page.locator(".started #bar").wait_for()
    mover, other = (first, second) if first.locator("#bar.mine").count() else (second, first)
    if mover.locator('[data-choice^="select "]').count():
        return mover, other
    before = revision(mover), revision(other)
    click_first(mover, "[data-choice]")
    answered(mover, before[0])
    answered(other, before[1])
    return who_is_asked(*pages)


def test_two_browsers_at_one_table_see_each_move_live(visit: Visit) -> None:
    mover, other = who_is_asked(*sit_together(visit))
    seen = revision(other)
    by_mouse(mover, 0)
    answered(other, seen)
    expect(other.locator("#lines .latest")).not_to_have_count(0)
    assert other.locator("#lines li").last.inner_text() == mover.locator("#lines li").last.inner_text()


def test_looking_at_an_invitation_takes_no_seat(visit: Visit) -> None:
    ana = visit("/games/unreal-estate/")
    new_table(ana, "friends")
    messenger = visit(ana.locator("#link-1").input_value(), java_script_enabled=False)
    assert messenger.locator("meta[property='og:image']").get_attribute("content")
    ana.reload()
    expect(ana.locator("#seat-1")).to_contain_text("Empty seat")


def test_whoever_has_no_seat_watches_and_sees_no_hand(visit: Visit) -> None:
    ana, bia = sit_together(visit)
    watcher = visit(ana.url)
    expect(watcher.locator("#bar")).to_contain_text("You are watching")
    assert watcher.locator("[data-choice]").count() == 0
    mover, _ = who_is_asked(ana, bia)
    seen = revision(watcher)
    by_mouse(mover, 0)
    answered(watcher, seen)


def test_the_page_can_be_loaded_again_at_any_time(visit: Visit) -> None:
    page = visit("/games/unreal-estate/")
    against_bots(page)
    assert asked(page)
    before, hand = revision(page), page.locator("#hand").aria_snapshot()
    page.reload()
    assert asked(page)
    assert (revision(page), page.locator("#hand").aria_snapshot()) == (before, hand)


def test_after_a_restart_of_the_site_the_table_is_simply_there_again(own_site: Site, visit: Visit) -> None:
    page = visit(own_site.url, forgive="WebSocket|ERR_CONNECTION_REFUSED")
    against_bots(page)
    assert asked(page)
    before = revision(page)
    own_site.stop()
    expect(page.locator("#lost")).to_be_visible()
    own_site.start()
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator("#lost")).to_be_hidden()
    assert revision(page) == before
    by_mouse(page, 0)
    answered(page, before)


def test_two_people_at_one_device_have_a_curtain_between_them(visit: Visit) -> None:
    page = visit("/games/unreal-estate/")
    new_table(page, "hotseat", name="Ana, Bia")
    if page.locator("#lobby").count():
        page.get_by_role("button", name="Start the game").click()
    names = []
    for _ in range(3):
        curtain = page.locator("#curtain")
        page.locator(".started :is(#curtain, #bar.mine)").first.wait_for()
        if curtain.count():
            expect(page.locator("#hand")).not_to_be_visible()
            names.append(curtain.locator(".title").inner_text())
            curtain.get_by_role("button").click()
        expect(curtain).to_have_count(0)
        while page.locator("#bar.mine").count():
            before = revision(page)
            by_mouse(page, 0)
            answered(page, before)
    assert len(set(names)) == 2


def test_any_key_shows_at_once_what_the_bots_did(visit: Visit) -> None:
    page = visit(settings="slow.twice")
    page.clock.install()
    against_bots(page, seats=5)
    ordinary_turn(page)
    page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=2))  # from here on, only a hand turns the page
    before = revision(page)
    take_a_house(page)
    answered(page, before)
    expect(page.locator("#bar.mine")).to_have_count(0)
    for _ in range(200):
        if page.locator("#bar.mine").count():
            break
        page.keyboard.press("Shift")
    expect(page.locator("#bar.mine")).to_have_count(1)
