from __future__ import annotations

from xml.etree import ElementTree

import pytest

from ludoteca.drawing.glyphs import GLYPHS, ROOMS, sprite, symbols, used
from ludoteca.drawing.svg import icon


def test_no_two_rooms_draw_a_glyph_of_the_same_name() -> None:
    assert len(GLYPHS) == sum(len(room.GLYPHS) for room in ROOMS)


def test_the_sprite_holds_every_glyph_once() -> None:
    found = [symbol.get("id") for symbol in ElementTree.fromstring(sprite())]
    assert sorted(found, key=str) == sorted(f"g-{name}" for name in GLYPHS)


@pytest.mark.parametrize("name", GLYPHS)
def test_a_glyph_names_no_colour_of_its_own(name: str) -> None:
    root = ElementTree.fromstring(f"<g>{GLYPHS[name]}</g>")
    paints = {part.get(key) for part in root.iter() for key in ("fill", "stroke", "style")}
    assert paints <= {None, "none", "currentColor"}


def test_a_drawing_brings_only_the_glyphs_it_uses() -> None:
    drawing = icon("key", 0, 0, 16) + icon("deck", 0, 0, 16) + icon("key", 9, 9, 16)
    assert used(drawing) == {"key", "deck"}
    assert symbols(used(drawing)).count("<symbol") == 2


def test_the_sprite_takes_no_room_and_no_voice() -> None:
    assert sprite().startswith('<svg class="sprite" aria-hidden="true" width="0" height="0">')
