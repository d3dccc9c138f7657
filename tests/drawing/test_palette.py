from __future__ import annotations

from itertools import combinations

import pytest

from ludoteca.drawing import palette
from ludoteca.drawing.glyphs import GLYPHS


def test_black_on_white_has_the_contrast_that_the_guidelines_give() -> None:
    assert palette.luminance("#FFFFFF") == pytest.approx(1)
    assert palette.luminance("#000000") == 0
    assert palette.luminance("#808080") == pytest.approx(0.2159, abs=0.0001)
    assert palette.contrast("#000000", "#FFFFFF") == pytest.approx(21)


def test_five_seats_have_five_colours_and_five_shapes() -> None:
    assert len({palette.COLOURS[f"p{seat}"] for seat in range(1, 6)}) == 5
    assert len(set(palette.PLAYER_SHAPES)) == 5
    assert set(palette.PLAYER_SHAPES) <= set(GLYPHS)


@pytest.mark.parametrize("theme", range(len(palette.THEMES)))
def test_players_differ_in_lightness_too(theme: int) -> None:
    greys = [palette.luminance(palette.COLOURS[f"p{seat}"][theme]) for seat in range(1, 6)]
    assert min(abs(a - b) for a, b in combinations(greys, 2)) > 0.01


def test_a_reader_may_force_either_theme() -> None:
    sheet = palette.stylesheet({"moss": ("#112233", "#445566")})
    assert ':root[data-theme="dark"] {' in sheet
    assert ':root:not([data-theme="light"]) {' in sheet
    assert sheet.count("--moss: #112233;") == 1
    assert sheet.count("--moss: #445566;") == 2


def test_a_colour_paints_fills_strokes_letters_and_gradients() -> None:
    assert palette.class_rules("moss") == (
        ".f-moss{fill:var(--moss)}.s-moss{stroke:var(--moss)}.k-moss{color:var(--moss)}.v-moss{stop-color:var(--moss)}"
    )
