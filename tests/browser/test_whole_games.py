"""A phone plays whole games of the longer titles, and one alone, by taps on what is lit: a bot whispers what to do."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from ludoteca.bots import bot
from ludoteca.bots.turns.one_go import one_go
from ludoteca.core.game import AnyGame
from ludoteca.core.intentions.ways import ways
from ludoteca.core.records.record import read, replay
from ludoteca.core.state import State
from ludoteca.games import GAMES
from tests.browser.conftest import Site, Visit
from tests.browser.hands import against_bots, play
from tests.browser.screens import measured

SAVED = """
SELECT revision, header AS text, -1 AS number FROM tables_table WHERE code = :code
UNION ALL
SELECT t.revision, l.text, l.number FROM tables_line l JOIN tables_table t ON l.table_id = t.id WHERE t.code = :code
ORDER BY number
"""


def saved(site: Site, page: Page) -> tuple[str, str]:
    """The revision and the record of the game on a page, as the site has saved them at one moment."""
    code = page.url.rstrip("/").split("/")[-1]
    with sqlite3.connect(f"file:{site.folder / 'ludoteca.sqlite3'}?mode=ro", uri=True) as book:
        lines = list(book.execute(SAVED, {"code": code}))
    return str(lines[0][0]), "".join(f"{text}\n" for _, text, _ in lines)


def caught_up(site: Site, page: Page) -> tuple[bool, str]:
    """Whether the page asks its player, and the record, once the page shows what is saved."""
    for _ in range(400):
        now, record = saved(site, page)
        shown, mine = page.locator("#bar").evaluate("bar => [bar.dataset.revision, bar.classList.contains('mine')]")
        if shown == now:
            return mine, record
        page.wait_for_timeout(50)
    raise AssertionError("the page does not catch up with the table")


def tapped(game: AnyGame, state: State, count: int) -> str:
    """Where to tap for what the greedy bot would do: the longest way that it goes, or its next decision."""
    texts = one_go(game, state, bot("greedy:worlds=1", game, count), 2.0)
    best, goal = 1, ""
    for way in ways(game, state, state.actor).values():
        found = [game.actions.write(action) for action in way.actions]
        if len(found) > best and found == texts[: len(found)]:
            best, goal = len(found), way.goal
    if goal:
        return f'.picture [data-way="{goal}"], [data-goal="{goal}"]'
    return f'.picture [data-choice="{texts[0]}"], [name=action][value="{texts[0]}"]'


def whispered(site: Site) -> Callable[[Page, int], None]:
    """Tap at what the greedy bot would do; whatever asks first is confirmed."""

    def choose(page: Page, count: int) -> None:
        mine, text = caught_up(site, page)
        record = read(text, GAMES)
        game, state = record.header.game, replay(record)
        if not mine or (len(state.legal) == 1 and state.agenda[-1].obvious(state)):  # the table plays on by itself
            return
        page.locator(tapped(game, state, count)).first.dispatch_event("click")
        if page.locator("#confirm:not([hidden])").count():
            page.locator("#confirm").dispatch_event("click")

    return choose


def seen_first(choose: Callable[[Page, int], None]) -> Callable[[Page, int], None]:
    """Choose only once the question and something that answers it are on the screen."""

    def look(page: Page, count: int) -> None:
        found = measured(page)
        assert (found["asked"], found["lit"]) == (True, True), page.locator("#sentence").inner_text()
        choose(page, count)

    return look


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), [("blue-moon-city", 2), ("el-dorado", 2), ("origins", 2), ("origins", 1)])
def test_a_whole_game_by_taps_on_a_phone(visit: Visit, site: Site, game: str, seats: int) -> None:
    page = visit(f"/games/{game}/", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    against_bots(page, seats, game)
    assert play(page, seen_first(whispered(site)), most=1500) > 20
    expect(page.locator(".score-card")).to_have_count(seats)
    match = replay(read(saved(site, page)[1], GAMES))
    assert match.over
    scores = [int(score) for score in page.locator(".result .total td").all_inner_texts()]
    assert sorted(scores) == sorted(GAMES[game].scores(match))
