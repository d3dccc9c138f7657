"""Two people talk at a table, each in their own language; and a knock tells whose turn it is."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import answered, by_mouse, revision
from tests.browser.test_together import sit_together, who_is_asked


def open_talk(page: Page) -> None:
    expect(page.locator("#talk")).to_be_hidden()  # what was said last has gone out
    page.locator(".talk-button").click()
    expect(page.locator("#talk")).to_be_visible()


def test_what_one_says_the_other_hears_at_once(visit: Visit) -> None:
    ana, bia = sit_together(visit)
    open_talk(ana)
    ana.get_by_role("button", name="Well played, Bia!").click()
    expect(bia.locator("#heard")).to_contain_text("Well played, Bia!")
    expect(bia.locator(".talk-button .unread")).to_have_text("1")
    expect(bia.locator("#spoken")).to_contain_text("Ana: Well played, Bia!")
    open_talk(bia)
    expect(bia.locator("#remarks li")).to_have_count(1)
    expect(bia.locator(".talk-button .unread")).to_be_hidden()
    bia.locator('.faces button[value="clap"]').click()
    expect(ana.locator("#heard use")).to_have_attribute("href", "#g-face-clap")
    ana.reload()
    expect(ana.locator("#remarks li")).to_have_count(2)


def test_who_says_too_much_is_told_so_where_they_said_it(visit: Visit) -> None:
    ana, _ = sit_together(visit, forgive="429")
    for number in range(9):
        open_talk(ana)
        ana.locator('.faces button[value="smile"]').click()
        if number < 8:
            expect(ana.locator("#remarks li")).to_have_count(number + 1)
    expect(ana.locator("#talk-no")).to_have_text("That is a lot in a short time. Wait a moment.")


LISTEN = """
let knocks = 0;
const start = OscillatorNode.prototype.start, note = news => Object.assign(document.documentElement.dataset, news);
OscillatorNode.prototype.start = function (...when) { note({knocks: ++knocks}); return start.apply(this, when); };
navigator.vibrate = span => { note({trembled: span}); return true; };
"""


def test_it_knocks_when_it_becomes_my_turn(visit: Visit) -> None:
    pages = sit_together(visit)
    for page in pages:
        page.add_init_script(LISTEN)
        page.reload()
    mover, other = who_is_asked(*pages)
    other.locator("#players").click()  # no page makes a sound before somebody has touched it
    while mover.locator("#bar.mine").count():
        seen = revision(mover)
        by_mouse(mover, 0)
        answered(mover, seen)
    other.locator("#bar.mine").wait_for()
    expect(other.locator("html")).to_have_attribute("data-knocks", "2")
    expect(other.locator("html")).to_have_attribute("data-trembled", "60")
    expect(mover.locator("html")).not_to_have_attribute("data-knocks", "2")
