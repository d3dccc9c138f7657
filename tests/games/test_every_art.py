"""The art of every game: its colours can be read, its glyphs are sound, and no name is used twice in the house."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree

import pytest

from ludoteca import GAMES
from ludoteca.core.seen.picture import Art, Pairs
from ludoteca.drawing.palette import SIGN, TEXT, THEMES, contrast
from ludoteca.drawing.shared import SHARED

ARTS = {"shared": SHARED} | {name: game.art() for name, game in GAMES.items()}
EVERY_ART = pytest.mark.parametrize("art", ARTS.values(), ids=ARTS)
EVERY_THEME = pytest.mark.parametrize("theme", range(len(THEMES)), ids=THEMES)


def weak(art: Art, pairs: Pairs, theme: int, least: float) -> list[tuple[str, str]]:
    """The pairs whose contrast is less than it must be."""
    colours = SHARED.joined(art).colours
    return [(on, ground) for on, ground in pairs if contrast(colours[on][theme], colours[ground][theme]) < least]


@EVERY_ART
@EVERY_THEME
def test_words_can_be_read_on_their_ground(art: Art, theme: int) -> None:
    assert weak(art, art.words_on, theme, TEXT) == []


@EVERY_ART
@EVERY_THEME
def test_signs_can_be_told_from_their_ground(art: Art, theme: int) -> None:
    assert weak(art, art.signs_on, theme, SIGN) == []


@EVERY_ART
def test_every_colour_is_written_in_full(art: Art) -> None:
    assert all(len(colour) == 7 and int(colour[1:], 16) >= 0 for pair in art.colours.values() for colour in pair)


@EVERY_ART
def test_a_glyph_is_sound_and_names_no_colour_of_its_own(art: Art) -> None:
    for name, body in art.glyphs.items():
        root = ElementTree.fromstring(f"<g>{body}</g>")
        paints = {part.get(key) for part in root.iter() for key in ("fill", "stroke", "style")}
        assert paints <= {None, "none", "currentColor"}, name


def test_no_two_games_give_the_same_name_to_a_colour_or_a_glyph() -> None:
    for names in ([n for art in ARTS.values() for n in art.colours], [n for art in ARTS.values() for n in art.glyphs]):
        assert [name for name, count in Counter(names).items() if count > 1] == []
