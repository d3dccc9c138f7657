from __future__ import annotations

import pytest

from ludoteca.drawing.shapes.hexes import AROUND, centre, corners, distance, outline, rim, turned


def test_neighbours_are_one_step_apart_and_equally_far() -> None:
    assert {distance((0, 0), place) for place in AROUND} == {1}
    lengths = [x * x + y * y for x, y in (centre(q, r, 10) for q, r in AROUND)]
    assert lengths == pytest.approx([300] * 6)


def test_a_hex_has_its_point_on_top() -> None:
    assert min(corners(0, 0, 10), key=lambda point: point[1]) == pytest.approx((0, -10))


def test_side_i_faces_neighbour_i() -> None:
    points = corners(0, 0, 10)
    for i, (q, r) in enumerate(AROUND):
        middle = [(points[i][k] + points[(i + 1) % 6][k]) / 2 for k in (0, 1)]
        assert middle == pytest.approx([value / 2 for value in centre(q, r, 10)])


def test_six_turns_bring_a_hex_home_and_one_turn_takes_right_to_lower_right() -> None:
    assert turned(2, -1, 6) == (2, -1)
    assert turned(1, 0, 1) == (0, 1)


def test_the_outline_of_one_hex_is_its_six_corners() -> None:
    assert outline([(0, 0)], 10).count("L") == 5
    assert outline([(0, 0)], 10).count("Z") == 1


def test_two_hexes_share_a_side_that_is_not_outlined() -> None:
    assert outline([(0, 0), (1, 0)], 10).count("L") == 9


def test_a_ring_of_hexes_has_an_outer_and_an_inner_border() -> None:
    assert outline(AROUND, 10).count("Z") == 2


def test_pieces_apart_have_a_border_each() -> None:
    assert outline([(0, 0), (5, 0)], 10).count("Z") == 2


def test_the_rim_joins_where_light_and_shadow_meet() -> None:
    upper, lower = rim(10)
    assert upper.split("L")[-1] == lower[1:].split("L")[0]
