"""Hints in a real browser: a plan over the board that moves nothing, its steps numbered there, played by a press."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import against_bots, answered, hint_offered, revision

COVERED = """() => {
  const covers = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  return [...document.querySelectorAll('.step-badge')].flatMap(badge =>
    [...badge.ownerSVGElement.querySelectorAll('text')].filter(text =>
      !text.closest('.step-badge') && covers(badge.getBoundingClientRect(), text.getBoundingClientRect())
    ).map(text => text.textContent));
}"""


def ask(page: Page, game: str) -> None:
    """Sit down and ask for a hint."""
    against_bots(page, game=game)
    hint_offered(page)
    page.locator("#ask-hint").click()
    page.locator("#hints [data-step]").first.wait_for()


def press(page: Page, step: int) -> None:
    """Press a step of the plan, a second time if it gives something away."""
    before = revision(page)
    page.locator("#hints [data-step]").nth(step).click()
    if page.locator("#confirm:not([hidden])").count():
        page.locator("#confirm").click()
    answered(page, before)


@pytest.mark.parametrize("game", ["el-dorado", "unreal-estate", "blue-moon-city"])
def test_a_plan_is_shown_and_a_press_plays_it(visit: Visit, game: str) -> None:
    page = visit()
    ask(page, game)
    steps = page.locator("#hints [data-step]")
    assert 1 <= steps.count() <= 4
    expect(page.locator(".hinted").first).to_be_visible()
    numbers = {number for badge in page.locator(".step-badge").all_text_contents() for number in badge.split("·")}
    assert numbers <= {str(number + 1) for number in range(steps.count())}
    assert page.evaluate(COVERED) == []
    press(page, steps.count() - 1)
    expect(page.locator(".step-badge")).to_have_count(0)
    expect(page.locator("#hints")).to_have_count(0)


def test_a_plan_moves_nothing_and_can_be_folded_away(visit: Visit) -> None:
    page = visit("/games/el-dorado/")
    against_bots(page, game="el-dorado")
    hint_offered(page)
    page.evaluate("scrollTo(0, 0)")
    before = page.locator("#mat").bounding_box()
    page.locator("#ask-hint").click()
    expect(page.locator(".plan")).to_be_visible()
    assert page.locator("#mat").bounding_box() == before
    page.locator("#hints summary").click()
    expect(page.locator(".plan")).to_be_hidden()
    expect(page.locator(".step-badge").first).to_be_visible()


def test_a_plan_is_read_aloud_step_by_step(visit: Visit) -> None:
    page = visit()
    ask(page, "el-dorado")
    first = page.locator("#hints [data-step]").first.inner_text()
    expect(page.locator("#spoken")).to_contain_text(f"Hint. 1. {first}")
