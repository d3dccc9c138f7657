"""A table in a notebook: the widget's own script in a real browser, with the real table in Python behind it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from ludoteca import notebook
from ludoteca.notebook import Table
from tests.browser.barriers import DRAWN, barriers

FILES = Path(notebook.__file__).parent
CELL = "http://notebook.test/"
# What a notebook does for a widget: it keeps the value that Python sent, tells when there is another, carries messages.
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>A notebook</title>
<link rel="stylesheet" href="table.css"><main><h1>A notebook</h1><div id="output"></div></main>
<script type="module">
import widget from './table.js';
let scene = await carry(null);
const heard = new Set();
widget.render({el: document.querySelector('#output'), model: {
  get: () => scene,
  on: (_, listener) => heard.add(listener),
  off: (_, listener) => heard.delete(listener),
  send: async message => { scene = await carry(message); heard.forEach(listener => listener()); },
}});
</script>"""


def opened(page: Page, table: Table) -> None:
    """A notebook with *table* in its output."""

    def carry(message: Any) -> Any:
        if message is not None:
            table._handle_custom_msg(message, [])  # as ipywidgets hands it on
        return table.get_state("scene")["scene"]

    def serve(route: Route) -> None:
        name = route.request.url.removeprefix(CELL)
        kinds = {"table.js": "text/javascript", "table.css": "text/css"}
        body = (FILES / name).read_text("utf-8") if name in kinds else PAGE
        route.fulfill(body=body, content_type=kinds.get(name, "text/html"))

    page.expose_function("carry", carry)
    page.route(f"{CELL}**", serve)
    page.goto(CELL)
    answered(page)


def drawn(page: Page, choice: str) -> Locator:
    """What stands for a choice in the picture."""
    return page.locator(f'.ludoteca-picture [data-choice="{choice}"]')


def answered(page: Page) -> None:
    """Python has answered, and the table shows it."""
    page.wait_for_function("document.querySelector('.ludoteca-table')?.ariaBusy === 'false'")


def played(table: Table) -> list[str]:
    """The person's decisions."""
    return [ply.entry.text for ply in table.sitting.match.plies if ply.actor == table.sitting.seat]


def test_a_card_is_chosen_in_the_picture_and_by_its_button(page: Page) -> None:
    table = Table("unreal-estate", seed=3)
    opened(page, table)
    expect(page.locator(".ludoteca-told")).to_contain_text("Beginner begins")
    drawn(page, "select dwarven-forge").first.click()
    expect(page.get_by_text("Player 1 takes Dwarven Forge")).to_be_visible()
    assert played(table) == ["select dwarven-forge"]
    choice, words = table.scene["choices"][0]
    page.get_by_role("group", name=table.scene["question"]).get_by_role("button", name=words).first.click()
    answered(page)
    expect(page.locator(".ludoteca-told")).to_contain_text(table.scene["told"][0])
    assert played(table) == ["select dwarven-forge", choice]


@pytest.mark.long
def test_a_whole_game_by_keyboard_and_another_one(page: Page) -> None:
    table = Table("unreal-estate", bots="random", seed=3)
    opened(page, table)
    drawn(page, "select dwarven-forge").first.focus()
    page.keyboard.press("Space")
    expect(page.get_by_text("Player 1 takes Dwarven Forge")).to_be_visible()
    page.locator(".ludoteca-choices button").first.focus()
    for _ in range(200):
        if table.sitting.match.state.over:
            break
        before = table.moment
        page.keyboard.press("Enter")
        answered(page)
        assert table.moment == before + 1
    expect(page.locator(".ludoteca-result").first).to_have_text(table.scene["result"][0])
    expect(page.get_by_role("button", name="New game")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".ludoteca-result")).to_have_count(0)
    assert not table.sitting.match.state.over


@pytest.mark.parametrize("name", ["el-dorado", "blue-moon-city"])
def test_everybody_can_use_it(page: Page, axe: str, name: str) -> None:
    opened(page, Table(name, language="pt_BR", seed=1))
    assert barriers(page, axe, rules=DRAWN) == []


def test_what_goes_wrong_is_said(page: Page) -> None:
    table = Table("unreal-estate", seed=3)
    opened(page, table)
    button = page.locator(".ludoteca-choices button").first
    button.evaluate("button => button.dataset.choice = 'select moon'")
    button.click()
    expect(page.locator(".ludoteca-trouble")).to_contain_text("there is no action 'select moon'")
    assert played(table) == []
    button.click()  # and the game goes on
    expect(page.locator(".ludoteca-trouble")).to_have_count(0)
    assert len(played(table)) == 1
