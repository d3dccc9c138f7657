"""Styles: chosen with a finger or with keys, seen at the seat, and played against."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import answered, asked, new_table, revision

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_a_style_is_chosen_for_a_new_table_and_plays(visit: Visit) -> None:
    ana = visit("/games/unreal-estate/")
    ana.get_by_text("Style of play").click()  # a newcomer has to look for it
    styles = ana.get_by_role("group", name="Do the bots have a style?")
    expect(styles).to_contain_text("A bit of everything")
    styles.get_by_role("radio", name="No special style").focus()
    ana.keyboard.press("ArrowRight")
    ana.keyboard.press("ArrowRight")
    expect(styles.get_by_role("radio", name="Collector")).to_be_checked()
    expect(styles.locator(".note:visible")).to_have_text("Keeps its cards until a set is large.")
    new_table(ana, "bots")
    ana.locator("#board").wait_for()
    expect(ana.locator("#bot-1")).to_have_attribute("title", re.compile("^Newcomer, collector"))
    for _ in range(3):
        if asked(ana):
            before = revision(ana)
            ana.locator("[data-choice]").first.dispatch_event("click")
            answered(ana, before)


def test_a_style_is_chosen_in_the_lobby_of_a_phone(visit: Visit) -> None:
    ana = visit("/games/el-dorado/", **PHONE, locale="pt-BR")
    new_table(ana, "friends", game="el-dorado")
    ana.get_by_label("Os robôs têm um estilo?").select_option("sprinter")
    ana.locator("[name=seat][value='1']").click()
    expect(ana.locator("#seat-1")).to_contain_text("Experiente, velocista")
    assert ana.evaluate("document.documentElement.scrollWidth") <= 390
    desk = visit("/games/origins/")
    new_table(desk, "friends", seats=3, game="origins")
    desk.get_by_label("Do the bots have a style?").select_option("warrior")
    desk.locator("[name=seat][value='1']").click()
    expect(desk.locator("#seat-1")).to_contain_text("Skilled, warrior")
