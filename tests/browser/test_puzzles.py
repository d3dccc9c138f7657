"""A puzzle on a phone: a wrong turn is answered, the best one is found by finger, and the list has a tick."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ludoteca.core.teaching.puzzle import puzzles
from ludoteca.games import GAMES
from tests.browser.conftest import Visit
from tests.browser.hands import answered, revision, spot

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PUZZLE = min(puzzles(GAMES["el-dorado"]).values(), key=lambda puzzle: len(puzzle.line))


def tap(page: Page, text: str) -> None:
    """Tap at what stands for a decision: on the board, or else its button."""
    before, drawn = revision(page), page.locator(f'.picture [data-choice="{text}"]')
    if text.startswith("step"):
        drawn.first.dispatch_event("click")  # a blockade may lie over the middle of a space
    elif drawn.count():
        page.touchscreen.tap(*spot(drawn.first))
    else:
        page.locator(f'.buttons [name=action][value="{text}"]').first.tap()
    answered(page, before)


def test_a_puzzle_is_solved_on_a_phone(visit: Visit) -> None:
    page = visit("/puzzles/el-dorado/", **PHONE)
    page.locator(f'[formaction="/puzzles/el-dorado/{PUZZLE.name}/"]').tap()
    page.locator(".started #bar.mine").wait_for(state="attached")
    expect(page.locator("#balloon")).to_contain_text(PUZZLE.question.asks)
    tap(page, "done")
    expect(page.locator("#balloon")).to_contain_text(f"There was a better turn: {PUZZLE.best}.")
    box = page.locator("#balloon button").first.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    page.locator("#balloon").get_by_role("button", name="Try again").tap()
    expect(page.locator("#balloon")).to_contain_text(PUZZLE.question.asks)
    for text in PUZZLE.line:
        tap(page, text)
    expect(page.locator("#balloon")).to_contain_text("Nothing better was there.")
    page.locator("#balloon").get_by_role("link", name="All puzzles").tap()
    expect(page.locator(".puzzle-list .solved")).to_have_count(1)


@pytest.mark.whole_browser
def test_the_link_of_the_day_is_copied_at_one_tap(visit: Visit) -> None:
    page = visit("/daily/", **PHONE)
    page.get_by_role("button", name="Copy link").tap()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
