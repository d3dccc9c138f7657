"""Learning in a real browser: one lesson of every game on a phone, and the coach."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ludoteca.core.teaching.lesson import course
from ludoteca.games import GAMES
from tests.browser.conftest import Visit
from tests.browser.hands import answered, revision, spot

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
COVERED = """() => {
  const dock = document.querySelector('.dock').getBoundingClientRect();
  return [...document.querySelectorAll('.mat .pointed')].filter(thing => {
    const box = (thing.querySelector(':scope > .ring') ?? thing).getBoundingClientRect();
    return (box.top + box.bottom) / 2 > dock.top;
  }).length;
}"""


SEEN = """() => {
  const above = document.querySelector('.top').getBoundingClientRect().bottom;
  const below = document.querySelector('.dock').getBoundingClientRect().top;
  return [...document.querySelectorAll('.picture .pointed, .picture.pointed')].some(thing => {
    const box = thing.getBoundingClientRect();
    const middle = (above + below) / 2;
    if (box.height > below - above) return box.top < middle && box.bottom > middle;
    return box.top >= above - 1 && box.bottom <= below + 1;
  });
}"""
"""Whether something that is pointed at can be seen whole; what is higher than the view must fill its middle."""


def begin(page: Page, game: str, name: str) -> None:
    """Take a lesson from the page of all lessons."""
    page.locator(f"[formaction='/learn/{game}/{name}/']").click()
    page.locator(".started #balloon .says").wait_for()


def read_on(page: Page) -> None:
    """Read until the last sentence of a step; each is lit, spoken, and alone."""
    while page.locator("#read-on:not([hidden])").count():
        expect(page.locator(".says [data-point]:not([hidden])")).to_have_count(1)
        page.locator("#read-on").tap()


def do_it(page: Page) -> None:
    """Do what is asked: tap at what is lit on the board, or have it shown."""
    before = revision(page)
    lit = page.locator(".mat .pointed[data-choice], .mat .pointed[data-way], #hold .pointed[data-choice]")
    assert page.evaluate(COVERED) == 0
    if lit.count() and lit.first.locator(".ring").count():
        page.touchscreen.tap(*spot(lit.first))
    else:
        page.get_by_role("button", name="Show me").tap()
    if page.locator("#confirm:not([hidden])").count():
        page.locator("#confirm").tap()
    answered(page, before)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_learnt_on_a_phone(visit: Visit, game: str) -> None:
    page = visit(f"/learn/{game}/", **PHONE)
    begin(page, game, "first")
    first = page.locator(".says [data-point]").first.inner_text()
    expect(page.locator("#spoken")).to_contain_text(first)
    while page.locator("#read-on").count():
        read_on(page)
        do_it(page)
    expect(page.locator(".says")).to_contain_text(course(GAMES[game]).lessons["first"].learnt)
    if course(GAMES[game]).lessons["first"].shows:
        page.wait_for_function(SEEN)
    page.get_by_role("button", name="Next:").tap()
    expect(page.locator(".count")).to_contain_text("step 1 of")
    page.goto(page.url.partition("/t/")[0] + f"/learn/{game}/")
    expect(page.locator(".learnt")).to_have_count(1)


def test_a_wrong_choice_is_answered_and_a_step_is_taken_back(visit: Visit) -> None:
    page = visit("/learn/unreal-estate/")
    begin(page, "unreal-estate", "first")
    page.mouse.click(*spot_of(page, "select orc-tavern"))
    expect(page.locator("#bubble")).to_contain_text("collect more of those")
    before = revision(page)
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".count")).to_have_text("step 2 of 2")
    page.keyboard.press("u")
    expect(page.locator(".count")).to_have_text("step 1 of 2")
    assert revision(page) != before


def spot_of(page: Page, action: str) -> tuple[float, float]:
    """Where a thing lies that may be asked about."""
    box = page.locator(f".mat [data-ask='{action}']").first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_coach_speaks_and_can_be_sent_away(visit: Visit) -> None:
    page = visit()
    page.locator("[formaction='/games/blue-moon-city/coach/']").click()
    expect(page.locator("#balloon .says")).to_contain_text("Offerings win")
    page.get_by_role("button", name="No more coach").click()
    expect(page.locator("#balloon")).to_be_hidden()


def test_the_goal_stays_in_sight_on_a_phone(visit: Visit) -> None:
    page = visit("/learn/origins/", **PHONE)
    begin(page, "origins", "first")
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    expect(page.locator("#goal summary")).to_be_in_viewport()
    page.locator("#goal summary").tap()
    expect(page.locator(".goal-whole")).to_be_in_viewport()
    expect(page.locator(".goal-whole")).to_contain_text("Temple tops")
