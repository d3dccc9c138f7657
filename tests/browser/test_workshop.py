"""A route of one's own, built in a real browser piece by piece, and a game begun on it."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import asked

BUILD = "/games/el-dorado/build/route/"


def step(page: Page, name: str) -> None:
    """Follow one of the moves on the page."""
    page.get_by_role("link", name=re.compile(name)).first.click()


def test_a_route_is_built_piece_by_piece_and_played(visit: Visit) -> None:
    page = visit("/games/el-dorado/")
    page.get_by_role("link", name="Build your own").click()
    step(page, "Begin with tile B")
    step(page, "Next: tile C")
    discs = page.locator(".bench [data-choice]")
    expect(discs).to_have_count(12)
    discs.nth(3).click()  # by a click on the picture
    expect(page.locator("#piece-2")).to_be_attached()
    before = page.url
    step(page, "Turn tile C")
    assert page.url != before
    expect(page.get_by_role("button", name="Play now, with bots")).to_have_count(0)
    step(page, "Finish: river")
    step(page, "Place 2")  # by the list
    expect(page.get_by_text("This can be played.")).to_be_visible()
    page.locator("input[name=level]").first.check(force=True)
    page.get_by_role("button", name="Play now, with bots").click()
    expect(page).to_have_url(re.compile("/t/[a-z0-9]+/"))
    assert asked(page)


def test_the_workshop_works_without_a_script_and_on_a_phone(visit: Visit) -> None:
    page = visit(BUILD, java_script_enabled=False, viewport={"width": 390, "height": 844})
    for name in ("Begin with tile A", "Next: tile G", "Place 1", "Finish: jungle", "Place 1"):
        step(page, name)
    expect(page.get_by_role("button", name="Invite friends")).to_be_visible()  # the last page has come
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("button", name="Invite friends").click()
    expect(page.locator("#lobby .seat")).to_have_count(3)


def test_the_problem_leads_to_its_rule(visit: Visit) -> None:
    page = visit(BUILD + "?value=b:2:0,0/c:5:17,-3/river:1:20,-3")
    expect(page.get_by_text("do not touch")).to_be_visible()
    page.get_by_role("link", name="§3.3").click()
    expect(page.locator("#s3-3")).to_be_in_viewport()
