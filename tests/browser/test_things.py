"""What is this? Everything on the table says so: pointed at, asked by a key, or pressed for a while."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import against_bots, ordinary_turn, revision, spot

DRAWER = '[data-ask^="score "][data-thing=drawer]'


def test_everything_says_what_it_is_by_pointer_key_and_finger(visit: Visit) -> None:
    page = visit("/games/unreal-estate/", viewport={"width": 390, "height": 844}, has_touch=True)
    against_bots(page)
    ordinary_turn(page)
    bubble, card = page.locator("#bubble"), page.locator('[data-choice^="select "]').first
    page.mouse.move(*spot(card))
    expect(bubble.locator(".now")).to_be_visible()
    label = card.get_attribute("aria-label") or ""
    assert label.startswith(bubble.locator(".now").inner_text())  # what a special does is told below that
    expect(bubble.get_by_role("link", name="§")).to_be_visible()
    assert not overlap(page, card)
    page.mouse.move(1, 1)
    expect(bubble).to_be_hidden()
    by_key(page, card)
    by_finger(page, card)


def by_key(page: Page, card: Locator) -> None:
    """What has the focus is told by the key i, aloud too; the legend by the key l."""
    card.focus()
    page.keyboard.press("i")
    name = page.locator("#bubble .name")
    expect(name).to_be_visible()
    expect(page.locator("#spoken")).to_contain_text(name.inner_text())
    page.keyboard.press("Escape")
    expect(name).to_be_hidden()
    page.keyboard.press("l")
    expect(page.locator("#legend-over").get_by_role("heading", level=1)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#legend-over")).to_be_hidden()


def by_finger(page: Page, card: Locator) -> None:
    """A long press tells and does nothing else; of what cannot be chosen it tells also why."""
    before = revision(page)
    for thing, told in ((card, ".name"), (page.locator(DRAWER).first, ".why")):
        press(page, thing)
        expect(page.locator(f"#bubble {told}")).to_be_visible()
        assert revision(page) == before
        page.touchscreen.tap(3, 60)
        expect(page.locator("#bubble")).to_be_hidden()
    assert page.locator("[aria-busy]").count() == 0


def press(page: Page, thing: Locator) -> None:
    """Lay a finger on a thing until it is told what that is."""
    thing.evaluate("thing => thing.scrollIntoView({block: 'center'})")
    box = thing.bounding_box()
    assert box is not None
    finger, place = page.context.new_cdp_session(page), {"x": box["x"] + box["width"] / 2, "y": box["y"] + 40}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [place]})
    expect(page.locator("#bubble")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def overlap(page: Page, thing: Locator) -> bool:
    """Whether the bubble covers a thing."""
    one, other = page.locator("#bubble").bounding_box(), thing.locator(".ring").bounding_box()
    assert one is not None
    assert other is not None
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    return across and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]
