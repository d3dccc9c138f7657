"""The goal strip: in words on the page and in replays, told once when the last round comes."""

from __future__ import annotations

import re

import pytest

from ludoteca.core.seen.goal import Goal, phrase
from ludoteca.games import GAMES
from ludoteca.web.render.markup.goal import goal_markup
from ludoteca.web.render.regions.goal import Phrases, told
from tests.web.people import Person, play_out, two_at_a_table

pytestmark = pytest.mark.usefixtures("site")
NAMES = ["Ana", "<Bia>"]


def markup(last: bool, over: bool = False, ends: str = "strip-last") -> str:
    goal = Goal(phrase("strip-wins"), phrase("coins"), [phrase("strip-far", 3)] * 2, [phrase(ends)], last)
    return goal_markup(told(Phrases.of(goal), GAMES["ferry"].words("en").seated(NAMES), over))


def status(page: str) -> str:
    """What is told to those who listen."""
    found = re.search(r"id='goal'.*?role='status'>(.*?)</p>", page, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_last_round_is_gold_and_told() -> None:
    assert "data-last" not in markup(last=False)
    assert status(markup(last=False)) == ""
    assert "data-last" in markup(last=True)
    assert status(markup(last=True)).startswith("The bag is empty")


def test_names_are_only_text_and_a_finished_game_is_over() -> None:
    assert "&lt;Bia&gt;" in markup(last=False)
    assert "<Bia>" not in markup(last=False)
    assert "The game is over." in markup(last=False, over=True)


def test_a_game_that_says_nothing_has_no_strip() -> None:
    assert goal_markup(None) == "<div id='goal' hidden></div>"


def test_the_table_and_its_replay_have_the_strip() -> None:
    ana, _, code = two_at_a_table()
    assert "The most coins win" in ana.text(f"/t/{code}/")
    assert "The most coins win" in Person().text(f"/t/{code}/")
    play_out(code)
    assert "The most coins win" in Person().text(f"/t/{code}/replay/?ply=0")
