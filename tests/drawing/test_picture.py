from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from ludoteca.core.seen.picture import Art, Picture
from ludoteca.drawing.palette import THEMES
from ludoteca.drawing.picture import document, standalone
from ludoteca.drawing.svg import icon, rect

BOARD = Picture("board", "The <desk>", 100, 60, rect(0, 0, 100, 60, "f-moss"), icon("key", 20, 20, 16, "k-gold"))
HAND = Picture("hand", "Your hand", 80, 20.5, "", rect(0, 0, 5, 5, "f-paper"))
ART = Art(glyphs={"key": rect(0, 0, 9, 9, "k-gold"), "lock": ""})
SVG = "{http://www.w3.org/2000/svg}"


def test_a_picture_keeps_what_stands_still_apart_from_what_lives() -> None:
    root = ElementTree.fromstring(BOARD.inline())
    assert (root.get("id"), root.get("role"), root.get("aria-label")) == ("board", "group", "The <desk>")
    assert root.get("viewBox") == "0 0 100 60"
    assert [(layer.get("id"), layer.get("aria-hidden")) for layer in root] == [
        ("board-still", "true"),
        ("board-living", None),
    ]


def test_a_picture_on_a_page_has_no_style_of_its_own() -> None:
    assert "style" not in BOARD.inline()


def test_a_document_stacks_pictures_of_any_width() -> None:
    root = ElementTree.fromstring(standalone([BOARD, HAND], "A game", ART))
    board, hand = root.findall(f"{SVG}svg")
    assert float(hand.get("y", "0")) >= float(board.get("y", "0")) + 60
    assert float(root.get("height", "0")) > float(hand.get("y", "0")) + 20.5


@pytest.mark.parametrize("theme", THEMES)
def test_a_document_carries_the_plain_colours_of_its_theme(theme: str) -> None:
    moss = ("#112233", "#445566")
    text = standalone([BOARD], "A game", Art({"moss": moss}, glyphs=ART.glyphs), theme)
    assert f".f-moss{{fill:{moss[THEMES.index(theme)]}}}" in text
    assert "var(" not in text


def test_a_document_carries_the_glyphs_it_uses_and_no_others() -> None:
    assert re.findall(r'<symbol id="g-([a-z-]+)"', standalone([BOARD], "A game", ART)) == ["key"]


def test_any_drawing_can_be_a_document_of_its_own() -> None:
    root = ElementTree.fromstring(document(20, 10, "A mark & more", rect(0, 0, 9, 9, "f-brand"), Art()))
    assert root.findtext(f"{SVG}title") == "A mark & more"
