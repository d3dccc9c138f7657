from __future__ import annotations

from xml.etree import ElementTree

import pytest

from ludoteca.drawing.glyphs import GLYPHS, used
from ludoteca.drawing.shapes.pieces import chip, count, flag, logo, panel, pill_width, seal, sheet, token
from ludoteca.drawing.svg import SMALL


@pytest.mark.parametrize("seat", range(5))
def test_a_token_has_the_colour_and_the_shape_of_its_seat(seat: int) -> None:
    (name,) = used(token(seat, 0, 0))
    assert f"k-p{seat + 1}" in GLYPHS[name]


def test_a_flag_stays_within_the_picture() -> None:
    words = "then 3 × 4 × 3 = 36"
    ground = ElementTree.fromstring(flag(0, 0, words, "key", 8, 400))[0]
    assert float(ground.get("x", "0")) == 8
    assert float(ground.get("width", "0")) == pill_width(words, SMALL, "key")


def test_a_flag_is_hidden_by_its_class_until_its_thing_is_hovered() -> None:
    assert "class='flag'" in flag(0, 0, "24")


def test_a_sheet_has_a_window_for_its_art() -> None:
    assert sheet(118, 164, 12, (6, 6, 106, 118), 8).count("M") == 2


@pytest.mark.parametrize(
    "piece", [count(0, 0, 3), seal(0, 0, 4), chip(0, 0, "10", "deck"), logo(0, 0), panel(0, 0, 9, 9)]
)
def test_pieces_are_well_formed_and_carry_no_style(piece: str) -> None:
    root = ElementTree.fromstring(f"<g>{piece}</g>")
    assert all("style" not in part.attrib for part in root.iter())
