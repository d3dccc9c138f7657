"""The result: every source of points in one row, and its numbers below each other."""

from __future__ import annotations

import re

import pytest

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


def test_a_game_without_names_for_its_rows_shows_its_lines() -> None:
    ana, _, code = two_at_a_table()
    play_out(code)
    page = Person().text(f"/t/{code}/")
    assert len(rows(page, "tfoot")) == 2
    assert rows(page, "tbody")
    assert rows(page, "tbody") == rows(ana.text(f"/t/{code}/"), "tbody")
