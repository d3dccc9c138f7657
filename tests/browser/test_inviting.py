"""Three friends by one link: on a phone too, and everybody sees who is there."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import new_table

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_three_friends_sit_down_by_one_link(visit: Visit) -> None:
    ana = visit("/games/unreal-estate/")
    new_table(ana, "friends", name="Ana")
    ana.get_by_role("button", name="Add a seat").click()
    link = ana.locator("#invite").input_value()
    for name, likes in (("Bia", {}), ("Caio", {**PHONE, "locale": "pt-BR"})):
        friend = visit(link, **likes)
        friend.locator("#sit-name").fill(name)
        friend.locator("form .primary").click()
        expect(friend.locator("#lobby")).to_contain_text(name)
        expect(ana.locator(".seat", has_text=name)).to_contain_text("here")
    expect(ana.locator("#invite")).to_have_count(0)  # nobody is missing any more
    ana.get_by_role("button", name="Start the game").click()
    ana.locator("#board").wait_for()


def test_the_link_is_drawn_and_shared(visit: Visit) -> None:
    ana = visit("/", **PHONE)
    ana.add_init_script("navigator.share = async shared => { window.shared = shared; };")
    new_table(ana, "friends", name="Ana")
    ana.locator(".code summary").click()
    picture = ana.locator(".code img")
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate("img => img.naturalWidth") > 50
    assert ana.evaluate("innerWidth") >= picture.evaluate("img => img.getBoundingClientRect().right")
    ana.locator("[data-share]").click()
    assert ana.evaluate("window.shared.url") == ana.locator("#invite").input_value()
