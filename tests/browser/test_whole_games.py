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
from tests.browser.hands import against_bots, play

pytestmark = pytest.mark.browser

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


def whispered(site: Site) -> Callable[[Page, int], None]:
    """Choose what the greedy bot would, on the board or among the buttons."""

    def choose(page: Page, count: int) -> None:
        mine, text = caught_up(site, page)
        record = read(text, GAMES)
        game, state = record.header.game, replay(record)
        if not mine or (len(state.legal) == 1 and state.agenda[-1].obvious(state)):  # the table plays on by itself
            return
        action = bot("greedy:worlds=1", game, count).choose(Sight(game, state, state.actor, 2.0))
        words = game.actions.write(action)
        thing = page.locator(f'.picture [data-choice="{words}"], [name=action][value="{words}"]').first
        thing.dispatch_event("click")

    return choose


@pytest.mark.parametrize(("game", "seats"), [("blue-moon-city", 2), ("el-dorado", 2), ("origins", 2), ("origins", 1)])
def test_a_whole_game_in_the_browser(visit: Visit, site: Site, game: str, seats: int) -> None:
    page = visit()
    against_bots(page, seats, game)
    assert play(page, whispered(site), most=1500) > 20
    expect(page.locator(".score-card")).to_have_count(seats)
    match = replay(read(saved(site, page)[1], GAMES))
    assert match.over
    scores = [int(score) for score in page.locator(".result .total td").all_inner_texts()]
    assert sorted(scores) == sorted(GAMES[game].scores(match))
