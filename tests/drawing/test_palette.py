from __future__ import annotations

from importlib.resources import files
from itertools import combinations

import pytest

from ludoteca.drawing import palette
from ludoteca.drawing.glyphs import GLYPHS

STATIC = files("ludoteca") / "web" / "static" / "ludoteca"


def test_the_stylesheet_of_the_site_is_the_palette() -> None:
    assert (STATIC / "palette.css").read_text("utf-8") == palette.stylesheet()


@pytest.mark.parametrize("theme", palette.THEMES)
def test_words_can_be_read_on_their_ground(theme: str) -> None:
    weak = [pair for pair in palette.TEXT_PAIRS if palette.contrast(*pair, theme) < palette.TEXT]
    assert weak == []


@pytest.mark.parametrize("theme", palette.THEMES)
def test_signs_can_be_told_from_their_ground(theme: str) -> None:
    weak = [pair for pair in palette.SIGN_PAIRS if palette.contrast(*pair, theme) < palette.SIGN]
    assert weak == []


def test_black_on_white_has_the_contrast_that_the_guidelines_give() -> None:
    assert palette.luminance("#FFFFFF") == pytest.approx(1)
    assert palette.luminance("#000000") == 0
    assert palette.luminance("#808080") == pytest.approx(0.2159, abs=0.0001)


def test_every_colour_is_written_in_full() -> None:
    assert all(len(colour) == 7 and int(colour[1:], 16) >= 0 for pair in palette.COLOURS.values() for colour in pair)


def test_five_seats_have_five_colours_and_five_shapes() -> None:
    assert len({palette.value(f"p{seat}") for seat in range(1, 6)}) == 5
    assert len(set(palette.PLAYER_SHAPES)) == 5
    assert set(palette.PLAYER_SHAPES) <= set(GLYPHS)


@pytest.mark.parametrize("theme", palette.THEMES)
def test_players_differ_in_lightness_too(theme: str) -> None:
    greys = [palette.luminance(palette.value(f"p{seat}", theme)) for seat in range(1, 6)]
    assert min(abs(a - b) for a, b in combinations(greys, 2)) > 0.01


def test_a_reader_may_force_either_theme() -> None:
    sheet = palette.stylesheet()
    assert ':root[data-theme="dark"] {' in sheet
    assert ':root:not([data-theme="light"]) {' in sheet
