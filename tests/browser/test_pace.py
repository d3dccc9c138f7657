"""The pace of others' moves: few boards for a bot's turn, a control beside the board, and the whole once more."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import BUTTONS, against_bots, answered, asked, click_first, new_table, revision
from tests.browser.test_play import PHONE, begin

CITY = "blue-moon-city"
WATCH = """
() => {
  window.others = false;  // whether a board was shown on which others are to move
  const bar = document.getElementById('bar');
  new MutationObserver(() => { window.others ||= !bar.classList.contains('mine'); }).observe(bar, {attributes: true});
}
"""
# While the film runs, a choice only ends it. All in one moment: the film would end by itself.
FILM = """
buttons => {
  const layer = document.getElementById('board-living'), asItStands = layer.cloneNode(true);
  document.getElementById('since-button').click();
  const other = !layer.isEqualNode(asItStands);
  document.querySelector(buttons).click();
  return [other, layer.isEqualNode(asItStands)];
}
"""
WALK = """
async address => {
  const {fly, places} = await import(address);
  const drawing = document.createElement('div');
  drawing.innerHTML = '<svg width="200" height="200"><use id="walker" data-move x="10" y="10"/></svg>';
  document.body.append(drawing);
  const walker = drawing.querySelector('use'), before = places(drawing);
  const frames = path => {
    fly(drawing, before, {walker: path});
    return walker.getAnimations().flatMap(each => each.effect.getKeyframes().map(frame => frame.translate));
  };
  walker.setAttribute('x', 110);
  return [frames([[10, 10], [10, 60], [110, 10]]), frames([[70, 10], [10, 60], [110, 10]])];
}
"""


def end_turn(page: Page) -> int:
    """Decide until others are to move; the revision of the board that follows."""
    page.evaluate(WATCH)
    while True:
        assert asked(page)
        before, buttons = revision(page), page.locator(BUTTONS)
        (buttons.last if buttons.count() else page.locator("[data-choice]").first).dispatch_event("click")
        answered(page, before)
        if page.evaluate("window.others"):
            return int(before) + 1


def at_a_table(visit: Visit, settings: str = "off.ways", **likes: object) -> Page:
    """Somebody who is asked at a table of Blue Moon City with a bot."""
    page = visit(f"/games/{CITY}/", settings=settings, **likes)
    against_bots(page, game=CITY)
    assert asked(page)
    return page


def test_a_turn_of_a_bot_is_a_few_boards(visit: Visit) -> None:
    page = at_a_table(visit)
    first = end_turn(page)
    assert asked(page)
    assert 1 <= int(revision(page)) - first <= 8


def test_the_pace_is_set_beside_the_board_and_kept(visit: Visit) -> None:
    page = at_a_table(visit, "normal.never")
    now = page.locator("#pace-now")
    board = page.locator("#board").bounding_box()
    expect(now).to_have_text("Easy to follow")
    page.get_by_role("button", name="Slower").click()
    expect(now).to_have_text("Slow")
    expect(page.get_by_role("button", name="Slower")).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="Faster").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    expect(now).to_have_text("Quick")
    page.reload()
    expect(page.locator(".started")).to_be_attached()
    expect(now).to_have_text("Quick")
    page.get_by_role("button", name="All at once").click()
    expect(page.locator("#at-once")).to_have_attribute("aria-pressed", "true")
    kept = {cookie.get("name"): cookie.get("value") for cookie in page.context.cookies()}
    assert kept["settings"] == "off.never.quiet"
    assert page.locator("#board").bounding_box() == board


def test_what_is_pressed_beside_the_board_stays_so_while_one_plays(visit: Visit) -> None:
    page = at_a_table(visit, "normal.never")
    page.get_by_role("button", name="All at once").click()
    end_turn(page)
    assert asked(page)
    expect(page.locator("#at-once")).to_have_attribute("aria-pressed", "true")


def test_skip_shows_everything_that_waits(visit: Visit) -> None:
    page = at_a_table(visit, "slow.twice")
    end_turn(page)
    skip = page.locator("#pacing [data-skip]")
    expect(skip).to_have_attribute("aria-disabled", "false")
    before = revision(page)
    skip.click()
    assert revision(page) != before
    expect(skip).to_have_attribute("aria-disabled", "true")


def test_on_a_phone_the_control_is_a_sheet_and_skip_stands_above_the_bar(visit: Visit) -> None:
    page = at_a_table(visit, "slow.twice", **PHONE)
    expect(page.locator("#pacing")).not_to_be_visible()
    end_turn(page)
    skip = page.locator(".skip-now")
    skip.wait_for()
    skip.tap()
    page.locator(".pace-button").tap()
    for button in page.locator("#pacing button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44


def test_what_happened_since_my_last_turn_is_shown_once_more(visit: Visit) -> None:
    page = at_a_table(visit)
    end_turn(page)
    assert asked(page)
    before = revision(page)
    assert page.evaluate(FILM, BUTTONS) == [True, True]
    assert page.locator("#table[aria-busy]").count() == 0
    assert revision(page) == before
    told = page.locator("#since li").all_text_contents()
    assert told
    assert told == page.locator("#lines li").all_text_contents()[-len(told) :]
    page.get_by_role("button", name="Close", exact=True).click()
    expect(page.locator("#since")).not_to_be_visible()


def test_at_one_device_nobody_is_shown_what_another_saw(visit: Visit) -> None:
    page = visit("/games/unreal-estate/")
    new_table(page, "hotseat", name="Ana, Bia")
    begin(page)
    before = revision(page)
    click_first(page, "[data-choice]")
    answered(page, before)
    begin(page)
    expect(page.locator("#since-button")).to_have_attribute("aria-disabled", "true")


def test_a_piece_walks_along_its_path_if_that_begins_where_it_was(visit: Visit) -> None:
    page = at_a_table(visit, reduced_motion="no-preference")
    script = page.locator("script[src*='table']").first.get_attribute("src") or ""
    along, straight = page.evaluate(WALK, script.replace("table", "flight").partition("?")[0])
    assert along == ["-100px", "-100px 50px", "0px"]
    assert straight == ["-100px", "0px"]


def test_whoever_wants_no_motion_sees_none(visit: Visit) -> None:
    page = at_a_table(visit)
    script = page.locator("script[src*='table']").first.get_attribute("src") or ""
    assert page.evaluate(WALK, script.replace("table", "flight").partition("?")[0]) == [[], []]
