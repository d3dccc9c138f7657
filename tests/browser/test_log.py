"""The log on a page: a line unfolds, lights what it names on the table, and goes when its move is taken back."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import against_bots, answered, asked, click_first, play_until, revision

STEP = '.picture [data-choice^="step "]'


def walked(page: Page) -> None:
    """Play Blue Moon City until one has walked a step and may take it back."""
    against_bots(page, game="blue-moon-city")
    play_until(page, STEP)
    before = revision(page)
    click_first(page, STEP)
    answered(page, before)


def test_a_line_lights_what_it_names(visit: Visit) -> None:
    page = visit()
    walked(page)
    line = page.locator("#lines > .latest")
    place = (line.get_attribute("data-places") or "").split()[-1]
    line.hover()
    lit = page.locator(f'.picture .told:is([data-ask$=" {place}"], [data-choice$=" {place}"])')
    expect(lit).not_to_have_count(0)
    page.mouse.move(5, 5)
    expect(page.locator(".told")).to_have_count(0)


def test_a_line_that_goes_on_is_one_line_and_goes_with_its_move(visit: Visit) -> None:
    page = visit()
    walked(page)
    lines = page.locator("#lines > li")
    count, before = lines.count(), revision(page)
    assert page.locator(STEP).count()
    click_first(page, STEP)
    answered(page, before)
    expect(lines).to_have_count(count)
    line = page.locator("#lines > .latest")
    line.locator("summary").click()
    expect(line.locator("ul li")).to_have_count(2)
    before = revision(page)
    page.keyboard.press("u")
    answered(page, before)
    expect(lines).to_have_count(count)
    expect(page.locator("#lines > .latest ul")).to_have_count(0)
    before = revision(page)
    page.keyboard.press("u")
    answered(page, before)
    expect(lines).to_have_count(count - 1)
    assert asked(page)


KEPT = """async eyes => {
  const {earlier} = await import('/static/ludoteca/log.js');
  const line = number => `<li data-line="${number}">`;
  const list = (...numbers) => Object.assign(document.createElement('ol'), {innerHTML: numbers.map(line).join('')});
  const lines = list(1, 3, 5), fresh = list(5, 8);
  [lines.dataset.eyes, fresh.dataset.eyes] = eyes;
  earlier(lines, fresh);
  return [...fresh.children].map(line => Number(line.dataset.line));
}"""


def test_whoever_takes_over_the_screen_finds_no_lines_that_were_for_others(visit: Visit) -> None:
    page = visit("/games/unreal-estate/")
    against_bots(page)
    assert asked(page)
    assert page.evaluate(KEPT, ["0", "0"]) == [1, 3, 5, 8]
    assert page.evaluate(KEPT, ["0", "1"]) == [5, 8]
