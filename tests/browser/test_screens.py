"""Every kind of decision on every kind of screen; and a table that holds still while others move."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from ludoteca.games import GAMES
from tests.browser.conftest import Site, Visit
from tests.browser.hands import DRAWN, against_bots, answered, asked, by_finger, by_mouse, new_table, play, revision
from tests.browser.screens import DESKS, SCREENS, SHIFTS, measured, on_screen, worst_jump
from tests.browser.test_whole_games import whispered

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LAPTOP = {"viewport": {"width": 1280, "height": 720}}
DECISIONS, KINDS = 14, 3
EXTREMES = ("small phone", "phone on its side", "laptop", "phone")


def kind(page: Page) -> str:
    """What may be chosen now, without the things it may be done to."""
    verbs = page.locator(DRAWN).evaluate_all("things => things.map(thing => thing.dataset.choice.split(' ')[0])")
    return " ".join(sorted(set(verbs)))


def right(name: str, found: dict[str, Any]) -> bool:
    """Whether a screen shows all that is needed: the question, something to choose, nothing to scroll for sideways."""
    fits = found["wide"] <= 0 and (name not in DESKS or found["high"] <= 0)
    return fits and found["asked"] and found["lit"] and found["letters"] >= 11 and not found["small"]


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_decision_fits_every_screen(visit: Visit, site: Site, game: str) -> None:
    page = visit(f"/games/{game}/", **PHONE)
    against_bots(page, game=game)
    seen: set[str] = set()
    for count in range(DECISIONS):
        if not asked(page) or len(seen) == KINDS:
            break
        if kind(page) not in seen:
            looks = {name: on_screen(page, name) for name in (EXTREMES if seen else [*SCREENS, "phone"])}
            seen.add(kind(page))
            assert {name: found for name, found in looks.items() if not right(name, found)} == {}, kind(page)
        before = revision(page)
        whispered(site)(page, count)
        answered(page, before)
    assert seen


def test_a_tablet_shows_the_goal_beside_a_long_title(visit: Visit) -> None:
    page = visit(locale="pt-BR", viewport={"width": 820, "height": 1180})
    new_table(page, "bots", 4, name="Maximiliana-Wilhelmina-X", game="origins")
    page.locator(".started #bar").wait_for(state="attached")
    assert measured(page)["wide"] <= 0
    boxes = [page.locator(each).bounding_box() for each in (".head h1", ".goal .wins", ".tools")]
    edges = [edge for box in boxes if box for edge in (box["x"], box["x"] + box["width"])]
    assert edges == sorted(edges)
    assert len(edges) == 6


@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_on_a_desk(visit: Visit, game: str) -> None:
    page = visit(**LAPTOP)
    page.add_init_script(SHIFTS)
    against_bots(page, game=game)
    places = set()
    for count in range(DECISIONS // 2):
        assert asked(page)
        places.add(page.locator("#board").evaluate("board => JSON.stringify(board.getBoundingClientRect())"))
        before = revision(page)
        by_mouse(page, count)
        answered(page, before)
    assert len(places) == 1
    assert measured(page)["high"] <= 0
    assert worst_jump(page) < 0.02


@pytest.mark.long
@pytest.mark.parametrize(("screen", "by"), [(LAPTOP, by_mouse), (PHONE, by_finger)])
def test_a_whole_game_holds_still(visit: Visit, screen: dict[str, Any], by: Any) -> None:
    page = visit(settings="off.never", **screen)
    page.add_init_script(SHIFTS)
    against_bots(page)
    play(page, by)
    assert worst_jump(page) < 0.02


FULL_BAR = """
([choices, sure, byHand]) => {
  const page = document.documentElement, bar = document.querySelector('.buttons');
  const hand = document.getElementById('by-hand');
  const fresh = () => document.createElement('button');
  const button = (name, value, textContent) => Object.assign(fresh(), {name, value, textContent});
  for (const old of bar.querySelectorAll('[name=action]:not(#confirm), [name=to]')) old.remove();
  bar.prepend(button('to', 'step', ''), button('to', 'turn', ''));
  for (const words of choices) hand.before(button('action', words, words));
  bar.querySelector('[name=action]').setAttribute('aria-pressed', 'true');
  hand.hidden = !byHand;
  document.getElementById('confirm').hidden = !sure;
  return Math.max(page.scrollWidth - page.clientWidth, ...[...bar.children].map(each => Math.max(
    each.getBoundingClientRect().right - page.clientWidth, each.scrollWidth - each.clientWidth)));
}
"""


NARROWEST = "Math.min(...[...document.querySelectorAll('.buttons > button')].map(each => each.offsetWidth || 99))"


@pytest.mark.parametrize("screen", ["small phone", "phone", "phone on its side"])
def test_whatever_stands_in_the_bar_the_page_gets_no_wider_and_words_stay_inside(visit: Visit, screen: str) -> None:
    width, height = SCREENS[screen]
    page = visit(**{**PHONE, "viewport": {"width": width, "height": height}})
    against_bots(page, game="blue-moon-city")
    assert asked(page)
    for choices in (["Encerrar as contribuições"] * count for count in (1, 2, 3)):
        for sure in (False, True):
            assert page.evaluate(FULL_BAR, [choices, sure, True]) <= 0, (choices, sure)
            assert page.evaluate(NARROWEST) >= 44
    short_and_long = ["Bônus: pague 1 alimento: Compre uma Construção", "Terminar"]
    assert page.evaluate(FULL_BAR, [short_and_long, False, False]) <= 0


FITS = """
() => {
  for (const name of document.querySelectorAll('.result .name')) name.textContent = 'Maximiliana-Wilhelmina-X';
  const box = thing => thing.getBoundingClientRect(), totals = [...document.querySelectorAll('.result .total td')];
  const [{top, bottom}] = totals.map(box);
  return {
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    apart: box(document.querySelector('.every')).top >= box(document.querySelector('.result')).bottom,
    seen: totals.every(each => each.contains(document.elementFromPoint(box(each).right - 8, (top + bottom) / 2))),
  };
}
"""
INSIDE = """
() => {
  const bar = document.querySelector('.film'), {left, right, top, bottom} = bar.getBoundingClientRect();
  const inside = thing => {
    const box = thing.getBoundingClientRect();
    return box.left >= left - 1 && box.right <= right + 1 && box.top >= top - 1 && box.bottom <= bottom + 1;
  };
  return {
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    out: [...bar.children].filter(each => each.checkVisibility() && !inside(each)).map(each => each.className),
    share: (bottom - top) / innerHeight,
  };
}
"""


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 5])
def test_the_result_is_seen_however_long_names_are_and_the_replay_fits_on_every_screen(
    visit: Visit, seats: int
) -> None:
    page = visit("/games/unreal-estate/", settings="off.never", **PHONE)
    against_bots(page, seats)
    play(page, by_finger)
    for name in SCREENS:
        on_screen(page, name)
        if name != "tablet" and name not in DESKS:
            page.locator(".result .total").scroll_into_view_if_needed()
        assert page.evaluate(FITS) == {"wide": 0, "apart": True, "seen": True}, name
    page.goto(page.url + "replay/")
    for name, (width, height) in SCREENS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        film = page.evaluate(INSIDE)
        assert (film["out"], film["wide"]) == ([], 0), name
        assert film["share"] < (0.5 if name == "phone on its side" else 0.35), name
