"""The result: every source of points in one row, and its numbers below each other."""

from __future__ import annotations

import re

import pytest

from ludoteca.core.chance import Chance
from ludoteca.games import GAMES
from ludoteca.web.render.regions.scores import Category, ScoreCard
from ludoteca.web.render.regions.verdict import decided
from tests.web.people import Person, play_out, two_at_a_table

pytestmark = pytest.mark.usefixtures("site")


def rows(page: str, part: str) -> list[list[str]]:
    """The cells of a part of the result, row by row, the name of the row first."""
    inside = page.partition('<table class="result">')[2].partition(f"<{part}>")[2].partition(f"</{part}>")[0]
    return [re.findall(r"<t[hd][^>]*>([^<]*)</t[hd]>", row) for row in inside.split("</tr>")[:-1]]


def test_what_gave_points_adds_up_to_the_score_of_everybody() -> None:
    ana, _, code = two_at_a_table("unreal-estate")
    play_out(code)
    page = ana.text(f"/t/{code}/")
    body = page.partition('<table class="result">')[2].partition("<tbody>")[2].partition("</tbody>")[0]
    counted = [row for row in rows(page, "tbody") if f'class="aside"><th scope="row">{row[0]}<' not in body]
    total = rows(page, "tfoot")[0]
    for seat in (1, 2):
        assert sum(int(row[seat]) for row in counted if row[seat] != "–") == int(total[seat])


def test_a_game_that_is_not_over_has_no_result() -> None:
    ana, _, code = two_at_a_table("unreal-estate")
    assert "<table" not in ana.text(f"/t/{code}/")


def test_where_all_count_one_thing_the_total_is_called_by_its_name() -> None:
    _, _, code = two_at_a_table("blue-moon-city")
    play_out(code)
    page = Person(language="pt-br").text(f"/t/{code}/")
    assert rows(page, "tfoot")[0][0] == "Oferendas"
    assert "Oferendas" not in [row[0] for row in rows(page, "tbody")]
    assert 'property="og:description" content="Oferendas: ' in page


def test_alone_nobody_has_won_without_the_points_and_nobody_is_first() -> None:
    ana = Person("Ana")
    code = ana.make("origins", 1, "bots")
    play_out(code)
    page = ana.text(f"/t/{code}/")
    assert "Nobody has won." in page
    assert "glyph trophy" not in page
    assert [row[0] for row in rows(page, "tfoot")] == ["Points"]
    assert "place 1" not in page
    assert "Nobody has won (" in ana.text("/")


def test_a_game_without_names_for_its_rows_shows_its_lines() -> None:
    ana, _, code = two_at_a_table()
    play_out(code)
    page = Person().text(f"/t/{code}/")
    assert len(rows(page, "tfoot")) == 2
    assert rows(page, "tbody")
    assert rows(page, "tbody") == rows(ana.text(f"/t/{code}/"), "tbody")


def cards(*scores: int) -> list[ScoreCard]:
    """How some players came out, the best first: Ana in the last seat, then Bia, then Caio."""
    last = len(scores) - 1
    return [
        ScoreCard(seat=last - place, name=name, place=place + 1, score=score, winner=not place, lines=[])
        for place, (name, score) in enumerate(zip(["Ana", "Bia", "Caio"], scores, strict=False))
    ]


SOURCES = [
    Category("Temples", True, [9, 9, 1]),
    Category("Gold", True, [4, 1, None]),
    Category("Cards", True, [0, 2, 2]),
]


def test_the_best_is_compared_with_the_reader_by_what_weighed_most() -> None:
    table = cards(13, 12, 3)
    assert decided(table, SOURCES, reader=0) == [
        "Ana is 10 points ahead of Caio.",
        "What weighed most: Temples (+8), Gold (+4).",
    ]
    next_best = ["Ana is 1 point ahead of Bia.", "What weighed most: Gold (+3)."]
    assert decided(table, SOURCES, reader=1) == next_best  # Bia herself
    assert decided(table, SOURCES, reader=2) == next_best  # who won hears how near the next one was
    assert decided(table, SOURCES, reader=-1) == next_best  # and so do those who watched


def test_nothing_is_said_where_there_is_nothing_to_compare() -> None:
    assert decided(cards(13), SOURCES, reader=0) == []
    assert decided(cards(12, 12, 3), SOURCES, reader=1) == []  # the tie-break stands in the table
    assert decided(cards(13, 12, 3), SOURCES[:1], reader=1) == []


def test_a_game_with_several_ends_says_which_ones_came() -> None:
    origins = GAMES["origins"]
    rest = {"market": ["statue", "mint", "arsenal", "castle", "gateway"], "cards": ["d04", "d08", "d20", "d41"]}
    state = origins.position(2, Chance(1), ending=["gold", "dice"], **rest)
    goal = origins.goal(origins.view(state, 0))
    assert goal is not None
    assert [origins.words("en").say(key, *numbers) for key, numbers in goal.ended] == [
        "It ended because no gold is left on the district cards.",
        "It ended because a Citizen die is missing.",
    ]
