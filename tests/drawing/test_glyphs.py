from __future__ import annotations

from xml.etree import ElementTree

from ludoteca.drawing.glyphs import sprite, symbols, used
from ludoteca.drawing.svg import icon

SOME = {"key": '<path d="M1 1"/>', "deck": '<path d="M2 2"/>', "moon": '<path d="M3 3"/>'}


def test_the_sprite_holds_every_glyph_once() -> None:
    found = [symbol.get("id") for symbol in ElementTree.fromstring(sprite(SOME))]
    assert found == ["g-deck", "g-key", "g-moon"]


def test_a_drawing_brings_only_the_glyphs_it_uses() -> None:
    drawing = icon("key", 0, 0, 16) + icon("deck", 0, 0, 16) + icon("key", 9, 9, 16)
    assert used(drawing) == {"key", "deck"}
    assert symbols(used(drawing), SOME).count("<symbol") == 2


def test_the_sprite_takes_no_room_and_no_voice() -> None:
    assert sprite(SOME).startswith('<svg class="sprite" aria-hidden="true" width="0" height="0">')
