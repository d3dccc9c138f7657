"""The curve of chances: every seat has a line of its own, and every turn leads somewhere."""

from __future__ import annotations

import re
from itertools import pairwise

from ludoteca import show_chances
from ludoteca.drawing.shapes.curve import BOTTOM, DASHES, LEFT, RIGHT, SIGN, TOKEN, TOP, Spot, curve, sample, spread

ROWS = [[0.2, 0.8], [0.5, 0.5], [1.0, 0.0]]
SPOTS = [Spot("Turn 1 <Ana>", "/one"), Spot("Turn 2", "/two")]


def test_a_seat_begins_on_the_left_and_ends_on_the_right_as_high_as_its_chance() -> None:
    drawn = curve(ROWS, SPOTS, [])
    assert f"L{RIGHT} {TOP}" in drawn
    assert f"L{RIGHT} {BOTTOM}" in drawn
    assert drawn.count(f"M{LEFT} ") >= 4


def test_lines_differ_by_more_than_their_colours() -> None:
    assert len(set(DASHES)) == len(DASHES)
    assert len({re.sub("s-p[0-9]", "", sample(seat)) for seat in range(5)}) == 5


def test_every_turn_is_a_link_with_its_words() -> None:
    drawn = curve(ROWS, SPOTS, [1])
    assert "<title>Turn 1 &lt;Ana&gt;</title>" in drawn
    assert re.findall("href='(/[^']*)'", drawn) == ["/one", "/two"]


def test_the_signs_of_marked_turns_never_lie_on_each_other() -> None:
    for middles in ([300.0, 301.0, 302.0], [LEFT + 1.0, 90.0], [RIGHT - 1.0, RIGHT - 0.5, RIGHT]):
        places = spread([float(each) for each in middles])
        assert all(right - left >= SIGN - 0.01 for left, right in pairwise(places))


def test_tokens_stay_apart_where_several_chances_are_alike() -> None:
    drawn = curve([[0.25] * 4, [1.0, 0.0, 0.0, 0.0]], SPOTS[:1], [])
    heights = sorted(float(y) for y in re.findall(r"href='#g-token-[0-9]' x='[^']*' y='([^']*)'", drawn))
    assert len(heights) == 4
    assert all(low - high >= TOKEN - 0.01 for high, low in pairwise(heights))


def test_who_won_has_a_token_at_the_top_however_many_lost() -> None:
    drawn = curve([[0.2] * 5, [0.0, 0.0, 1.0, 0.0, 0.0]], SPOTS[:1], [0])
    tokens = re.findall(r"href='#g-token-([0-9])' x='([^']*)' y='([^']*)'", drawn)
    assert [float(y) + TOKEN / 2 for number, _, y in tokens if number == "3"] == [TOP]
    assert all(0 <= float(y) <= BOTTOM + 8 for _, _, y in tokens)
    assert spread([RIGHT])[-1] <= float(tokens[0][1])  # the sign of the last turn stands beside it


def test_a_curve_is_shown_alone_with_its_own_colours_and_tokens() -> None:
    drawn = show_chances(ROWS, [1]).svg
    assert drawn.startswith("<svg")
    assert ".s-p2{stroke:" in drawn
    assert 'id="g-token-2"' in drawn
    assert show_chances(ROWS, theme="dark").svg != show_chances(ROWS).svg
