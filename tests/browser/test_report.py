"""After a game on a phone: the end says what decided it, the report grows, and a moment is tried otherwise."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.barriers import barriers
from tests.browser.conftest import Visit
from tests.browser.hands import new_table, play

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALLEST = """Math.min(...[...document.querySelectorAll('.report .curve text')].map(each => {
  const drawing = each.ownerSVGElement;
  return parseFloat(getComputedStyle(each).fontSize) * drawing.clientWidth / drawing.viewBox.baseVal.width;
}))"""  # how many pixels high the smallest letters of the curve are
APART = """() => [...document.querySelectorAll('.report .account dd')].every(each => {
  each.textContent = '−188%';
  return each.scrollWidth <= each.clientWidth;
})"""  # whether figures as long as they get stand apart
LONG = 180_000  # milliseconds: a whole report on a busy machine


def first(page: Page, count: int) -> None:
    """Choose the first thing that is offered."""
    page.locator("[data-choice], .buttons [name=action]:not([hidden])").first.dispatch_event("click")
    if page.locator("#confirm:not([hidden])").count():
        page.locator("#confirm").press("Enter")


@pytest.mark.long
def test_the_report_of_a_game_grows_and_leads_to_a_table_of_its_own(visit: Visit, axe: str) -> None:
    page = visit("/games/unreal-estate/", **PHONE)
    new_table(page, "bots", name="MaximilianaWilhelminaDoX")
    play(page, first)
    expect(page.locator("#bar .turning")).to_contain_text("decided it", timeout=LONG)
    code = re.findall(r"/t/(\w+)/", page.url)[0]
    page.locator("#bar").get_by_role("link", name="Report").tap()
    expect(page.locator(".report .curve")).to_be_visible(timeout=LONG)
    expect(page.locator("#report")).to_have_attribute("data-finished", "yes", timeout=LONG)
    assert page.locator(".report .curve .s-p1").count()
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    assert barriers(page, axe) == []
    assert page.evaluate(SMALLEST) >= 12
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    assert page.evaluate(APART)
    page.goto(page.url.partition("report/")[0] + "replay/?ply=6")
    assert barriers(page, axe) == []
    page.get_by_role("button", name="Try it from here").tap()
    page.wait_for_url(lambda url: "/t/" in url and code not in url)
    page.locator(".started #bar").wait_for(state="attached")
    expect(page.locator("#bar")).to_be_visible()
