"""Home for those who return, on a phone: what waits, how it stands, by when, and the way to the next table."""

from __future__ import annotations

import json
import re
import sqlite3
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludoteca.web.folder import DATABASE
from tests.browser.conftest import Site, Visit
from tests.browser.hands import click_first
from tests.web.house import Visitor, first_choice, hear

PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}


class Friends:
    """Ana and Bia, who play with each other at several tables."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.people = [Visitor(site.url), Visitor(site.url)]

    def table(self, game: str = "unreal-estate", pace: str = "days") -> str:
        """One more table, whose game has begun."""
        ana, bia = self.people
        code = ana.make(game=game, seats=2, opponents="friends", name="Ana", pace=pace)
        with sqlite3.connect(self.site.folder / DATABASE) as database:
            found = "select secret from tables_seat join tables_table on tables_table.id = table_id"
            secret = database.execute(f"{found} where code = ? and number = 1", [code]).fetchone()[0]
        bia.post(f"/t/{code}/seat/{secret}/", name="Bia")
        ana.post(f"/t/{code}/start/")
        return code

    def asked(self, code: str) -> Visitor:
        """Whoever is asked at a table."""
        for person in self.people:
            with person.connect(code) as wire:
                if hear(wire)["mine"]:
                    return person
        raise AssertionError("nobody is asked")

    def play(self, code: str, until: Visitor | None) -> None:
        """Play until it is somebody's turn, or to the end if it is nobody's."""
        ana, bia = self.people
        with ana.connect(code) as anas, bia.connect(code) as bias:
            boards: list[Any] = [hear(anas), hear(bias)]
            while not boards[0]["regions"]["end"].count("<li"):
                seat = 0 if boards[0]["mine"] else 1
                if self.people[seat] is until:
                    return
                wire, before = (anas, bias)[seat], boards[seat]["revision"]
                wire.send(json.dumps({"type": "act", "revision": before, "action": first_choice(boards[seat])}))
                for number, line in enumerate((anas, bias)):
                    while boards[number]["revision"] <= before:
                        boards[number] = hear(line, boards[number])

    def open(self, page: Page, person: Visitor, address: str = "/") -> None:
        """Open an address as one of them."""
        for cookie in person.cookies:
            if cookie.name == "guest":
                page.context.add_cookies([{"name": "guest", "value": str(cookie.value), "url": self.site.url}])
        page.goto(self.site.url + address)


@pytest.fixture
def friends(own_site: Site) -> Friends:
    """Two friends at a site of their own."""
    return Friends(own_site)


@pytest.mark.parametrize(("language", "turn"), [("en-US", "Your turn"), ("pt-BR", "Sua vez")])
def test_on_a_phone_all_that_is_ones_own_is_on_the_first_screen(
    friends: Friends, visit: Visit, language: str, turn: str
) -> None:
    ana, bia = friends.people
    for game in ("unreal-estate", "blue-moon-city"):
        friends.play(friends.table(game), until=ana)
    friends.play(friends.table(pace="live"), until=bia)
    friends.play(friends.table(pace="none"), until=None)
    page = visit("/", **PHONE, locale=language)
    friends.open(page, ana)
    expect(page.locator("#turn")).to_have_text(turn)
    expect(page.locator(".waiting .table-card")).to_have_count(2)
    expect(page).to_have_title(re.compile(r"^\(2\) Ludoteca"))
    for part in (
        ".waiting .table-card",
        "#tables",
        "#tables + ul .table-card",
        "#finished",
        "#finished + ul .table-card",
    ):
        box = page.locator(part).last.bounding_box()
        assert box is not None, part
        assert box["y"] + box["height"] <= 844, part
        assert box["x"] + box["width"] <= 390, part
    page.wait_for_function("[...document.querySelectorAll('.small-picture')].every(each => each.naturalWidth > 0)")
    expect(page.locator(".waiting .clock").first).to_contain_text(re.compile(r"\d d \d+ h"))
    below = page.locator("#own ~ #games")  # the shelf
    expect(below).to_be_attached()


def test_after_a_move_the_next_table_is_one_tap_away(friends: Friends, visit: Visit) -> None:
    ana, _ = friends.people
    here, there = friends.table(), friends.table()
    for code in (here, there):
        friends.play(code, until=ana)
    page = visit("/", **PHONE)
    friends.open(page, ana, f"/t/{here}/")
    expect(page.locator(".started #bar.mine")).to_be_attached()
    expect(page.locator("#next")).to_be_hidden()
    while page.locator("#bar.mine").count():
        before = page.locator("#bar").get_attribute("data-revision")
        click_first(page, "[data-choice]")
        expect(page.locator("#bar")).not_to_have_attribute("data-revision", before or "")
    page.locator("#next").click()
    page.wait_for_url(f"**/t/{there}/")
    expect(page).to_have_title(re.compile(r"^Your turn"))  # no other table waits


def test_home_follows_by_itself(friends: Friends, visit: Visit) -> None:
    ana, bia = friends.people
    code = friends.table()
    friends.play(code, until=bia)
    page = visit("/")
    page.clock.install()
    friends.open(page, ana)
    expect(page.locator("#tables + ul .table-card")).to_have_count(1)
    expect(page.locator("#turn")).to_have_count(0)
    friends.play(code, until=ana)
    page.clock.fast_forward(31_000)
    expect(page.locator(".waiting .table-card")).to_have_count(1)
    expect(page).to_have_title(re.compile(r"^\(1\) Ludoteca"))


def test_a_clock_counts_down_by_itself_and_is_announced_to_nobody(friends: Friends, visit: Visit) -> None:
    code = friends.table(pace="live")
    page = visit("/")
    page.clock.install()
    friends.open(page, friends.asked(code), f"/t/{code}/")
    clock = page.locator(".player.turn .clock.runs")
    expect(clock).to_have_attribute("role", "timer")
    expect(clock.locator("b")).to_have_text(re.compile(r"^1[45]:\d\d$"))
    page.clock.fast_forward(60_000 * 10)
    expect(clock.locator("b")).to_have_text(re.compile(r"^[45]:\d\d$"))
    assert "hurry" not in (clock.get_attribute("class") or "")
    page.clock.fast_forward(60_000 * 4)
    expect(clock).to_have_class(re.compile("hurry"))
    assert page.locator("#spoken").inner_text().count(":") == 0


@pytest.mark.parametrize("language", ["en-US", "pt-BR"])
def test_the_name_of_the_site_is_seen_whole_on_a_narrow_phone(visit: Visit, language: str) -> None:
    page = visit(locale=language, **{**PHONE, "viewport": {"width": 360, "height": 740}})
    assert page.locator(".brand .word").evaluate("word => word.scrollWidth <= word.clientWidth")
