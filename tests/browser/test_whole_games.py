"""A real browser plays whole games of the longer titles, and one alone. The player knows what to do: a bot whispers."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from ludoteca.bots import Sight, bot
from ludoteca.core.record import read, replay
from ludoteca.games import GAMES
from tests.browser.conftest import Site, Visit
from tests.browser.hands import against_bots, play, revision

pytestmark = pytest.mark.browser

LINES = """
SELECT header AS text, -1 AS number FROM tables_table WHERE code = :code
UNION ALL SELECT l.text, l.number FROM tables_line l JOIN tables_table t ON l.table_id = t.id WHERE t.code = :code
ORDER BY number
"""


def asked_of(site: Site, page: Page, query: str) -> list[tuple[str, int]]:
    """What the site has saved about the game on a page."""
    code = page.url.rstrip("/").split("/")[-1]
    with sqlite3.connect(f"file:{site.folder / 'ludoteca.sqlite3'}?mode=ro", uri=True) as book:
        return list(book.execute(query, {"code": code}))


def record_of(site: Site, page: Page) -> str:
    """The record of the game on a page."""
    return "".join(f"{text}\n" for text, _ in asked_of(site, page, LINES))


def caught_up(site: Site, page: Page) -> None:
    """Wait until the page shows what the site has saved: the table may have played a forced choice by itself."""
    for _ in range(400):
        [(_, now)] = asked_of(site, page, "SELECT code, revision FROM tables_table WHERE code = :code")
        if revision(page) == str(now):
            return
        page.wait_for_timeout(50)
    raise AssertionError("the page does not catch up with the table")


def whispered(site: Site) -> Callable[[Page, int], None]:
    """Choose what the greedy bot would, on the board or among the buttons."""

    def choose(page: Page, count: int) -> None:
        caught_up(site, page)
        if not page.locator("#bar.mine").count():  # the table has played a forced choice meanwhile: the bot is on turn
            return
        record = read(record_of(site, page), GAMES)
        game, state = record.header.game, replay(record)
        action = bot("greedy:worlds=1", game, count).choose(Sight(game, state, state.actor, 2.0))
        text = game.actions.write(action)
        thing = page.locator(f'.picture [data-choice="{text}"], [name=action][value="{text}"]').first
        thing.dispatch_event("click")

    return choose


@pytest.mark.parametrize(("game", "seats"), [("blue-moon-city", 2), ("el-dorado", 2), ("origins", 2), ("origins", 1)])
def test_a_whole_game_in_the_browser(visit: Visit, site: Site, game: str, seats: int) -> None:
    page = visit()
    against_bots(page, seats, game)
    assert play(page, whispered(site), most=1500) > 20
    expect(page.locator(".score-card")).to_have_count(seats)
    match = replay(read(record_of(site, page), GAMES))
    assert match.over
    scores = [int(score) for score in page.locator(".score-card .score b").all_inner_texts()]
    assert sorted(scores) == sorted(GAMES[game].scores(match))
