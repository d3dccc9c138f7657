"""Parts of drawings: where things lie, and what is left when the rest is cut off."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from ludoteca.drawing.bounds import Bounds, Box, matrix_of, moved, path_box
from ludoteca.drawing.crop import Sheet

THING = '<g data-ask="step a" class="ask" transform="translate(10 20)"><rect width="4" height="6"/></g>'
OTHER = '<g data-ask="step b"><rect x="100" y="100" width="5" height="5"/><use href="#far" x="3"/></g>'
SHAPES = '<defs><g id="near"><circle r="2"/></g><g id="far"><use href="#near"/></g></defs>'


def box(markup: str, named: str = "") -> Box | None:
    shapes = {shape.get("id", ""): shape for shape in ET.fromstring(f"<g>{named}</g>")}
    return Bounds(shapes).of(ET.fromstring(markup))


@pytest.mark.parametrize(
    ("markup", "edges"),
    [
        ('<rect x="1" y="2" width="3" height="4"/>', (1, 2, 4, 6)),
        ('<circle cx="5" cy="5" r="2"/>', (3, 3, 7, 7)),
        ('<ellipse cx="5" cy="5" rx="2" ry="1"/>', (3, 4, 7, 6)),
        ('<g transform="translate(1 2) scale(2)"><rect width="3" height="4"/></g>', (1, 2, 7, 10)),
        ('<use href="#g-token-1" x="1" y="1" width="24" height="24"/>', (1, 1, 25, 25)),
        ('<use href="#dot" x="7" y="8"/>', (6, 7, 8, 9)),
    ],
)
def test_where_a_shape_lies(markup: str, edges: tuple[float, ...]) -> None:
    assert box(markup, '<circle id="dot" r="1"/>') == edges


def test_where_a_path_lies() -> None:
    assert path_box("M1 2h3v4H0z") == (0, 2, 4, 6)
    assert path_box("m1 1l2 3 4 5z m1 0h1") == (1, 1, 7, 9)
    assert path_box("M0 0C1 5 2 5 3 0") == (0, 0, 3, 5)
    assert path_box("M0 0a5 5 0 0 0 10 0") == (0, -5, 10, 5)
    assert path_box("") is None


def test_where_words_lie() -> None:
    middle = box('<text x="10" y="20" font-size="10" text-anchor="middle">aa</text>')
    assert middle is not None
    assert middle.left + middle.right == pytest.approx(20)
    apart = box('<text font-size="10" y="9"><tspan x="40">1</tspan><tspan x="80" y="50">2</tspan></text>')
    assert apart is not None
    assert (apart.left, apart.bottom > 50, apart.right > 80) == (40, True, True)


def test_what_waits_for_a_hand_lies_nowhere() -> None:
    assert box('<g class="flag"><rect width="9" height="9"/></g>') is None
    assert box('<g><rect width="1" height="1"/><path class="tick" d="M50 50h9v9z"/></g>') == (0, 0, 1, 1)


def test_a_turned_thing_lies_in_the_box_around_it() -> None:
    turned = moved(Box(0, 0, 2, 1), matrix_of("rotate(90)"))
    assert turned == pytest.approx((-1, 0, 0, 2))


def test_things_are_found_by_their_names() -> None:
    sheet = Sheet([THING + OTHER])
    assert sheet.around(["step a"]) == (10, 20, 14, 26)
    assert sheet.around(["step *"]) == (10, 20, 105, 105)
    assert sheet.around(["step c"]) is None


def test_what_lies_outside_is_left_out_with_the_shapes_that_only_it_uses() -> None:
    sheet = Sheet([SHAPES, THING + OTHER])
    small = sheet.cut(Box(9, 19, 15, 27), "x-")
    assert small == '<defs></defs><g class="ask" transform="translate(10 20)"><rect width="4" height="6" /></g>'
    whole = sheet.cut(Box(-9, -9, 200, 200), "x-")
    assert 'id="x-near"' in whole
    assert 'href="#x-far" x="3"' in whole
    assert "data-ask" not in whole
